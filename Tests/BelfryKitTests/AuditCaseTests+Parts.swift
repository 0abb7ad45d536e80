extension AuditCaseTests {
    // MARK: What code needs of the project

    private static func list(_ entries: String) -> String { "<plist version=\"1.0\"><dict>\(entries)</dict></plist>" }

    private static func entitlements(_ group: String) -> String {
        list("<key>com.apple.security.application-groups</key><array><string>\(group)</string></array>")
    }

    private static let app = list("<key>CFBundlePackageType</key><string>APPL</string>")

    private static func tasks(_ identifier: String) -> String {
        list(
            """
            <key>BGTaskSchedulerPermittedIdentifiers</key><array><string>\(identifier)</string></array>
            <key>UIBackgroundModes</key><array><string>fetch</string></array>
            """)
    }

    private static func extensionList(_ type: String, _ name: String, storyboard: String = "") -> String {
        let board = storyboard.isEmpty ? "" : "<key>NSExtensionMainStoryboard</key><string>\(storyboard)</string>"
        return list(
            """
            <key>NSExtension</key><dict>\(board)
            <key>NSExtensionAttributes</key><dict><key>UNNotificationExtensionCategory</key><string>news</string></dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.\(type)</string>
            <key>NSExtensionPrincipalClass</key><string>\(name.contains(".") ? name : "App.\(name)")</string></dict>
            """)
    }

    private static let group = """
        import UserNotifications
        func post() {
            let content = UNMutableNotificationContent()
            content.badge = UserDefaults(suiteName: "group.app.shared")?.integer(forKey: "unread") as NSNumber?
        }
        """

    private static func refresh(_ registration: String) -> String {
        """
        import BackgroundTasks
        let refreshTask = "app.refresh"
        func launch() { \(registration) }
        func enterBackground() { try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: refreshTask)) }
        """
    }

    private static let register =
        "BGTaskScheduler.shared.register(forTaskWithIdentifier: refreshTask, using: nil) { _ in load() }"

    private static let service = """
        class NotificationService: UNNotificationServiceExtension {
            override func didReceive(_ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void) {
                handler(decrypted(request.content))
            }
        }
        """

    private static let nearby = """
        func remind(_ region: CLRegion, _ content: UNNotificationContent) {
            let trigger = UNLocationNotificationTrigger(region: region, repeats: false)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "near", content: content, trigger: trigger))
        }
        """

    private static let button = """
        class ViewController: UIViewController, UNNotificationContentExtension {
            override func viewDidLoad() { open.addTarget(self, action: #selector(tap), for: .touchUpInside) }
            func didReceive(_ notification: UNNotification) {}
        }
        """

    static let parts = [
        Case(
            "an App Group that no entitlements have",
            ["App/App.swift": group, "App/App.entitlements": entitlements("group.app")],
            ["requirement-missing"], ["warning requirement-missing: \"group.app.shared\""]),
        Case(
            "an App Group with a build setting, and one of another target",
            [
                "App/App.swift": group, "App/App.entitlements": entitlements("group.$(BUNDLE_ID).shared"),
                "Other/App.entitlements": entitlements("group.other"),
            ], ["requirement-missing"]),
        Case(
            "an App Group that only the file of a generator has",
            [
                "App/App.swift": group, "Other/App.entitlements": entitlements("group.other"),
                "project.yml": "entitlements: { properties: { groups: [group.app.shared] } }\n",
            ], ["requirement-missing"]),
        Case(
            "a task of an app whose property list permits none",
            ["App/App.swift": refresh(register), "App/Info.plist": app], ["requirement-missing"],
            ["warning requirement-missing: refreshTask"]),
        Case(
            "a task of an app whose property list comes from a script",
            [
                "App/App.swift": refresh(register), "App/Info.plist": app,
                "Project.swift": #"let list = ["BGTaskSchedulerPermittedIdentifiers": ["app.refresh"]]"#,
            ], ["requirement-missing"]),
        Case(
            "a task that no property list permits",
            ["App/App.swift": refresh(register), "App/Info.plist": tasks("app.fetch")], ["requirement-missing"],
            ["warning requirement-missing: refreshTask"]),
        Case(
            "a task without a handler", ["App/App.swift": refresh(""), "App/Info.plist": tasks("app.refresh")],
            ["requirement-missing"], ["warning requirement-missing: refreshTask"]),
        Case(
            "a task with a handler, and a build setting in the property list",
            ["App/App.swift": refresh(register), "App/Info.plist": tasks("$(PRODUCT_BUNDLE_IDENTIFIER).refresh")],
            ["requirement-missing"]),
        Case(
            "a class that doesn't exist",
            [
                "App/Service.swift": service,
                "App/Info.plist": extensionList("service", "$(PRODUCT_MODULE_NAME).PushService"),
            ],
            ["requirement-missing"],
            ["warning requirement-missing: <string>$(PRODUCT_MODULE_NAME).PushService</string>"]),
        Case(
            "the class and its extension point",
            [
                "App/Service.swift": service,
                "App/Info.plist": extensionList("service", "$(PRODUCT_MODULE_NAME).NotificationService"),
            ], ["requirement-missing"]),
        Case(
            "a class in code that isn't here",
            ["App/App.swift": group, "Service/Info.plist": extensionList("service", "NotificationService")],
            ["requirement-missing"]),
        Case(
            "the extension point of another class",
            [
                "App/Service.swift": service,
                "App/Info.plist": extensionList("content-extension", "NotificationService"),
            ],
            ["requirement-missing"],
            ["warning requirement-missing: <string>com.apple.usernotifications.content-extension</string>"]),
        Case(
            "a storyboard with another name, and a button that can't be touched",
            [
                "Content/View.swift": button, "Content/Main.storyboard": "",
                "Content/Info.plist": extensionList("content-extension", "ViewController", storyboard: "Interface"),
            ], ["requirement-missing"],
            [
                "warning requirement-missing: <string>Interface</string>",
                "warning requirement-missing: open.addTarget(self, action: #selector(tap), for: .touchUpInside)",
            ]),
        Case(
            "no text for the location", ["App/App.swift": nearby, "App/Info.plist": app], ["requirement-missing"],
            ["warning requirement-missing: UNLocationNotificationTrigger(region: region, repeats: false)"]),
        Case(
            "nothing asks for the location", swift: nearby, ["requirement-missing"],
            ["warning requirement-missing: UNLocationNotificationTrigger(region: region, repeats: false)"]),
        Case(
            "the setting of a project with the text for the location",
            [
                "App/App.swift": nearby + "\nfunc ask() { CLLocationManager().requestWhenInUseAuthorization() }",
                "App/Info.plist": app,
                "App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = \"Near\";",
            ], ["requirement-missing"]),
    ]

    private static let askAlways = "\nfunc ask() { CLLocationManager().requestAlwaysAuthorization() }"

    private static func locationList(_ keys: String...) -> String {
        list(
            "<key>CFBundlePackageType</key><string>APPL</string>"
                + keys.map { "<key>NSLocation\($0)UsageDescription</key><string>Near</string>" }.joined())
    }

    static let locations = [
        Case(
            "no text for the location at all times",
            ["App/App.swift": nearby + askAlways, "App/Info.plist": locationList("WhenInUse")],
            ["requirement-missing"],
            ["warning requirement-missing: UNLocationNotificationTrigger(region: region, repeats: false)"]),
        Case(
            "the text for the location at all times",
            ["App/App.swift": nearby + askAlways, "App/Info.plist": locationList("WhenInUse", "AlwaysAndWhenInUse")],
            ["requirement-missing"]),
        Case(
            "the setting with the text for the location at all times",
            [
                "App/App.swift": nearby + askAlways, "App/Info.plist": locationList("WhenInUse"),
                "App.xcodeproj/project.pbxproj":
                    "INFOPLIST_KEY_NSLocationAlwaysAndWhenInUseUsageDescription = \"Near\";",
            ], ["requirement-missing"]),
        Case(
            "a request for the location in use, too",
            [
                "App/App.swift": nearby + askAlways + "\nfunc askFirst() { manager.requestWhenInUseAuthorization() }",
                "App/Info.plist": locationList("WhenInUse"),
            ], ["requirement-missing"]),
        Case(
            "a request in a comment",
            [
                "App/App.swift": nearby + "\n// manager.requestAlwaysAuthorization()",
                "App/Info.plist": locationList("WhenInUse"),
            ], ["requirement-missing"]),
    ]
}
