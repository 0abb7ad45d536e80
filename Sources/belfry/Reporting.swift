import ArgumentParser
import Diagnostics
import Files
import Guidelines

/// How findings are shown.
enum ReporterName: String, CaseIterable, ExpressibleByArgument {
    case pretty, xcode, json, sarif, github, gitlab, junit, checkstyle

    /// - Parameter stream: Where the findings go: people look at a terminal, tools at the rest.
    static func preferred(on stream: StandardStream) -> ReporterName { stream.isTerminal ? .pretty : .xcode }

    /// - Parameter failingSeverity: From which on findings fail the run.
    func reporter(
        on stream: StandardStream,
        color: ColorChoice,
        failingFrom failingSeverity: Severity = .error
    ) -> any FindingReporter {
        switch self {
        case .pretty:
            PrettyReporter(
                isColored: stream.isColored(color, colorsLogs: true),
                // Less what stands before a line: its number and a bar. A wrapped line would lose its underline.
                width: max(40, (stream.width ?? 128) - 8))
        case .xcode: XcodeReporter(absolutePath: absolutePath(of:))
        case .json: JSONReporter()
        case .sarif: SARIFReporter()
        case .github: GitHubReporter()
        case .gitlab: GitLabReporter()
        case .junit: JUnitReporter(failingFrom: failingSeverity)
        case .checkstyle: CheckstyleReporter()
        }
    }
}

/// The absolute path of a file for the path that findings show.
///
/// What is not on the disk keeps its name: standard input, a file of an earlier revision.
func absolutePath(of shownPath: String) -> String {
    let path = FilePath(shownPath, in: .currentFolder)
    return FileSystem.kind(of: path, followingLinks: true) == nil ? shownPath : path.text
}

/// How rules are shown.
enum RuleForm: String, CaseIterable, ExpressibleByArgument { case pretty, json, markdown }

extension Severity: ExpressibleByArgument {
    /// As people think of them: the worst first.
    package static var allValueStrings: [String] { allCases.reversed().map(\.rawValue) }
}

/// Accepts rules that exist.
func checkedRule(_ id: String) throws -> RuleDescription {
    if let rule = RuleCatalogue.rule(id) { return rule }
    let help = RuleCatalogue.nearest(to: id).map { "Did you mean '\($0)'?" } ?? "'belfry rules' lists all of them."
    throw ValidationError("Unknown rule '\(id.withVisibleControls)'. \(help)")
}
