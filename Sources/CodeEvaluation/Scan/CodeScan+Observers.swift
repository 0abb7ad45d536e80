package import CodeFacts
package import Diagnostics

/// A post within the app, with the keys of what it carries; nil if they aren't known.
package struct PostedData: Sendable {
    package let range: SourceRange
    package let keys: Set<String>?
}

/// What all code that observes a notification within the app needs, or that it does nothing.
package struct ObserverNeeds: Sendable {
    package let name: String
    /// The keys without which the code ends, and where it looks for the data.
    package let keys: [CodeText]
    package let needsData: Bool
    /// Whether it makes a request for a notification.
    package let schedules: Bool
    package let isIdle: Bool
    package let range: SourceRange
    package let count: Int
}

// What code that observes notifications within the app needs.
extension CodeScan {
    private static let limit = 24

    /// The needs of code that observes names which are constants, once all files are visited.
    package var observers: [ObserverNeeds] {
        var all: [ObserverNeeds] = []
        for (name, observers) in notifications.observers.sorted(by: { $0.key < $1.key }).prefix(200)
        where !name.hasPrefix("\"") && observers.count <= 4 && all.count < Self.limit {
            let needs = observers.compactMap { self.needs(of: $0, name, count: observers.count) }
            let areIdle = needs.count == observers.count && needs.allSatisfy(\.isIdle)
            all += needs.filter { $0.schedules || areIdle }
        }
        return all
    }

    /// How often code observes a name.
    package func observerCount(of name: String) -> Int { notifications.observers[name]?.count ?? 0 }

    package func posts(of name: String) -> [PostedData] {
        (notifications.posts[name] ?? []).map { post in
            guard post.hasData else { return PostedData(range: post.range, keys: []) }
            let keys = post.keys.map { $0.map { text($0) } } ?? [nil]
            return PostedData(range: post.range, keys: keys.contains(nil) ? nil : Set(keys.compactMap(\.self)))
        }
    }

    private func needs(of observer: AppNotifications.Observer, _ name: String, count: Int) -> ObserverNeeds? {
        guard observer.object == nil else { return nil }
        var method = observer.method
        var (body, parameter) = (observer.closure?.body ?? [], observer.closure?.parameters.first ?? "")
        // `{ [weak self] note in self?.show(note) }`
        if body.count == 1, case .expression(let only) = body[0].kind,
            case .call(let callee, let arguments) = only.kind,
            arguments.count == 1, arguments[0].value.isName(parameter), let called = callee.lastName
        {
            method = called
        }
        if !method.isEmpty {
            let functions = (notifications.functions[method] ?? []).prefix(64).filter {
                $0.range.file === observer.range.file
            }
            guard functions.count == 1 else { return nil }
            (body, parameter) = (functions[0].body, functions[0].parameters[0].name)
        }
        guard let first = body.first, let last = body.last else { return nil }
        let all = SourceRange(first.range.file, first.range.bytes.lowerBound..<last.range.bytes.upperBound)
        let schedules =
            all.bytes.count < 4096
            && (all.containsAnywhere("UNNotificationRequest(") || notifications.scheduling.contains(where: all.calls))
        let isIdle = body.allSatisfy(\.isLog)
        guard schedules || isIdle else { return nil }
        let needs = body.needs(of: parameter)
        return ObserverNeeds(
            name: name, keys: needs.keys.compactMap { key in text(key).map { CodeText($0, at: key.range) } },
            needsData: needs.range != nil, schedules: schedules, isIdle: isIdle, range: needs.range ?? first.range,
            count: count)
    }
}

extension [Statement] {
    /// What the first statement of code asks for, without which it ends: keys of the data of a notification.
    fileprivate func needs(of name: String) -> (keys: [Expression], range: SourceRange?) {
        for statement in self where !statement.isLog {
            guard case .branch(let conditions, let then, let otherwise) = statement.kind, then.isEmpty,
                case .exit(nil)? = otherwise.last?.kind
            else { break }
            var (names, keys, range): (Set<String>, [Expression], SourceRange?) = ([], [], nil)
            for case .bind(let bound, let value) in conditions {
                if value.isData(of: name) {
                    names.formUnion(bound)
                } else if case .element(let base, let arguments) = value.kind, arguments.count == 1,
                    base.isData(of: name) || base.lastName.map(names.contains) ?? false
                {
                    keys.append(arguments[0].value)
                } else {
                    continue
                }
                range = range ?? value.range
            }
            return (keys, range)
        }
        return ([], nil)
    }
}

extension Expression {
    /// `notification.userInfo`
    fileprivate func isData(of name: String) -> Bool {
        guard case .member(let base?, "userInfo") = kind else { return false }
        return base.isName(name)
    }
}
