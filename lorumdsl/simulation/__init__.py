"""Deals and sessions by the million: played in chunks, counted exactly, kept on disk."""
