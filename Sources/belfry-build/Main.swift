import Basics
import BuildOutput
import Diagnostics
import Files

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The part of `belfry` that the build plugin runs: `belfry-build build-source --support OUTPUT INPUT OUTPUT…`
///
/// It needs no argument parser, so packages that build Belfry from source compile less. The binary of a release contains
/// only `belfry`, which takes the same arguments.
@main enum Main {
    static func main() {
        do throws(FileError) {
            let arguments = Array(CommandLine.arguments.dropFirst(2))
            guard arguments.count >= 2, arguments[0] == "--support" else {
                throw FileError("usage: belfry-build build-source --support OUTPUT INPUT OUTPUT…")
            }
            let sources = try BuildSources(Array(arguments.dropFirst(2)), support: arguments[1])
            report(XcodeReporter().report(sources.findings))
            if sources.findings.contains(where: { $0.severity == .error }) { exit(1) }
            try sources.write()
        } catch {
            report("belfry: \(error.description.withVisibleControls)\n")
            exit(2)
        }
    }

    private static func report(_ text: String) {
        _ = systemWriteAll(Array(text.utf8), to: STDERR_FILENO)
    }
}
