import Basics
import BelfryKit
import CodeEvaluation
import CodeFacts
import Diagnostics
import NotificationSchema
import Outputs
import SchemaRules
import SourceSyntax
import SwiftCode

extension Harness {
    /// Swift, through the parser, the interpreter and all rules. Each finding must be sound.
    static let swift = Harness(name: "swift", words: codeWords + swiftWords) { bytes in
        expectSoundAudit(of: SourceFile(path: "App.swift", bytes: bytes), read: SwiftReader.read)
    }

    /// Objective-C, as Swift is.
    static let objectiveC = Harness(name: "objective-c", words: codeWords + objectiveCWords) { bytes in
        expectSoundAudit(of: SourceFile(path: "App.m", bytes: bytes), read: ObjectiveCReader.read)
    }

    /// The schema that 'adopt' writes from Swift or, after a byte 0xFF, Objective-C: it must be YAML in the form of a
    /// schema, and have all identifiers that are known.
    static let adoptedSchema = Harness(name: "adopted-schema", words: codeWords + swiftWords + objectiveCWords) {
        bytes in
        let isObjectiveC = bytes.first == 0xFF
        let file = SourceFile(
            path: isObjectiveC ? "App.m" : "App.swift", bytes: isObjectiveC ? Array(bytes.dropFirst()) : bytes)
        let facts = facts(of: file, read: isObjectiveC ? ObjectiveCReader.read : SwiftReader.read)
        guard let text = facts.schema else { return }
        let schema = SourceFile(path: "notifications.yaml", text: text)
        let result = Linter(for: OutputCatalogue.requirements).lint(root: schema, fragments: [])
        for finding in result.findings { finding.expectSound(in: [schema]) }
        let syntax = result.findings.filter { finding in RuleDescription.syntax.contains { $0.id == finding.rule.id } }
        expect(syntax.isEmpty, "adopt writes what isn't a schema: \(syntax.map(\.message))\n\(text)")
        let written = Set(result.schema.categories.map(\.identifier.value))
        for category in facts.categories {
            guard let identifier = category.identifier.known, !identifier.isEmpty else { continue }
            expect(written.contains(identifier), "adopt lost the category '\(identifier)':\n\(text)")
        }
    }

    private static func facts(of file: SourceFile, read: @Sendable @escaping (SourceFile) -> CodeFile)
        -> NotificationFacts
    {
        nonisolated(unsafe) var facts = NotificationFacts()
        onLargeStack {
            let code = read(file)
            let program = Program(declaringFiles: { _ in [] }, read: { _ in nil })
            program.add(code)
            let interpreter = Interpreter(
                program, readsContents: true, strings: TextLookup { key, _ in key.contains("_") ? nil : key })
            interpreter.run(code)
            interpreter.follow(interpreter.makers)
            interpreter.run(code)
            facts = interpreter.finish()
        }
        facts.files = [file]
        return facts
    }

    private static func expectSoundAudit(of file: SourceFile, read: @Sendable @escaping (SourceFile) -> CodeFile) {
        let facts = facts(of: file, read: read)
        for finding in facts.findings(of: Linter(for: OutputCatalogue.requirements)) { finding.expectSound(in: [file]) }
    }

    private static let codeWords = [
        "UNNotificationAction", "UNTextInputNotificationAction", "UNNotificationCategory", "setNotificationCategories",
        "categoryIdentifier", "actionIdentifier", "UNMutableNotificationContent", "UIMutableUserNotificationAction",
        "requestAuthorization", "UNNotificationActionOptionForeground", "NSLocalizedString", "if ", "else ", "switch ",
        "case ", "default:", "return ", "for ", " in ", "while ", "do ", "(", ")", "[", "]", "{", "}", "\"a\"", "==",
        "&&", "?", ":", ";", "\n", "=", "+", "/*", "*/", "//", "self", "\\",
    ]

    private static let swiftWords = [
        "func f(", "let a = ", "var a: String { ", "enum A: String { case ", "static let ", "extension A { ",
        "struct A { ",
        "(identifier: ", "title: ", "options: [", "actions: [", "intentIdentifiers: []", ".foreground", "rawValue",
        "allCases", "guard ", "await ", "try ", "#if ", "#else\n", "#endif\n", "#\"", "\"#", "\"\"\"", "\\(", "??",
        "...",
        "a<", ">", "->", "@a ", "{ a in ", "$0", ".map { ", ".append(", "contentsOf: ", "as? A", "/a/", "`a`", ".init(",
    ]

    private static let objectiveCWords = [
        "@implementation A\n", "@end\n", "- (void)f", "actionWithIdentifier:", "categoryWithIdentifier:", "title:",
        "options:", "@\"a\"", "@[", "@{", "@(", "^{", "^(int a) {", "#define A ", "#if 0\n", "#endif\n", "NSString *",
        "static NSString *const a = ", "[[A alloc] init]", "->", "(A *)", "nil", "@selector(", "@available(iOS 10, *)",
    ]
}
