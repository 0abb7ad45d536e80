import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema

/// How findings are shown.
enum ReporterName: String, CaseIterable, ExpressibleByArgument {
    case pretty, xcode, json, sarif, github, gitlab, junit, checkstyle

    /// - Parameter terminal: Where the findings go: people look at a terminal, tools at the rest.
    static func preferred(on terminal: Terminal) -> ReporterName { terminal.isTerminal ? .pretty : .xcode }

    /// - Parameter failingSeverity: From which on findings fail the run.
    func reporter(
        on terminal: Terminal,
        color: ColorChoice,
        failingFrom failingSeverity: Severity = .error
    ) -> any FindingReporter {
        switch self {
        case .pretty:
            PrettyReporter(
                isColored: terminal.isColored(color, colorsLogs: true),
                // Less what stands before a line: its number and a bar. A wrapped line would lose its underline.
                width: max(40, (terminal.width ?? 128) - 8))
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

/// The time since a command began, as a summary shows it.
struct Stopwatch {
    private let start = ContinuousClock.now

    var text: String {
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        return milliseconds < 10_000 ? "\(Int(milliseconds)) ms" : "\(Int(milliseconds / 1_000)) s"
    }
}

/// Accepts rules that exist.
func checkedRule(_ id: String) throws -> RuleDescription {
    if let rule = RuleCatalogue.rule(id) { return rule }
    let help = RuleCatalogue.nearest(to: id).map { "Did you mean '\($0)'?" } ?? "'belfry rules' lists all of them."
    throw ValidationError("Unknown rule '\(id.withVisibleControls)'. \(help)")
}
