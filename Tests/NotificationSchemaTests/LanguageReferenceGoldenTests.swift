import NotificationSchema
import TestSupport
import Testing

/// The page that people read is what the tables of keys say.
@Suite struct LanguageReferenceGoldenTests {
    @Test func pageIsFresh() {
        expectGolden(LanguageReference.markdown, "../../docs/keys.md")
    }
}
