"""The shape of files: JSON Schema errors as findings at exact places, and what the schemas say about a key.

The schemas in `schemas/` serve editors and this package alike; there is no second description of the shape.
"""

from lorumdsl.diagnostics.spelling import nearest
from lorumdsl.schema.describe import allowed_keys, describe
from lorumdsl.schema.shape import check_shape

__all__ = ["allowed_keys", "check_shape", "describe", "nearest"]
