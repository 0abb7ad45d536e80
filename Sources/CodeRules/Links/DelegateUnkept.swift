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
        for (delegate, setting) in facts.app.delegatesOfNil
        where facts.delegates.allSatisfy({ $0.range == delegate.range }) {
            report.add(
                at: delegate.range, "'\(delegate.known ?? "")' is nil here, so this sets no delegate",
                help: "set the delegate after the line that sets '\(delegate.known ?? "")'",
                notes: [Finding.Note("it is set here", at: setting)])
        }
        for property in facts.app.lostProperties {
            report.add(
                at: property.range,
                "nothing keeps this object, and '\(property.known ?? "")' is weak, so it is nil when a response arrives",
                severity: .warning,
                help: "keep the object in a property of an object that lives as long as the app")
        }
        for property in facts.app.unsetProperties {
            report.add(
                at: property.range, "no code sets '\(property.known ?? "")', so it is nil when a response arrives",
                severity: .warning, help: "set it before the app has finished launching")
        }
        // A delegate that is set late gets no such response.
        guard facts.delegates.contains(where: \.isAtLaunch), Array(facts.deploymentTargets.keys) != ["macOS"] else {
            return
        }
        for property in facts.app.lateProperties {
            // A Mac shows the window at each launch.
            guard let setting = property.lateSetting,
                setting.file.importedModules.isDisjoint(with: ["AppKit", "Cocoa"]),
                let (action, use) = property.codeBeforeUses.lazy.compactMap({ code in
                    facts.actionInBackground(before: code).map { ($0, code) }
                }).first
            else { continue }
            report.add(
                at: setting,
                "'\(property.name)' is nil if '\(action)' launches the app in the background: only a view that appears sets it",
                severity: .warning, help: "set it before the app has finished launching",
                notes: [
                    Finding.Note(
                        "it is used here", at: SourceRange(use.file, use.bytes.upperBound..<use.bytes.upperBound + 1))
                ])
        }
    }

    static let delegateRemoved: CodeFactRule = description.code { facts, report in
        for removal in facts.app.delegateRemovals {
            report.add(
                at: removal, "from here on, the center has no delegate, so responses are lost",
                help: "remove this line")
        }
        guard !facts.delegates.isEmpty, !facts.hasUnknownDelegate, facts.unread.isEmpty,
            let first = facts.delegates.first
        else { return }
        let places = [
            (LaunchGate.firstLaunch, "only the first launch of the app sets the delegate"),
            (.launchOption, "the delegate is only set if the launch has this option"),
            (.testArgument, "the delegate is only set if a test starts the app"),
            (
                .undetermined,
                "the delegate is only set before people answer the request for permission, so later launches have none"
            ),
            (.refused, "the delegate is only set if people refused notifications"),
        ]
        for (gate, message) in places {
            guard let ranges = facts.app.gatedPlaces[gate],
                facts.delegates.allSatisfy({ ranges.contains($0.range) })
            else { continue }
            report.add(at: first.range, message, help: "set it at each launch")
        }
    }

    static let applicationDelegateUnmade: CodeFactRule = description.code { facts, report in
        var seen: Set<String> = []
        for cast in facts.app.failedCasts where seen.insert(cast.member).inserted {
            report.add(
                at: cast.range,
                "this cast \(cast.isForced ? "crashes the app" : "fails"): the delegate is an object of SwiftUI, so "
                    + "'\(cast.member)' isn't reached",
                severity: .warning, help: "keep the object of '\(cast.type)' in a static property, and use that",
                notes: facts.app.failedCasts.filter { $0.member == cast.member }.dropFirst().prefix(5).map {
                    Finding.Note("also here", at: $0.range)
                })
        }
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

extension NotificationFacts {
    /// The action without a foreground option for which a handler runs the code after some of its code; nil if it is
    /// another action, or if that isn't known.
    fileprivate func actionInBackground(before code: SourceRange) -> String? {
        var last: (place: String.Index, action: String?)?
        let text = code.codeOnTheWay
        func add(_ word: String, _ action: String?) {
            guard let place = text.ranges(of: word).last?.lowerBound, last.map({ $0.place <= place }) ?? true else {
                return
            }
            last = (place, action)
        }
        for word in ["case ", "default:", "DefaultActionIdentifier", "DismissActionIdentifier"] { add(word, nil) }
        for action in actions {
            guard let identifier = action.identifier.known else { continue }
            let isInBackground = action.options.isComplete && !action.options.contains("foreground")
            for word in action.identifier.mentions { add(word, isInBackground ? identifier : nil) }
        }
        return last?.action
    }
}

extension SourceRange {
    /// The code without blocks that end in it, nor their conditions, unless the code after those needs them, too: `guard`.
    fileprivate var codeOnTheWay: String {
        guard bytes.count < 32 << 10 else { return "" }
        var code: [UInt8] = []
        var blocks: [Int] = []
        for byte in file.bytes[bytes] {
            code.append(byte)
            if byte == UInt8(ascii: "{") { blocks.append(code.count - 1) }
            guard byte == UInt8(ascii: "}"), let start = blocks.popLast() else { continue }
            let earliest = max(0, start - 200)
            let line = code[earliest..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? earliest
            let head = String(decoding: code[line..<start], as: UTF8.self)
            let isGuard = head.contains("else") && !head.contains("if ")
            code.removeSubrange((isGuard ? start : line)...)
        }
        return String(decoding: code, as: UTF8.self)
    }
}
