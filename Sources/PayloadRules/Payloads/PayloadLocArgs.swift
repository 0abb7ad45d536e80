import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    private static let description = RuleDescription(
        id: "payload-loc-args",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "A text that the device looks up has the arguments that the schema declares, all of them strings.",
        rationale: """
            The arguments fill the placeholders of the text in order. If one is missing or is a number, people see a \
            gap or garbage. Arguments without a key have no effect. A key next to a text is advice: Apple doesn't say \
            which of the two people read, so send both only as a fallback that you tested on a device.
            """,
        unseen: "Exchanged arguments are found only if the payload also has both values as data.",
        source: .localizedPayload,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "loc-key": "courier.body", "loc-args": ["Ines", "4"] } },
                  "notification": "courier-arriving" }
                """,
                of: schema
            ),
            .payload(
                """
                { "aps": { "alert": { "title-loc-key": "courier.title" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { "loc-key": "courier.body", "loc-args": ⟦["Ines"]⟧ } },
                  "notification": "courier-arriving" }
                """,
                of: schema
            ),
            .payload(
                """
                { "aps": { "alert": { "loc-key": "courier.body", "loc-args": ["Ines", ⟦4⟧] } },
                  "notification": "courier-arriving" }
                """,
                of: schema
            ),
            .payload(
                """
                { "aps": { "alert": { "loc-key": "notification.sent.body", "loc-args": ⟦["42", "Bakery"]⟧ } },
                  "notification": "sent", "shop": "Bakery", "order": 42 }
                """,
                of: """
                    notifications:
                      sent:
                        localize: device
                        body: $(shop) sent the order $(order).
                        data: { shop: string, order: integer }

                    """
            ),
            .payload(
                """
                { "aps": { "alert": { "body": "Ines is 4 minutes away.", ⟦"loc-args"⟧: ["Ines", "4"] } },
                  "notification": "courier-arriving" }
                """,
                of: schema
            ),
            .payload(
                """
                { "aps": { "alert": { ⟦"title"⟧: "Courier Arriving", "title-loc-key": "courier.title" },
                    "category": "delivery" },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
        ]
    )

    static let payloadLocArgs: PushRule = description.eachPush(lookingAt: [.aps, .data, .identity], needsSchema: false)
    { push, report in
        guard let alert = push.received.alert, alert.kind == .mapping else { return }
        for keys in PayloadKey.alertTexts {
            let declared = push.notification?.text(keys.text)?.arguments
            let count = declared?.count
            guard let arguments = alert.entries.first(where: { $0.key.isText(keys.locArgs) }) else {
                guard let count, count > 0, let key = alert.key(keys.locKey) else { continue }
                report.add(
                    at: key.range,
                    "'\(keys.text)' has \(count) \(placeholders(count)), but there is no '\(keys.locArgs)'",
                    help: "add \"\(keys.locArgs)\" with \(count) \(count == 1 ? "string" : "strings")",
                    notes: push.note())
                continue
            }
            guard alert.key(keys.locKey) != nil else {
                report.add(
                    at: arguments.key.range, "'\(keys.locArgs)' needs '\(keys.locKey)', which is missing",
                    help: "add \"\(keys.locKey)\", or delete the arguments")
                continue
            }
            report.check(arguments.value, of: keys.locArgs, count: count, text: keys.text, push.note())
            if let declared { report.compare(arguments.value, of: keys.locArgs, with: declared, in: push) }
        }
    }

    private static let schema = """
        notifications:
          courier-arriving:
            body: $(courier) is $(minutes) minutes away.
            variables: { courier: { origin: user }, minutes: integer }

        """

    static let locLiteralShadowsKey: PushRule = description.eachPush(lookingAt: [.aps], needsSchema: false) {
        push, report in
        guard let alert = push.received.alert, alert.kind == .mapping else { return }
        for keys in PayloadKey.alertTexts {
            guard let literal = alert.key(keys.text), let key = alert.key(keys.locKey) else { continue }
            report.add(
                at: literal.range,
                "the alert has '\(keys.text)' and '\(keys.locKey)', and Apple doesn't say which of them people read",
                severity: .advice,
                help: "test it on a device: as a fallback, keep both; otherwise, delete '\(keys.text)'",
                notes: [Finding.Note("'\(keys.locKey)' is here", at: key.range)])
        }
    }
}

private func placeholders(_ count: Int) -> String { count == 1 ? "placeholder" : "placeholders" }

extension RuleReport {
    fileprivate mutating func check(
        _ arguments: Node,
        of key: String,
        count: Int?,
        text: String,
        _ notes: [Finding.Note]
    ) {
        guard arguments.kind == .sequence else {
            return add(
                at: arguments.kind == .scalar ? arguments.range : arguments.range.opening,
                "'\(key)' must be an array of strings, not \(arguments.wordsOfJSON)", help: "write [\"…\"]")
        }
        for argument in arguments.items where !argument.isString {
            add(
                at: argument.range, "an argument of '\(key)' must be a string, not \(argument.wordsOfJSON)",
                help: argument.kind == .scalar ? "put it in quotes" : "write a string")
        }
        guard let count, arguments.items.count != count else { return }
        add(
            at: arguments.range,
            "'\(text)' has \(count) \(placeholders(count)), and '\(key)' \(arguments.items.count)",
            help: "write one string for each, in the order of the text", notes: notes)
    }
}

extension RuleReport {
    /// Reports arguments that are exchanged, which their values in the payload show.
    fileprivate mutating func compare(
        _ arguments: Node,
        of key: String,
        with declared: [NotificationContract.Argument],
        in push: CheckedPush
    ) {
        let found = Array(arguments.items)
        guard found.count == declared.count, found.allSatisfy(\.isString) else { return }
        let values = declared.map { push.value(of: $0) }
        for first in declared.indices {
            for second in declared.indices where first < second {
                guard let one = values[first], let other = values[second], !one.hasText(of: other),
                    found[first].hasText(of: other), found[second].hasText(of: one)
                else { continue }
                return add(
                    at: arguments.range,
                    "'\(key)' has '\(declared[second].name)' where the text has '\(declared[first].name)'",
                    help: "write the arguments in the order of the text: "
                        + declared.map { "$(\($0.name))" }.joined(separator: ", "),
                    notes: push.note())
            }
        }
    }
}

extension CheckedPush {
    /// The value of an argument in the payload; nil if it isn't there.
    func value(of argument: NotificationContract.Argument) -> Node? {
        let value = argument.paths.lazy.compactMap { [received] in received.ownEntries.value(at: $0) }.first
        return value.flatMap { $0.kind == .scalar && !$0.isNull ? $0 : nil }
    }
}
