"""Text in a terminal: widths, colours, tables, excerpts."""
