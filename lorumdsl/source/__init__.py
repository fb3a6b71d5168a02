"""From files to nodes: hardened YAML, `extends`, variants, references."""
