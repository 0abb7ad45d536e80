import Diagnostics
import NotificationSchema
import PayloadRules
import SchemaRules
import Testing
import TestSupport

/// Which notification 'match' recognizes in a push without the key of the notification.
@Suite struct MatchTests {
    private static let schema = """
        notifications:
          exact: { title: A, match: { kind: order, place.city: Rome }, data: { one: string } }
          order: { title: A, match: { kind: order }, data: { two: string } }
          rome: { title: A, match: { place.city: Rome }, data: { three: string } }
          number: { title: A, match: { kind: "7" }, data: { four: string } }

        """

    /// Proves that a push is taken for the first notification all of whose values it has, whatever the order of its keys:
    /// that notification's data is missing.
    @Test(arguments: [
        (#""kind":"order","place":{"city":"Rome"}"#, "one"), (#""place":{"city":"Rome"},"kind":"order""#, "one"),
        (#""kind":"order","place":{"city":"Paris"}"#, "two"), (#""kind":"order","place":"Rome""#, "two"),
        (#""place":{"city":"Rome","kind":"order"}"#, "three"), (#""kind":7"#, "four"), (#""kind":["order"]"#, nil),
        (#""place.city":"Rome""#, nil),
    ])
    func firstNotification(_ values: String, _ missing: String?) throws {
        var checker = PayloadChecker(try errorFreeSchema(Self.schema))
        let push = SourceFile(path: "push.json", text: "{\"aps\":{\"alert\":{\"title\":\"A\"}},\(values)}")
        let lacking = checker.check(push).filter { $0.rule.id == "payload-missing-data" }
        #expect(lacking.count == (missing == nil ? 0 : 1))
        #expect(
            missing.map { lacking.first?.message.contains("'\($0)'") ?? false } ?? true, "\(lacking.map(\.message))")
    }
}
