package import AppleFacts
package import NotificationSchema
package import SourceSyntax
import SwiftNaming

/// Reads pushes, stored notifications and responses as the code that a schema generates, without Swift.
///
/// `CompatibilityMatrixTests` compares it with the generated code.
package struct AppReader: Sendable {
    private let schema: Schema
    /// The notifications that people see, by all their identifiers. Local ones are among them.
    private var shown: [String: Notification] = [:]
    /// The pushes that only the app sees, by type and identifier.
    private var silent: [PushType: [String: Notification]] = [:]
    private var silentMatches: [PushType: MatchTable<Notification>] = [:]
    /// The only notifications of their categories, which have no `match`.
    private var alone: [String: Notification] = [:]
    private var matches: [String: MatchTable<Notification>] = [:]
    private var matchesWithoutCategory = MatchTable<Notification>()
    private var categoriesInUse: Set<String> = []
    private var categories: [String: Category] = [:]

    /// What somebody did with a notification.
    package enum Action: Sendable {
        case tap, dismissal
        case button(String)
    }

    package init(_ schema: Schema) {
        self.schema = schema
        for category in schema.categories {
            for identifier in category.identifiers where categories[identifier.value] == nil {
                categories[identifier.value] = category
            }
        }
        let shownOnes = schema.notifications.filter(\.isShown)
        var members: [Int: Int] = [:]
        for notification in shownOnes { if let category = notification.category { members[category, default: 0] += 1 } }
        for notification in shownOnes {
            for identifier in notification.identifiers where shown[identifier.value] == nil {
                shown[identifier.value] = notification
            }
            guard let category = notification.category else {
                matchesWithoutCategory.add(notification, matching: notification.match)
                continue
            }
            for identifier in schema.categories[category].identifiers.map(\.value) {
                categoriesInUse.insert(identifier)
                matches[identifier, default: MatchTable()].add(notification, matching: notification.match)
                if members[category] == 1, notification.match.isEmpty { alone[identifier] = notification }
            }
        }
        for notification in schema.notifications where !notification.isShown {
            let type = notification.delivery.pushType
            for identifier in notification.identifiers where silent[type]?[identifier.value] == nil {
                silent[type, default: [:]][identifier.value] = notification
            }
            silentMatches[type, default: MatchTable()].add(notification, matching: notification.match)
        }
    }

    /// The category that the app registered under an identifier; nil for one of other code.
    package func registeredCategory(_ identifier: String) -> Category? {
        categories[identifier].flatMap { $0.isExternal ? nil : $0 }
    }

    // MARK: Reading

    /// What the code makes of a push or a stored notification, and of what somebody did with it.
    ///
    /// - Parameter payload: An object.
    package func reading(of payload: Node, _ type: PushType, _ action: Action = .tap) -> Reading {
        guard type == .alert else { return readingOfSilent(payload, type) }
        let category = payload.value(at: [PayloadKey.aps, PayloadKey.category])
        let identifier = category.flatMap { $0.isString ? $0.text : nil } ?? ""
        let name = identifierInKey(of: payload)
        if let notification = name.map({ shown[$0] }) ?? notification(matching: payload, category: identifier) {
            let category = schema.category(of: notification)
            return Reading(notification, data(of: notification, in: payload), reading(of: action, in: category))
        }
        if let category = categories[identifier], !categoriesInUse.contains(identifier) {
            return Reading(category, reading(of: action, in: category))
        }
        if let name { return .unrecognized("no notification '\(name)'") }
        guard categories[identifier] != nil else {
            return .unrecognized(
                identifier.isEmpty
                    ? "no '\(schema.app.notificationKey)', no category and no match" : "no category '\(identifier)'")
        }
        return .unrecognized("no '\(schema.app.notificationKey)', and the category '\(identifier)' doesn't tell it")
    }

    private func readingOfSilent(_ payload: Node, _ type: PushType) -> Reading {
        let name = identifierInKey(of: payload)
        // No code sees the payload.
        if type == .widgets || type == .controls {
            return silent[type]?.values.first.map { Reading($0, FieldDecoder(), .none) }
                ?? .unrecognized("nothing to reload")
        }
        guard
            let notification = name.map({ silent[type]?[$0] })
                ?? silentMatches[type]?.first({ payload.constant(at: $0) })
        else {
            return .unrecognized(name.map { "no push '\($0)' of the type \(type.rawValue)" } ?? "no notification")
        }
        return Reading(notification, data(of: notification, in: payload), .none)
    }

    private func identifierInKey(of payload: Node) -> String? {
        payload.value(of: schema.app.notificationKey).flatMap { $0.isString ? $0.text : nil }
    }

    private func notification(matching payload: Node, category: String) -> Notification? {
        if let notification = alone[category] { return notification }
        let table = categoriesInUse.contains(category) ? matches[category] : matchesWithoutCategory
        return table?.first { payload.constant(at: $0) }
    }

    private func data(of notification: Notification, in payload: Node) -> FieldDecoder {
        var decoder = FieldDecoder(isLenient: schema.app.isLenient)
        decoder.read(notification.data, in: payload)
        return decoder
    }

    private func reading(of action: Action, in category: Category?) -> ActionReading {
        guard let category else { return .none }
        let hasChoices = !category.actions.isEmpty || category.hasCustomDismissAction || category.hasActionsFromApp
        guard hasChoices else {
            // The app gets what people did, and tells it apart itself.
            switch action {
            case .button(let identifier) where category.isExternal: return .action("'\(identifier)'")
            case .dismissal where category.isExternal: return .action(".dismiss")
            default: return .none
            }
        }
        switch action {
        case .tap: return .none
        case .dismissal:
            return category.hasCustomDismissAction
                ? .action(".dismissAction") : .unknown("no dismissal in the category '\(category.name.value)'")
        case .button(let identifier):
            let action = category.actions.first { $0.identifiers.contains { $0.value == identifier } }
            if let action {
                let name = (SwiftName(lowerCamel: action.name.value) ?? .unnamed).text
                return .action(".\(name)\(action.textInput == nil ? "" : "(text:)")")
            }
            return category.hasActionsFromApp
                ? .action(".chosen") : .unknown("no action '\(identifier)' in the category '\(category.name.value)'")
        }
    }

    // MARK: Activities

    /// What ActivityKit can't decode in the attributes or the state of an activity, as the generated types declare them.
    package static func problems(in object: Node?, _ fields: [Field]) -> [DataProblem] {
        var decoder = FieldDecoder(isOfActivity: true)
        decoder.read(fields, in: object)
        return decoder.problems
    }
}

extension Node {
    /// The text of a constant that identifies a notification.
    fileprivate func constant(at path: WirePath) -> String? {
        value(at: path.parts).flatMap { $0.kind == .scalar && !$0.isNull ? $0.text : nil }
    }
}
