extension AuditCaseTests {
    // MARK: Content extensions for a category that no notification has

    /// An app that posts the category 'flight', and the value in the property list of its content extension.
    private static func interface(_ value: String, _ more: String = "", register: String = "[flight]") -> [String:
        String]
    {
        [
            "App/App.swift": """
            func register() {
                let flight = UNNotificationCategory(identifier: "flight", actions: [], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories(\(register))
            }
            func post() {
                let content = UNMutableNotificationContent()
                content.title = "Boarding"
                content.categoryIdentifier = "flight"
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
            }
            \(more)
            """,
            "Content/Info.plist": """
            <plist><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
            <key>UNNotificationExtensionCategory</key>\(value)</dict></dict></dict></plist>
            """,
        ]
    }

    private static let pushes = "func start() { UIApplication.shared.registerForRemoteNotifications() }"
    private static let key = "UNNotificationExtensionCategory"

    static let interfaces = [
        Case(
            "a content extension for a category that no notification has", interface("<string>journey</string>"),
            ["category-unregistered"], ["warning category-unregistered: journey"]),
        Case(
            "the same where pushes may have it, if it is for no registered category",
            interface("<array><string>journey</string></array>", pushes),
            ["category-unregistered"], ["warning category-unregistered: journey"]),
        Case(
            "a category of pushes beside a registered one",
            interface("<array><string>flight</string><string>journey</string></array>", pushes),
            ["category-unregistered"]),
        Case(
            "categories that aren't all known",
            interface("<string>journey</string>", pushes, register: "Set([flight] + others())"),
            ["category-unregistered"]),
        Case(
            "a category that other code mentions",
            interface("<string>journey</string>", "let kinds = [\"journey\"]"), ["category-unregistered"]),
        Case(
            "a library with this category", interface("<string>JourneyKitRich</string>", "import JourneyKit"),
            ["category-unregistered"]),
        Case(
            "a library that may register categories", interface("<string>journey</string>", "import JourneyPush"),
            ["category-unregistered"]),
        Case("the registered category", interface("<string>flight</string>"), ["category-unregistered"]),
        Case(
            "an empty list of categories", interface("<array/>"), ["category-unregistered"],
            ["error category-unregistered: \(key)"]),
        Case(
            "an empty name, with white space", interface("\n<array>\n<string></string></array>"),
            ["category-unregistered"], ["error category-unregistered: \(key)"]),
        Case(
            "an empty list in a comment", interface("<string>flight</string><!-- <key>\(key)</key><array/> -->"),
            ["category-unregistered"]),
        Case("a name from a setting", interface("<string>$(CATEGORY)</string>"), ["category-unregistered"]),
    ]
}
