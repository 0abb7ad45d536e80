import ArgumentParser
import Basics
import BelfryKit
import Diagnostics
import Files

/// A format for findings.
enum ReporterName: String, CaseIterable, ExpressibleByArgument {
    case pretty, xcode, json
    case compactJSON = "json-compact"
    case jsonl, sarif, github, gitlab, junit, checkstyle

    /// - Parameter stream: The destination of the findings. Terminals are for people, other streams for tools.
    static func preferred(on stream: StandardStream) -> ReporterName { stream.isTerminal ? .pretty : .xcode }

    /// - Parameter failingSeverity: The lowest severity that fails the run.
    func reporter(
        on stream: StandardStream,
        color: ColorChoice,
        failingFrom failingSeverity: Severity = .error
    ) -> any FindingReporter {
        switch self {
        case .pretty:
            PrettyReporter(
                isColored: stream.isColored(color, colorsLogs: true),
                // Minus the line number and the bar. A wrapped line would lose its underline.
                width: max(40, (stream.width ?? 128) - 8))
        case .xcode: XcodeReporter(absolutePath: absolutePath(of:))
        case .json: JSONReporter()
        case .compactJSON: CompactJSONReporter()
        case .jsonl: JSONLinesReporter()
        case .sarif: SARIFReporter(path: RepositoryPaths().path(of:))
        case .github: GitHubReporter(path: RepositoryPaths().path(of:))
        case .gitlab: GitLabReporter(path: RepositoryPaths().path(of:))
        case .junit: JUnitReporter(failingFrom: failingSeverity)
        case .checkstyle: CheckstyleReporter()
        }
    }
}

/// The absolute path for a displayed path.
///
/// Standard input and files of earlier revisions keep their names.
func absolutePath(of shownPath: String) -> String {
    let path = FilePath(shownPath, in: .currentFolder)
    return FileSystem.kind(of: path, followingLinks: true) == nil ? shownPath : path.text
}

/// A format for rules.
enum RuleForm: String, CaseIterable, ExpressibleByArgument { case pretty, json, markdown }

extension Severity: ExpressibleByArgument {
    /// The most severe first.
    package static var allValueStrings: [String] { allCases.reversed().map(\.rawValue) }
}

/// Accepts only existing rules: those of Belfry, and those that the team declares in the current folder.
///
/// - Parameter groups: The groups that the option accepts, too.
func checkedRule(_ id: String, groups: [String] = []) throws -> RuleDescription {
    if let rule = RuleCatalogue.rule(id) { return rule }
    if let rule = RuleCatalogue.ofTeam().first(where: { $0.id == id }) { return rule }
    let rules = RuleCatalogue.all.map(\.id).filter { $0.hasPrefix(id) }
    if !id.isEmpty, !rules.isEmpty {
        throw ValidationError("'\(id)' is the beginning of \(rules.count) rules: \(rules.joined(separator: ", "))")
    }
    throw ValidationError(
        "Unknown rule '\(id.withVisibleControls)'. \(RuleCatalogue.helpForUnknown(id, groups: groups))")
}
