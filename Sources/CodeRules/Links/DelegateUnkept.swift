import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    private static let description = delegateMissing.description

    static let delegateUnkept: CodeFactRule = description.code { facts, report in
        var seen: Set<SourceRange> = []
        for delegate in facts.app.unkeptDelegates where seen.insert(delegate).inserted {
            report.add(
                at: delegate, "nothing keeps this object, and the center's delegate is weak: it gets no response",
                help: "keep it in a property of an object that lives as long as the app, such as the app delegate")
        }
    }

    static let applicationDelegateUnmade: CodeFactRule = description.code { facts, report in
        for delegate in facts.app.unmadeDelegates {
            let adaptor =
                delegate.range.file.importedModules.isDisjoint(with: ["AppKit", "Cocoa"])
                ? "UIApplicationDelegateAdaptor" : "NSApplicationDelegateAdaptor"
            report.add(
                at: delegate.range, "no code creates '\(delegate.known ?? "")', so its methods are never called",
                help: "add '@\(adaptor)(\(delegate.known ?? "").self) var delegate' to the app with '@main'")
        }
    }
}
