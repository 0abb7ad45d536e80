import CodeEvaluation
import CodeFacts
import Diagnostics
import Files
import ProjectFiles
import SourceSyntax

/// Reads the categories that other tools declare: Home Assistant in YAML, Airship in a property list.
///
/// Sources: Home Assistant Companion, configuration of `push:`; Airship, `NotificationCategories.createCategories(fromFile:)`.
enum DeclaredCategories {
    static let airshipFile = "UACustomNotificationCategories.plist"
    private static let limit = 1 << 20

    static func read(yaml: [FilePath], propertyLists: [FilePath], from folder: FilePath) -> [CategoryFact] {
        var result: [CategoryFact] = []
        func file(_ path: FilePath) -> SourceFile? {
            guard let bytes = try? FileSystem.read(path, limit: limit), bytes.count <= limit else { return nil }
            return SourceFile(path: path.shown(from: folder), bytes: bytes)
        }
        for path in propertyLists where path.name == airshipFile {
            if let file = file(path) { result += airship(file) }
        }
        for path in yaml {
            guard let file = file(path) else { continue }
            let keys = ["actions:", "identifier:", "title:"]
            guard keys.allSatisfy({ file.bytes.firstIndex(of: $0) != nil }) else { continue }
            result += homeAssistant(file)
        }
        return result
    }

    // MARK: - Home Assistant

    /// `ios: push: categories:`, a file that is included there, or the older list `push_categories`.
    private static func homeAssistant(_ file: SourceFile) -> [CategoryFact] {
        var limits = ReadingLimits()
        var ignored: [Finding] = []
        guard let root = YAMLReader.read(file, limits: &limits, findings: &ignored) else { return [] }
        let ios = root.value(of: "ios") ?? root
        let push = ios.value(of: "push") ?? ios
        let list = push.value(of: "categories") ?? ios.value(of: "push_categories") ?? root
        return list.items.compactMap { item in
            guard let identifier = item.value(of: "identifier"), let actions = item.value(of: "actions"),
                actions.items.contains(where: { $0.value(of: "title") != nil })
            else { return nil }
            var category = CategoryFact(identifier: text(identifier), range: item.range)
            category.hiddenPreviewsBodyPlaceholder = item.value(of: "hiddenPreviewsBodyPlaceholder").map(text)
            category.categorySummaryFormat = item.value(of: "categorySummaryFormat").map(text)
            category.actionsRange = actions.range
            category.actions = actions.items.compactMap(action)
            if let title = item.value(of: "hiddenPreviewsShowTitle"), isTrue(title) {
                category.options.names.append(("hiddenPreviewsShowTitle", title.range))
            }
            return category
        }
    }

    private static func action(_ node: Node) -> ActionFact? {
        guard let identifier = node.value(of: "identifier"), let title = node.value(of: "title") else { return nil }
        var action = ActionFact(identifier: text(identifier), range: node.range)
        action.title = text(title)
        if let mode = node.value(of: "activationMode"), mode.text.lowercased() == "foreground" {
            action.options.names.append(("foreground", mode.range))
        }
        for option in ["authenticationRequired", "destructive"] {
            guard let value = node.value(of: option), isTrue(value) else { continue }
            action.options.names.append((option, value.range))
        }
        if let icon = node.value(of: "icon"), icon.text.hasPrefix("sfsymbols:") {
            let name = CodeText(String(icon.text.dropFirst("sfsymbols:".count)), at: icon.range)
            action.icon = IconFact(name: name, isSystem: true)
        }
        if let behavior = node.value(of: "behavior"), behavior.text.lowercased() == "textinput" {
            action.textInput = TextInputFact(
                buttonTitle: node.value(of: "textInputButtonTitle").map(text),
                placeholder: node.value(of: "textInputPlaceholder").map(text), range: behavior.range)
        }
        return action
    }

    private static func text(_ node: Node) -> CodeText { CodeText(node.text, at: node.range) }

    /// As Home Assistant reads it: YAML 1.1.
    private static func isTrue(_ node: Node) -> Bool { ["true", "yes", "on"].contains(node.text.lowercased()) }

    // MARK: - Airship

    private static func airship(_ file: SourceFile) -> [CategoryFact] {
        var limits = ReadingLimits()
        var ignored: [Finding] = []
        let start = SourceRange(file, 0..<0)
        guard let list = PropertyList.read(file, namedAt: start, limits: &limits, findings: &ignored) else { return [] }
        return list.root.entries.compactMap { entry in
            guard case .array(let items) = entry.value.value, !items.isEmpty else { return nil }
            var category = CategoryFact(identifier: CodeText(entry.key, at: entry.keyRange), range: entry.value.range)
            category.actionsRange = entry.value.range
            category.actions = items.compactMap(action)
            // Airship leaves out a category with an action that has no identifier or title.
            return category.actions.count == items.count ? category : nil
        }
    }

    private static func action(_ node: PropertyListNode) -> ActionFact? {
        func text(_ key: String) -> CodeText? {
            node.entry(key).flatMap { entry in entry.value.string.map { CodeText($0, at: entry.value.range) } }
        }
        guard let identifier = text("identifier"), let title = text("title") else { return nil }
        var action = ActionFact(identifier: identifier, range: node.range)
        action.title = title
        action.title?.key = text("title_resource")?.known
        for option in ["foreground", "authenticationRequired", "destructive"] {
            guard let value = node.entry(option)?.value, value.isTrue else { continue }
            action.options.names.append((option, value.range))
        }
        if text("action_type")?.known == "text_input" {
            action.textInput = TextInputFact(
                buttonTitle: text("text_input_button_title"), placeholder: text("text_input_placeholder"),
                range: node.range)
        }
        return action
    }
}
