import Foundation
import NotificationSchema
import TestSupport
import Testing

/// How much Swift an app with many notifications has to compile, and people to review.
@Suite struct SizeTests {
    /// Sixty notifications as large apps have them: of several areas, each with a category, actions and data.
    static func schema(_ generate: String = "") -> String {
        let areas = [
            "order", "parcel", "message", "comment", "payment", "invoice", "trip", "booking", "event", "task", "device",
            "account",
        ]
        let categories = areas.map { area in
            """
              \(area):
                hidden-previews-body-placeholder: New \(area)
                actions:
                  - show-\(area): { title: Show Details, icon: doc.text, foreground: true }
                  - \(area == "message" || area == "comment" ? "reply" : "confirm")
                  - later

            """
        }
        return """
            app:
              bundle-identifier: com.example.everything
              platforms: { iOS: 17.0 }
            \(generate)
            topics:
              news: { kind: social, title: News, description: What is new. }
              orders: { title: Orders }
            actions:
              reply: { title: Reply, icon: arrowshape.turn.up.left, authentication-required: true, text-input: true }
              confirm: { title: Confirm, icon: checkmark, authentication-required: true }
              later: { title: Remind Me Later, icon: clock }
            categories:
            \(categories.joined())notifications:
            \(areas.enumerated().map { notifications(of: $1, index: $0) }.joined())
            """
    }

    /// What happens in an area: three pushes for people, a fourth or a silent one, and a reminder by the app or a push.
    private static func notifications(of area: String, index: Int) -> String {
        let states = ["string", "{ values: [open, waiting, closed] }", "{ values: [open, closed], open: true }"]
        let first = "first: { type: { id: uuid, name: string, price: decimal? }, optional: true, origin: user }"
        return """
              \(area)-added:
                category: \(area)
                topic: news
                destination: \(area)
                title: A New \(area.capitalized)
                body: $(name) added $(title).
                thread-id: \(area)-$(\(area)-id)
                sound: default
                variables: { title: { origin: user, max-length: 80 } }
                data:
                  \(area)-id: uuid
                  name: { origin: user, max-length: 60 }
                  link: { type: url, optional: true }
              \(area)-changed:
                category: \(area)
                topic: orders
                title: \(area.capitalized) Changed
                body: Please look at the changes.
                collapse-id: state-$(\(area)-id)
                expires-in: 2h
                data: { \(area)-id: uuid, state: \(states[index % 3]), changed-at: date }
              \(area)-list:
                category: \(area)
                destination: \(area)-list
                title: Your \(area.capitalized) List
                body: There are $(items) items in your list.
                badge: $(items)
                interruption-level: passive
                data: { items: count, \(index % 3 == 0 ? first : "tags: [string]") }

            """
                + (index % 4 == 0
                    ? """
                      \(area)-sync:
                        delivery: background
                        data: { revision: integer, full: { type: boolean, optional: true } }

                    """
                    : """
                      \(area)-urgent:
                        category: \(area)
                        topic: orders
                        title: Please Look at It
                        body: It ends at $(until).
                        interruption-level: time-sensitive
                        relevant-for: 30m
                        because: It is of no use later.
                        sound: urgent.caf
                        variables: { until: { example: "12:30" } }
                        data: { \(area)-id: uuid, amount: { type: number, optional: true }, reason: string }

                    """)
                    + """
                      \(area)-reminder:
                        category: \(area)
                        delivery: \(index % 2 == 0 ? "local" : "remote")
                        destination: \(area)
                        title: Do Not Forget
                        body: $(title) waits for you.
                        thread-id: \(area)-$(\(area)-id)
                        variables: { title: { origin: user, max-length: 80 } }
                        data: { \(area)-id: uuid, attempt: integer }

                    """
    }

    private func lines(of source: String?) -> Int { source?.utf8.count { $0 == UInt8(ascii: "\n") } ?? 0 }

    /// Proves that people review little, and that an app without the server's half compiles less.
    @Test func sixtyNotificationsAreShort() throws {
        #expect(try errorFreeSchema(Self.schema()).notifications.count == 60)
        let app = Self.schema("generate: { push: false }")
        let sources = try generatedSources(app)
        #expect(lines(of: sources["notifications.generated.swift"]) <= 1300)
        #expect(sources.values.map(lines).reduce(0, +) <= 2580)
        #expect(try lines(of: generatedSource(Self.schema())) <= 3290)
        #expect(sources.values.allSatisfy { !$0.contains("func push") && !$0.contains("apns") })
    }
}
