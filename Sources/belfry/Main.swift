import ArgumentParser
import Basics
import BelfryKit
import Diagnostics
import Files
import NotificationSchema

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The exit status of a run.
enum ExitStatus {
    static let findings = ExitCode(1)
    /// Invalid usage or unreadable input.
    static let usage = ExitCode(2)
    static let internalError = ExitCode(70)
}

@main enum Main {
    static func main() {
        StandardStream.prepare()
        do {
            var command = try BelfryCommand.parseAsRoot()
            guard FilePath.hasCurrentFolder else {
                throw FileError("the current folder no longer exists; change to another folder")
            }
            try command.run()
        } catch let error as UsageError {
            exit(status(for: ValidationError(error.message)).rawValue)
        } catch {
            exit(status(for: unknownCommand ?? error).rawValue)
        }
    }

    /// An error about the first argument, if it isn't a command: ArgumentParser calls it only unexpected.
    private static var unknownCommand: FileError? {
        guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"),
            !BelfryCommand.names.contains(word)
        else { return nil }
        let suggestion = Suggestion.nearest(to: word, among: BelfryCommand.names).map { "did you mean '\($0)'?" }
        return FileError("there is no command '\(word)'; \(suggestion ?? "'belfry help' lists the commands")")
    }

    /// Prints the error, unless it is already printed.
    private static func status(for error: any Error) -> ExitCode {
        if let code = error as? ExitCode { return code }
        if let error = error as? FileError {
            StandardStream.error.write("belfry: \(error.description.withVisibleControls)\n")
            return ExitStatus.usage
        }
        let message = BelfryCommand.fullMessage(for: error)
        switch BelfryCommand.exitCode(for: error) {
        case .success:
            // Help, the version or a completion script, as requested.
            StandardStream.output.write(message + "\n")
            return .success
        case .validationFailure:
            StandardStream.error.write(message.withVisibleControlsInLines + "\n")
            return ExitStatus.usage
        default:
            StandardStream.error.write(
                """
                belfry: internal error: \(message)
                This is a mistake of Belfry's. Please report it, with what you did and, if you can, the schema.

                """
            )
            return ExitStatus.internalError
        }
    }
}
