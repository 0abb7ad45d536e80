import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    private static let description = delegateMissing.description

    static let delegateHidden: CodeFactRule = description.code { facts, report in
        for method in facts.app.hiddenMethods {
            report.add(
                at: method, "this is never called: the method is private, so the system doesn't see it",
                help: "remove 'private' or 'fileprivate'")
        }
    }
}
