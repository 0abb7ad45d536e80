extension AuditCaseTests {
    // MARK: Texts, categories and files that no notification gets

    private static func brew(_ code: String, _ strings: String, in file: String = "en.lproj/Localizable.strings")
        -> [String: String]
    {
        [
            "App/App.swift": """
            func post(_ tea: Tea) {
                let content = UNMutableNotificationContent()
                \(code)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
            }
            """,
            "App/\(file)": strings,
        ]
    }

    private static func format(_ arguments: String) -> String {
        "content.body = String(format: NSLocalizedString(\"tea.ready\", comment: \"\")\(arguments))"
    }

    private static let plural = """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "tea.ready": { "localizations": { "en": { "variations": {
        "plural": { "one": { "stringUnit": { "state": "translated", "value": "A cup" } },
        "other": { "stringUnit": { "state": "translated", "value": "%d cups" } } } } } } } }
        """

    static let shownTexts = [
        Case(
            "the key of a text, without a lookup",
            brew("content.title = \"tea.title\"", #""tea.title" = "Tea Time";"#), ["loc-key-missing"],
            ["warning loc-key-missing: \"tea.title\""]),
        Case(
            "a word that is a key and its own text, and a lookup",
            brew(
                "content.title = \"Tea\"; content.body = NSLocalizedString(\"tea.body\", comment: \"\")",
                #""Tea" = "Tea Time"; "tea.body" = "Ready";"#), ["loc-key-missing"]),
        Case(
            "a key in an object that isn't a notification",
            [
                "App/App.swift": "func show() { content.title = \"tea.title\" }",
                "App/en.lproj/Localizable.strings": #""tea.title" = "Tea Time";"#,
            ], ["loc-key-missing"]),
        Case(
            "a text with more places than arguments",
            brew(format(", tea.name"), #""tea.ready" = "%@ is ready in %.1f minutes";"#), ["loc-key-missing"],
            ["warning loc-key-missing: \"tea.ready\""]),
        Case(
            "a text without a place for the argument", brew(format(", tea.name"), #""tea.ready" = "Ready at 100%";"#),
            ["loc-key-missing"], ["warning loc-key-missing: \"tea.ready\""]),
        Case(
            "a text whose key is in a constant",
            brew(
                "let key = \"tea.ready\"\ncontent.body = String(format: NSLocalizedString(key, comment: \"\"), tea.name)",
                #""tea.ready" = "%@ is ready in %@";"#), ["loc-key-missing"],
            ["warning loc-key-missing: \"tea.ready\""]),
        Case(
            "a text with a place for each argument",
            brew(format(", tea.name, tea.minutes"), #""tea.ready" = "%2$05.1f minutes for %1$@: 100%%";"#),
            ["loc-key-missing"]),
        Case(
            "a text with plural forms", brew(format(", tea.count"), plural, in: "Localizable.xcstrings"),
            ["loc-key-missing"]),
        Case(
            "two apps with different texts",
            brew(format(", tea.count"), #""tea.ready" = "Ready";"#).merging([
                "Watch/en.lproj/Localizable.strings": #""tea.ready" = "%d ready";"#
            ]) { $1 }, ["loc-key-missing"]),
        Case(
            "a text that the system looks up, with too few arguments",
            brew(
                "content.body = NSString.localizedUserNotificationString(forKey: \"tea.ready\", arguments: [tea.name])",
                #""tea.ready" = "%@ is ready in %@";"#), ["loc-key-missing"],
            ["warning loc-key-missing: \"tea.ready\""]),
        Case(
            "an address on a server that a condition makes",
            swift: """
                func post(_ content: UNMutableNotificationContent) {
                    if let url = URL(string: "https://example.com/tea.png"),
                        let image = try? UNNotificationAttachment(identifier: "image", url: url)
                    { content.attachments = [image] }
                }
                """, ["attachment-unsupported"], ["warning attachment-unsupported: url"]),
        Case(
            "a file that a condition finds",
            swift: """
                func post(_ content: UNMutableNotificationContent) {
                    if let url = Bundle.main.url(forResource: "tea", withExtension: "png"),
                        let image = try? UNNotificationAttachment(identifier: "image", url: url)
                    { content.attachments = [image] }
                }
                """, ["attachment-unsupported"]),
    ]

    private static func rated(_ attributes: String) -> [String: String] {
        [
            "Rating/View.swift": """
            class RatingController: UIViewController, UNNotificationContentExtension {
                @IBAction func like(_ sender: UIButton) { label.text = "Liked" }
                func didReceive(_ notification: UNNotification) {}
            }
            """,
            "Rating/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
            <key>NSExtensionPrincipalClass</key><string>App.RatingController</string>
            <key>NSExtensionAttributes</key><dict><key>UNNotificationExtensionCategory</key><string>tea</string>\(attributes)</dict>
            </dict></dict></plist>
            """,
        ]
    }

    private static func legacy(_ make: String, _ use: String) -> String {
        """
        - (void)registerCup {
            UIMutableUserNotificationAction *pour = [[UIMutableUserNotificationAction alloc] init];
            pour.identifier = @"pour";
            UIMutableUserNotificationCategory *cup = [[UIMutableUserNotificationCategory alloc] init];
            cup.identifier = @"cup";
            [cup setActions:@[pour] forContext:UIUserNotificationActionContextDefault];
            [application registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:types categories:[NSSet setWithObject:cup]]];
        }
        - (void)post {
            \(make)
            \(use)
        }
        """
    }

    static let categoriesOfOthers = [
        Case(
            "the button of a content extension that gets no touches", rated(""), ["requirement-missing"],
            [
                "warning requirement-missing: @IBAction func like(_ sender: UIButton) { label.text = \"Liked\" }"
            ]),
        Case(
            "the button of a content extension that gets touches",
            rated("<key>UNNotificationExtensionUserInteractionEnabled</key><true/>"), ["requirement-missing"]),
        Case(
            "a local notification of iOS 8 with another category",
            objectiveC: legacy(
                "UILocalNotification *note = [[UILocalNotification alloc] init];", "note.category = @\"tea\";"),
            ["category-unregistered"], ["warning category-unregistered: @\"tea\""]),
        Case(
            "a local notification of iOS 8 with the category",
            objectiveC: legacy("UILocalNotification *note = [UILocalNotification new];", "note.category = @\"cup\";"),
            ["category-unregistered"]),
        Case(
            "another object with a category",
            objectiveC: legacy("Note *note = [[Note alloc] init];", "note.category = @\"tea\";"),
            ["category-unregistered"]),
        Case(
            "a push of iCloud with nearly the category",
            swift: """
                func register() {
                    let pour = UNNotificationAction(identifier: "pour", title: "Pour", options: [])
                    let cup = UNNotificationCategory(identifier: "cup", actions: [pour], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([cup])
                }
                func subscribe(_ subscription: CKQuerySubscription) {
                    let info = CKSubscription.NotificationInfo()
                    info.category = "Cup"
                    subscription.notificationInfo = info
                }
                """, ["category-unregistered"], ["error category-unregistered: \"Cup\""]),
    ]
}
