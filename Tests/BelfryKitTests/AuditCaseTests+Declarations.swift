extension AuditCaseTests {
    // MARK: What is declared

    static let declarations = [
        Case(
            "a fallback isn't the title",
            swift: """
                func make(_ x: String?) -> UNNotificationAction {
                    UNNotificationAction(identifier: "a", title: x ?? "", options: [])
                }
                func other(_ isOn: Bool) -> UNNotificationAction {
                    var title = ""
                    if isOn { title = text() }
                    return UNNotificationAction(identifier: "b", title: title, options: [])
                }
                """, ["title-blank"]),
        Case(
            "the name of an action isn't its title",
            swift: """
                func make(_ t: [String]) -> UNNotificationAction {
                    UNNotificationAction(identifier: "snooze", title: t[0], options: [])
                }
                """, ["title-not-title-style"]),
        Case(
            "an icon that isn't known in one case leaves the rest judged",
            swift: """
                enum Kind: String, CaseIterable {
                    case reply, later
                    var icon: UNNotificationActionIcon? {
                        switch self {
                        case .reply: UNNotificationActionIcon(systemImageName: "arrowshape.turn.up.left")
                        case .later: nil
                        }
                    }
                    var title: String { switch self { case .reply: "Reply"; case .later: "remind me" } }
                }
                let actions = Kind.allCases.map {
                    UNNotificationAction(identifier: $0.rawValue, title: $0.title, options: [], icon: $0.icon)
                }
                let mail = UNNotificationCategory(identifier: "mail", actions: actions, intentIdentifiers: [])
                """, ["title-not-title-style"], ["warning title-not-title-style: \"remind me\""]),
        Case(
            "actions that a loop appends",
            swift: """
                func register() {
                    var actions: [UNNotificationAction] = []
                    for (id, title) in [("reply", "Reply"), ("later", "remind me")] {
                        actions.append(UNNotificationAction(identifier: id, title: title, options: []))
                    }
                    let mail = UNNotificationCategory(identifier: "mail", actions: actions, intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                """, ["category-empty", "title-not-title-style"],
            ["warning title-not-title-style: \"remind me\""]),
        Case(
            "a dictionary that is mapped",
            swift: """
                let titles = ["reply": "Reply", "later": "remind me"]
                let actions = titles.map { UNNotificationAction(identifier: $0.key, title: $0.value, options: []) }
                let mail = UNNotificationCategory(identifier: "mail", actions: actions, intentIdentifiers: [])
                """, ["title-not-title-style"], ["warning title-not-title-style: \"remind me\""]),
        Case(
            "an implicit initializer, and one in an extension",
            swift: """
                extension UNNotificationCategory {
                    static var mail: UNNotificationCategory {
                        .init(identifier: "mail", actions: [.init("later", "remind me")], intentIdentifiers: [])
                    }
                }
                extension UNNotificationAction {
                    convenience init(_ id: String, _ title: String) {
                        self.init(identifier: id, title: title, options: [])
                    }
                }
                """, ["title-not-title-style"], ["warning title-not-title-style: \"remind me\""]),
        Case(
            "options that a condition adds",
            swift: """
                func ask(_ isOn: Bool) {
                    var options: UNAuthorizationOptions = [.alert]
                    if isOn { options |= .badge }
                    center.requestAuthorization(options: options) { _, _ in }
                    let content = UNMutableNotificationContent()
                    content.badge = 1
                }
                """, ["authorization-option-missing"]),
        Case(
            "options that a condition adds, in Objective-C",
            objectiveC: """
                @implementation App
                - (void)ask {
                    UNAuthorizationOptions options = UNAuthorizationOptionAlert;
                    if (self.showsBadge) { options |= UNAuthorizationOptionBadge; }
                    [center requestAuthorizationWithOptions:options completionHandler:^(BOOL granted, NSError *error) { }];
                    UNMutableNotificationContent *content = [UNMutableNotificationContent new];
                    content.badge = @1;
                }
                @end
                """, ["authorization-option-missing"]),
        Case(
            "an action with a branch of its own doesn't only open the app",
            swift: """
                let show = UNNotificationAction(identifier: "show", title: "Show", options: .foreground)
                let mail = UNNotificationCategory(identifier: "mail", actions: [show], intentIdentifiers: [])
                func handle(_ response: UNNotificationResponse) {
                    if response.actionIdentifier == "show" { workspace.selectFile(path) }
                }
                """, ["action-redundant"]),
    ]
}
