import AppleFacts
import CodeEvaluation
import CodeFacts
import Diagnostics
import NotificationSchema
import SwiftGeneration
import SwiftNaming

/// The schema that code facts make: actions and categories with names, shared actions apart.
struct SchemaDraft {
    struct Action {
        var name: String
        var fact: ActionFact
        /// Declared under `actions`, because several categories or another file use it.
        var isShared: Bool
    }

    struct Category {
        var name: String
        var fact: CategoryFact
        /// Indices of actions.
        var actions: [Int]
    }

    struct Notification {
        var name: String
        var fact: ContentFact
    }

    private(set) var actions: [Action] = []
    /// The categories that content extensions display.
    private(set) var extensionCategories: Set<String> = []
    /// The numbers of shared actions, in the order of their declaration.
    private(set) var sharedActions: [Int] = []
    private(set) var categories: [Category] = []
    /// The names of categories by identifier.
    private(set) var namesOfCategories: [String: String] = [:]
    /// Local notifications that are known completely; only if one file is written.
    private(set) var notifications: [Notification] = []
    /// Where code makes the others.
    private(set) var leftOut: [SourceRange] = []
    /// Those whose category no code declares; all else is known.
    private(set) var withoutCategory: [SourceRange] = []

    /// - Parameter isOneFile: Whether all declarations are written into one file. Otherwise each stays in the file of
    ///   its code, and an action of a category in another file is shared.
    init(_ facts: NotificationFacts, isOneFile: Bool) {
        extensionCategories = facts.contentExtensionCategories
        var indices: [String: Int] = [:]
        var users: [Int: Int] = [:]
        var foreign: Set<Int> = []
        var actionNames = UniqueNames(suffix: "-action", as: .action)
        var categoryNames = UniqueNames(suffix: "-category", as: .category)
        var seen: Set<String> = []
        let declared = isOneFile ? facts.categoriesInUse + facts.declaredElsewhere : facts.categories
        var counts: [String: Int] = [:]
        for fact in declared { if let known = fact.identifier.known { counts[known, default: 0] += 1 } }
        let actionConditions = Conditions(facts.actions.lazy.map { ($0.identifier.known, $0.conditions) })
        let categoryConditions = Conditions(facts.categories.lazy.map { ($0.identifier.known, $0.conditions) })
        let ofSystems = Set(declared.lazy.filter(\.isForSomeSystems).compactMap(\.identifier.known))
        var numbers: [String: Int] = [:]
        var drawn: Set<String> = []
        for fact in declared {
            // Rules judge only what is known; a schema also shows what isn't.
            guard isOneFile || fact.identifier.known != nil else { continue }
            // Of a variant for each system, they judge that for the newest.
            if !isOneFile, !fact.isForSomeSystems, let known = fact.identifier.known, ofSystems.contains(known) {
                continue
            }
            let identifier = fact.identifier.known ?? "?\(fact.range.bytes) \(fact.range.file.path)"
            let isRepeated = counts[identifier, default: 0] > 1
            if isOneFile, isRepeated, !seen.insert(identifier).inserted {
                if let number = numbers[identifier], !ofSystems.contains(identifier) {
                    noteVariant(fact, ofCategory: number)
                }
                continue
            }
            var used: [Int] = []
            var isUsed: Set<Int> = []
            for action in fact.actions where isOneFile || action.identifier.known != nil {
                let key = Self.key(of: action, isOneFile: isOneFile)
                let index: Int
                if let known = indices[key] {
                    index = known
                } else {
                    index = actions.count
                    indices[key] = index
                    let name = actionNames.name(for: action.identifier)
                    var fact = action
                    fact.conditions = actionConditions.conditions(of: action.identifier.known, action.conditions)
                    actions.append(Action(name: name, fact: fact, isShared: false))
                    if let known = action.identifier.known { drawn.insert(known) }
                }
                guard isUsed.insert(index).inserted else { continue }
                used.append(index)
                users[index, default: 0] += 1
                if !isOneFile, !(action.range.file === fact.range.file) { foreign.insert(index) }
            }
            let name = categoryNames.name(for: fact.identifier)
            var category = fact
            // Which actions people see depends on something that a schema can't say.
            if isOneFile, fact.actions.contains(where: \.isOptional) { category.areActionsComplete = false }
            category.conditions = categoryConditions.conditions(of: fact.identifier.known, fact.conditions)
            numbers[identifier] = categories.count
            categories.append(Category(name: name, fact: category, actions: used))
            if let known = fact.identifier.known, namesOfCategories[known] == nil { namesOfCategories[known] = name }
        }
        for (index, count) in users where count > 1 || foreign.contains(index) { actions[index].isShared = true }
        // Actions of no category that is known.
        for fact in facts.actions where isOneFile || fact.identifier.known != nil {
            let key = Self.key(of: fact, isOneFile: isOneFile)
            guard indices[key] == nil else { continue }
            // The variant of an action for earlier systems, such as one without an icon.
            if isOneFile, let known = fact.identifier.known, !drawn.insert(known).inserted { continue }
            indices[key] = actions.count
            actions.append(Action(name: actionNames.name(for: fact.identifier), fact: fact, isShared: true))
        }
        sharedActions = actions.indices.filter { actions[$0].isShared }
        var notificationNames = UniqueNames(suffix: "-notification", as: .notification)
        for fact in facts.contents where isOneFile && !fact.isCopy {
            guard isKnown(fact) else {
                var rest = fact
                rest.category = nil
                let isUndeclared = fact.category?.known.map { namesOfCategories[$0] == nil } ?? false
                if isUndeclared, isKnown(rest) {
                    withoutCategory.append(fact.range)
                } else {
                    leftOut.append(fact.range)
                }
                continue
            }
            let name = fact.function ?? fact.category?.known ?? "unknown"
            let text = CodeText(name == "init" ? "unknown" : name, at: fact.range)
            notifications.append(Notification(name: notificationNames.name(for: text), fact: fact))
        }
    }

    /// Leaves open what another declaration of a category has differently: options of its actions, or the actions.
    private mutating func noteVariant(_ fact: CategoryFact, ofCategory number: Int) {
        for index in categories[number].actions {
            let identifier = actions[index].fact.identifier.known
            guard let other = fact.actions.first(where: { $0.identifier.known == identifier }) else { continue }
            actions[index].fact.options.leaveOpen(differencesFrom: other.options)
        }
        guard categories[number].fact.areActionsComplete, fact.contents != categories[number].fact.contents else {
            return
        }
        categories[number].fact.areActionsComplete = false
        categories[number].fact.actionsRange = fact.range
    }

    /// The declarations of each file, with the file's own actions and categories.
    var parts: [ObjectIdentifier: SchemaDraft] {
        var parts: [ObjectIdentifier: SchemaDraft] = [:]
        func add(_ range: SourceRange, _ change: (inout SchemaDraft) -> Void) {
            let file = ObjectIdentifier(range.file)
            if parts[file] == nil {
                // All actions: categories refer to them by number.
                parts[file] = self
                parts[file]?.categories = []
                parts[file]?.sharedActions = []
            }
            if var part = parts.removeValue(forKey: file) {
                change(&part)
                parts[file] = part
            }
        }
        for index in sharedActions { add(actions[index].fact.range) { $0.sharedActions.append(index) } }
        for category in categories { add(category.fact.range) { $0.categories.append(category) } }
        return parts
    }

    /// The identifiers by the names of actions and categories, as far as a name is the same for both.
    var identifiers: [String: String] {
        let names =
            actions.map { ($0.name, $0.fact.identifier.known) }
            + categories.map { ($0.name, $0.fact.identifier.known) }
        var identifiers: [String: String] = [:]
        for (name, identifier) in names where identifiers[name] == nil { identifiers[name] = identifier }
        for (name, identifier) in names where identifiers[name] != identifier { identifiers[name] = nil }
        return identifiers
    }

    /// Equal for actions that are one action of the schema.
    private static func key(of action: ActionFact, isOneFile: Bool) -> String {
        guard let identifier = action.identifier.known else {
            return "?\(action.range.bytes) \(action.range.file.path)"
        }
        guard isOneFile else { return "\(identifier) \(action.range.file.path) \(action.range.bytes)" }
        let title = action.title.map { $0.known ?? $0.expression } ?? ""
        let options = action.options.names.map(\.name).sorted().joined(separator: ",")
        return [identifier, title, options, action.icon?.name.known ?? "", action.textInput == nil ? "" : "text"]
            .joined(separator: "\u{0}")
    }
}

/// Makes names for a schema from identifiers and names of constants.
struct UniqueNames {
    /// For a name that generated code uses.
    private let suffix: String
    private var taken: Set<String> = []
    /// The number that a name gets next: counting from 2 for each takes quadratic time.
    private var numbers: [String: Int] = [:]

    /// What generated code makes of the names.
    private let use: SwiftName.Use

    init(suffix: String, as use: SwiftName.Use) { (self.suffix, self.use) = (suffix, use) }

    private func isUsable(_ name: String) -> Bool {
        SwiftName(lowerCamel: name).map { !SwiftKeywords.contain($0.text) } ?? false
            && SwiftName.problem(of: name, as: use) == nil
    }

    mutating func name(for identifier: CodeText) -> String {
        // For one that isn't known, the name of its constant.
        let ignored: Set<Substring> = ["rawValue", "identifier", "id", "self"]
        let parts = identifier.expression.split(separator: ".").filter { !ignored.contains($0) }
        let isName = parts.last?.allSatisfy(\.isPartOfName) ?? false
        let text = identifier.known ?? (isName ? parts.last.map(String.init) : nil) ?? "unknown"
        // The last component of an identifier such as `com.example.reply` says what it is.
        let generic: Set<String> = ["category", "action", "notification", "identifier"]
        let components = text.split(separator: ".").map(String.init)
        let last = components.last { !generic.contains($0.lowercased()) } ?? text
        let constant = identifier.name.flatMap { ignored.contains($0[...]) ? nil : $0 } ?? ""
        let candidates = [Self.kebab(last), Self.kebab(text), Self.kebab(constant)]
        let usable = candidates.first { !$0.isEmpty && isUsable($0) }
        var base = usable ?? Self.kebab(last) + suffix
        if base.first == "-" { base = "unnamed" + base }
        // Such as `dismiss-action`, with the suffix.
        if !isUsable(base) { base = "my-" + base }
        var name = base
        while !taken.insert(name).inserted {
            let number = numbers[base, default: 2]
            numbers[base] = number + 1
            name = "\(base)-\(number)"
        }
        return name
    }

    /// Words in lowercase, joined by hyphens: `MARK_AS_READ`, `markAsRead`, `Mark as read` → `mark-as-read`.
    static func kebab(_ text: String) -> String {
        var words: [String] = []
        var word = ""
        let characters = Array(text.unicodeScalars)
        func isUpper(_ index: Int) -> Bool {
            characters.indices.contains(index) && characters[index].properties.isUppercase
        }
        func isLower(_ index: Int) -> Bool {
            characters.indices.contains(index) && characters[index].properties.isLowercase
        }
        for (index, character) in characters.enumerated() {
            guard character.properties.isAlphabetic || character.properties.numericType != nil, character.isASCII else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            // A new word begins at `aB` and at the `B` of `ABc`.
            if isUpper(index), !word.isEmpty, isLower(index - 1) || isUpper(index - 1) && isLower(index + 1) {
                words.append(word)
                word = ""
            }
            word.unicodeScalars.append(character)
        }
        if !word.isEmpty { words.append(word) }
        return words.map { $0.lowercased() }.joined(separator: "-")
    }
}
