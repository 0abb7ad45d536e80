// Actions and categories that types of the app make.
extension AdoptCaseTests {
    static let types = [
        Case(
            "actions in an extension of the API",
            app(
                """
                extension UNNotificationAction {
                    static var reply: UNNotificationAction {
                        UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [])
                    }
                    static let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [])
                }
                let chat = UNNotificationCategory(identifier: "chat", actions: [.reply, .mute], intentIdentifiers: [])
                let empty = UNNotificationCategory(identifier: "empty", actions: [UNNotificationAction](), intentIdentifiers: [])

                """),
            """
            categories:
              chat:
                actions:
                  - reply:
                      title: Reply
                      text-input: true
                  - mute:
                      title: Mute
              empty: {}

            """),
        Case(
            "actions of an enum in another file, with an initializer for it that has the labels of the system's",
            app(
                """
                extension UNNotificationCategory {
                    convenience init(identifier: String, actions: [Kind], intentIdentifiers: [String]) {
                        self.init(identifier: identifier, actions: actions.map({ $0.action }), intentIdentifiers: intentIdentifiers)
                    }
                }
                let chat = UNNotificationCategory(identifier: "chat", actions: [.reply, .mute], intentIdentifiers: [])
                extension Kind {
                    private var textInput: (button: String, hint: String)? {
                        switch self {
                        case .mute: return nil
                        case .reply: return ("Send", "Message")
                        }
                    }
                    private var title: String { switch self { case .mute: "Mute" case .reply: "Reply" } }
                    var action: UNNotificationAction {
                        if let (button, hint) = textInput {
                            return UNTextInputNotificationAction(
                                identifier: rawValue, title: title, options: [], textInputButtonTitle: button, textInputPlaceholder: hint)
                        } else {
                            return UNNotificationAction(identifier: rawValue, title: title, options: [])
                        }
                    }
                }

                """, ["App/Kind.swift": "enum Kind: String { case reply, mute = \"mute.action\" }"]),
            """
            categories:
              chat:
                actions:
                  - reply:
                      title: Reply
                      text-input:
                        button-title: Send
                        placeholder: Message
                  - mute:
                      identifier: mute.action
                      title: Mute

            """),
        Case(
            "an initializer with a type for icons, and texts of another bundle",
            app(
                """
                extension UNNotificationAction {
                    convenience init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: Icon) {
                        self.init(identifier: identifier, title: title, options: options, icon: UNNotificationActionIcon(systemImageName: icon.name))
                    }
                }
                extension String {
                    init(localized key: String.LocalizationValue) { self.init(localized: key, bundle: Texts.bundle) }
                }
                let mute = UNNotificationAction(identifier: "mute", title: String(localized: "Mute"), options: [], icon: .moon)

                """,
                [
                    "App/Icon.swift":
                        "enum Icon { case moon; var name: String { switch self { case .moon: \"moon.zzz\" } } }"
                ]),
            """
            actions:
              mute:
                title:
                  key: Mute
                  bundle:
                    not-known: "\\"Mute\\""
                  text: Mute
                icon: moon.zzz

            """),
        Case(
            "instance variables and properties of Objective-C, which one other method sets",
            [
                "App/App.m": """
                @implementation App
                - (void)make {
                    _mute = [UNNotificationAction actionWithIdentifier:@"mute" title:@"Mute" options:0];
                    self.later = [UNNotificationAction actionWithIdentifier:@"later" title:@"Later" options:0];
                    _title = @"One";
                    if (self.isPro) { _title = @"Two"; }
                }
                - (void)register {
                    UNNotificationAction *other = [UNNotificationAction actionWithIdentifier:@"other" title:_title options:0];
                    UNNotificationCategory *chat = [UNNotificationCategory categoryWithIdentifier:@"chat" actions:@[_mute, self.later, other] intentIdentifiers:@[] options:0];
                    [center setNotificationCategories:[NSSet setWithObject:chat]];
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
                  - later:
                      title: Later
                  - other:
                      title:
                        not-known: _title

            """),
        Case(
            "a category that is declared in two ways, and one that is for earlier systems",
            app(
                """
                func register(_ isPro: Bool) {
                    let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [])
                    let chat = isPro
                        ? UNNotificationCategory(identifier: "chat", actions: [mute], intentIdentifiers: [])
                        : UNNotificationCategory(identifier: "chat", actions: [], intentIdentifiers: [])
                    let call: UNNotificationCategory
                    if #available(iOS 12, *) {
                        call = UNNotificationCategory(identifier: "call", actions: [mute], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "Call", options: [])
                    } else {
                        call = UNNotificationCategory(identifier: "call", actions: [mute], intentIdentifiers: [])
                    }
                    center.setNotificationCategories([chat, call])
                }

                """),
            """
            actions:
              mute:
                title: Mute
            categories:
              chat:
                actions:
                  - mute
                  - not-known: "UNNotificationCategory(identifier: \\"chat\\", actions: [], intentIdentifiers: [])"
              call:
                hidden-previews-body-placeholder: Call
                actions:
                  - mute

            """),
        Case(
            "a category of constants that nothing uses, and another declaration of it that is registered",
            app(
                """
                enum Unused {
                    static let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [.foreground])
                    static let chat = UNNotificationCategory(identifier: "chat", actions: [mute], intentIdentifiers: [])
                }
                func register() {
                    let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [])
                    center.setNotificationCategories([UNNotificationCategory(identifier: "chat", actions: [mute], intentIdentifiers: [])])
                }

                """),
            """
            categories:
              chat:
                actions:
                  - mute:
                      title: Mute

            """),
        Case(
            "a function that 'map' gets by its name, with and without the label of its parameter",
            app(
                """
                enum Kind {
                    case chat, call
                    static let known: [Kind] = [.chat, .call]
                }
                enum Registrar {
                    static func register() {
                        center.setNotificationCategories(
                            Set(Kind.known.map(category(for:)) + [Room.mail, .news].map(roomCategory)))
                    }
                    private static func category(for kind: Kind) -> UNNotificationCategory {
                        switch kind {
                        case .chat: make("chat")
                        case .call: make("call")
                        }
                    }
                    private static func roomCategory(room: Room) -> UNNotificationCategory { make(room.rawValue) }
                    private static func make(_ identifier: String) -> UNNotificationCategory {
                        UNNotificationCategory(identifier: identifier, actions: [], intentIdentifiers: [])
                    }
                }
                enum Room: String { case mail, news }

                """),
            """
            categories:
              chat: {}
              call: {}
              mail: {}
              news: {}

            """),
        Case(
            "constants of C within the implementation of a class, which other files use",
            [
                "App/Constants.m": """
                @implementation Constants
                NSString *const chatCategory = @"chat";
                @end

                """,
                "App/App.m": """
                @implementation App
                - (void)registerCategories {
                    UNNotificationCategory *chat = [UNNotificationCategory
                        categoryWithIdentifier:chatCategory actions:@[] intentIdentifiers:@[] options:0];
                    [center setNotificationCategories:[NSSet setWithObject:chat]];
                }
                @end

                """,
            ],
            """
            categories:
              chat: {}

            """),
    ]
}
