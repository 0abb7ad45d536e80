import Diagnostics
import Guidelines
import NotificationSchema
import Testing

/// Numbers at the ends of what an integer can be.
@Suite struct HostileNumberTests {
    /// Proves that no arithmetic on an example overflows: plural forms and dates take it apart.
    @Test(
        arguments: ["-9223372036854775808", "9223372036854775807"],
        ["type: count", "type: date-epoch, format: date", "type: integer, format: duration"]
    )
    func examples(_ number: String, _ type: String) {
        let schema = """
            notifications:
              a:
                delivery: local
                title: { one: "$(b) Crate", other: "$(b) Crates" }
                data: { b: { \(type), example: \(number) } }
                examples: { c: { b: \(number) } }

            """
        #expect(!lintPlaces(schema).isEmpty)
    }

    @Test(arguments: [Int.min, -1, 0, 1, .max]) func pluralForms(_ number: Int) {
        for language in ["en", "ar", "pl", "ru", "fr", "lt", "cs", "ro"] {
            #expect(PluralForm.allCases.contains(PluralForm.form(of: number, in: language)))
        }
    }
}
