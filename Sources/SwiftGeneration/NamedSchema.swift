import AppleFacts
import Diagnostics
package import NotificationSchema
package import SwiftNaming

/// A schema with the Swift names of its declarations.
///
/// A class, like its declarations, to avoid copying.
package final class NamedSchema: Sendable {
    package let model: Schema
    /// The enum that contains all generated code.
    package let namespace: SwiftCode
    let sharedActions: [NamedAction]
    package let categories: [NamedCategory]
    package let notifications: [NamedNotification]
    package let topics: [NamedTopic]
    let activities: [NamedActivity]
    /// Notifications that people see.
    let shownNotifications: [NamedNotification]
    /// Silent pushes.
    let backgroundNotifications: [NamedNotification]
    /// Shown notifications by the index of their category; nil for those without one.
    let notificationsByCategory: [Int?: [NamedNotification]]
    let hasServiceExtension: Bool
    /// Notifications that the service extension processes.
    let preparedNotifications: [NamedNotification]
    /// Whether it loads the pictures of people.
    let isLoadingImages: Bool
    /// The names of notifications that an encrypted one can become.
    let decrypted: Set<SwiftName>
    /// Every identifier of an action once.
    package let actionIdentifiers: [NamedActionIdentifier]

    package init(_ schema: Schema) {
        model = schema
        namespace = SwiftCode(stringLiteral: schema.generate.namespace)
        let sharedNames = Set(schema.actions.map(\.name.value))
        sharedActions = schema.actions.map { NamedAction($0, isShared: true) }
        let categories = schema.categories.map { category in
            NamedCategory(
                category,
                actions: category.actions.map {
                    NamedAction($0, isShared: $0.isShared && sharedNames.contains($0.name.value), in: category)
                })
        }
        self.categories = categories
        let topics = schema.topics.map(NamedTopic.init)
        self.topics = topics
        activities = schema.activities.map(NamedActivity.init)
        let notifications = schema.notifications.map { notification in
            NamedNotification(
                notification,
                category: notification.category.map { categories[$0] },
                topic: notification.topic.map { topics[$0] },
                hasPush: notification.delivery.isPush && schema.generate.hasPush
            )
        }
        self.notifications = notifications
        let shown = notifications.filter(\.declaration.isShown)
        shownNotifications = shown
        backgroundNotifications = notifications.filter { !$0.declaration.isShown }
        notificationsByCategory = Dictionary(grouping: shown) { $0.declaration.category }
        hasServiceExtension = schema.hasServiceExtension && !shown.isEmpty
        preparedNotifications = hasServiceExtension ? shown.filter(\.declaration.needsServiceExtension) : []
        isLoadingImages = preparedNotifications.contains {
            !($0.declaration.communication?.images ?? []).isEmpty
        }
        decrypted = Set(notifications.flatMap(\.declaration.becomes).map { notifications[$0].name })
        actionIdentifiers = NamedActionIdentifier.all(of: sharedActions + categories.flatMap(\.actions))
    }

    /// Every screen once, with its case of `Destination`.
    var destinations: [(name: SwiftName, text: String)] {
        model.destinations.map { (SwiftName(declared: $0), $0.value) }
    }

    /// The builds of the app with their bundle identifiers, if there are several.
    var builds: [(name: SwiftName, identifier: String)] {
        model.app.bundleIdentifiers.compactMap { build in
            build.name.map { (SwiftName(declared: $0), build.identifier.value) }
        }
    }

    var targets: [Platform: Version] { model.app.deploymentTargets }

    /// Categories without notifications: a response is then known by its category alone.
    var categoriesWithoutNotification: [NamedCategory] {
        categories.indices.filter { notificationsByCategory[$0] == nil }.map { categories[$0] }
    }

    package var pushes: [NamedNotification] { notifications.filter(\.hasPush) }

    /// The notifications that an encrypted one can become.
    func results(of notification: NamedNotification) -> [NamedNotification] {
        notification.declaration.becomes.map { notifications[$0] }
    }

    /// Whether `CategoryIdentifier` has former identifiers.
    var hasRenamedCategories: Bool { categories.contains { !$0.declaration.renamedFrom.isEmpty } }
}

final class NamedAction: Sendable {
    let declaration: Action
    /// `markAsRead`
    let name: SwiftName
    /// Whether it is the unchanged shared action.
    let isShared: Bool
    /// The case of `Destination`, if the action names its own screen.
    let destination: SwiftName?
    /// Nil for a shared action.
    let category: Category?

    init(_ action: Action, isShared: Bool, in category: Category? = nil) {
        declaration = action
        self.isShared = isShared
        self.category = category
        destination = action.destination.map { SwiftName(declared: $0) }
        name = SwiftName(declared: action.name)
    }
}

package final class NamedCategory: Sendable {
    package let declaration: Category
    let actions: [NamedAction]
    /// `friendRequest`
    package let name: SwiftName
    /// `FriendRequestAction`
    let actionType: SwiftName

    init(_ category: Category, actions: [NamedAction]) {
        declaration = category
        self.actions = actions
        name = SwiftName(declared: category.name)
        actionType = SwiftName(declaredType: category.name, suffix: "Action")
    }

    /// String literals, the current identifier first.
    var identifiers: [SwiftCode] { declaration.identifiers.map { "\(literal: $0.value)" } }
    /// `case "order", "ORDER"`
    var pattern: SwiftCode { "case \(list: identifiers)" }

    /// Whether people can do more than open it. Otherwise there is only one response.
    var hasChoices: Bool { !actions.isEmpty || declaration.hasCustomDismissAction || declaration.hasActionsFromApp }

    /// The type of the action in a response; nil if people can only open the notification.
    ///
    /// If other code registers the category, the schema doesn't need to declare its actions.
    var responseAction: SwiftCode? {
        if hasChoices { return SwiftCode(actionType) }
        return declaration.isExternal ? "ResponseParts.Action" : nil
    }

    /// The expression that reads such an action from the parts of a response.
    var decodedAction: SwiftCode? {
        if hasChoices { return "try .init(parts.action)" }
        return declaration.isExternal ? "parts.action" : nil
    }
}

package final class NamedNotification: Sendable {
    package let declaration: Notification
    package let category: NamedCategory?
    let topic: NamedTopic?
    /// `directMessage`
    package let name: SwiftName
    /// `DirectMessage`
    let type: SwiftName
    let data: [NamedField]
    /// Variables that some text needs, in the order of declaration.
    let variables: [NamedField]

    /// Whether `push()` is generated.
    let hasPush: Bool

    init(_ notification: Notification, category: NamedCategory?, topic: NamedTopic?, hasPush: Bool) {
        declaration = notification
        self.category = category
        self.topic = topic
        self.hasPush = hasPush
        name = SwiftName(declared: notification.name)
        type = SwiftName(declaredType: notification.name)
        data = notification.data.map { NamedField($0, isData: true) }
        variables = notification.usedVariables.map { NamedField($0, isData: false) }
    }

    package var identifier: String { declaration.identifier.value }
    /// `case "order-sent", "ORDER_SENT"`
    var pattern: SwiftCode { "case \(list: declaration.identifiers.map { "\(literal: $0.value)" })" }
    /// The case of `Destination` that a tap opens.
    var destination: SwiftName? { declaration.destination.map { SwiftName(declared: $0) } }

    /// The variables that a local notification keeps, so that it can be made again.
    var keptVariables: [NamedField] { declaration.delivery == .local ? variables : [] }
    /// The fields that the app decodes from a payload.
    var decodedFields: [NamedField] { data + keptVariables }

    /// A name for generated code: names of the schema take precedence. `content`, or `notificationContent`.
    func free(_ name: SwiftCode) -> SwiftCode {
        guard (data + variables).contains(where: { $0.name.text == name.text }) else { return name }
        return "notification\(SwiftCode(stringLiteral: name.text.prefix(1).uppercased() + name.text.dropFirst()))"
    }

    /// The field of a placeholder alone.
    func field(of template: Template) -> NamedField? {
        template.placeholders.first.flatMap { field(named: $0.name) }
    }

    func field(named name: String) -> NamedField? {
        data.first { $0.declaration.name.value == name } ?? variables.first { $0.declaration.name.value == name }
    }
}

package struct NamedTopic: Sendable {
    package let declaration: Topic
    /// `orderUpdates`
    package let name: SwiftName

    init(_ topic: Topic) {
        declaration = topic
        name = SwiftName(declared: topic.name)
    }
}

/// A value of `data`, or a variable.
final class NamedField: Sendable {
    let declaration: Field
    let isData: Bool
    /// `chatID`
    let name: SwiftName
    let type: NamedType

    init(_ field: Field, isData: Bool) {
        declaration = field
        self.isData = isData
        name = SwiftName(declared: field.name)
        type = NamedType(field.type, of: field.name, values: field.values)
    }

    /// The key under which a local notification keeps a variable. Data can't have it: there, a dot leads into an object.
    var variableKey: String { "variable.\(declaration.name.value)" }

    /// The property in a function whose parameters and variables may have the same name.
    var property: SwiftCode { Self.localNames.contains(name.text) ? "self.\(value)" : value }

    /// The parameters and variables of `prepare`, and of the functions that make and donate an intent.
    static let localNames: Set<String> = [
        "caller", "content", "delivery", "draft", "groupImage", "handler", "image", "intent", "interaction",
        "notification", "original", "person", "record", "recipients", "sender", "senderImage",
    ]
}

extension SwiftName {
    /// Makes the name of a declaration. The reader has checked that it is valid.
    fileprivate init(declared name: Text) {
        self = SwiftName(lowerCamel: name.value) ?? .unnamed
    }

    fileprivate init(declaredType name: Text, suffix: String = "") {
        self = SwiftName(upperCamel: name.value, suffix: suffix) ?? .unnamed
    }
}
