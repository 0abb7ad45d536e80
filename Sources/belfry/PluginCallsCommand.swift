import ArgumentParser
import Basics
import BelfryKit
import Diagnostics
import Files
import Outputs

/// For the command plugins: says which calls of `belfry` do what somebody asked a plugin for.
///
/// A plugin can neither parse the arguments nor know which commands write.
struct PluginCallsCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "plugin-calls",
        abstract: "Writes the calls of a command plugin as JSON.",
        discussion: """
            EXAMPLE
              belfry plugin-calls --target App --folder Sources/App -- lint --fix
            """,
        shouldDisplay: false
    )

    @Option(help: ArgumentHelp("The command if the words name none.", valueName: "command"))
    var `default`: String?

    @Flag(help: "The plugin has permission to write.")
    var mayWrite = false

    @Flag(
        help: "Xcode runs the plugin: it names targets for every command, and the folders are those of their schemas.")
    var xcode = false

    @Option(help: ArgumentHelp("A chosen target. Repeatable.", valueName: "name"))
    var target: [String] = []

    @Option(help: ArgumentHelp("A folder of the chosen targets. Repeatable.", valueName: "path"))
    var folder: [String] = []

    @Argument(parsing: .captureForPassthrough, help: "What somebody wrote after the name of the plugin.")
    var words: [String] = []

    static let targetFolders = TargetFolders.none
    var writesFiles: Bool { false }
    var printsDocument: Bool { true }

    func run() {
        let json: JSONValue
        do throws(UsageError) {
            let words = wordsWithCommand
            // A call that can't be parsed prints its help or its error.
            let command = try? BelfryCommand.parseAsRoot(words) as? any Subcommand
            if let command, command.writesFiles, !mayWrite { throw refusal(of: words, command) }
            let calls = try self.calls(of: words, command)
            json = [
                "calls": .array(calls.map { .array($0.map { .string($0) }) }),
                "printsDocument": .bool(command?.printsDocument ?? false),
            ]
        } catch {
            json = ["calls": [], "printsDocument": false, "problem": .string(error.message)]
        }
        StandardStream.output.write(json.compact)
    }

    /// The words, after the default command if they start with an option or a path.
    private var wordsWithCommand: [String] {
        var words = words
        if words.first == "--" { words.removeFirst() }
        guard let `default` else { return words }
        if let word = words.first, BelfryCommand.names.contains(word) { return words }
        // Another word is a misspelt command.
        let isForDefault = words.first.map { word in
            word.hasPrefix("-") || FileSystem.kind(of: FilePath(word, in: .currentFolder), followingLinks: true) != nil
        }
        return isForDefault ?? true ? [`default`] + words : words
    }

    private func calls(of words: [String], _ command: (any Subcommand)?) throws(UsageError) -> [[String]] {
        guard let command else { return [words] }
        let folders = try folderArguments(of: words[0], command)
        var words = words
        if let command = command as? GenerateCommand, !command.check, command.outputs.selection.isEmpty {
            words.append("--no-printing")
        }
        if command.printsDocument {
            let quietWords = [words[0], "--quiet"] + words.dropFirst()
            // Not every command has a summary.
            if (try? BelfryCommand.parseAsRoot(quietWords)) != nil { words = quietWords }
        }
        return folders.map { words + $0 }
    }

    /// The arguments of each call that name the folders of the targets.
    private func folderArguments(of name: String, _ command: any Subcommand) throws(UsageError) -> [[String]] {
        let use = type(of: command).targetFolders
        // Xcode names targets that nobody asked for, and doesn't know where their code is.
        if target.isEmpty || xcode && (use == .none || use == .code) { return [[]] }
        let names = target.map(\.withVisibleControls).joined(separator: ", ")
        guard !folder.isEmpty else {
            throw UsageError("none of the targets \(names) contains notifications.yaml; add the file to a target")
        }
        switch use {
        case .none: throw UsageError("'belfry \(name)' reads no target; leave out '--target'")
        case .code, .schemas: return [folder]
        case .schemaInEachCall where folder.count == 1 || !command.printsDocument: return folder.map { [$0] }
        case .onlySchema(let option) where folder.count == 1: return [(option.map { [$0] } ?? []) + folder]
        case .schemaInEachCall, .onlySchema:
            throw UsageError("'belfry \(name)' reads one schema at a time; choose one of the targets \(names)")
        }
    }

    /// Names the plugin that can write, with arguments that can be pasted.
    private func refusal(of words: [String], _ command: any Subcommand) -> UsageError {
        func inShell(_ words: [String]) -> String { words.map(\.inShell).joined(separator: " ") }
        let others = command is GenerateCommand ? Array(words.dropFirst()) : words
        let advice: String
        if xcode {
            let arguments = others.isEmpty ? "without arguments" : "with the arguments: \(inShell(others))"
            advice = "choose BelfryGenerateCommand instead, \(arguments)"
        } else {
            let line = ["swift", "package", "--allow-writing-to-package-directory", "belfry-generate"]
            advice = "run \(inShell(line + others + target.flatMap { ["--target", $0] }))"
        }
        let call = (["belfry"] + words).joined(separator: " ").withVisibleControls
        return UsageError("'\(call)' writes files, which this plugin can't do; \(advice)")
    }
}
