import Diagnostics
import NotificationSchema
import SchemaRules
import SwiftGeneration
import SwiftNaming
import Testing
import TestSupport

/// Names that a schema can't use because generated code has them.
@Suite struct ReservedNameTests {
    /// Proves that `NamesInGeneratedCode.swift` has exactly the names that generated code uses: with one missing, the
    /// Swift of some schemas wouldn't compile, and with one too many, a schema would be refused without need.
    @Test func namesInGeneratedCode() throws {
        let generated = try generatedSources(testFile("Schemas/marked.yaml")).values
        let templates = try TemplateFile.all().map(\.withoutSamples)
        let used = GeneratedNames(generated + templates)
        // `NamesInUse` shows that these can be names of data.
        let harmless = Set(NamesInUse.names.compactMap { SwiftName(lowerCamel: $0)?.text })
        func expect(_ reserved: Set<String>, toBe used: Set<String>, _ table: String) {
            #expect(used.subtracting(reserved).sorted() == [], "add to \(table)")
            #expect(reserved.subtracting(used).sorted() == [], "remove from \(table)")
        }
        expect(SwiftName.typesInGeneratedCode, toBe: used.types, "typesInGeneratedCode")
        expect(SwiftName.actionCasesInGeneratedCode, toBe: used.actionCases, "actionCasesInGeneratedCode")
        expect(SwiftName.topicCasesInGeneratedCode, toBe: used.topicCases, "topicCasesInGeneratedCode")
        expect(SwiftName.casesInGeneratedCode, toBe: used.cases, "casesInGeneratedCode")
        expect(
            SwiftName.membersInGeneratedCode, toBe: used.members.subtracting(harmless), "membersInGeneratedCode")
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
        #expect(schema.found(errors) == schema.expected(rule: "schema-name-collision"))
    }

    /// Activities with a tap are cases of one enum, and the values of its URL are those of a case. Without a tap, their
    /// names are free.
    @Test func namesOfTaps() {
        let schema = MarkedSchema(
            """
            app: { url-scheme: kitchen }
            activities:
              ⟦url⟧: { destination: map, state: { at: date }, stale-after: 15m, dismiss-after: 20m }
              scheme: { state: { at: date }, stale-after: 15m, dismiss-after: 20m }
              order-map:
                destination: { screen: map, with: [order-id, orderID] }
                attributes: { order-id: uuid }
                state: { ⟦orderID⟧: integer }
                stale-after: 15m
                dismiss-after: 20m
              ⟦orderMap⟧:
                swift-name: OtherAttributes
                destination: map
                state: { at: date }
                stale-after: 15m
                dismiss-after: 20m
            """)
        let errors = schema.lint().findings.filter { $0.severity == .error }
        #expect(schema.found(errors) == schema.expected(rule: "schema-name-collision"))
    }
}
