import NotificationSchema
import TestSupport
import Testing

/// The documentation page matches the tables of keys.
@Suite struct LanguageReferenceGoldenTests {
    @Test func pageIsFresh() {
        expectGolden(LanguageReference.markdown, "../../docs/keys.md")
    }
}
