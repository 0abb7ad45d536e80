package import Diagnostics

/// How code observes a name within the app.
package struct ScreenObservers: Sendable {
    /// Where the first one shows a screen, if all do nothing else.
    package let screen: SourceRange?
    package let count: Int
}

// Screens that code shows for notifications within the app.
extension CodeScan {
    /// What observes a name; a literal has quotation marks.
    package func screenObservers(of name: String) -> ScreenObservers {
        let observers = (notifications.observers[name] ?? []) + (notifications.plainObservers[name] ?? [])
        let screens = observers.prefix(4).compactMap { screen(of: $0) }
        return ScreenObservers(
            screen: screens.count == observers.count ? screens.first : nil, count: observers.count)
    }

    /// Notes a method that may only show a screen.
    func noteScreen(_ function: Function) {
        guard function.parameters.count <= 1, notifications.screens.count < 1_000, function.range.bytes.count < 4096,
            let place = function.body.shownScreen(depth: 0)
        else { return }
        notifications.screens[function.name, default: []].append(place)
    }

    private func screen(of observer: AppNotifications.Observer) -> SourceRange? {
        // A Mac shows the windows of an app that isn't in front.
        guard observer.object == nil,
            !["import AppKit", "import Cocoa"].contains(where: observer.range.file.wholeRange.containsAnywhere)
        else { return nil }
        var method = observer.method
        if let body = observer.closure?.body {
            if let place = body.shownScreen(depth: 0) { return place }
            guard body.count == 1, case .expression(let only) = body[0].kind, let called = call(only) else {
                return nil
            }
            method = called.name
        }
        let places = (notifications.screens[method] ?? []).filter { $0.file === observer.range.file }
        return places.count == 1 ? places[0] : nil
    }
}

extension [Statement] {
    private static let showing: Set<String> = [
        "present", "presentScene", "presentViewController", "pushViewController", "performSegue",
        "performSegueWithIdentifier", "showDetailViewController", "showViewController",
    ]
    private static let closing: Set<String> = [
        "dismiss", "dismissViewControllerAnimated", "popToRootViewController", "popToRootViewControllerAnimated",
    ]
    /// The beginnings of the names of what a view shows.
    private static let states = ["show", "isShow", "isPresent", "present", "selectedTab", "selectedIndex"]

    /// The place where code shows a screen; nil if it shows none, or does something else, too.
    fileprivate func shownScreen(depth: Int) -> SourceRange? {
        guard depth < 4, count < 20 else { return nil }
        var shown: SourceRange?
        for statement in self where !statement.isLog {
            switch statement.kind {
            case .variable, .exit(nil): continue
            case .branch(_, let then, let otherwise):
                for code in [then, otherwise] where !code.allSatisfy(\.endsOrLogs) {
                    guard let inner = code.shownScreen(depth: depth + 1) else { return nil }
                    shown = shown ?? inner
                }
            case .expression(let expression):
                if case .operation("=", let target, let value) = expression.kind {
                    // `showsGame = true`, `selectedTab = .game`
                    if let name = target.lastName, Self.states.contains(where: name.hasPrefix) {
                        switch value.kind {
                        case .boolean(false): continue
                        case .boolean(true), .member, .name: break
                        default: return nil
                        }
                        shown = shown ?? expression.range
                        continue
                    }
                    // `controller.game = game`
                    guard case .member(let base?, _) = target.kind, case .name = base.kind, !base.isName("self") else {
                        return nil
                    }
                    continue
                }
                if let closure = expression.closureRunOnce {
                    guard let inner = closure.shownScreen(depth: depth + 1) else { return nil }
                    shown = shown ?? inner
                    continue
                }
                guard case .call(let callee, let arguments) = expression.kind, let name = callee.lastName else {
                    return nil
                }
                let isShown =
                    Self.showing.contains(name) || name == "show" && arguments.contains { $0.label == "sender" }
                guard isShown || Self.closing.contains(name) else { return nil }
                if isShown { shown = shown ?? expression.range }
            default: return nil
            }
        }
        return shown
    }
}

extension Statement {
    fileprivate var endsOrLogs: Bool {
        if case .exit(nil) = kind { return true }
        return isLog
    }
}
