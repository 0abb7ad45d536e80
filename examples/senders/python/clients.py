"""Passes pushes to aioapns and firebase-admin."""

from __future__ import annotations

import ssl
import time
from typing import Any

from aioapns import APNs, NotificationRequest, PushType
from aioapns.common import NotificationResult
from firebase_admin import messaging

from notifications import ActivityPush, NotificationPush, Push


class Apns:
    """A connection to APNs."""

    def __init__(
        self,
        key: str,
        key_id: str,
        team_id: str,
        *,
        origin: tuple[str, int, ssl.SSLContext] | None = None,
    ) -> None:
        """
        :param key: The content of the file `AuthKey_….p8`.
        :param origin: What answers instead of APNs.
        """
        context = None if origin is None else origin[2]
        # Each push has its own topic.
        self._client = APNs(
            key=key, key_id=key_id, team_id=team_id, topic="-", ssl_context=context
        )
        if origin is not None:
            names = {"APNS_SERVER": origin[0], "APNS_PORT": origin[1]}
            pool = self._client.pool
            pool.protocol_class = type("Protocol", (pool.protocol_class,), names)

    async def send(self, device_token: str, push: Push) -> NotificationResult:
        headers = push.headers
        # aioapns takes the seconds from now on, and computes the date.
        expiration = headers.get("apns-expiration")
        seconds = (
            None if expiration is None else max(0, int(expiration) - int(time.time()))
        )
        return await self._client.send_notification(
            NotificationRequest(
                device_token,
                push.payload,
                time_to_live=seconds,
                priority=int(headers["apns-priority"]),
                collapse_key=headers.get("apns-collapse-id"),
                push_type=PushType(headers["apns-push-type"]),
                apns_topic=headers["apns-topic"],
            )
        )

    def close(self) -> None:
        self._client.pool.close()


def firebase_message(token: str, push: NotificationPush) -> messaging.Message:
    return _message(token, push.fcm()["apns"])


def firebase_activity_message(
    token: str, activity_token: str, push: ActivityPush
) -> messaging.Message:
    return _message(token, push.fcm(activity_token)["apns"])


def _message(token: str, apns: dict[str, Any]) -> messaging.Message:
    payload = apns.pop("payload")
    aps = payload.pop("aps")
    alert, sound = aps.pop("alert", None), aps.pop("sound", None)
    # It takes these keys only as its own values, and others as they are.
    config = messaging.APNSConfig(
        payload=messaging.APNSPayload(
            messaging.Aps(
                alert=alert and messaging.ApsAlert(custom_data=alert),
                badge=aps.pop("badge", None),
                sound=(
                    messaging.CriticalSound(**sound)
                    if isinstance(sound, dict)
                    else sound
                ),
                category=aps.pop("category", None),
                thread_id=aps.pop("thread-id", None),
                custom_data=aps,
            ),
            **payload,
        ),
        **apns,
    )
    return messaging.Message(token=token, apns=config)
