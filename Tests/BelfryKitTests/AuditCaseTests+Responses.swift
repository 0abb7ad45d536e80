extension AuditCaseTests {
    // MARK: Where responses go

    static let responses = [
        Case(
            "a completion handler through the methods that get it, until a loop or another type has it",
            swift: """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                        switch response.actionIdentifier {
                        case "join": join(response, then: done)
                        case "open": return self.open(then: done)
                        case "send": sender.send(then: done)
                        default: done()
                        }
                    }
                    func join(_ response: UNNotificationResponse, then done: @escaping () -> Void) {
                        guard let room = response.room else { return }
                        enter(room)
                        open(then: done)
                    }
                    func open(then done: @escaping () -> Void) {
                        if isReady { done() } else { show("error") }
                    }
                }
                """, ["completion-handler-missing"],
            [
                "error completion-handler-missing: return",
                "error completion-handler-missing: func open(then done: @escaping () -> Void) {",
            ]),
        Case(
            "a delegate that only presents",
            swift: """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func register() {
                        let snooze = UNNotificationAction(identifier: "snooze", title: "Snooze", options: [])
                        let stop = UNNotificationAction(identifier: "stop", title: "Stop", options: .foreground)
                        let alarm = UNNotificationCategory(identifier: "alarm", actions: [snooze, stop], intentIdentifiers: [])
                        UNUserNotificationCenter.current().setNotificationCategories([alarm])
                        UNUserNotificationCenter.current().delegate = self
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [.banner] }
                }
                """, ["action-unhandled"], ["error action-unhandled: \"snooze\""]),
        Case(
            "another file gets responses, in a way that isn't followed",
            [
                "App/App.swift": """
                func register() {
                    let snooze = UNNotificationAction(identifier: "snooze", title: "Snooze", options: [])
                    let alarm = UNNotificationCategory(identifier: "alarm", actions: [snooze], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([alarm])
                }
                """,
                "App/Stream.swift": "let stream = AsyncStream<UNNotificationResponse>.makeStream()",
            ], ["action-unhandled"]),
        Case(
            "the identifier of a tap as an argument",
            swift: """
                let open = UNNotificationAction(identifier: "open", title: "Open", options: .foreground)
                let alarm = UNNotificationCategory(identifier: "alarm", actions: [open], intentIdentifiers: [], options: .customDismissAction)
                enum Route {
                    case open
                    init?(actionIdentifier: String, defaultActionIdentifier: String) {
                        switch actionIdentifier {
                        case "open", defaultActionIdentifier: self = .open
                        default: return nil
                        }
                    }
                }
                func handle(_ response: UNNotificationResponse) {
                    _ = Route(actionIdentifier: response.actionIdentifier, defaultActionIdentifier: UNNotificationDefaultActionIdentifier)
                }
                """, ["dismiss-unhandled"], ["warning dismiss-unhandled: .customDismissAction"]),
        Case(
            "a category that is created and not registered, and a label that no code creates",
            swift: """
                func register() {
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])
                    let calendar = UNNotificationCategory(identifier: "calendar", actions: [], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.categoryIdentifier = "calendar"
                    let other = UNMutableNotificationContent()
                    other.categoryIdentifier = "plain"
                }
                """, ["category-unregistered"],
            ["error category-unregistered: \"calendar\"", "warning category-unregistered: \"plain\""]),
        Case(
            "comments and titles mention no identifier",
            objectiveC: """
                // Earlier: [UNNotificationAction actionWithIdentifier:@"Snooze" …]
                /* @"Delete" */
                void declare(void) {
                    [UNNotificationAction actionWithIdentifier:@"Snooze" title:@"Snooze" options:UNNotificationActionOptionNone];
                    [UNNotificationAction actionWithIdentifier:@"Delete" title:@"Delete" options:UNNotificationActionOptionNone];
                    [UNNotificationAction actionWithIdentifier:@"later" title:@"Snooze" options:UNNotificationActionOptionNone];
                }
                void handle(UNNotificationResponse *response) {
                    if ([response.actionIdentifier isEqualToString:@"later"]) { [self later]; }
                }
                """, ["action-unhandled"],
            ["error action-unhandled: @\"Snooze\"", "error action-unhandled: @\"Delete\""]),
        Case(
            "text that people type, of an action beside one that is handled by name, and of one that opens the app",
            swift: """
                let reply = UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [])
                let note = UNTextInputNotificationAction(identifier: "note", title: "Add Note", options: .foreground)
                func handle(_ response: UNNotificationResponse) {
                    switch response.actionIdentifier {
                    case "reply": if let text = (response as? UNTextInputNotificationResponse)?.userText { send(text) }
                    default: break
                    }
                }
                """, ["action-unhandled"], ["error action-unhandled: \"note\""]),
        Case(
            "a button that closes the notification does so without a handler",
            swift: """
                let pay = UNNotificationAction(identifier: "pay", title: "Pay", options: [])
                let later = UNNotificationAction(identifier: "later", title: "Dismiss", options: [])
                let close = UNNotificationAction(identifier: "close", title: "Schluss", options: [])
                let end = UNNotificationAction(identifier: "end", title: "关闭", options: [])
                func handle(_ response: UNNotificationResponse) {
                    if response.actionIdentifier == "pay" { pay() }
                }
                """, ["action-unhandled"]),
        Case(
            "a handler that knows only taps",
            swift: """
                let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [])
                func handle(_ response: UNNotificationResponse) {
                    switch response.actionIdentifier {
                    case UNNotificationDefaultActionIdentifier: open()
                    default: break
                    }
                }
                """, ["action-unhandled"], ["warning action-unhandled: \"mute\""]),
        Case(
            "a delegate without methods, one that inherits them, and a method that no delegate has",
            swift: """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func start() { UNUserNotificationCenter.current().delegate = self }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open() }
                }
                class Special: Center { func restart() { UNUserNotificationCenter.current().delegate = self } }
                class Editor: UIViewController, UNUserNotificationCenterDelegate {
                    func save() { UNUserNotificationCenter.current().delegate = self }
                    func close() { UNUserNotificationCenter.current().delegate = self }
                }
                class Old: NSObject {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {}
                }
                """, ["delegate-missing", "completion-handler-missing"], ["error delegate-missing: self"]),
        Case(
            "two apps in one repository",
            [
                "One/AppDelegate.swift": register("mail"), "Two/AppDelegate.swift": register("news"),
                "Two/Other.swift": register("chat"),
            ], ["category-replaced"],
            ["error category-replaced: UNUserNotificationCenter.current().setNotificationCategories([c])"]),
        Case(
            "the dismissal that does nothing, and one that no category asks for",
            swift: """
                let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                func handle(_ response: UNNotificationResponse) {
                    switch response.actionIdentifier {
                    case UNNotificationDismissActionIdentifier: print("dismissed")
                    default: open()
                    }
                }
                func other(_ response: UNNotificationResponse) {
                    if response.actionIdentifier == UNNotificationDismissActionIdentifier { refresh() }
                }
                """, ["action-undeclared"], ["warning action-undeclared: UNNotificationDismissActionIdentifier"]),
        Case(
            "the style of an alert, actions that a loop adds, and the title of a reply on iOS 8",
            [
                "App/App.swift": """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void) {
                        show(UIAlertController(title: "Alarm", message: nil, preferredStyle: .alert))
                        done([.banner])
                    }
                    func make(_ titles: [String]) -> UNNotificationCategory {
                        var actions: [UNNotificationAction] = []
                        for title in titles { actions.append(UNNotificationAction(identifier: title, title: title, options: [])) }
                        return UNNotificationCategory(identifier: "choice", actions: actions, intentIdentifiers: [])
                    }
                }
                """,
                "App/Old.m": """
                void declare(void) {
                    UIMutableUserNotificationAction *reply = [[UIMutableUserNotificationAction alloc] init];
                    reply.title = @"Reply"; reply.identifier = @"Reply";
                    reply.behavior = UIUserNotificationActionBehaviorTextInput;
                    reply.parameters = @{ UIUserNotificationTextInputActionButtonTitleKey: @"Send It" };
                }
                """,
                "Package.swift": "let package = Package(name: \"A\", platforms: [.iOS(.v15)])",
            ],
            [
                "presentation-option-deprecated", "category-empty", "legacy-notification-api",
                "action-foreground-unneeded",
            ],
            [
                "advice action-foreground-unneeded: [[UIMutableUserNotificationAction alloc] init]",
                "warning legacy-notification-api: UIMutableUserNotificationAction",
            ]),
        Case(
            "an 'else' after both identifiers of the system, and a handler that looks at no action",
            [
                "One/One.swift": """
                let run = UNNotificationAction(identifier: "run", title: "Run", options: [])
                func handle(_ response: UNNotificationResponse) {
                    if response.actionIdentifier == UNNotificationDefaultActionIdentifier { open() }
                    else if response.actionIdentifier == UNNotificationDismissActionIdentifier { log() }
                    else { runIt() }
                }
                """
            ], ["action-unhandled"]),
        Case(
            "a handler that looks at no action",
            swift: """
                class App: UIResponder, UNUserNotificationCenterDelegate {
                    func register() {
                        let accept = UNNotificationAction(identifier: "accept", title: "Accept", options: [])
                        let decline = UNNotificationAction(identifier: "decline", title: "Decline", options: [])
                        let call = UNNotificationCategory(identifier: "call", actions: [accept, decline], intentIdentifiers: [])
                        UNUserNotificationCenter.current().setNotificationCategories([call])
                        UNUserNotificationCenter.current().delegate = self
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        if response.notification.request.identifier == "missed" { openRecents() }
                    }
                }
                """, ["action-unhandled"], ["warning action-unhandled: \"accept\""]),
        Case(
            "a badge that code removes as before iOS 16",
            swift: """
                func post() { let content = UNMutableNotificationContent(); content.badge = 1 }
                func clear() { UIApplication.shared.applicationIconBadgeNumber = 0 }
                """, ["badge-uncleared"]),
        Case(
            "an identifier that an object keeps isn't that of one notification",
            objectiveC: """
                @implementation Poster
                - (void)post {
                    UNNotificationCategory *c = [UNNotificationCategory categoryWithIdentifier:_category actions:@[] intentIdentifiers:@[] options:0];
                    [center setNotificationCategories:[NSSet setWithObject:c]];
                    UNNotificationRequest *r = [UNNotificationRequest requestWithIdentifier:@"a" content:content trigger:nil];
                }
                @end
                """, ["category-replaced"]),
        Case(
            "a category for earlier systems, which have no text for hidden previews",
            swift: """
                func make() -> UNNotificationCategory {
                    if #available(iOS 11.0, *) {
                        return UNNotificationCategory(identifier: "team", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "Team Event", options: [])
                    } else {
                        return UNNotificationCategory(identifier: "team", actions: [], intentIdentifiers: [], options: [])
                    }
                }
                """, ["hidden-preview-missing", "category-empty"]),
        Case(
            "an app in another language may ask, an app for the Mac shows no icons, and one without tables has one language",
            [
                "App/App.swift": """
                import Flutter
                func register() {
                    let open = UNNotificationAction(identifier: "o", title: NSLocalizedString("Order", comment: ""), options: [])
                    let c = UNNotificationCategory(identifier: "c", actions: [open], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([c])
                    let r = UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: nil)
                }
                """,
                "Package.swift": "let package = Package(name: \"A\", platforms: [.macOS(.v13)])",
            ], ["authorization-option-missing", "action-unhandled", "icon-missing", "loc-frozen"]),
    ]

    private static func register(_ identifier: String) -> String {
        """
        func register() {
            let c = UNNotificationCategory(identifier: "\(identifier)", actions: [], intentIdentifiers: [])
            UNUserNotificationCenter.current().setNotificationCategories([c])
        }
        """
    }
}
