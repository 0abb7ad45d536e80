import ArgumentParser
import BelfryKit
import Diagnostics

extension LintCommand {
    func validate() throws {
        if fix, rules.writeBaseline, paths.contains(SchemaInput.standardInput) {
            throw ValidationError("'--fix' writes standard input to standard output: leave out '--write-baseline'.")
        }
        if unsafe, !fix, !diff { throw ValidationError("'--unsafe' needs '--fix' or '--diff'.") }
        if fix, diff { throw ValidationError("'--fix' changes files and '--diff' doesn't: use only one of them.") }
        if diff, rules.writeBaseline {
            throw ValidationError("'--write-baseline' writes a file and '--diff' doesn't: use only one of them.")
        }
        for id in rules.skip where try !RuleOptions.groups.contains(id) && checkedRule(id).kind == .structure {
            throw ValidationError(
                "'\(id)' can't be skipped: it reports errors that prevent parsing.")
        }
    }
}
