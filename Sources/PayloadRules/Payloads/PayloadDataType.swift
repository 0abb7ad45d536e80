import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let payloadDataType: PushRule = RuleDescription(
        id: "payload-data-type",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "Data has the types that the schema declares.",
        rationale: """
            The app reads a string as a string and a number as a number: the string 42 isn't an integer, and 1 isn't \
            true. With a value of another type, the app doesn't recognize the payload. Firebase accepts and delivers \
            only strings under 'data': put numbers, Booleans and objects in the payload under 'apns', or declare \
            'lenient: true' for the app, which then reads numbers and Booleans from strings, too.
            """,
        source: .language,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42, "door": "The blue one" }
                """
            ),
            .payload(
                """
                { "message": { "data": { "notification": "score", "points": "3", "outcome": "abandoned", "final": "true" },
                  "apns": { "payload": { "aps": { "alert": { "title": "Score" } }, "extra": [1, null] } } } }
                """, of: scores),
            .payload(
                #"""
                { "aps": { "alert": { "title": "Update" } }, "notification": "update",
                  "inner": "{\"id\": \"a\", \"count\": 3}" }
                """#, of: updates),
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": ⟦"42"⟧, "door": ⟦7⟧ }
                """
            ),
            .payload(
                """
                { "message": { "data": { "notification": "courier-arriving", "order": ⟦"42"⟧ },
                  "apns": { "payload": {
                    "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" } } } } }
                """
            ),
            .payload(
                """
                { "aps": { "alert": { "title": "Score" } }, "notification": "score", "points": ⟦"three"⟧,
                  "outcome": ⟦1⟧, "final": ⟦"yes"⟧, "extra": null }
                """, of: scores),
            .payload(
                #"""
                { "aps": { "alert": { "title": "Update" } }, "notification": "update",
                  "inner": "{\"id\": \"a\", \"count\": ⟦\"3\"⟧}", "list": ⟦[⟧1, 2] }
                """#, of: updates),
            .payload(
                #"""
                { "aps": { "alert": { "title": "Update" } }, "notification": "update",
                  "inner": "{\"id\": ⟦a⟧, \"count\": 3}", "list": "⟦null⟧" }
                """#, of: updates),
            .payload(
                #"""
                { "aps": { "alert": { "title": "Update" } }, "notification": "update",
                  "inner": "⟦payload-missing-data│{⟧\"id\": ⟦1⟧, ⟦payload-unknown-key│\"size\"⟧: 3}" }
                """#, of: updates),
            .payload(
                """
                { "aps": { "alert": { "title": "Final Whistle" } }, "notification": "final-whistle",
                  "ended": ⟦1769851800000⟧ }
                """,
                of: "notifications:\n  final-whistle: { title: Final Whistle, data: { ended: date-epoch } }\n\n"),
        ]
    ).eachPush(lookingAt: [.data, .identity]) { push, report in
        for entry in push.own {
            guard let member = entry.member else { continue }
            if entry.isFirebaseData, !(member.shape.isText && entry.value.isString) {
                if !entry.value.isNull { report.reportFirebaseData(entry, member) }
                continue
            }
            report.check(
                entry.value, is: member.shape, named: member.name, declaredAt: member.declaration, nearest: push.nearest
            )
        }
    }
}

/// A schema that accepts more than one form of its data.
private let scores = """
    app: { lenient: true }
    notifications:
      score:
        title: Score
        data: { points: integer, final: boolean, outcome: { values: [won, lost], open: true }, extra: any }

    """

/// A schema with JSON in texts.
private let updates = """
    notifications:
      update:
        title: Update
        data: { inner: { json: { id: string, count: integer } }, list: { json: [integer], optional: true } }

    """
