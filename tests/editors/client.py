"""A client of a language server over its standard input and output: one text open, asked as an editor asks.

Only what the tests need of the protocol. A server that is silent for too long ends the test.
"""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from pathlib import Path
from typing import Any

PATIENCE = 30  # seconds for an answer


class Editor:
    """A running server. Use as a context manager; places are lines and columns from 1, as in findings."""

    def __init__(self, server: str, folder: Path) -> None:
        self._process = subprocess.Popen(
            [server, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder
        )
        self._folder = folder
        self._number = 0
        self._messages: queue.Queue[dict[str, Any]] = queue.Queue()
        self._found: dict[str, list[dict[str, Any]]] = {}
        threading.Thread(target=self._listen, daemon=True).start()
        hover = {"contentFormat": ["markdown", "plaintext"]}
        asked = {"textDocument": {"hover": hover, "completion": {"completionItem": {"snippetSupport": True}}}}
        self._ask("initialize", {"processId": None, "rootUri": folder.as_uri(), "capabilities": asked})
        self._send({"method": "initialized", "params": {}})

    def __enter__(self) -> Editor:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    def open(self, name: str, text: str) -> str:
        """Open a text as a file of the folder; its URI."""
        uri = (self._folder / name).as_uri()
        document = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
        self._send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        return uri

    def hover(self, uri: str, line: int, column: int) -> str:
        """What is shown over a place."""
        found = self._ask("textDocument/hover", _at(uri, line, column))
        return "" if found is None else str(found["contents"]["value"])

    def complete(self, uri: str, line: int, column: int) -> list[str]:
        """What is offered at a place."""
        found = self._ask("textDocument/completion", _at(uri, line, column))
        items = found["items"] if isinstance(found, dict) else found or []
        return [item["label"] for item in items]

    def errors(self, uri: str) -> list[tuple[int, int, str]]:
        """(line, column, message) of what is underlined."""
        while uri not in self._found:
            self._take(None)
        places = [(one["range"]["start"], one["message"]) for one in self._found[uri]]
        return [(start["line"] + 1, start["character"] + 1, message) for start, message in places]

    def _ask(self, method: str, params: dict[str, Any]) -> Any:
        self._number += 1
        self._send({"id": self._number, "method": method, "params": params})
        return self._take(self._number)

    def _take(self, number: int | None) -> Any:
        """The answer with that number; with None, whatever the server says next."""
        while True:
            message = self._messages.get(timeout=PATIENCE)
            if "method" not in message:
                if message.get("id") == number:
                    assert "error" not in message, message
                    return message.get("result")
            elif "id" in message:  # the server asks for settings: there are none
                items = message.get("params", {}).get("items", []) if message.get("params") else []
                self._send({"id": message["id"], "result": [None for _ in items] or None})
            elif message["method"] == "textDocument/publishDiagnostics":
                self._found[message["params"]["uri"]] = message["params"]["diagnostics"]
                if number is None:
                    return None

    def _send(self, message: dict[str, Any]) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
        self._process.stdin.flush()

    def _listen(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        while True:
            length = 0
            while (line := stream.readline().strip()) != b"":
                name, _, value = line.partition(b":")
                length = int(value) if name.lower() == b"content-length" else length
            if not length:
                return
            self._messages.put(json.loads(stream.read(length)))


def _at(uri: str, line: int, column: int) -> dict[str, Any]:
    return {"textDocument": {"uri": uri}, "position": {"line": line - 1, "character": column - 1}}
