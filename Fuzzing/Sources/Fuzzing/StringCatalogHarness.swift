import Diagnostics
import NotificationSchema
import ProjectFiles
import SourceSyntax

extension Harness {
    /// String catalogs: read, updated, read again; unchanged if there is nothing to update.
    static let stringCatalog = Harness(
        name: "string-catalog",
        words: [
            "\"sourceLanguage\" : \"en\"", "\"strings\" : {", "\"localizations\" :", "\"stringUnit\" :", "\"state\" :",
            "\"translated\"", "\"needs_review\"", "\"value\" :", "\"variations\" :", "\"plural\" :", "\"one\" :",
            "\"other\" :", "\"device\" :", "\"substitutions\" :", "\"argNum\" :", "\"formatSpecifier\" :",
            "\"extractionState\" : \"stale\"", "\"manual\"", "\"shouldTranslate\" : false", "\"comment\" :", "%1$@",
            "%lld",
            "%#@count@", "\"notifications.sent.title\"", "\"notifications.unread.body\"", "\n",
        ]
    ) { bytes in
        let file = SourceFile(path: "Localizable.xcstrings", bytes: bytes)
        guard let catalog = read(file) else { return }
        expect(catalog.updated(for: schemaWithoutTexts) == bytes, "nothing was to change")
        let updated = catalog.updated(for: schemaOfTexts)
        guard let again = read(SourceFile(path: file.path, bytes: updated)) else {
            expect(false, "what was written cannot be read")
            return
        }
        expect(again.entries.count >= catalog.entries.count, "an entry is lost")
        expect(again.updated(for: schemaOfTexts) == updated, "a second run changes something")
    }

    private static func read(_ file: SourceFile) -> StringCatalog? {
        var findings: [Finding] = []
        var limits = ReadingLimits()
        let catalog = StringCatalog.read(file, limits: &limits, findings: &findings)
        for finding in findings { finding.expectSound(in: [file]) }
        expect(catalog != nil || findings.contains { $0.severity == .error }, "neither a catalog nor an error")
        return catalog
    }

    private static let schemaOfTexts = schema(
        """
        app: { strings: [Localizable.xcstrings] }
        notifications:
          sent: { title: Order $(number) Sent, localize: device, data: { number: integer } }
          unread:
            delivery: local
            body: $(count) unread messages
            data: { count: { type: count } }

        """)

    private static let schemaWithoutTexts = schema("app: { strings: [Localizable.xcstrings] }\n")

    private static func schema(_ text: String) -> Schema {
        var findings: [Finding] = []
        return Schema.read(root: SourceFile(path: "notifications.yaml", text: text), fragments: [], findings: &findings)
    }
}
