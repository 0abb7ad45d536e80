import ArgumentParser

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Whether output has colors.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

/// The color option of all commands that print text for people.
struct ColorOptions: ParsableArguments {
    @Option(help: "Whether to use color. Default: in a terminal and in the logs of CI systems.")
    var color: ColorChoice = .auto
}

extension StandardStream {
    /// On a terminal with colors, unless the user has another preference (https://no-color.org,
    /// https://force-color.org).
    ///
    /// - Parameter colorsLogs: Whether the log of a CI system with colors counts as a terminal.
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

    /// The environment variables that identify these systems.
    private static let systemsWithColoredLogs = [
        "GITHUB_ACTIONS", "GITLAB_CI", "GITEA_ACTIONS", "BUILDKITE", "CIRCLECI", "TRAVIS", "DRONE", "TF_BUILD",
        "TEAMCITY_VERSION", "BITRISE_IO",
    ]

    /// Whether it is redirected to a file, which tools will read.
    private var isFile: Bool {
        var status = stat()
        return fstat(rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
}
