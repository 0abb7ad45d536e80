extension AdoptCaseTests {
    // MARK: Conditions, and what is declared for several systems

    static let conditions = [
        Case(
            "an icon of newer systems, and an action of older ones, in Objective-C",
            [
                "App/App.m": """
                - (void)start {
                    if (@available(iOS 15.0, *)) {
                        UNNotificationAction *show = [UNNotificationAction actionWithIdentifier:@"show" title:@"Show Chat" options:UNNotificationActionOptionForeground];
                        [self add:show];
                    } else {
                        UNNotificationAction *hide = [UNNotificationAction actionWithIdentifier:@"hide" title:@"Hide Chat" options:UNNotificationActionOptionNone];
                        [self add:hide];
                    }
                }
                """
            ],
            """
            actions:
              show:
                title: Show Chat
                foreground: true
                available:
                  iOS: 15.0
              hide:
                title: Hide Chat
                available:
                  not-known: "else of #available(iOS 15.0, *)"

            """),
        Case(
            "the title of iOS 10, also if that of iOS 8 comes first",
            app(
                """
                func make(_ identifier: String) -> UIUserNotificationCategory {
                    let later = UIMutableUserNotificationAction()
                    later.identifier = "later"
                    later.title = "Remind Me Later"
                    later.activationMode = .background
                    let category = UIMutableUserNotificationCategory()
                    category.identifier = identifier
                    category.setActions([later], for: .default)
                    return category
                }
                func register() {
                    if #available(iOS 10.0, *) {
                        let later = UNNotificationAction(identifier: "later", title: "Later", options: [])
                        let meal = UNNotificationCategory(identifier: "meal", actions: [later], intentIdentifiers: [])
                        UNUserNotificationCenter.current().setNotificationCategories([meal])
                    } else {
                        UIApplication.shared.registerUserNotificationSettings(
                            UIUserNotificationSettings(types: [.alert], categories: [make("meal")]))
                    }
                }

                """),
            """
            categories:
              meal:
                actions:
                  - later:
                      title: Later

            """),
        Case(
            "actions that only one of two lists has",
            app(
                """
                func register() {
                    let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                    let open = UNNotificationAction(identifier: "show", title: "Show Chat", options: .foreground)
                    let actions: [UNNotificationAction] = canReply ? [reply, open] : [open]
                    let chat = UNNotificationCategory(identifier: "chat", actions: actions, intentIdentifiers: [])
                    center.setNotificationCategories([chat])
                }

                """),
            """
            categories:
              chat:
                actions:
                  - reply:
                      title: Reply
                  - show:
                      title: Show Chat
                      foreground: true
                  - not-known: actions

            """),
        Case(
            "constants that two branches use, cases of an enum of Objective-C, and a comment about service extensions",
            [
                "App/App.swift": """
                // Not a UNNotificationServiceExtension.
                static var ask: UNNotificationCategory = {
                    if #available(iOS 17.0, *) { return UNNotificationCategory(identifier: "ask", actions: [P.yes], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "Question", options: []) }
                    else { return UNNotificationCategory(identifier: "ask", actions: [P.yes], intentIdentifiers: [], options: []) }
                }()
                enum P { static var yes: UNNotificationAction = { return UNNotificationAction(identifier: "yes", title: "Allow", options: []) }() }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.title = "Time to Stretch"
                }
                """,
                "App/Old.m": """
                @implementation Names
                + (NSString *)name:(Kind)kind {
                    switch (kind) {
                    case KindReply: return @"reply";
                    default: return @"other";
                    }
                }
                + (void)make {
                    [UNNotificationAction actionWithIdentifier:[Names name:KindReply] title:@"Reply" options:0];
                }
                @end
                """,
            ],
            """
            actions:
              reply:
                title: Reply
            categories:
              ask:
                hidden-previews-body-placeholder: Question
                actions:
                  - "yes":
                      title: Allow
            notifications:
              post:
                delivery: local
                title: Time to Stretch

            """),
        Case(
            "checks of an error, a permission and of self",
            app(
                """
                func register() {
                    center.requestAuthorization(options: [.alert]) { granted, error in
                        guard granted, error == nil else { return }
                        if error == nil, status == .authorized {
                            let chat = UNNotificationCategory(identifier: "chat", actions: [], intentIdentifiers: [])
                            center.setNotificationCategories([chat])
                        }
                    }
                }

                """), "categories:\n  chat: {}\n"),
        Case(
            "a condition around the call of the function that registers",
            app(
                """
                func start(_ state: State) {
                    if state.isReady { register() }
                }
                func register() {
                    center.setNotificationCategories([make()])
                }
                func make() -> UNNotificationCategory {
                    UNNotificationCategory(identifier: "chat", actions: [], intentIdentifiers: [])
                }

                """), "categories:\n  chat: {}\n"),
        Case(
            "an initializer of Objective-C, its properties, and no options",
            [
                "App/App.m": """
                @implementation App
                - (instancetype)init {
                    self = [super init];
                    if (nil != self) {
                        [center setNotificationCategories:[NSSet setWithObject:self.chat]];
                    }
                    return self;
                }
                - (UNNotificationCategory *)chat {
                    return [UNNotificationCategory categoryWithIdentifier:@"chat" actions:@[self.mute] intentIdentifiers:@[] options:0];
                }
                - (UNNotificationAction *)mute {
                    return [UNNotificationAction actionWithIdentifier:@"mute" title:@"Mute" options:UNNotificationActionOptionNone];
                }
                @end
                """
            ],
            """
            categories:
              chat:
                actions:
                  - mute:
                      title: Mute

            """),
    ]
}
