"""The parts that generated files have where they need them.

A part begins with a line of its name; a line with a condition at its end is left out
where the condition isn't met. A generated file imports the names that it uses.
"""

from __future__ import annotations

import json
import math
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from typing import Any, Literal, TypeAlias, TypeVar, cast
from uuid import UUID


# part: PushError
class PushError(ValueError):
    """A value or a push that APNs or the app would reject."""

    def __init__(
        self, message: str, *, key: str | None = None, size: int | None = None
    ) -> None:
        super().__init__(message)
        self.key = key
        self.size = size


# part: Push
@dataclass(frozen=True)
class Push:
    """A push, ready to send."""

    headers: Mapping[str, str] = field(hash=False)
    """The headers of the request to APNs."""
    body: bytes
    """The payload: JSON in UTF-8."""

    @property
    def payload(self) -> dict[str, Any]:
        """The payload as a value, for a library that writes the JSON itself."""
        return cast("dict[str, Any]", json.loads(self.body))

    def sns(self) -> dict[str, Any]:  # if: sns
        """The arguments of `publish` of Amazon SNS, except the target."""  # if: sns
        return _sns(self.headers, self.body.decode())  # if: sns


# part: NotificationPush
class NotificationPush(Push):
    """A notification or a background push, ready to send."""

    def fcm(self) -> dict[str, Any]:
        """What a message for Firebase has next to its recipient."""
        return {"apns": {"headers": dict(self.headers), "payload": self.payload}}


# part: ActivityPush
class ActivityPush(Push):
    """A push of a Live Activity, ready to send."""

    def fcm(self, live_activity_token: str) -> dict[str, Any]:
        """What a message for Firebase has next to its recipient."""
        _refuse_channel(self.headers)
        apns = {"headers": dict(self.headers), "payload": self.payload}
        return {"apns": {"live_activity_token": live_activity_token, **apns}}


# part: -
# What the functions above need.

# part: _Json
_Json: TypeAlias = (
    "bool | int | float | str | Sequence[_Json] | Mapping[str, _Json] | None"
)

# part: _Object
_Object: TypeAlias = Mapping[str, _Json]

# part: _AnyPush
_AnyPush = TypeVar("_AnyPush", bound=Push)

# part: _EPOCH
_EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)

# part: _URL
_URL = re.compile(r"(?:%[0-9A-Fa-f]{2}|[!#$&-;=?-Z_a-z~]|[\[\]])+")


# part: _push
def _push(
    kind: type[_AnyPush],
    name: str,
    *,
    aps: _Object,
    headers: Mapping[str, str | None],
    data: _Object | None = None,
    limit: int = 4096,
) -> _AnyPush:
    own = _canonical(data or {}).removeprefix("{")
    body = _utf8(
        '{"aps":' + _canonical(aps) + ("" if own.startswith("}") else ",") + own
    )
    if len(body) > limit:
        size = f"{len(body)} bytes, and APNs accepts {limit}"
        raise PushError(f"{name}: the payload has {size}", size=len(body))
    return kind({key: text for key, text in headers.items() if text is not None}, body)


# part: _refuse_channel
def _refuse_channel(headers: Mapping[str, str]) -> None:
    if "apns-channel-id" in headers:
        raise PushError("only APNs sends to channels")


# part: _sns
def _sns(headers: Mapping[str, str], body: str) -> dict[str, Any]:
    _refuse_channel(headers)
    values = {
        "APNS.COLLAPSE_ID": headers.get("apns-collapse-id"),
        "APNS.PRIORITY": headers.get("apns-priority"),
        "APNS.PUSH_TYPE": headers.get("apns-push-type"),
        "APNS.TOPIC": headers.get("apns-topic"),
    }
    if "apns-expiration" in headers:
        seconds = int(headers["apns-expiration"]) - int(time.time())
        values["APNS.TTL"] = values["APNS_SANDBOX.TTL"] = str(max(0, seconds))
    platform = "APNS_VOIP" if headers["apns-push-type"] == "voip" else "APNS"
    return {
        "Message": _canonical({platform: body, f"{platform}_SANDBOX": body}),
        "MessageStructure": "json",
        "MessageAttributes": {
            f"AWS.SNS.MOBILE.{name}": {"DataType": "String", "StringValue": value}
            for name, value in values.items()
            if value is not None
        },
    }


# part: _Raw
class _Raw(str):
    """Canonical JSON."""


# part: _canonical
def _canonical(value: _Json, *, keeps_null: bool = False) -> str:
    """Compact JSON with sorted keys. A member that is None is left out."""
    if isinstance(value, _Raw):
        return str(value)
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, float):
        return _number(value)
    if isinstance(value, Mapping):
        members = [
            f"{_quoted(key)}:{_canonical(member, keeps_null=keeps_null)}"
            for key, member in sorted(value.items(), key=lambda item: item[0])
            if keeps_null or member is not None
        ]
        return "{" + ",".join(members) + "}"
    if isinstance(value, Sequence):
        items = [_canonical(item, keeps_null=keeps_null) for item in value]
        return "[" + ",".join(items) + "]"
    return json.dumps(value)


# part: _quoted
_quoted = json.JSONEncoder(ensure_ascii=False).encode


# part: _number
def _number(value: float) -> str:
    """As RFC 8785 and JavaScript write it: `20`, `0.000001`, `1e-7`, `1e+21`."""
    text = repr(value or 0.0).removesuffix(".0")
    if "e" in text and 1e-6 <= abs(value) < 1e21:
        return f"{Decimal(text):f}"
    return text.replace("e-0", "e-")


# part: _utf8
def _utf8(text: str) -> bytes:
    """Replaces half of a surrogate pair, which UTF-8 doesn't have."""
    units = text.encode("utf-16-le", "surrogatepass")
    return units.decode("utf-16-le", "replace").encode()


# part: _collapse_id
def _collapse_id(text: str) -> str:
    size = len(_as_header("collapse-id", text))
    if size > 64:
        message = f"the collapse identifier has {size} bytes, and APNs accepts 64"
        raise PushError(message, key="collapse-id", size=size)
    return text


# part: _as_header
def _as_header(place: str, value: object) -> str:
    """HTTP libraries send other characters in different ways, or not at all."""
    if not isinstance(value, str) or not re.fullmatch(r"[!-~]([ -~]*[!-~])?", value):
        raise _wrong(place, "visible ASCII text")
    return value


# part: _topic
def _topic(app: str) -> str:
    if app not in _TOPICS:
        raise _wrong("app", f"one of {', '.join(_TOPICS)}")
    return _TOPICS[app]


# part: _seconds_after
def _seconds_after(at: datetime | None, seconds: int = 0) -> int:
    """Counts from 1970."""
    now = datetime.now(timezone.utc) if at is None else at
    return _milliseconds("at", now) // 1000 + seconds


# part: _group
def _group(members: _Object) -> _Object | None:
    """An object that is left out if it has nothing."""
    return members if any(item is not None for item in members.values()) else None


# part: _rest
def _rest(number: int, divisor: int) -> int:
    """The remainder with the sign of the number, as in Swift."""
    return number % divisor if number >= 0 else -(-number % divisor)


# part: _wrong
def _wrong(place: str, expected: str) -> PushError:
    return PushError(f"'{place}' must be {expected}", key=place)


# part: _as_text
def _as_text(place: str, value: object) -> str:
    # The text of a member of an Enum is its name.
    if not isinstance(value, str) or str(value) != value:
        raise _wrong(place, "a plain string")
    return value


# part: _as_text_of
def _as_text_of(place: str, text: object, value: object) -> str | None:
    """The text for an optional value: both are there, or neither."""
    if (text is None) != (value is None):
        raise PushError(f"'{place}' belongs to a value: give both", key=place)
    return None if text is None else _as_text(place, text)


# part: _as_choice
def _as_choice(place: str, value: object, *values: str) -> str:
    if not isinstance(value, str) or str(value) not in values:
        raise _wrong(place, f"one of {', '.join(values)}")
    return value


# part: _as_integer
def _as_integer(place: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(place, "an int")
    if not -(2**63) <= value < 2**63:
        raise _wrong(place, "a whole number of 64 bits")
    return value


# part: _as_number
def _as_number(place: str, value: object) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise _wrong(place, "a float")
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise _wrong(place, "a finite number")
    return number


# part: _in_range
def _in_range(place: str, value: float, highest: float = math.inf) -> float:
    """What the system accepts: a relevance score from 0 to 1, a badge of 0 or more."""
    if not 0 <= value <= highest:
        raise _wrong(place, "a number from 0 to 1" if highest == 1 else "0 or more")
    return value


# part: _as_boolean
def _as_boolean(place: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise _wrong(place, "True or False")
    return value


# part: _as_decimal
def _as_decimal(place: str, value: object) -> str:
    if not isinstance(value, Decimal):
        raise _wrong(place, "a Decimal")
    if not value.is_finite() or abs(value.adjusted()) > 38:
        raise _wrong(place, "a finite number of at most 38 digits")
    whole, _, fraction = f"{value:f}".partition(".")
    fraction = fraction.rstrip("0")
    if len(whole.lstrip("-") + fraction) > 38:
        raise _wrong(place, "a finite number of at most 38 digits")
    return f"{whole}.{fraction}" if fraction else "0" if whole == "-0" else whole


# part: _as_decimal_number
def _as_decimal_number(place: str, value: object) -> float:
    return float(_as_decimal(place, value))


# part: _milliseconds
def _milliseconds(place: str, value: object) -> int:
    """Counts from 1970."""
    if not isinstance(value, datetime) or value.utcoffset() is None:
        raise _wrong(place, "an aware datetime")
    microseconds = (value - _EPOCH) // timedelta(microseconds=1)
    return (microseconds + 500) // 1000


# part: _as_date
def _as_date(place: str, value: object) -> str:
    """RFC 3339, with milliseconds where there are any."""
    try:
        date = _EPOCH + timedelta(milliseconds=_milliseconds(place, value))
    except OverflowError:
        raise _wrong(place, "a date in the years 1 to 9999") from None
    text = date.replace(tzinfo=None).isoformat(timespec="milliseconds")
    return text.removesuffix(".000") + "Z"


# part: _as_seconds
def _as_seconds(place: str, value: object) -> float:
    """Counts from 1970."""
    return _milliseconds(place, value) / 1000


# part: _as_reference_seconds
def _as_reference_seconds(place: str, value: object) -> float:
    """Counts from 2001, as ActivityKit decodes dates."""
    return (_milliseconds(place, value) - 978307200000) / 1000


# part: _as_url
def _as_url(place: str, value: object) -> str:
    if not isinstance(value, str) or not _URL.fullmatch(value):
        raise _wrong(place, "a URL, with other characters percent-encoded")
    return value


# part: _as_uuid
def _as_uuid(place: str, value: object) -> str:
    if not isinstance(value, UUID):
        raise _wrong(place, "a UUID")
    return str(value)


# part: _as_list
def _as_list(
    place: str, value: object, check: Callable[[str, object], _Json]
) -> Sequence[_Json]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise _wrong(place, "a sequence")
    items = cast("Sequence[object]", value)
    return [check(f"{place}[{index}]", item) for index, item in enumerate(items)]


# part: _as_json
def _as_json(place: str, value: object) -> _Raw:
    try:
        plain: _Json = json.loads(json.dumps(value, allow_nan=False))
    except (RecursionError, TypeError, ValueError):
        raise _wrong(place, "a value of JSON") from None
    return _Raw(_canonical(plain, keeps_null=True))


# part: _words
def _words(value: str, words: Mapping[str, str], other: str | None = None) -> str:
    """The words for a value of an enum: by default the value itself."""
    return words.get(value, value if other is None else other)


# part: _number_text
def _number_text(value: float) -> str:
    """A number in a text, as the app writes it: `3.0`."""
    return repr(float(value))
