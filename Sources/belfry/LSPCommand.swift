import ArgumentParser
import Dispatch
import LanguageServer

struct LSPCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serves editors: findings as you type, completion, help, fixes, renaming and the preview.",
        discussion: """
            Speaks the Language Server Protocol 3.17 over standard input and output. It writes only pages of the \
            preview, to a temporary folder. Editors start it; docs/editors.md says how.
            """
    )

    static let targetFolders = TargetFolders.none
    var writesFiles: Bool { false }
    var printsDocument: Bool { true }

    @Flag(help: "Accepted and ignored: many editors pass it. There is no other way to connect.")
    var stdio = false

    func run() {
        Task { Self.exit(withError: ExitCode(await StandardStreams.serve())) }
        dispatchMain()
    }
}
