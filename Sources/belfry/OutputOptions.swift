// Written by script/embed: one property for each option that an output declares.

import ArgumentParser

/// The options of `generate` that select outputs.
struct OutputOptions: ParsableArguments {
    @Option(of: "contract-tests") var contractTests: String?
    @Option(of: "module") var module: String?
    @Option(of: "fixtures") var fixtures: String?
    @Option(of: "bundle-identifier") var bundleIdentifier: String?
    @Option(of: "go") var go: String?
    @Option(of: "json-schema") var jsonSchema: String?
    @Option(of: "java") var java: String?
    @Option(of: "objc-header") var objcHeader: String?
    @Option(of: "preview") var preview: String?
    @Option(of: "python") var python: String?
    @Flag(of: "strings") var strings = false
    @Option(of: "swift") var swift: String?
    @Option(of: "typescript") var typescript: String?

    /// What was given, by the names of the options. A flag has an empty text.
    var values: [String: String?] {
        [
            "contract-tests": contractTests,
            "module": module,
            "fixtures": fixtures,
            "bundle-identifier": bundleIdentifier,
            "go": go,
            "json-schema": jsonSchema,
            "java": java,
            "objc-header": objcHeader,
            "preview": preview,
            "python": python,
            "strings": strings ? "" : nil,
            "swift": swift,
            "typescript": typescript,
        ]
    }
}
