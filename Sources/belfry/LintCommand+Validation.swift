import ArgumentParser
import BelfryKit
import Diagnostics

extension LintCommand {
    func validate() throws {
        if writeBaseline, !only.isEmpty || !skip.isEmpty {
            throw ValidationError("A baseline always covers all rules: leave out '--only' and '--skip'.")
        }
        if fix, writeBaseline, paths.contains(SchemaInput.standardInput) {
            throw ValidationError("'--fix' writes standard input to standard output: leave out '--write-baseline'.")
        }
        if unsafe, !fix, !diff { throw ValidationError("'--unsafe' needs '--fix' or '--diff'.") }
        if fix, diff { throw ValidationError("'--fix' changes files and '--diff' doesn't: use only one of them.") }
        if diff, writeBaseline {
            throw ValidationError("'--write-baseline' writes a file and '--diff' doesn't: use only one of them.")
        }
        for id in only { _ = try checkedRule(id) }
        for id in skip where try checkedRule(id).kind == .structure {
            throw ValidationError(
                "'\(id)' can't be skipped: it reports errors that prevent parsing.")
        }
    }
}
