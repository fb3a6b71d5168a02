"""Findings for people and for programs: text with an excerpt, one line each, plain data for JSON."""

from lorumdsl.report.data import diagnostic_data
from lorumdsl.report.sources import Sources
from lorumdsl.report.text import format_concise, format_count, format_finding

__all__ = ["Sources", "diagnostic_data", "format_concise", "format_count", "format_finding"]
