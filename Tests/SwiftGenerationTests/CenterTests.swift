import TestSupport
import Testing

/// What the app asks of the notification center and of the system, against a double of both.
@Suite(.enabled(if: stubsAreUsable)) struct CenterTests {
    /// A second call, a shorter list of days and an update from an earlier version leave exactly what is declared.
    @Test func nothingIsLeftOrDoubled() throws {
        var sources = try generatedSources(testFile("Schemas/reminders.yaml"))
        sources["Program.swift"] = try testFile("Programs/Reminders.swift")
        #expect(
            try SwiftCompiler.run(sources) == """
                ["stretch.2", "stretch.3", "stretch.4", "stretch.5", "stretch.6"]
                ["water-7.4", "water-7.7"]
                ["water-8.4", "water-8.7"]
                journal
                journal - 21 30, of another library - - -, stretch.2 2 10 15, stretch.3 3 10 15, stretch.4 4 10 15, \
                stretch.5 5 10 15, stretch.6 6 10 15, water-7.4 4 9 -, water-7.7 7 9 -, water-7.7.4 - - -, \
                water-8.4 4 9 -, water-8.7 7 9 -
                journal - 21 30, of another library - - -, stretch.2 2 11 0, stretch.3 3 11 0, stretch.4 4 11 0, \
                stretch.5 5 11 0, stretch.6 6 11 0, water-7.4 4 9 -, water-7.7 7 9 -, water-7.7.4 - - -, \
                water-8.4 4 9 -, water-8.7 7 9 -
                of another library - - -
                deliveries.2 2 8 -, deliveries.6 6 8 -, of another library - - -, training.2.snoozed - - -, \
                training.3 3 7 30
                of another library - - -, water-9.4 4 9 -, water-9.7 7 9 -
                true true false

                """)
    }

    /// An amount in a currency has the digits of the currency, whatever it was made from.
    @Test func amountsBadgesAndNames() throws {
        var sources = try generatedSources(testFile("Schemas/shop.yaml"))
        sources["Program.swift"] = try testFile("Programs/Shop.swift")
        #expect(
            try SwiftCompiler.run(sources) == """
                3.99
                1200
                3.990000000000001024
                [3]
                Ada Lovelace false C1
                Ada - false C1
                - - true -

                """)
    }
}
