import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Severities that don't depend only on the rule.
@Suite struct SeverityTests {
    private func severities(_ text: String) -> [String] {
        MarkedSchema(text).lint().findings.map { "\($0.rule.id) \($0.severity.rawValue)" }
    }

    @Test func aMissingIconIsMoreSevereNextToOtherIcons() {
        let photo = """
            actions:
              like: { title: Like }
            categories:
              photo: { hidden-previews-body-placeholder: Photo, actions: [like] }

            """
        #expect(severities(photo) == ["icon-missing advice"])
        let album = """
              album:
                hidden-previews-body-placeholder: Album
                actions: [like, share: { title: Share, icon: square.and.arrow.up }]
            """
        #expect(severities(photo + album) == ["icon-missing warning"])
    }

    @Test(arguments: [
        ("public", "warning"), ("personal", "warning"), ("location", "error"), ("health", "error"),
        ("financial", "error"), ("secret", "error"),
    ])
    func sensitiveValuesRequireATextForHiddenPreviews(sensitivity: String, severity: String) {
        func schema(_ body: String) -> String {
            """
            categories:
              balance: {}
            notifications:
              balance:
                category: balance
                title: Balance
                body: \(body)
                data: { value: { sensitivity: \(sensitivity) } }
            """
        }
        #expect(severities(schema("You have $(value).")).contains("hidden-preview-missing \(severity)"))
        #expect(severities(schema("It changed.")).contains("hidden-preview-missing warning"))
    }

    @Test func uncertainAndCertainTitlesDiffer() {
        #expect(
            severities("actions:\n  a: { title: Share to chat, icon: heart }\n") == ["title-not-title-style warning"])
        #expect(
            severities("actions:\n  a: { title: Check in at Gate, icon: heart }\n") == ["title-not-title-style advice"])
    }

    @Test func anUnsafeIdentifierIsAnErrorAndAnUnwiseOneAWarning() {
        func severity(_ identifier: String) -> [String] {
            severities("notifications:\n  sale: { title: Sale, identifier: \(identifier) }\n")
        }
        #expect(severity("sale/now") == ["id-invalid warning"])
        #expect(severity("\"sale now\"") == ["id-invalid warning"])
        #expect(severity("sale–now") == ["id-invalid error"])
        #expect(severity("\"sale\\tnow\"") == ["id-invalid error"])
        #expect(severity(String(repeating: "s", count: 129)) == ["id-invalid error"])
        #expect(severity(String(repeating: "s", count: 128)) == [])
    }

    @Test func nearlyEqualIdentifiersAreAWarning() {
        func severity(_ identifier: String) -> [String] {
            severities(
                """
                categories:
                  a: { identifier: order, hidden-previews-body-placeholder: Order }
                  b: { identifier: \(identifier), hidden-previews-body-placeholder: Order }
                """
            )
        }
        #expect(severity("order") == ["id-duplicate error"])
        #expect(severity("Order") == ["id-duplicate warning"])
    }
}
