import CodeFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

/// A node of a schema that is made from code.
indirect enum DraftNode {
    case text(String, SourceRange)
    case flag(SourceRange)
    case list([DraftNode], SourceRange)
    case map([Entry], SourceRange)

    struct Entry {
        var key: String
        var keyRange: SourceRange
        var value: DraftNode
        /// What couldn't be read, for comments above the entry.
        var remarks: [String] = []
    }

    var range: SourceRange {
        switch self {
        case .text(_, let range), .flag(let range), .list(_, let range), .map(_, let range): range
        }
    }
}

extension SchemaDraft {
    /// The schema as a map.
    ///
    /// - Parameters:
    ///   - file: Only the declarations in this file; nil for all.
    ///   - isForRules: Leaves out what isn't known completely, so that no rule judges it.
    func node(of file: SourceFile?, isForRules: Bool) -> DraftNode? {
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
        return entries.isEmpty ? nil : .map(entries, whole)
    }

    /// - Parameter category: The only category with the action. Its conditions aren't repeated.
    private func entry(of action: Action, in category: CategoryFact? = nil, isForRules: Bool) -> DraftNode.Entry {
        let fact = action.fact
        let identifier = fact.identifier
        var remarks: [String] = []
        var entries: [DraftNode.Entry] = []
        func add(_ key: String, _ value: DraftNode) {
            entries.append(DraftNode.Entry(key: key, keyRange: value.range, value: value))
        }
        Self.add(identifier, of: action.name, to: &entries, &remarks)
        if let title = fact.title {
            if let node = Self.text(title, isForRules: isForRules) {
                add("title", node)
            } else {
                remarks.append("title is \(title.expression), not found")
                if !isForRules { add("title", .text(Self.placeholder(for: action.name), title.range)) }
            }
        }
        if let icon = fact.icon {
            if let name = icon.name.known, !name.isEmpty, fact.unknownIcon == nil {
                let text = DraftNode.text(name, icon.name.range)
                add(
                    "icon",
                    icon.isSystem ? text : .map([.init(key: "template", keyRange: text.range, value: text)], text.range)
                )
            } else {
                remarks.append("icon is \(icon.name.expression), not found")
            }
        }
        for (option, key) in [
            ("destructive", "destructive"), ("authenticationRequired", "authentication-required"),
            ("foreground", "foreground"),
        ] {
            if let range = fact.options.range(of: option) { add(key, .flag(range)) }
        }
        if !fact.options.isComplete, let range = fact.options.range {
            remarks.append("options are \(CodeText(nil, at: range).expression), not read completely")
        }
        if let input = fact.textInput { add("text-input", Self.node(of: input, isForRules: isForRules, &remarks)) }
        let conditions = fact.conditions == category?.conditions ? [] : fact.conditions
        if !isForRules, let available = Self.availability(conditions, at: fact.range, &remarks) {
            add("available", available)
        }
        if entries.isEmpty {
            entries.append(.init(key: "title", keyRange: fact.range, value: .text(action.name, fact.range)))
        }
        return DraftNode.Entry(
            key: action.name, keyRange: identifier.range, value: .map(entries, fact.range), remarks: remarks)
    }

    private static func add(
        _ identifier: CodeText, of name: String, to entries: inout [DraftNode.Entry], _ remarks: inout [String]
    ) {
        guard let known = identifier.known else {
            return remarks.append("identifier is \(identifier.expression), not found")
        }
        guard known != name else { return }
        let node = DraftNode.text(known, identifier.range)
        entries.append(DraftNode.Entry(key: "identifier", keyRange: identifier.range, value: node))
    }

    /// A title for an action whose own isn't known.
    private static func placeholder(for name: String) -> String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    private static func node(
        of input: TextInputFact, isForRules: Bool, _ remarks: inout [String]
    ) -> DraftNode {
        guard let button = input.buttonTitle, button.known != "" else { return .flag(input.range) }
        guard let title = text(button, isForRules: isForRules) else {
            remarks.append("the button's title is \(button.expression), not found")
            return .flag(input.range)
        }
        var entries = [DraftNode.Entry(key: "button-title", keyRange: button.range, value: title)]
        if let placeholder = input.placeholder {
            if let text = text(placeholder, isForRules: isForRules) {
                entries.append(.init(key: "placeholder", keyRange: placeholder.range, value: text))
            } else {
                remarks.append("the placeholder is \(placeholder.expression), not found")
            }
        }
        return .map(entries, input.range)
    }

    /// A text, with its key if it is localized; nil if it isn't known.
    static func text(_ text: CodeText, isForRules: Bool) -> DraftNode? {
        guard let known = text.known else { return nil }
        let node = DraftNode.text(known, text.range)
        guard !isForRules, let key = text.key else { return node }
        let keyNode = DraftNode.text(key, text.range)
        return .map(
            [
                .init(key: "key", keyRange: text.range, value: keyNode),
                .init(key: "text", keyRange: text.range, value: node),
            ],
            text.range)
    }

    private func entry(of category: Category, isForRules: Bool) -> DraftNode.Entry {
        let fact = category.fact
        var remarks: [String] = []
        var entries: [DraftNode.Entry] = []
        func add(_ key: String, _ value: DraftNode) {
            entries.append(DraftNode.Entry(key: key, keyRange: value.range, value: value))
        }
        Self.add(fact.identifier, of: category.name, to: &entries, &remarks)
        if !fact.intentIdentifiers.isEmpty {
            let known = fact.intentIdentifiers.compactMap { text in text.known.map { DraftNode.text($0, text.range) } }
            add("intent-identifiers", .list(known, fact.range))
        }
        for (key, text) in [
            ("hidden-previews-body-placeholder", fact.hiddenPreviewsBodyPlaceholder),
            ("category-summary-format", fact.categorySummaryFormat),
        ] {
            guard let text, text.known != "" else { continue }
            if let node = Self.text(text, isForRules: isForRules) {
                add(key, node)
            } else {
                remarks.append("\(key) is \(text.expression), not found")
            }
        }
        for (option, key) in [
            ("hiddenPreviewsShowTitle", "hidden-previews-show-title"), ("customDismissAction", "custom-dismiss-action"),
            ("allowInCarPlay", "allow-in-car-play"),
        ] {
            if let range = fact.options.range(of: option) { add(key, .flag(range)) }
        }
        if !fact.options.isComplete, let range = fact.options.range {
            remarks.append("options are \(CodeText(nil, at: range).expression), not read completely")
        }
        if !fact.areActionsComplete, let range = fact.actionsRange {
            remarks.append("actions are \(CodeText(nil, at: range).expression), not read completely")
        }
        if !category.actions.isEmpty {
            let items = category.actions.map { index -> DraftNode in
                let action = actions[index]
                let place = fact.actionsRange ?? fact.range
                if action.isShared { return .text(action.name, place) }
                let entry = entry(of: action, in: fact, isForRules: isForRules)
                return .map([entry], action.fact.range)
            }
            add("actions", .list(items, fact.actionsRange ?? fact.range))
        }
        if !isForRules, let available = Self.availability(fact.conditions, at: fact.range, &remarks) {
            add("available", available)
        }
        return DraftNode.Entry(
            key: category.name, keyRange: fact.identifier.range, value: .map(entries, fact.range), remarks: remarks)
    }
}

extension ActionFact {
    /// Whether everything that a rule judges is known.
    var isComplete: Bool { options.isComplete && unknownIcon == nil }
}

extension CategoryFact {
    var isComplete: Bool {
        areActionsComplete && options.isComplete
            && [hiddenPreviewsBodyPlaceholder, categorySummaryFormat].allSatisfy { $0 == nil || $0?.known != nil }
    }
}
