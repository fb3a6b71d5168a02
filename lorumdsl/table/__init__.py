"""The table: deals, sessions, the ledger, what a seat may see, records that can be replayed."""
