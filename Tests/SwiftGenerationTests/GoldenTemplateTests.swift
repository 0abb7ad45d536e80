import Foundation
import TestSupport
import Testing

/// `EmbeddedTemplates.swift` contains the folder `Sources/SwiftGeneration/Templates`: to change the runtime of
/// generated code, change a file of the folder.
@Suite struct GoldenTemplateTests {
    @Test func templatesAreEmbedded() throws {
        let templates = try TemplateFile.all()
        let texts = templates.map { template in
            let lines = template.body.split(separator: "\n", omittingEmptySubsequences: false)
            let text = lines.map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n")
            return """
                    static let \(template.member) = SwiftTemplate(
                        text: #\"""
                \(text)
                        \"""#)

                """
        }
        func cases(_ names: [String], after prefix: String) -> String {
            names.map { "    case \(lowerCamel($0.dropFirst(prefix.count))) = \"\($0)\"\n" }.joined()
        }
        let conditions = try TemplateFile.conditions()
        expectGolden(
            """
            // Written by script/update from the files in Sources/SwiftGeneration/Templates: change those, not this one.
            // swift-format-ignore-file

            extension SwiftTemplate {
            \(texts.joined(separator: "\n"))}

            /// Conditions of templates.
            enum TemplateCondition: String {
            \(cases(conditions.filter { !$0.hasPrefix(TemplateFile.slotPrefix) }, after: "BELFRY_"))}

            /// Places in templates that a schema fills.
            enum TemplateSlot: String {
            \(cases(conditions.filter { $0.hasPrefix(TemplateFile.slotPrefix) }, after: TemplateFile.slotPrefix))}

            """,
            "../../Sources/SwiftGeneration/Tree/EmbeddedTemplates.swift"
        )
    }

    /// A template is embedded without escapes, so it must not end its literal.
    @Test func templatesFitIntoALiteral() throws {
        for template in try TemplateFile.all() {
            #expect(!template.text.contains("\"\"\"#") && !template.text.contains("\\#"), "\(template.name)")
        }
    }

    private func lowerCamel(_ words: Substring) -> String {
        let words = words.split(separator: "_").map { $0.lowercased() }
        return words[0] + words.dropFirst().map(\.capitalized).joined()
    }
}

/// Templates are Swift: they compile independently of any schema.
@Suite(.enabled(if: stubsAreUsable)) struct TemplateCompilationTests {
    /// All conditions hold, or none does. The code for the schema is included in both cases.
    @Test(arguments: [true, false])
    func compiles(_ hold: Bool) throws {
        var sources = Dictionary(uniqueKeysWithValues: try TemplateFile.all().map { ($0.name, $0.text) })
        sources["Namespace.swift"] = try testFile("Programs/Namespace.swift")
        let conditions = try TemplateFile.conditions().filter { hold || $0.hasPrefix(TemplateFile.slotPrefix) }
        let flags = ["-swift-version", "6"] + conditions.flatMap { ["-D", $0] }
        #expect(try SwiftCompiler.diagnostics(of: sources, flags: flags) == "")
    }
}
