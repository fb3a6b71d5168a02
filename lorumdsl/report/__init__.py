"""Findings for people and for programs: text with an excerpt, one line each, JSON, SARIF, GitHub annotations."""

from lorumdsl.report.data import diagnostic_data
from lorumdsl.report.github import format_annotation
from lorumdsl.report.sarif import sarif_document
from lorumdsl.report.sources import Sources
from lorumdsl.report.text import format_concise, format_count, format_finding

__all__ = [
    "Sources",
    "diagnostic_data",
    "format_annotation",
    "format_concise",
    "format_count",
    "format_finding",
    "sarif_document",
]
