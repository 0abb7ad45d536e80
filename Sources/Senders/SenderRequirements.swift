package import Diagnostics
import Files
package import NotificationSchema
package import SchemaRules

/// What senders need from a schema: pushes, names that differ, and a folder of their own.
package struct SenderRequirements: OutputRequirements {
    private let language: SenderLanguage

    package init(_ language: SenderLanguage) {
        self.language = language
    }

    package let rules: [WholeSchemaRule] = []

    package func mistakes(in schema: Schema, besides found: [Finding]) -> [Finding] {
        guard let output = language.output(in: schema.generate), !found.contains(where: { $0.severity == .error })
        else { return [] }
        return folderMistakes(output, in: schema.generate) + packageMistakes(in: schema.generate)
            + mistakes(in: schema, at: output.range)
    }

    /// A folder that another output fills: people, and tools that read the other output, take the files for its own.
    private func folderMistakes(_ output: Text, in options: GenerateOptions) -> [Finding] {
        // Deep enough for paths that begin with '..'.
        let base = FilePath(String(repeating: "schema/", count: 64), in: .root)
        let folder = FilePath(output.value, in: base)
        let others = [options.swift.output, options.fixtures.output].compactMap(\.self)
        return others.filter { FilePath($0.value, in: base) == folder }.map { other in
            Finding(
                .wrongValue, at: output.range,
                "the sender in \(language.name) would be in the folder of another output",
                help: "write a folder of the server", notes: [Finding.Note("the other output", at: other.range)])
        }
    }

    private func packageMistakes(in options: GenerateOptions) -> [Finding] {
        guard let package = language.package(in: options), !language.accepts(package: package.value) else { return [] }
        return [
            Finding(
                .wrongValue, at: package.range, "'\(package.value)' is not the name of a package in \(language.name)",
                help: language.helpOfPackages)
        ]
    }

    /// - Parameter place: Where the schema names the output.
    package func mistakes(in schema: Schema, at place: SourceRange) -> [Finding] {
        let plan = SenderPlan(schema)
        let names = SenderNames(language)
        let isForApp = language == .typeScript && schema.generate.typescript.client != nil
        let mistakesOfApp = isForApp ? names.collisions(in: ReceiverPlan(schema)) : []
        guard !plan.calls.isEmpty else {
            // The output can also be for an app, which has local notifications.
            if isForApp { return mistakesOfApp }
            return [
                Finding(
                    .wrongValue, at: place, "the schema has no push, so there is nothing to send in \(language.name)",
                    help: "declare a notification that a server sends, or delete the output")
            ]
        }
        let mistakes = names.collisions(in: plan) + (language == .java ? plan.recordsTooLarge : [])
        return mistakes + mistakesOfApp.filter { mistake in !mistakes.contains { $0.range == mistake.range } }
    }
}
