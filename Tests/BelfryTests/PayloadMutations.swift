/// Correct payloads, each with one or two random changes, for the mutation test of `PayloadContractTests`. Written in
/// Python, with a fixed seed, so that each run makes the same payloads.
enum PayloadMutations {
    /// A schema with everything that affects payloads: a category with one notification, `match`, keys that the device
    /// looks up, renamed and optional data, levels, sounds.
    static let schema =
        PayloadMistake.schema.replacing("notifications:\n", with: matched, maxReplacements: 1)

    private static let matched = """
        notifications:
          offered:
            category: offer
            title: Half Price
            badge: $(unread)
            data:
              unread: integer
              until: { type: date, optional: true }
              shop: { type: string, renamed-from: [store] }
          shipped:
            localize: device
            match: { type: shipped }
            title: Parcel $(number) Shipped
            relevance-score: 0.5
            data: { number: { type: integer, key: parcel.number }, link: { type: url, optional: true } }

        """

    /// Arguments: the number of payloads, the file for them, the file with the lines that the JSON Schema rejects, and
    /// the file for the correct payloads.
    static let script = #"""
        import copy, glob, json, random, sys
        from jsonschema import Draft202012Validator as Validator

        chance = random.Random(1915)
        right = []
        for path in sorted(glob.glob("Fixtures/*.apns")):
            with open(path) as file: right.append(json.load(file))
        values = [
            None, True, False, 0, 1, 1.0, 2, -1, 0.5, 80, 3.0, 1e2, 9223372036854775807, 9223372036854775808,
            "", "1", "x", "default", "ARRIVAL", "OFFER", "critical", "active", "timeSensitive", "update", "shipped",
            "sealed", "courier-arriving", "2026-02-29T09:30:00Z", "2028-02-29T09:30:00.5+01:00", "2026-13-01T00:00:00Z",
            "https://example.com/%20", "https://example.com/ x", "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D",
            {}, [], ["x"], [1], [None], {"title": "x"}, {"body": "x", "loc-key": "y"}, {"loc-key": "x"},
            {"loc-key": "x", "loc-args": ["a", "b"]}, {"title-loc-key": "x", "title-loc-args": ["4"]},
            {"critical": 1, "name": "x"}, {"critical": 1, "name": "default", "volume": 1}, {"name": "x"},
            "x" * 70, "é" * 40, 10 ** 17, {"critical": 0, "name": ""}, {"id": "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D"}, {"number": 7}, {"street": "x"},
        ]
        keys = [
            "aps", "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content",
            "interruption-level", "relevance-score", "target-content-id", "filter-criteria", "stale-date", "event",
            "timestamp", "content-state", "content-changed", "url-args", "title", "subtitle", "body", "launch-image",
            "title-loc-key", "title-loc-args", "loc-key", "loc-args", "action", "summary-arg", "critical", "name", "volume",
            "notification", "notifications", "type", "kind", "minutes", "order", "stops", "ciphertext", "unread", "shop",
            "store", "parcel", "link", "until", "click_action", "categoryId", "mutable_content", "gcm.message_id",
            "fcm_options", "google.c.fid", "Simulator Target Bundle", "x",
        ]

        def objects(value):
            if isinstance(value, dict):
                yield value
                for key in sorted(value): yield from objects(value[key])
            elif isinstance(value, list):
                if value: yield value
                for item in value: yield from objects(item)

        def change(payload):
            place = chance.choice(list(objects(payload)))
            if isinstance(place, list):
                place[chance.randrange(len(place))] = copy.deepcopy(chance.choice(values))
                return
            present = sorted(place)
            kind = chance.randrange(4)
            if kind == 0 and present: place.pop(chance.choice(present))
            elif kind == 1 and present: place[chance.choice(present)] = copy.deepcopy(chance.choice(values))
            elif kind == 2 and present: place[chance.choice(keys)] = place.pop(chance.choice(present))
            else: place[chance.choice(keys)] = copy.deepcopy(chance.choice(values))

        with open(sys.argv[4], "w") as file:
            for payload in right: print(json.dumps(payload), file=file)
        with open("Schemas/schema.json") as file: schema = Validator(json.load(file))
        with open(sys.argv[2], "w") as payloads, open(sys.argv[3], "w") as refused:
            for line in range(1, int(sys.argv[1]) + 1):
                payload = copy.deepcopy(chance.choice(right))
                for _ in range(chance.choice([1, 1, 1, 2])): change(payload)
                # A push of another type is not checked.
                if payload.get("notification") is None and isinstance(payload.get("aps"), dict) \
                        and ("event" in payload["aps"] or "content-changed" in payload["aps"]): payload = right[0]
                print(json.dumps(payload), file=payloads)
                if not schema.is_valid(payload): print(line, file=refused)
        """#
}
