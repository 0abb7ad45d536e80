import CodeEvaluation
import CodeFacts
import Diagnostics

// Functions that no code calls.
extension NotificationFacts {
    /// How many functions are looked at that add requests.
    private static let requestLimit = 100
    /// How many functions may be between one and the code that would run it, and how many of them are looked at.
    private static let callerDepth = 4
    private static let callerLimit = 40
    private static let removalLimit = 20

    /// Notes functions that add requests and that no code calls. Code elsewhere can call those of a type that conforms to a
    /// protocol which no file declares.
    mutating func noteUncalledRequests(in index: CodeIndex) {
        guard !appFiles.isEmpty, unread.isEmpty else { return }
        let uncalled = postingFunctions.filter { uncalledFunctions[$0] != nil }
            .sorted { ($0.file.path, $0.bytes.lowerBound) < ($1.file.path, $1.bytes.lowerBound) }
        let inherited = uncalled.prefix(Self.requestLimit).map { TypeAround($0)?.inherited ?? [] }
        let forms = { (type: String) in ["protocol \(type)", "class \(type)", "typealias \(type)"] }
        let counts = index.counts(
            of: Set(inherited.joined().filter { !TypeAround.typesOfSystem.contains($0) }.flatMap(forms)))
        for (function, types) in zip(uncalled, inherited) {
            guard let name = uncalledFunctions[function], let own = function.ownFunction,
                ![name, own.name].contains(where: \.isOfTrial),
                !registrations.contains(where: { $0.function == function }),
                own.isPrivate
                    || types.allSatisfy({ type in
                        TypeAround.typesOfSystem.contains(type) || forms(type).contains { counts[$0] != nil }
                    })
            else { continue }
            app.uncalledRequests.append(CodeText(name, at: function))
        }
    }

    /// Notes the function that removes requests if nothing calls it, and no other code removes any.
    mutating func noteUncalledRemovals(in index: CodeIndex, _ shown: [String], _ search: CallerSearch) {
        // A library has callers elsewhere.
        guard !appFiles.isEmpty, unread.isEmpty, app.hasAllRemovals else { return }
        let functions = app.removingFunctions.compactMap { $0?.ownFunction }
        guard !functions.isEmpty, functions.count == app.removingFunctions.count,
            functions.count <= Self.removalLimit
        else { return }
        let uses = CodeUses(of: Set(functions.map(\.name)), and: [], in: index)
        let called = functions.filter { uses.isUsed($0.name) }
        let uncalled = Self.uncalled(called, uses, in: index, shown, search)
        guard called.allSatisfy({ uncalled[$0.range] != nil }) else { return }
        let names = functions.map { uncalled[$0.range] ?? $0.name }
        var off: Int?
        // What nothing adds needs no removal.
        if postingFunctions.contains(where: { uncalledFunctions[$0] == nil }) {
            off =
                names.firstIndex(where: \.turnsOff)
                ?? (app.repeatsAsSet ? names.firstIndex(where: \.removesAll) : nil)
        }
        guard app.requestOfObject != nil || off != nil else { return }
        let number = app.requestOfObject == nil ? off ?? 0 : 0
        app.uncalledRemoval = (names[number], functions[number].range)
    }

    /// Functions that no code calls, because each call is of another function with the name, and those that only code
    /// calls which nothing calls itself, with the name of the one that would be called.
    ///
    /// - Parameter depth: How many callers are between these functions and those that are asked for.
    static func uncalled(
        _ functions: [CallerSearch.Function], _ uses: CodeUses, in index: CodeIndex, _ shown: [String],
        _ search: CallerSearch, depth: Int = 0
    ) -> [SourceRange: String] {
        guard !functions.isEmpty else { return [:] }
        var uncalled: [SourceRange: String] = [:]
        var callers: [(function: SourceRange, callers: [CallerSearch.Function])] = []
        for (function, found) in zip(functions, search.callers(of: functions)) {
            let using = uses.files(using: [function.name]).map { shown[$0] }
            // A file that isn't read may use it in another way.
            guard let found, found.files.isSuperset(of: using) else { continue }
            if found.functions.isEmpty { uncalled[function.range] = function.name }
            // Only names that read code alone can call.
            let all = found.functions.prefix(Self.callerLimit + 1).map(\.function.range.ownFunction)
            guard !all.isEmpty, all.count <= Self.callerLimit, all.allSatisfy({ $0 != nil }) else { continue }
            callers.append((function.range, all.compactMap(\.self)))
        }
        guard !callers.isEmpty else { return uncalled }
        let usesOfCallers = CodeUses(of: Set(callers.flatMap(\.callers).map(\.name)), and: [], in: index)
        let called = callers.flatMap(\.callers).filter { usesOfCallers.isUsed($0.name) }
        let others =
            depth < callerDepth && called.count <= callerLimit
            ? Self.uncalled(called, usesOfCallers, in: index, shown, search, depth: depth + 1) : [:]
        for (function, callers) in callers
        where callers.allSatisfy({ !usesOfCallers.isUsed($0.name) || others[$0.range] != nil }) {
            uncalled[function] = others[callers[0].range] ?? callers[0].name
        }
        return uncalled
    }
}

extension TypeAround {
    /// Types and protocols of the system that call only functions with names of their own.
    static let typesOfSystem: Set<String> = [
        "AnyObject", "App", "CaseIterable", "CLLocationManagerDelegate", "Codable", "Decodable", "Encodable",
        "Equatable",
        "Hashable", "Identifiable", "NSObject", "ObservableObject", "Sendable", "UIApplicationDelegate", "UIResponder",
        "UIViewController", "UIWindowSceneDelegate", "UNUserNotificationCenterDelegate", "View",
    ]
}

extension SourceRange {
    /// A function that only code which is read can call: it is private, or its name says that it is the app's own. The
    /// system may call others.
    var callable: CallerSearch.Function? { callable(isForAction: false) }

    /// The same, of a function that gets the identifier of an action.
    var callableForAction: CallerSearch.Function? { callable(isForAction: true) }

    /// The same, also of a function whose type says that the system doesn't call it.
    var ownFunction: CallerSearch.Function? {
        if let callable { return callable }
        if let name = nameInObjectiveC(isOwn: true) { return .init(name: name, range: self) }
        guard let name = nameInSwift, !name.isOfSystem else { return nil }
        guard let type = TypeAround(self) else { return .init(name: name, range: self) }
        return type.keyword != "extension" && !type.attributes.contains("@objcMembers")
            && type.inherited.allSatisfy(TypeAround.typesOfSystem.contains)
            ? .init(name: name, range: self) : nil
    }

    /// The name of a function in Swift that isn't for other modules, Objective-C or a superclass.
    private var nameInSwift: String? {
        guard isSwift, case let head = head, let (keyword, name) = head.nameInSwift else { return nil }
        let words = wordsBefore(keyword, in: head).words
        let isForOthers = !words.isDisjoint(with: ["override", "public", "open", "@IBAction", "@Test", "@objc"])
        return isForOthers ? nil : String(name)
    }

    /// The attributes and modifiers of a function in Swift.
    private func wordsBefore(
        _ keyword: Range<String.Index>, in code: String
    ) -> (head: String, words: Set<String>) {
        let before = String(decoding: file.bytes[..<bytes.lowerBound].suffix(120), as: UTF8.self)
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false).suffix(2)
        // Attributes can be on the line before, and so can another declaration.
        let attributes = lines.count < 2 ? "" : lines.first?.drop { $0 == " " } ?? ""
        let isOfFunction = attributes.hasPrefix("@") && !["var ", "let "].contains(where: attributes.contains)
        let head = (isOfFunction ? attributes + " " : "") + (lines.last ?? "") + code[..<keyword.lowerBound]
        return (String(head), Set(head.split { !$0.isLetter && $0 != "@" }.map(String.init)))
    }

    private func callable(isForAction: Bool) -> CallerSearch.Function? {
        guard isSwift else {
            return nameInObjectiveC(isForAction: isForAction).map { .init(name: $0, range: self) }
        }
        let code = self.head
        guard let (keyword, start) = code.nameInSwift else { return nil }
        let name = String(start)
        let (head, words) = wordsBefore(keyword, in: code)
        guard words.isDisjoint(with: ["override", "public", "open", "@IBAction", "@Test"]) else { return nil }
        // Objective-C calls a static function without parameters by the same name; the system calls no static one.
        if words.contains("@objc") {
            let isStatic = code[..<keyword.lowerBound].contains("static ")
            guard isStatic, !head.contains("@objc("), code[keyword.upperBound...].dropFirst(name.count).hasPrefix("()")
            else { return nil }
        }
        let isPrivate = words.contains("private") || words.contains("fileprivate")
        // The system calls methods of objects.
        let isStatic = words.contains("static") && !words.contains("@objc") && name.count > 8
        let isNotable = name.isNotable || isForAction && name.isOfHandler
        return isPrivate || isStatic || isNotable ? .init(name: name, range: self, isPrivate: isPrivate) : nil
    }

    /// - Parameters:
    ///   - isForAction: Whether it gets the identifier of an action.
    ///   - isOwn: Whether it makes or removes requests, so that its name needn't say more.
    private func nameInObjectiveC(isForAction: Bool = false, isOwn: Bool = false) -> String? {
        guard !isSwift, case let head = head, let (before, start) = head.nameInObjectiveC,
            !before.contains("IBAction")
        else { return nil }
        let name = String(start)
        if isForAction { return name.isNotable || name.isOfHandler ? name : nil }
        let hasParameters = head[start.endIndex...].first == ":"
        // Of the system's methods without parameters, few have long names.
        if isOwn { return name.isNotable || !hasParameters && name.count > 12 && !name.isOfSystem ? name : nil }
        // The system's methods have parameters.
        return hasParameters || !name.isNotable ? nil : name
    }
}

extension String {
    /// Whether a function with the name probably handles something.
    fileprivate var isOfHandler: Bool { ["handle", "process", "route"].contains(where: hasPrefix) }

    /// Whether a function with the name is probably for trying something.
    fileprivate var isOfTrial: Bool {
        let name = lowercased()
        return ["test", "debug", "sample", "demo", "preview", "example"].contains(where: name.contains)
    }

    /// Whether a function with the name is what a switch calls that is off, or what makes the requests fit the settings.
    fileprivate var turnsOff: Bool {
        let name = lowercased()
        let words = ["disable", "turnoff", "switchoff", "deactivate"]
        return name.hasPrefix("sync") || words.contains(where: name.contains)
    }

    /// Whether a function with the name removes all requests. A wrapper of the system's method doesn't count.
    fileprivate var removesAll: Bool {
        let name = lowercased()
        return ["cancelall", "removeall", "clearall"].contains(where: name.contains) && !name.contains("pending")
    }

    /// Whether the system may call a method with the name.
    fileprivate var isOfSystem: Bool {
        let name = lowercased()
        let prefixes = [
            "application", "usernotification", "did", "will", "should", "scene", "perform", "registerfor", "window",
            "locationmanager", "callasfunction", "view", "awake", "init",
        ]
        return prefixes.contains(where: name.hasPrefix)
    }

    /// Whether a function with the name is probably the app's own, and about notifications.
    fileprivate var isNotable: Bool {
        let name = lowercased()
        let making = ["configure", "create", "make", "prepare", "register", "setup"]
        return !isOfSystem
            && (making.contains(where: name.hasPrefix)
                || ["notification", "categor", "remind", "schedul", "action", "button", "permission", "authoriz"]
                    .contains(where: name.contains))
    }
}
