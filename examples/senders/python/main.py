"""Sends what a bookshop tells its customers."""

from __future__ import annotations

import asyncio
import json
import logging
from datetime import datetime, timezone
from decimal import Decimal
from typing import Any
from uuid import UUID

import firebase_admin
import google.auth.credentials
from cryptography.hazmat.primitives.asymmetric import ec
from firebase_admin import credentials, messaging

import notifications
from clients import Apns, firebase_activity_message, firebase_message
from local import LocalApns, LocalFirebase, private_pem

PHONE, TABLET, ACTIVITY = "a1" * 32, "b2" * 32, "c3" * 40

SENT = notifications.order_sent(
    shop="The Book Barge",
    item="Emma",
    day_text="Friday",
    order_id=UUID("6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d"),
)
DROPPED = notifications.price_dropped(
    item="Emma", copies=1, offer=7, price=Decimal("9.90"), price_text="€9.90"
)

# A Live Activity has a token of its own, and each update its state.
ARRIVES_AT = datetime(2026, 1, 30, 10, 15, tzinfo=timezone.utc)
NEAR = notifications.DeliveryState(stops=3, arrives_at=ARRIVES_AT)
AT_THE_DOOR = notifications.DeliveryState(stops=0, arrives_at=ARRIVES_AT)
START = notifications.delivery_start(
    notifications.DeliveryAttributes(order_id="6f2b1c1a"), NEAR
)


async def send_with_aioapns() -> None:
    local = LocalApns()
    origin = await local.start()
    local.unregistered.add(TABLET)
    # A key that only the stand-in accepts.
    key = private_pem(ec.generate_private_key(ec.SECP256R1())).decode()
    apns = Apns(key, "ABC123DEFG", "DEF123GHIJ", origin=origin)

    await apns.send(PHONE, SENT)
    for token in (TABLET, "no-token"):
        result = await apns.send(token, SENT)
        print(f"{token[:8]}: APNs answered {result.status}: {result.description}")
    await apns.send(PHONE, DROPPED)
    await apns.send(PHONE, START)
    await apns.send(ACTIVITY, notifications.delivery_arriving(AT_THE_DOOR))
    await apns.send(ACTIVITY, notifications.delivery_end(AT_THE_DOOR, app="debug"))

    for headers, payload in local.received:
        show(headers["apns-push-type"], payload)
    apns.close()
    local.stop()


def send_with_firebase() -> None:
    local = LocalFirebase()
    path = "/v1/projects/{0}/messages:send"
    messaging._MessagingService.FCM_URL = local.start() + path
    app = firebase_admin.initialize_app(NoCredential(), {"projectId": "book-barge"})

    print(messaging.send(firebase_message("phone", SENT)))
    print(messaging.send(firebase_activity_message("phone", ACTIVITY, START)))
    try:
        messaging.send(firebase_message("gone", DROPPED))
    except messaging.UnregisteredError as error:
        print(f"gone: {type(error).__name__}")

    for message in local.received:
        show(message["apns"]["headers"]["apns-push-type"], message["apns"]["payload"])
    firebase_admin.delete_app(app)
    local.shutdown()
    local.server_close()


class NoCredential(credentials.Base):
    """For the stand-in. For Firebase, pass `credentials.Certificate(…)`."""

    def get_credential(self) -> google.auth.credentials.Credentials:
        return google.auth.credentials.AnonymousCredentials()


def show(kind: str, payload: dict[str, Any]) -> None:
    aps = payload["aps"]
    words = json.dumps(aps["alert"], ensure_ascii=False) if "alert" in aps else ""
    print(kind, aps.get("event", ""), words)


if __name__ == "__main__":
    # It reports what main() prints, too.
    logging.getLogger("aioapns").setLevel(logging.CRITICAL)
    asyncio.run(send_with_aioapns())
    send_with_firebase()
