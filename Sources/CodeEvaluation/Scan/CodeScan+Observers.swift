package import CodeFacts
package import Diagnostics

/// A post within the app, with the keys of what it carries; nil if they aren't known.
package struct PostedData: Sendable {
    package let range: SourceRange
    package let keys: Set<String>?
    /// The texts of values that are literals, by their keys.
    package let values: [String: String]
    package let isOfHandler: Bool
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
    /// The only texts of a value for which it does something.
    package let compared: ComparedData?
    package let range: SourceRange
    package let count: Int
}

// What code that observes notifications within the app needs.
extension CodeScan {
    private static let limit = 24

    /// The needs of code that observes the app's own names, once all files are visited.
    package var observers: [ObserverNeeds] {
        var all: [ObserverNeeds] = []
        for (name, observers) in notifications.observers.sorted(by: { $0.key < $1.key }).prefix(200)
        where name.isOfApp && observers.count <= 8 && all.count < Self.limit {
            let needs = observers.compactMap { self.needs(of: $0, name, count: observers.count) }
            let areIdle = needs.count == observers.count && needs.allSatisfy(\.isIdle)
            all += needs.filter { $0.schedules || areIdle || $0.compared != nil && observers.count == 1 }
        }
        return all
    }

    /// How often code observes a name.
    package func observerCount(of name: String) -> Int { notifications.observers[name]?.count ?? 0 }

    package func posts(of name: String) -> [PostedData] {
        (notifications.posts[name] ?? []).map { post in
            let pairs = (post.data ?? []).map { (text($0.key), $0.value.literal) }
            let isKnown = !post.hasData || post.data != nil && pairs.allSatisfy { $0.0 != nil }
            let values = pairs.compactMap { key, value in key.flatMap { key in value.map { (key, $0) } } }
            return PostedData(
                range: post.range, keys: isKnown ? Set(pairs.compactMap(\.0)) : nil,
                values: Dictionary(values) { first, _ in first }, isOfHandler: post.isOfHandler)
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
            && (all.containsAnywhere("UNNotificationRequest(") || notifications.scheduling.contains(where: all.calls)
                || notifications.besideScheduling.contains { name, code in
                    all.calls(name) && code.count == 1 && notifications.scheduling.contains(where: code[0].calls)
                })
        let isIdle = body.allSatisfy(\.isLog)
        let compared = body.comparedData(of: parameter).flatMap { key, values in
            text(key).map { ComparedData(key: $0, values: values) }
        }
        guard schedules || isIdle || compared != nil else { return nil }
        let needs = body.needs(of: parameter)
        return ObserverNeeds(
            name: name, keys: needs.keys.compactMap { key in text(key).map { CodeText($0, at: key.range) } },
            needsData: needs.range != nil, schedules: schedules, isIdle: isIdle, compared: compared,
            range: needs.range ?? first.range,
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

extension String {
    /// Whether a name of a notification is the app's own: that of a constant, which has a declaration, or a literal without
    /// the prefix of a system's class, of a C constant, or of a domain, which the system and libraries use.
    fileprivate var isOfApp: Bool {
        guard hasPrefix("\"") else { return true }
        let text = Array(withoutQuotes.unicodeScalars)
        guard let first = text.first, first != "_", !text.contains(".") else { return false }
        let capitals = text.prefix { (UnicodeScalar("A")...UnicodeScalar("Z")).contains($0) }.count
        let isPrefixed = capitals > 1 && text.contains { (UnicodeScalar("a")...UnicodeScalar("z")).contains($0) }
        let isConstant = first == "k" && text.dropFirst().first.map { $0.properties.isUppercase } ?? false
        return !isPrefixed && !isConstant
    }

    private var withoutQuotes: String { filter { $0 != "\"" } }
}

extension Expression {
    /// `notification.userInfo`
    func isData(of name: String) -> Bool {
        guard case .member(let base?, "userInfo") = kind else { return false }
        return base.isName(name)
    }
}
