import Foundation
import NotificationSchema
import SwiftNaming
import TestSupport

/// A valid, otherwise random schema, and the expected results.
struct RandomSchema {
    private(set) var root: String
    private(set) var fragment = "notifications:\n"
    /// The expected content of the stub center, sorted by identifier.
    private(set) var registered: [RegisteredCategory] = []
    private(set) var notifications: [RandomNotification] = []

    /// The output format of the program in `RandomSchemaTests`.
    struct RegisteredCategory: Codable, Hashable {
        var identifier: String
        var hiddenPreviewsBodyPlaceholder: String
        var categorySummaryFormat: String
        var actions: [RegisteredAction]
    }

    struct RegisteredAction: Codable, Hashable {
        var identifier: String
        var title: String
        var options: UInt
        var icon: String
        var textInput: [String]
    }

    /// - Parameter rulesToSwitchOff: All rules that would report unnatural texts.
    init(seed: UInt64, rulesToSwitchOff: [String]) {
        var texts = RandomTexts(seed: seed)
        let rules = rulesToSwitchOff.map { "\($0): off" }.joined(separator: ", ")
        let key = texts.text()
        root = """
            app: { name: \(texts.yaml(texts.text())), notification-key: \(texts.yaml("key" + key)) }
            lint: { rules: { \(rules) } }
            generate: { swift: { namespace: Generated\(texts.random.chance(50) ? ", access: public" : "") } }
            categories:

            """
        for _ in 0...texts.random.next(below: 3) {
            let category = addCategory(&texts)
            for _ in 0...texts.random.next(below: 2) { add(RandomNotification(.push, of: category, &texts)) }
            if texts.random.chance(50) { add(RandomNotification(.local, of: category, &texts)) }
            if texts.random.chance(50) { addEncrypted(of: category, &texts) }
        }
        registered.sort { $0.identifier.utf8.lexicographicallyPrecedes($1.identifier.utf8) }
    }

    private mutating func addEncrypted(of category: CategoryName, _ texts: inout RandomTexts) {
        let results = (0..<texts.random.next(below: 3)).map { _ in RandomNotification(.result, of: category, &texts) }
        for notification in results + [RandomNotification(.encrypted(becoming: results), of: category, &texts)] {
            add(notification)
        }
    }

    private mutating func add(_ notification: RandomNotification) {
        fragment += notification.yaml
        notifications.append(notification)
    }

    /// The service extension, which decrypts encrypted notifications.
    var serviceExtension: String {
        let decryption = notifications.map(\.decryption).joined()
        guard !decryption.isEmpty else { return "" }
        return """
            import Foundation

            nonisolated struct Handler: Generated.ServiceHandler {
            \(decryption)}

            nonisolated final class RandomExtension: Generated.ServiceExtension {
                override var handler: any Generated.ServiceHandler { Handler() }
            }
            """
    }

    /// The parts of its category that a notification needs.
    struct CategoryName {
        var name: String
        var identifier: String
        /// The identifier, the expression of the case, and the typed text.
        var actions: [(identifier: String, code: String, text: String?)]
    }

    private mutating func addCategory(_ texts: inout RandomTexts) -> CategoryName {
        let (name, identifier) = (texts.name(), texts.identifier())
        let (placeholder, format) = (texts.text(), texts.text())
        var category = RegisteredCategory(
            identifier: identifier, hiddenPreviewsBodyPlaceholder: placeholder, categorySummaryFormat: format,
            actions: [])
        var names = CategoryName(name: name, identifier: identifier, actions: [])
        root += """
              \(name):
                identifier: \(texts.yaml(identifier))
                description: \(texts.yaml(texts.text()))
                hidden-previews-body-placeholder: \(texts.yaml(placeholder))
                category-summary-format: \(texts.yaml(format))
                actions:

            """
        for _ in 0...texts.random.next(below: 3) {
            let (name, identifier, title, icon) = (texts.name(), texts.identifier(), texts.text(), texts.text())
            let options: UInt = UInt(texts.random.next(below: 8))
            var entries = ["identifier: \(texts.yaml(identifier))", "title: \(texts.yaml(title))"]
            let isTemplate = texts.random.chance(30)
            entries.append("icon: { \(isTemplate ? "template" : "system"): \(texts.yaml(icon)) }")
            entries.append("description: \(texts.yaml(texts.text()))")
            if texts.random.chance(20) { entries.append("deprecated: \(texts.yaml("Use " + texts.text()))") }
            let optionNames = ["authentication-required", "destructive", "foreground"]
            for (bit, option) in optionNames.enumerated() where options & 1 << bit != 0 {
                entries.append("\(option): true")
            }
            var input: [String] = []
            if texts.random.chance(30) {
                input = [texts.text(), texts.text()]
                let (button, placeholder) = (texts.yaml(input[0]), texts.yaml(input[1]))
                entries.append("text-input: { button-title: \(button), placeholder: \(placeholder) }")
            }
            root += "      - \(name): { \(entries.joined(separator: ", ")) }\n"
            category.actions.append(
                RegisteredAction(
                    identifier: identifier, title: title, options: options,
                    icon: (isTemplate ? "template:" : "system:") + icon, textInput: input))
            let typed = input.isEmpty ? nil : texts.text()
            let argument = typed.map { "(text: \(RandomTexts.swift($0)))" } ?? ""
            let code = ".\(SwiftName(lowerCamel: name)?.source ?? "")\(argument)"
            names.actions.append((identifier: identifier, code: code, text: typed))
        }
        registered.append(category)
        return names
    }
}
