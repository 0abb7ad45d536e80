#!/usr/bin/env python3
"""Writes a log of pushes with planted mistakes: generate.py FIXTURES COUNT LOG [--parts N] [--every N]

FIXTURES is a folder that `belfry generate --fixtures` wrote. Each line of the log is a fixture with other values. One
line of `--every` has a mistake; with 0, none has. With `--parts`, LOG is a folder with that many files. Prints how many
mistakes there are for each rule, as JSON.
"""

import argparse
import collections
import json
import pathlib
import random
import uuid

WORDS = "harbor garden bridge window river market corner station meadow bakery".split()


def in_aps(key, value):
    def change(push):
        push["aps"][key] = value
    return change


def next_to_aps(key, value):
    def change(push):
        push[key] = value
    return change


# A rule, and a change that breaks it and no other rule, for each notification of examples/delivery.
MISTAKES = {
    "courier-arriving": [
        ("payload-data-type", lambda push: push["parcel"].update(minutes="ten")),
        ("payload-missing-data", lambda push: push["parcel"].pop("minutes")),
        ("payload-value-mismatch", in_aps("interruption-level", "passive")),
        ("aps-unknown-key", in_aps("thread_id", "1")),
    ],
    "parcel-delivered": [
        ("payload-unknown-key", next_to_aps("colour", "red")),
        ("aps-value-type", in_aps("badge", "3")),
    ],
    "parcels-changed": [("payload-unknown-key", next_to_aps("colour", "red"))],
}


def lines(fixtures, count, every, chance, planted):
    for number in range(count):
        name, push = chance.choice(fixtures)
        text = json.dumps(push, ensure_ascii=False, separators=(",", ":"))
        # Another identifier, wherever it occurs, such as in a thread-id.
        identifier = push.get("parcel", {}).get("id")
        if identifier:
            text = text.replace(identifier, str(uuid.UUID(int=chance.getrandbits(128), version=4)))
        if "alert" in push["aps"] and isinstance(push["aps"]["alert"], dict):
            words = json.dumps(" ".join(chance.choices(WORDS, k=6)))[1:-1]
            for key in ("title", "body"):
                if key in push["aps"]["alert"]:
                    old = json.dumps(push["aps"]["alert"][key], ensure_ascii=False)
                    text = text.replace(f'"{key}":{old}', f'"{key}":"{words}"')
        mistakes = MISTAKES.get(name)
        if every and number % every == every - 1 and mistakes:
            push = json.loads(text)
            rule, change = chance.choice(mistakes)
            change(push)
            planted[rule] += 1
            text = json.dumps(push, ensure_ascii=False, separators=(",", ":"))
        yield text


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("fixtures", type=pathlib.Path)
    parser.add_argument("count", type=int)
    parser.add_argument("log", type=pathlib.Path)
    parser.add_argument("--parts", type=int, default=0)
    parser.add_argument("--every", type=int, default=1000)
    options = parser.parse_args()
    fixtures = [
        (path.name.split(".")[0], json.loads(path.read_text(encoding="utf-8")))
        for path in sorted(options.fixtures.glob("*.apns"))
    ]
    for _, push in fixtures:
        push.pop("Simulator Target Bundle", None)
    chance = random.Random(2026)
    planted = collections.Counter()
    text = lines(fixtures, options.count, options.every, chance, planted)
    if options.parts:
        options.log.mkdir()
        size = -(-options.count // options.parts)
        for part in range(options.parts):
            with open(options.log / f"part-{part:05}.jsonl", "w", encoding="utf-8") as file:
                for _, line in zip(range(size), text):
                    file.write(line + "\n")
    else:
        with open(options.log, "w", encoding="utf-8") as file:
            for line in text:
                file.write(line + "\n")
    print(json.dumps(dict(sorted(planted.items()))))


if __name__ == "__main__":
    main()
