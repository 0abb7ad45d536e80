import CodeFacts
import Diagnostics

/// What code reads of a notification within the app.
struct NotificationReads {
    var object = false
    var data = false
    /// The keys of its data, if all are literals.
    var keys: [String]?
    /// The type to which code casts its object, if it does so once.
    var type: String?
    /// The types to which code casts the values of its data, by their keys.
    var casts: [String: String] = [:]
}

extension [Statement] {
    /// What code reads of a notification; all if it hands it on.
    func reads(of name: String) -> NotificationReads {
        var reads = NotificationReads()
        var others = false
        var codes: [String] = []
        for statement in self {
            let code = statement.range.text.replacing("?", with: "")
            guard statement.range.mentions(name) || name == "$0" && code.contains("$0") else { continue }
            reads.object = reads.object || code.contains("\(name).object") || code.contains("[\(name) object]")
            reads.data = reads.data || code.contains("\(name).userInfo") || code.contains("[\(name) userInfo]")
            others = others || statement.range.handsOn(name)
            codes.append(code)
        }
        guard !others else { return NotificationReads(object: true, data: true) }
        let code = codes.joined(separator: "\n")
        guard code.utf8.count < 8192 else { return reads }
        reads.keys = code.keys(of: "\(name).userInfo")
        reads.type = code.cast(of: "\(name).object")
        reads.casts = code.casts(inKeysOf: "\(name).userInfo")
        return reads
    }
}

extension String {
    /// The literal keys with which code reads a dictionary; nil if it reads it otherwise, too.
    fileprivate func keys(of dictionary: String) -> [String]? {
        var keys: [String] = []
        for place in ranges(of: dictionary) {
            let rest = self[place.upperBound...].drop { $0 == "!" }
            guard let opening = ["[\"", "[@\""].first(where: rest.hasPrefix) else { return nil }
            let key = rest.dropFirst(opening.count)
            guard let end = key.firstIndex(of: "\""), key[end...].hasPrefix("\"]"), !key[..<end].contains("\\") else {
                return nil
            }
            keys.append(String(key[..<end]))
        }
        return keys.isEmpty ? nil : keys
    }

    /// The types to which code casts the values of literal keys: `note.userInfo!["error"] as? NSError`.
    fileprivate func casts(inKeysOf dictionary: String) -> [String: String] {
        var casts: [String: String] = [:]
        for place in ranges(of: dictionary) {
            let rest = self[place.upperBound...].drop { $0 == "!" }
            guard rest.hasPrefix("[\""), case let key = rest.dropFirst(2).prefix(while: { $0 != "\"" }),
                case let cast = self[key.endIndex...], let start = ["\"] as ", "\"] as! "].first(where: cast.hasPrefix)
            else { continue }
            casts[String(key)] = String(cast.dropFirst(start.count).prefix(while: \.isPartOfName))
        }
        return casts
    }

    /// The type to which code casts a value, if it mentions the value once: `note.object as? Offer`.
    fileprivate func cast(of value: String) -> String? {
        let places = ranges(of: value)
        guard places.count == 1, let place = places.first else { return nil }
        let rest = self[place.upperBound...]
        guard let cast = [" as ", " as! "].first(where: rest.hasPrefix) else { return nil }
        let type = rest.dropFirst(cast.count).prefix(while: \.isPartOfName)
        let next = rest.dropFirst(cast.count + type.count).first
        return type.isEmpty || next == "." || next == "<" ? nil : String(type)
    }
}

extension CodeScan {
    /// Types that no other type can be cast to, apart from those of Foundation.
    private static let values: Set<String> = ["String", "Int", "Bool", "Double", "UUID", "URL", "Date", "Data"]

    /// The type of what code makes: of a literal, or of `Offer(name: name)`.
    func type(of expression: Expression) -> String? {
        switch expression.kind {
        case .text: return file?.isObjectiveC == false ? "String" : nil
        // Of the content of a notification.
        case .member(let content?, "title"), .member(let content?, "body"), .member(let content?, "subtitle"):
            return file?.isObjectiveC == false && content.range.hasSuffix("request.content") ? "String" : nil
        case .call(let callee, _):
            guard case .name(let name) = callee.kind, name.first?.isUppercase ?? false else { return nil }
            return name
        default: return nil
        }
    }

    /// Notes what observers read of a name that no post of it carries.
    func addFalseReads(_ name: String, _ posts: [AppNotifications.Post], _ reads: [NotificationReads]) {
        addFalseCasts(name, posts)
        guard let post = posts.first(where: \.isOfHandler) else { return }
        let keys = Set(posts.compactMap(\.data).flatMap { $0 }.map { text($0.key) })
        if posts.allSatisfy({ $0.hasData && $0.data != nil }), !keys.contains(nil) {
            let read = reads.lazy.compactMap(\.keys).flatMap { $0 }
            if let key = read.first(where: { !keys.contains($0) }) {
                facts.falsePosts.append(FalsePost(.noKey(key), name: name, at: post.range, observer: nil))
            }
        }
        let types = Set(posts.map(\.type))
        guard types.count == 1, let type = types.first ?? nil else { return }
        let other = reads.lazy.compactMap(\.type).first { read in
            read != type && (Self.values.contains(read) || Self.values.contains(type))
                && ![read, type].contains { $0.hasPrefix("NS") || $0.hasPrefix("Any") || $0 == "CFString" }
        }
        if let other {
            facts.falsePosts.append(FalsePost(.otherType(type, other), name: name, at: post.range, observer: nil))
        }
    }
}

extension CodeScan {
    /// Types to which no text can be cast.
    private static let otherThanTexts: Set<String> = values.subtracting(["String"]).union([
        "Error", "NSError", "NSNumber", "NSDate", "NSDictionary", "NSArray",
    ])

    /// Notes posts with a text that all observers cast to another type.
    private func addFalseCasts(_ name: String, _ posts: [AppNotifications.Post]) {
        // Two targets can have a class with the same name.
        let all = (notifications.observers[name] ?? []).map { observer in
            observer.method.isEmpty
                ? [observer.reads()].compactMap(\.self) : notifications.methods[observer.method] ?? []
        }
        guard !all.contains(where: \.isEmpty) else { return }
        let reads = all.flatMap(\.self)
        for post in posts where post.isOfHandler || post.isOfPermission {
            for pair in post.data ?? [] {
                guard let key = text(pair.key), case let casts = reads.compactMap({ $0.casts[key] }),
                    casts.count == reads.count, let cast = casts.first, casts.allSatisfy(Self.otherThanTexts.contains),
                    pair.value.lastName == "localizedDescription" || type(of: pair.value) == "String"
                else { continue }
                facts.falsePosts.append(
                    FalsePost(.otherValueType("String", cast, of: key), name: name, at: post.range, observer: nil))
            }
        }
    }
}

extension Expression {
    /// The keys and values of a dictionary that code writes.
    var pairs: [Pair]? { if case .dictionary(let pairs) = kind { pairs } else { nil } }
}
