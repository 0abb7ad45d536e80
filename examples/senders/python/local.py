"""Stand-ins for APNs and Firebase on this machine, with their paths, answers and reasons."""

from __future__ import annotations

import asyncio
import datetime
import json
import re
import ssl
import tempfile
import threading
import time
import uuid
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, cast

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from h2.config import H2Configuration
from h2.connection import H2Connection
from h2.events import DataReceived, RequestReceived, StreamEnded

TOPICS = re.compile(r"com\.example\.barge(\.debug)?(\.push-type\.liveactivity)?")


class LocalApns:
    """Answers over HTTP/2 with TLS, as APNs does."""

    def __init__(self) -> None:
        self.received: list[tuple[dict[str, str], dict[str, Any]]] = []
        # Tokens of devices on which the app was removed.
        self.unregistered: set[str] = set()

    async def start(self) -> tuple[str, int, ssl.SSLContext]:
        """:return: Its host and port, and what trusts its certificate."""
        with tempfile.TemporaryDirectory() as folder:
            certificate = make_certificate(Path(folder))
            server_side = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            server_side.load_cert_chain(certificate)
            server_side.set_alpn_protocols(["h2"])
            client_side = ssl.create_default_context(cafile=certificate)
        client_side.set_alpn_protocols(["h2"])
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: ApnsProtocol(self), "localhost", 0, ssl=server_side
        )
        port = self._server.sockets[0].getsockname()[1]
        return "localhost", port, client_side

    def stop(self) -> None:
        self._server.close()

    def answer(
        self, headers: dict[str, str], body: bytes
    ) -> tuple[int, dict[str, Any] | None]:
        path = re.fullmatch(r"/3/device/(.*)", headers[":path"])
        if path is None:
            return 404, {"reason": "BadPath"}
        if headers[":method"] != "POST":
            return 405, {"reason": "MethodNotAllowed"}
        if not headers.get("authorization", "").startswith("bearer "):
            return 403, {"reason": "MissingProviderToken"}
        if not re.fullmatch(r"([0-9a-f]{2}){32,80}", path[1]):
            return 400, {"reason": "BadDeviceToken"}
        if path[1] in self.unregistered:
            return 410, {"reason": "Unregistered", "timestamp": int(time.time() * 1000)}
        if "apns-topic" not in headers:
            return 400, {"reason": "MissingTopic"}
        if not TOPICS.fullmatch(headers["apns-topic"]):
            return 400, {"reason": "TopicDisallowed"}
        if len(body) > 4096:
            return 413, {"reason": "PayloadTooLarge"}
        if not body:
            return 400, {"reason": "PayloadEmpty"}
        if len(headers.get("apns-collapse-id", "")) > 64:
            return 400, {"reason": "BadCollapseId"}
        self.received.append((headers, json.loads(body)))
        return 200, None


class ApnsProtocol(asyncio.Protocol):
    def __init__(self, apns: LocalApns) -> None:
        self.apns = apns
        self.connection = H2Connection(
            H2Configuration(client_side=False, header_encoding="utf-8")
        )
        self.requests: dict[int, tuple[dict[str, str], bytearray]] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.connection.initiate_connection()
        self.transport.write(self.connection.data_to_send())

    def data_received(self, data: bytes) -> None:
        for event in self.connection.receive_data(data):
            if isinstance(event, RequestReceived):
                headers = cast("list[tuple[str, str]]", event.headers)
                self.requests[event.stream_id] = dict(headers), bytearray()
            elif isinstance(event, DataReceived):
                self.requests[event.stream_id][1].extend(event.data)
                length = event.flow_controlled_length
                self.connection.acknowledge_received_data(length, event.stream_id)
            elif isinstance(event, StreamEnded):
                self.respond(event.stream_id)
        self.transport.write(self.connection.data_to_send())

    def respond(self, stream: int) -> None:
        headers, body = self.requests.pop(stream)
        status, answer = self.apns.answer(headers, bytes(body))
        identifier = headers.get("apns-id", str(uuid.uuid4()))
        head = [(":status", str(status)), ("apns-id", identifier)]
        self.connection.send_headers(stream, head, end_stream=answer is None)
        if answer is not None:
            self.connection.send_data(
                stream, json.dumps(answer).encode(), end_stream=True
            )


class LocalFirebase(HTTPServer):
    """Answers as the HTTP v1 API of Firebase does."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), FirebaseHandler)
        self.received: list[dict[str, Any]] = []

    def start(self) -> str:
        """:return: Its address."""
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server_port}"


class FirebaseHandler(BaseHTTPRequestHandler):
    server: LocalFirebase

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        path = re.fullmatch(r"/v1/projects/([^/]+)/messages:send", self.path)
        if path is None:
            return self.respond(404, {"error": {"status": "NOT_FOUND"}})
        if body["message"]["token"] == "gone":
            kind = "type.googleapis.com/google.firebase.fcm.v1.FcmError"
            details = [{"@type": kind, "errorCode": "UNREGISTERED"}]
            error = {"code": 404, "status": "NOT_FOUND", "details": details}
            return self.respond(404, {"error": error})
        self.server.received.append(body["message"])
        count = len(self.server.received)
        self.respond(200, {"name": f"projects/{path[1]}/messages/{count}"})

    def respond(self, status: int, answer: dict[str, Any]) -> None:
        data = json.dumps(answer).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *arguments: object) -> None:
        pass


def make_certificate(folder: Path) -> str:
    """A certificate that only this run trusts."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.timezone.utc)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), False)
        .sign(key, hashes.SHA256())
    )
    path = folder / "localhost.pem"
    pem = serialization.Encoding.PEM
    path.write_bytes(private_pem(key) + certificate.public_bytes(pem))
    return str(path)


def private_pem(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
