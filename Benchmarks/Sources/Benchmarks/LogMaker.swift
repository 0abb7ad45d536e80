import Basics

/// Logs of pushes in the forms in which they are sent. The same form gives the same bytes.
enum LogMaker {
    enum Form: String, CaseIterable {
        case request = "headers and payload"
        case payload
        case text = "payload as text"
        case firebase = "Firebase"
        case sns = "Amazon SNS"
        case activity = "Live Activities"
        case mixed
        case mistakes = "a mistake in every fifth line"
        case mistake = "a mistake in every line"

        /// How many times as fast as `jq` it should be read; nil for a form that is rare in logs.
        var goal: Double? {
            switch self {
            case .mistakes: 1.5
            case .mistake: nil
            default: 4
            }
        }
    }

    static let schema = """
        app: { bundle-identifier: com.example.courier }
        categories:
          delivery:
            hidden-previews-body-placeholder: Delivery
            actions: [open: { title: Open the Gate, foreground: true }]
        notifications:
          courier-arriving:
            category: delivery
            title: Courier Arriving
            body: Ines is $(minutes) minutes away with your order from $(shop).
            interruption-level: time-sensitive
            relevant-for: 20m
            because: The courier waits for five minutes.
            thread-id: parcel-$(parcel-id)
            collapse-id: $(parcel-id)
            data:
              parcel-id: { type: uuid, key: parcel.id }
              minutes: { type: count, key: parcel.minutes }
              shop: string
              step: { values: [packed, on-the-way] }
              until: { type: date, optional: true }
          parcels-left: { title: Parcels, badge: $(count), data: { count: count } }
        activities:
          order:
            attributes: { shop: string }
            state: { step: { values: [cooking, delivered] }, eta: date, minutes: count }
            start: { title: Order from $(shop) }
            alerts: { late: { title: Your Order Is Late, body: "$(minutes) more minutes" } }
            stale-after: 15m
            dismiss-after: 20m

        """

    /// About 100 MB. Starting check-payload takes 20 ms, as long as 4 MB.
    static func log(of form: Form) -> [UInt8] {
        var random = Numbers()
        var log: [UInt8] = []
        while log.count < 100_000_000 {
            log += line(of: form, &random).compactBytes
            log.append(0x0A)
        }
        return log
    }

    private static func line(of form: Form, _ random: inout Numbers) -> JSONValue {
        switch form {
        case .request: return request(&random)
        case .payload: return notification(&random).payload
        case .text: return textual(request(&random))
        case .firebase: return ["message": ["token": .string(random.identifier()), "apns": request(&random)]]
        case .sns: return published(notification(&random).payload)
        case .activity: return activity(&random)
        case .mistakes: return request(&random, isWrong: random.next(below: 5) == 0)
        case .mistake: return request(&random, isWrong: true)
        case .mixed:
            let forms = [Form.request, .payload, .text, .firebase, .sns, .activity]
            return random.next(below: 7) == 6 ? counted(&random) : line(of: forms[random.next(below: 6)], &random)
        }
    }

    private static func notification(
        _ random: inout Numbers, isWrong: Bool = false
    ) -> (payload: JSONValue, identifier: String) {
        let identifier = random.identifier()
        let minutes = random.next(below: 60)
        return (
            [
                "aps": [
                    "alert": ["body": .string(random.words(9)), "title": "Courier Arriving"], "category": "delivery",
                    "interruption-level": "time-sensitive", "thread-id": .string("parcel-" + identifier),
                ],
                "notification": "courier-arriving",
                "parcel": [
                    "id": .string(identifier), "minutes": isWrong ? .string("\(minutes)") : .integer(minutes),
                ],
                "shop": .string(random.words(2)), "step": random.next(below: 2) == 0 ? "packed" : "on-the-way",
                "until": .string("2026-11-22T1\(random.next(below: 10)):30:00Z"),
            ], identifier
        )
    }

    private static func request(_ random: inout Numbers, isWrong: Bool = false) -> JSONValue {
        let (payload, identifier) = notification(&random, isWrong: isWrong)
        return [
            "headers": [
                "apns-collapse-id": .string(identifier),
                "apns-expiration": .string("\(1_795_253_400 + random.next(below: 10_000))"), "apns-priority": "10",
                "apns-push-type": "alert", "apns-topic": "com.example.courier",
            ],
            "payload": payload,
        ]
    }

    /// A badge that differs in every line.
    private static func counted(_ random: inout Numbers) -> JSONValue {
        let count = JSONValue.integer(random.next(below: 1_000))
        return [
            "headers": ["apns-priority": "10", "apns-push-type": "alert", "apns-topic": "com.example.courier"],
            "payload": [
                "aps": ["alert": ["title": "Parcels"], "badge": count], "notification": "parcels-left", "count": count,
            ],
        ]
    }

    private static func textual(_ request: JSONValue) -> JSONValue {
        guard case .object(let entries) = request else { return request }
        return .object(entries.map { $0.0 == "payload" ? ($0.0, .string($0.1.compact)) : $0 })
    }

    private static func published(_ payload: JSONValue) -> JSONValue {
        let message: JSONValue = ["default": "A message", "APNS": .string(payload.compact)]
        return [
            "TargetArn": "arn:aws:sns:eu-west-1:123456789012:endpoint/APNS/courier/one", "MessageStructure": "json",
            "Message": .string(message.compact),
            "MessageAttributes": [
                "AWS.SNS.MOBILE.APNS.PUSH_TYPE": ["DataType": "String", "StringValue": "alert"],
                "AWS.SNS.MOBILE.APNS.PRIORITY": ["DataType": "String", "StringValue": "10"],
            ],
        ]
    }

    /// A start, two updates, an update with an alert, or an end.
    private static func activity(_ random: inout Numbers) -> JSONValue {
        let kind = random.next(below: 5)
        let time = 1_769_851_800 + random.next(below: 100_000)
        var aps: [(String, JSONValue)] = [
            (
                "content-state",
                [
                    "eta": .integer(time - 978_307_200 + 1_200), "minutes": .integer(random.next(below: 60)),
                    "step": "cooking",
                ]
            ),
            ("event", .string(["start", "update", "update", "update", "end"][kind])), ("timestamp", .integer(time)),
            kind == 4 ? ("dismissal-date", .integer(time + 1_200)) : ("stale-date", .integer(time + 900)),
        ]
        if kind == 0 {
            aps.append(("attributes-type", "OrderAttributes"))
            aps.append(("attributes", ["shop": .string(random.words(2))]))
            aps.append(("input-push-token", 1))
        }
        if kind == 0 || kind == 3 { aps.append(("alert", ["title": .string(random.words(4))])) }
        return [
            "headers": [
                "apns-priority": kind == 1 || kind == 2 ? "5" : "10", "apns-push-type": "liveactivity",
                "apns-topic": "com.example.courier.push-type.liveactivity",
            ],
            "payload": ["aps": .object(aps)],
        ]
    }
}

/// Random numbers and words that are the same in every run.
private struct Numbers {
    private var state: UInt64 = 40

    private mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }

    mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

    mutating func words(_ count: Int) -> String {
        let words = ["harbor", "garden", "bridge", "window", "river", "market", "corner", "station", "meadow"]
        return (0..<count).map { _ in words[next(below: words.count)] }.joined(separator: " ")
    }

    /// A UUID.
    mutating func identifier() -> String {
        [8, 4, 4, 4, 12].map { length in
            String((0..<length).map { _ in Array("0123456789abcdef")[next(below: 16)] })
        }.joined(separator: "-")
    }
}
