import TestSupport
import Testing

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
