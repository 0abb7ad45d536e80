import Diagnostics
import NotificationSchema
import Testing

/// Numbers at the ends of what an integer can be.
@Suite struct HostileNumberTests {
    /// Proves that the smallest integer, whose magnitude is no integer, has a form.
    @Test(arguments: [Int.min, -1, 0, 1, .max]) func pluralForms(_ number: Int) {
        for language in ["en", "ar", "pl", "ru", "fr", "lt", "cs", "ro"] {
            #expect(PluralForm.allCases.contains(PluralForm.form(of: number, in: language)))
        }
    }
}
