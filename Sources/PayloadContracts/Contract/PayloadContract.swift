package import AppleFacts
package import NotificationSchema
package import SourceSyntax

/// What every valid push of an app contains.
package struct PayloadContract: Sendable {
    /// The key next to `aps` that holds the identifier of a notification.
    package let notificationKey: String
    /// That of the released app first.
    package let bundleIdentifiers: [String]
    /// Notifications that a server sends.
    package let notifications: [NotificationContract]
    /// The identifiers of all notifications.
    package let identifiers: [String]
    /// The identifiers of notifications that the app makes.
    package let localIdentifiers: Set<String>
    /// All identifiers of all categories.
    package let categoryIdentifiers: [String]
    package let needsPushType: Bool
    package let activities: ActivityContracts
    private let pushTypes: Set<PushType>
    /// A reload of widgets or controls has no identifier.
    private let reloading: [PushType: NotificationContract]
    package let bundleIdentifierSet: Set<String>
    private let byIdentifier: [String: NotificationContract]
    private let byCategory: [String: MatchIndex]
    /// Notifications without a category, which are recognized by `match` alone.
    private let withoutCategory: MatchIndex
    /// Identifiers of categories with only one notification, whoever sends it, which has no `match`.
    private let categoriesOfOne: Set<String>
    /// Identifiers of categories that have notifications.
    private let categoriesInUse: Set<String>
    private let knownCategories: Set<String>

    package init(_ schema: Schema) {
        notificationKey = schema.app.notificationKey
        bundleIdentifiers = schema.app.bundleIdentifiers.map(\.identifier.value)
        bundleIdentifierSet = Set(bundleIdentifiers)
        let notifications = schema.notifications.filter(\.delivery.isPush).map {
            NotificationContract($0, in: schema)
        }
        self.notifications = notifications
        pushTypes = Set(notifications.map(\.pushType))
        reloading = Dictionary(notifications.filter { !$0.hasData }.map { ($0.pushType, $0) }) { first, _ in first }
        activities = ActivityContracts(schema.activities.map(ActivityContract.init))
        identifiers = notifications.flatMap(\.identifiers)
        localIdentifiers = Set(
            schema.notifications.lazy.filter { $0.delivery == .local }.flatMap { [$0.identifier] + $0.renamedFrom }
                .map(\.value))
        categoryIdentifiers = schema.categories.flatMap { $0.identifiers.map(\.value) }
        knownCategories = Set(categoryIdentifiers)
        // Required on watchOS, recommended elsewhere (reference, Sending notification requests to APNs).
        needsPushType = schema.app.deploymentTargets[.watchOS] != nil
        byIdentifier = Dictionary(notifications.flatMap { contract in contract.identifiers.map { ($0, contract) } }) {
            first, _ in first
        }
        var byCategory: [String: [NotificationContract]] = [:]
        for contract in notifications {
            for identifier in contract.categoryIdentifiers { byCategory[identifier, default: []].append(contract) }
        }
        self.byCategory = byCategory.mapValues(MatchIndex.init)
        withoutCategory = MatchIndex(notifications.filter(\.categoryIdentifiers.isEmpty))
        var members: [Int: [Notification]] = [:]
        for notification in schema.notifications {
            if let category = notification.category { members[category, default: []].append(notification) }
        }
        func categories(_ isSuch: ([Notification]) -> Bool) -> Set<String> {
            Set(members.filter { isSuch($0.value) }.keys.flatMap { schema.categories[$0].identifiers.map(\.value) })
        }
        categoriesOfOne = categories { $0.count == 1 && $0[0].match.isEmpty }
        categoriesInUse = categories { _ in true }
    }

    /// The notification of a push that reloads widgets or controls, which has no identifier.
    package func notification(reloading type: PushType) -> NotificationContract? {
        reloading[type]
    }

    package func hasNotifications(of type: PushType) -> Bool { pushTypes.contains(type) }

    /// Whether a topic is a bundle identifier of the app, possibly with a suffix after a period.
    package func isOfApp(topic: String) -> Bool {
        guard topic.utf8.count <= 255 else { return false }
        return bundleIdentifierSet.contains(topic)
            || topic.indices.contains { topic[$0] == "." && bundleIdentifierSet.contains(String(topic[..<$0])) }
    }

    /// The type of the declared notification that a payload is for; nil if the schema doesn't know it.
    func declaredType(of payload: Node) -> PushType? {
        if let identifier = payload.value(of: notificationKey) {
            return identifier.isString ? notification(identifier: identifier.text)?.pushType : nil
        }
        let category = payload.value(of: PayloadKey.aps)?.value(of: PayloadKey.category)
        return notification(
            category: category.flatMap { $0.isString ? $0.text : nil },
            matching: payload.entries.map { ($0.key.text, $0.value) })?.pushType
    }

    /// Whether a payload names a notification that needs no `aps`, such as a call.
    func isDeclaredWithoutAPS(_ payload: Node) -> Bool {
        payload.value(of: notificationKey)?.isString == true && declaredType(of: payload)?.isNotification == false
    }

    package func isCategory(_ identifier: String) -> Bool { knownCategories.contains(identifier) }

    package func notification(identifier: String) -> NotificationContract? { byIdentifier[identifier] }

    /// The notification of a payload without an identifier, as the generated code recognizes it: the one whose `match`
    /// applies, or the only one of its category if it has no `match`.
    ///
    /// - Parameter entries: The keys of the payload next to `aps`.
    package func notification(
        category: String?, matching entries: [(name: String, value: Node)]
    ) -> NotificationContract? {
        notification(category: category) { path in
            let first = entries.first { $0.name == path.parts[0] }?.value
            let value = path.parts.dropFirst().reduce(first) { node, key in node?.value(of: key) }
            return value.flatMap { $0.kind == .scalar ? $0.text : nil }
        }
    }

    /// - Parameter value: The text of the scalar that the payload has at a path next to `aps`.
    func notification(category: String?, value: (WirePath) -> String?) -> NotificationContract? {
        let isInUse = category.map(categoriesInUse.contains) ?? false
        guard let candidates = isInUse ? category.flatMap({ byCategory[$0] }) : withoutCategory else { return nil }
        if let category, categoriesOfOne.contains(category) { return candidates.notifications.first }
        return candidates.notification(value)
    }

    /// Whether a payload of the notification can omit the identifier.
    func isRecognizedAlone(_ notification: NotificationContract) -> Bool {
        !notification.hasData || !notification.match.isEmpty || isOnlyOneOfItsCategory(notification)
    }

    func isOnlyOneOfItsCategory(_ notification: NotificationContract) -> Bool {
        notification.categoryIdentifiers.contains(where: categoriesOfOne.contains)
    }
}
