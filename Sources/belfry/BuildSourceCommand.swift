import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema
import SwiftGeneration

/// For the build plugin: one command for a schema, and no other files than those that it names.
struct BuildSourceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build-source",
        abstract: "Writes the Swift of one schema, for the build plugin.",
        discussion: """
            EXAMPLE
              belfry build-source notifications.yaml Output/notifications.generated.swift
            """,
        shouldDisplay: false
    )

    @Argument(
        help: ArgumentHelp("The files of a schema, each followed by its Swift file.", valueName: "input> <output"))
    var paths: [String]

    func validate() throws {
        guard paths.count.isMultiple(of: 2) else { throw ValidationError("Every input needs an output after it.") }
    }

    func run() throws {
        let currentFolder = FilePath.currentFolder
        var outputs: [String: FilePath] = [:]
        var root: SourceFile?
        var fragments: [SourceFile] = []
        for index in stride(from: 0, to: paths.count, by: 2) {
            let input = FilePath(paths[index], in: currentFolder)
            // As the plugin names it, so that Xcode finds the file.
            let file = try SourceFile(reading: input, shownAs: paths[index])
            outputs[file.path] = FilePath(paths[index + 1], in: currentFolder)
            if input.name == SchemaFileRole.rootName {
                if let root { return try report([.secondRoot(file, beside: root)]) }
                root = file
            } else {
                fragments.append(file)
            }
        }
        guard let root else {
            try report(fragments.map { .fragmentWithoutRoot($0) })
            return
        }
        let result = Linter().lint(root: root, fragments: fragments, project: .refused)
        try report(result.findings)
        var writer = OutputWriter()
        for (file, output) in zip(result.schema.files, SwiftGenerator(result.schema).files()) {
            guard let path = outputs[file.path] else { continue }
            try writer.addSource(output.bytes, at: path)
        }
        try writer.write()
    }

    private func report(_ findings: [Finding]) throws {
        Terminal.error.write(XcodeReporter().report(findings))
        if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.findings }
    }
}
