import ArgumentParser
import Diagnostics

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

/// Where text goes: results to standard output, what is said about the run to standard error.
enum Terminal: Int32 {
    case output = 1
    case error = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }

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

    /// In cells; nil where it is no terminal.
    var width: Int? {
        var size = winsize()
        guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Unbuffered, so that both streams appear in the order in which they were written.
    func write(_ text: String) { write(Array(text.utf8)) }

    /// What a file holds, as it is.
    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(rawValue, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return didFail(errno) }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// Writes what may hold text of strangers beside Belfry's own lines: on a terminal its controls are made visible.
    func show(_ text: String) {
        write(isTerminal ? text.withVisibleControlsInLines : text)
    }

    /// Writes JSON, which may hold text of strangers as well: on a terminal with its controls as escapes, so that it is
    /// the same value.
    func show(_ json: JSONValue) {
        write((isTerminal ? json.indented.withControlsAsJSONEscapes : json.indented) + "\n")
    }

    /// A result that arrives in part is none: nobody shall take it for the whole. Of what standard error does not take
    /// there is nowhere to speak.
    private func didFail(_ code: Int32) {
        guard self == .output else { return }
        Terminal.error.write("belfry: can't write to standard output: \(String(cString: strerror(code)))\n")
        exit(ExitStatus.usage.rawValue)
    }

    /// Makes sure that no file takes the place of a stream that is closed, and that a limit on the size of files is
    /// an error of writing, not the end of the process.
    static func prepare() {
        signal(SIGXFSZ, SIG_IGN)
        // In the wrong direction, so that reading and writing fail as they should.
        for (stream, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(stream, F_GETFD) < 0 {
            _ = open("/dev/null", flags)
        }
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
}

extension String {
    /// With its line breaks and tabs, and all other controls made visible.
    var withVisibleControlsInLines: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar == "\n" || scalar == "\t" ? String(scalar) : String(scalar).withVisibleControls
        }
    }

    /// JSON with its line breaks. What acts invisibly stands in its strings alone.
    fileprivate var withControlsAsJSONEscapes: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            guard scalar.actsInvisibly, scalar != "\n" else { return text.unicodeScalars.append(scalar) }
            for unit in scalar.utf16 {
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }
}

/// The system's `write`, which a method of that name hides.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
