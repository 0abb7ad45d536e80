import Foundation
import PackagePlugin

/// The tool `belfry`, which knows what its commands do: a plugin only passes on what somebody wrote.
struct BelfryTool {
    var url: URL
    /// Of the package or the project. Paths are displayed relative to it, and options name files relative to it.
    var folder: URL

    /// What `belfry plugin-calls` answers.
    private struct Answer: Decodable {
        var calls: [[String]]
        var printsDocument: Bool
        /// Why there are no calls.
        var problem: String?
    }

    /// Runs the command that somebody wrote, and reports a failure as an error of the plugin.
    ///
    /// - Parameters:
    ///   - options: What the plugin may do, for `belfry plugin-calls`.
    ///   - targets: The names of the chosen targets.
    ///   - folders: The folders of these targets.
    func run(_ words: [String], _ options: [String], targets: [String], in folders: [String]) throws {
        let choice = targets.flatMap { ["--target", $0] } + folders.flatMap { ["--folder", $0] }
        let output = Pipe()
        let question = process(["plugin-calls"] + options + choice + ["--"] + words)
        question.standardOutput = output
        let text = try runToEnd(question, reading: output)
        guard question.terminationStatus == 0 else { return reportStatus(of: question) }
        let answer = try JSONDecoder().decode(Answer.self, from: text)
        if let problem = answer.problem { Diagnostics.error(problem) }
        for call in answer.calls {
            if answer.printsDocument { try runApart(call) } else { try run(call) }
        }
    }

    private func run(_ call: [String]) throws {
        let process = process(call)
        try process.run()
        process.waitUntilExit()
        reportStatus(of: process)
    }

    /// SwiftPM merges both outputs, so messages would be in the document. As diagnostics, they aren't.
    private func runApart(_ call: [String]) throws {
        let messages = Pipe()
        let process = process(call)
        process.standardError = messages
        let text = String(decoding: try runToEnd(process, reading: messages).dropLast(), as: UTF8.self)
        if !text.isEmpty { Diagnostics.emit(process.terminationStatus == 0 ? .warning : .error, text) }
        reportStatus(of: process)
    }

    private func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        return process
    }

    private func runToEnd(_ process: Process, reading pipe: Pipe) throws -> Data {
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return data
    }

    private func reportStatus(of process: Process) {
        guard process.terminationStatus != 0 else { return }
        Diagnostics.error("belfry exited with status \(process.terminationStatus)")
    }
}

extension BelfryTool {
    /// - Parameter arguments: What somebody wrote. `--target` names a target of the package.
    func run(_ arguments: [String], _ options: [String], in package: Package) throws {
        var arguments = ArgumentExtractor(arguments)
        let targets = try package.targets(named: arguments.extractOption(named: "target"))
        try run(
            arguments.remainingArguments, options, targets: targets.map(\.name),
            in: targets.map(\.directoryURL.path))
    }
}
