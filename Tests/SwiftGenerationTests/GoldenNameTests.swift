import Diagnostics
import Guidelines
import NotificationSchema
import SwiftNaming
import TestSupport
import Testing

/// Names that a schema can't use because generated code has them. The table is written from that code.
@Suite struct GoldenNameTests {
    @Test func namesInGeneratedCode() throws {
        let generated = try generatedSources(testFile("Schemas/marked.yaml")).values
        let templates = try TemplateFile.all().map(\.withoutSamples)
        let names = GeneratedNames(generated + templates)
        // `NamesInUse` shows that these can be names of data.
        let harmless = Set(NamesInUse.names.compactMap { SwiftName(lowerCamel: $0)?.text })
        func table(_ name: String, _ documentation: String, _ names: Set<String>) -> String {
            """
                /// \(documentation)
                static let \(name): Set<String> = [
            \(names.sorted().map { "        \"\($0)\",\n" }.joined())    ]
            """
        }
        let tables = [
            table("typesInGeneratedCode", "Types that generated code uses or declares.", names.types),
            table(
                "actionCasesInGeneratedCode", "Members that generated code declares next to actions and screens.",
                names.actionCases),
            table(
                "topicCasesInGeneratedCode", "Members that generated code declares next to topics.", names.topicCases),
            table(
                "casesInGeneratedCode", "Members that generated code declares next to categories and notifications.",
                names.cases),
            table(
                "membersInGeneratedCode", "Functions, parameters and variables in the struct of a notification.",
                names.members.subtracting(harmless)),
        ]
        expectGolden(
            """
            // Written by script/update from the code that is generated, so that no name is forgotten.
            // swift-format-ignore-file

            extension SwiftName {
            \(tables.joined(separator: "\n\n"))
            }

            """,
            "../../Sources/SwiftNaming/NamesInGeneratedCode.swift"
        )
    }

    /// The enum of decrypted notifications is in the struct of the encrypted one, next to the types of its data.
    @Test(arguments: [
        "⟦decrypted⟧: { values: [here, elsewhere] }", "⟦decrypted⟧: { type: { place: string } }",
        "⟦decrypteds⟧: [{ place: string }]",
    ])
    func dataCannotHaveTheTypeOfDecryption(_ data: String) {
        let schema = MarkedSchema(
            """
            generate: { service-extension: true }
            notifications:
              sealed: { title: Post, encrypted: true, becomes: [direct], data: { sealed: string, \(data) } }
              direct: { delivery: extension, title: Post for $(name), data: { name: string } }
            """)
        let errors = schema.lint().findings.filter { $0.severity == .error }
        #expect(schema.found(errors) == schema.expected(rule: "id-swift-collision"))
    }
}
