import CodeFacts
import Diagnostics
import NotificationSchema
import SchemaRules
import SourceSyntax

/// A node of a schema that is made from code.
indirect enum DraftNode {
    case text(String, SourceRange)
    /// A number, or the version of a system: written without quotes.
    case number(String, SourceRange)
    case flag(SourceRange)
    /// A value that isn't known, with the code for it.
    case unknown(String, SourceRange)
    case list([DraftNode], SourceRange)
    case map([Entry], SourceRange)

    struct Entry {
        var key: String
        var keyRange: SourceRange
        var value: DraftNode
    }

    var range: SourceRange {
        switch self {
        case .text(_, let range), .number(_, let range), .flag(let range), .unknown(_, let range),
            .list(_, let range), .map(_, let range):
            range
        }
    }
}

extension DraftNode {
    /// The value of code that isn't known.
    static func unknown(_ range: SourceRange) -> DraftNode {
        let text = CodeText(nil, at: range).expression
        return .unknown(text.isEmpty ? "code" : text, range)
    }

    /// A text, with its key if it is localized.
    ///
    /// - Parameter hasTable: Whether its key can be in a table of its own.
    static func text(_ text: CodeText, hasTable: Bool = true) -> DraftNode {
        let words = text.known.map { DraftNode.text($0, text.range) } ?? .unknown(text.range)
        guard let key = text.key else { return words }
        guard hasTable || text.table == nil && text.bundle == nil else { return .unknown(text.range) }
        func entry(_ key: String, _ value: DraftNode) -> Entry {
            Entry(key: key, keyRange: text.range, value: value)
        }
        var entries = [entry("key", .text(key, text.range))]
        if let table = text.table { entries.append(entry("table", .text(table, text.range))) }
        switch text.bundle {
        case .module: entries.append(entry("bundle", .text("module", text.range)))
        case .identifier(let name): entries.append(entry("bundle", .text(name, text.range)))
        case .unknown: entries.append(entry("bundle", .unknown(text.range)))
        case nil: break
        }
        return .map(entries + [entry("text", words)], text.range)
    }
}

extension SchemaDraft {
    /// The schema as a map.
    ///
    /// - Parameters:
    ///   - file: Only the declarations in this file; nil for all.
    ///   - isForRules: Leaves out what isn't known completely, so that no rule judges it.
    ///   - language: The language of the texts, if it isn't English.
    func node(of file: SourceFile?, isForRules: Bool, language: String? = nil) -> DraftNode? {
        let whole = SourceRange(file ?? SourceFile(path: "", bytes: []), 0..<0)
        func isWanted(_ range: SourceRange) -> Bool { file == nil || range.file === file }
        let shared = sharedActions.map { actions[$0] }.filter { isWanted($0.fact.range) }
            .filter { !isForRules || $0.fact.isComplete }
        let own = categories.filter { isWanted($0.fact.range) }
            .filter { category in
                !isForRules || category.fact.isComplete && category.actions.allSatisfy { actions[$0].fact.isComplete }
            }
        var entries: [DraftNode.Entry] = []
        if !shared.isEmpty {
            let map = DraftNode.map(shared.map { entry(of: $0, isForRules: isForRules) }, whole)
            entries.append(DraftNode.Entry(key: "actions", keyRange: whole, value: map))
        }
        if !own.isEmpty {
            let map = DraftNode.map(own.map { entry(of: $0, isForRules: isForRules) }, whole)
            entries.append(DraftNode.Entry(key: "categories", keyRange: whole, value: map))
        }
        if file == nil, !notifications.isEmpty {
            let map = DraftNode.map(notifications.map(entry), whole)
            entries.append(DraftNode.Entry(key: "notifications", keyRange: whole, value: map))
        }
        guard !entries.isEmpty else { return nil }
        if let language {
            let app = [DraftNode.Entry(key: "language", keyRange: whole, value: .text(language, whole))]
            entries.insert(DraftNode.Entry(key: "app", keyRange: whole, value: .map(app, whole)), at: 0)
        }
        return .map(entries, whole)
    }

    /// - Parameter category: The only category with the action. Its conditions aren't repeated.
    private func entry(of action: Action, in category: CategoryFact? = nil, isForRules: Bool) -> DraftNode.Entry {
        let fact = action.fact
        let identifier = fact.identifier
        var entries: [DraftNode.Entry] = []
        func add(_ key: String, _ value: DraftNode) {
            entries.append(DraftNode.Entry(key: key, keyRange: value.range, value: value))
        }
        Self.add(identifier, of: action.name, to: &entries, isForRules)
        if let title = fact.title, let node = Self.text(title, isForRules: isForRules) {
            add("title", node)
        } else if !isForRules {
            add("title", .unknown(fact.title?.range ?? fact.range))
        }
        if let icon = fact.icon {
            if let name = icon.name.known, !name.isEmpty, fact.unknownIcon == nil {
                let text = DraftNode.text(name, icon.name.range)
                add(
                    "icon",
                    icon.isSystem ? text : .map([.init(key: "template", keyRange: text.range, value: text)], text.range)
                )
            }
        }
        if let icon = fact.unknownIcon, !isForRules { add("icon", .unknown(icon)) }
        for (option, key) in [
            ("destructive", "destructive"), ("authenticationRequired", "authentication-required"),
            ("foreground", "foreground"),
        ] {
            if let node = Self.node(of: option, in: fact.options) { add(key, node) }
        }
        addUnknown(fact.options, ["foreground", "destructive", "authentication-required"], isForRules, &entries)
        if let input = fact.textInput { add("text-input", Self.node(of: input, isForRules: isForRules)) }
        let conditions = fact.conditions == category?.conditions ? [] : fact.conditions
        if !isForRules, let available = Self.availability(conditions, at: fact.range) {
            add("available", available)
        }
        return DraftNode.Entry(key: action.name, keyRange: identifier.range, value: .map(entries, fact.range))
    }

    /// An option that code sets; open if only one of several values has it, such as that for a newer system.
    private static func node(of option: String, in options: OptionNames) -> DraftNode? {
        guard let range = options.range(of: option) else { return nil }
        return options.open.contains(option) ? .unknown(options.range ?? range) : .flag(range)
    }

    /// Options that aren't known completely: one of those that the code doesn't name is left open, unless it is clear
    /// which ones are.
    private func addUnknown(
        _ options: OptionNames, _ keys: [String], _ isForRules: Bool, _ entries: inout [DraftNode.Entry]
    ) {
        guard !isForRules, !options.isComplete, options.open.isEmpty, let range = options.range else { return }
        let open = keys.first { key in !entries.contains { $0.key == key } }
        if let open { entries.append(.init(key: open, keyRange: range, value: .unknown(range))) }
    }

    private static func add(
        _ identifier: CodeText, of name: String, to entries: inout [DraftNode.Entry], _ isForRules: Bool
    ) {
        guard identifier.known != name, identifier.known != nil || !isForRules else { return }
        let node = identifier.known.map { DraftNode.text($0, identifier.range) } ?? .unknown(identifier.range)
        entries.append(DraftNode.Entry(key: "identifier", keyRange: identifier.range, value: node))
        // The code shows that it is the value, however it looks.
        guard !isForRules, identifier.known?.constantOfSwift != nil else { return }
        let reason = DraftNode.text("The app registers this text.", identifier.range)
        let allowance = DraftNode.Entry(key: "id-names-constant", keyRange: identifier.range, value: reason)
        entries.append(
            DraftNode.Entry(key: "allow", keyRange: identifier.range, value: .map([allowance], identifier.range)))
    }

    private static func node(of input: TextInputFact, isForRules: Bool) -> DraftNode {
        guard let button = input.buttonTitle, button.known != "" else { return .flag(input.range) }
        guard let title = text(button, isForRules: isForRules),
            !isForRules || input.placeholder.map({ $0.known != nil }) ?? true
        else { return .flag(input.range) }
        var entries = [DraftNode.Entry(key: "button-title", keyRange: button.range, value: title)]
        if let placeholder = input.placeholder, let text = text(placeholder, isForRules: isForRules) {
            entries.append(.init(key: "placeholder", keyRange: placeholder.range, value: text))
        }
        return .map(entries, input.range)
    }

    /// A text; nil for rules if it isn't known.
    private static func text(_ text: CodeText, isForRules: Bool) -> DraftNode? {
        guard isForRules else { return .text(text) }
        return text.known.map { .text($0, text.range) }
    }

    private func entry(of category: Category, isForRules: Bool) -> DraftNode.Entry {
        let fact = category.fact
        var entries: [DraftNode.Entry] = []
        func add(_ key: String, _ value: DraftNode) {
            entries.append(DraftNode.Entry(key: key, keyRange: value.range, value: value))
        }
        Self.add(fact.identifier, of: category.name, to: &entries, isForRules)
        if !fact.intentIdentifiers.isEmpty {
            let intents = fact.intentIdentifiers.compactMap { text in
                text.known.map { DraftNode.text($0, text.range) } ?? (isForRules ? nil : .unknown(text.range))
            }
            add("intent-identifiers", .list(intents, fact.range))
        }
        for (key, text) in [
            ("hidden-previews-body-placeholder", fact.hiddenPreviewsBodyPlaceholder),
            ("category-summary-format", fact.categorySummaryFormat),
        ] {
            guard let text, text.known != "" else { continue }
            if let node = Self.text(text, isForRules: isForRules) { add(key, node) }
        }
        for (option, key) in [
            ("hiddenPreviewsShowTitle", "hidden-previews-show-title"),
            ("hiddenPreviewsShowSubtitle", "hidden-previews-show-subtitle"),
            ("customDismissAction", "custom-dismiss-action"), ("allowInCarPlay", "allow-in-car-play"),
        ] {
            if let node = Self.node(of: option, in: fact.options) { add(key, node) }
        }
        // A schema names the property list of the extension, too.
        if isForRules, fact.identifier.known.map(extensionCategories.contains) ?? false {
            add("content-extension", .flag(fact.range))
        }
        // Rules would say that newer systems ignore it; it is in the schema so that nothing is lost.
        if !isForRules, let range = fact.options.range(of: "allowAnnouncement") {
            add("allow-announcement", .flag(range))
        }
        addUnknown(
            fact.options,
            [
                "hidden-previews-show-title", "hidden-previews-show-subtitle", "custom-dismiss-action",
                "allow-in-car-play",
            ], isForRules, &entries)
        let isOpen = !fact.areActionsComplete && !isForRules
        if !category.actions.isEmpty || isOpen {
            var items = category.actions.map { index -> DraftNode in
                let action = actions[index]
                let place = fact.actionsRange ?? fact.range
                if action.isShared { return .text(action.name, place) }
                let entry = entry(of: action, in: fact, isForRules: isForRules)
                return .map([entry], action.fact.range)
            }
            if isOpen { items.append(.unknown(fact.actionsRange ?? fact.range)) }
            add("actions", .list(items, fact.actionsRange ?? fact.range))
        }
        if !isForRules, let available = Self.availability(fact.conditions, at: fact.range) {
            add("available", available)
        }
        return DraftNode.Entry(
            key: category.name, keyRange: fact.identifier.range, value: .map(entries, fact.range))
    }
}

extension ActionFact {
    /// Whether everything that most rules judge is known.
    var isComplete: Bool { options.isComplete }
}

extension CategoryFact {
    var isComplete: Bool {
        areActionsComplete && options.isComplete && actions.allSatisfy { $0.identifier.known != nil }
            && [hiddenPreviewsBodyPlaceholder, categorySummaryFormat].allSatisfy { $0 == nil || $0?.known != nil }
    }
}
