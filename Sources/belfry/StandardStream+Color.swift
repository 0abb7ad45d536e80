import ArgumentParser

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Whether text is coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

/// The option that all commands have which write for people.
struct ColorOptions: ParsableArguments {
    @Option(help: "Whether to use color. Default: in a terminal and in the logs of CI systems.")
    var color: ColorChoice = .auto
}

extension StandardStream {
    /// On a terminal that can show colours, unless its owner wants something else (https://no-color.org,
    /// https://force-color.org).
    ///
    /// - Parameter colorsLogs: Whether the log of a CI system, which shows colours too, counts as a terminal.
    func isColored(_ choice: ColorChoice, colorsLogs: Bool = false) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        guard !Self.isSet("NO_COLOR") else { return false }
        if let force = Self.variable("FORCE_COLOR"), !force.isEmpty { return force != "0" && force != "false" }
        if isTerminal { return Self.variable("TERM") != "dumb" }
        return colorsLogs && !isFile && Self.systemsWithColoredLogs.contains(where: Self.isSet)
    }

    /// The variables by which these systems say who they are.
    private static let systemsWithColoredLogs = [
        "GITHUB_ACTIONS", "GITLAB_CI", "GITEA_ACTIONS", "BUILDKITE", "CIRCLECI", "TRAVIS", "DRONE", "TF_BUILD",
        "TEAMCITY_VERSION", "BITRISE_IO",
    ]

    /// Whether it was redirected to a file, which a tool will read.
    private var isFile: Bool {
        var status = stat()
        return fstat(rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
}
