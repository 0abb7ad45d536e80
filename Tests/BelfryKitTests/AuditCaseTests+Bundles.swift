extension AuditCaseTests {
    // MARK: What the targets of a project have

    private static func list(_ type: String, _ attributes: String = "") -> String {
        """
        <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionAttributes</key><dict>\(attributes)</dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.usernotifications.\(type)</string></dict></dict></plist>
        """
    }

    private static let shown = "<key>UNNotificationExtensionCategory</key><string>news</string>"

    /// A project in the form of Xcode with an app and an extension.
    private static func project(_ embedding: String = "", app: String = "application") -> String {
        """
        // !$*UTF8*$!
        {
        \tobjects = {
        \t\tA1 /* Service.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; path = Service.appex; };
        \(embedding)
        \t\tB1 /* App */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tproductType = "com.apple.product-type.\(app)";
        \t\t};
        \t\tB2 /* Service */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildConfigurationList = C1 /* Build configuration list */;
        \t\t\tproductReference = A1 /* Service.appex */;
        \t\t\tproductType = "com.apple.product-type.app-extension";
        \t\t};
        \t\tC1 /* Build configuration list */ = {
        \t\t\tisa = XCConfigurationList;
        \t\t\tbuildConfigurations = (
        \t\t\t\tC2 /* Debug */,
        \t\t\t);
        \t\t};
        \t\tC2 /* Debug */ = {
        \t\t\tisa = XCBuildConfiguration;
        \t\t\tbuildSettings = {
        \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
        \t\t\t\tINFOPLIST_FILE = "$(SRCROOT)/Service/Info.plist";
        \t\t\t};
        \t\t};
        \t};
        }
        """
    }

    private static let embedded =
        "\t\tA2 /* Service.appex in Embed Foundation Extensions */ = {isa = PBXBuildFile; fileRef = A1 /* Service.appex */; };"

    private static let service = """
        class Service: UNNotificationServiceExtension {
            override func didReceive(_ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void) {
                handler(decrypted(request.content))
            }
        }
        """

    private static func files(_ project: String) -> [String: String] {
        [
            "Service/Service.swift": service, "Service/Info.plist": list("service"),
            "App.xcodeproj/project.pbxproj": project,
        ]
    }

    private static let point = "warning requirement-missing: <string>com.apple.usernotifications"

    private static let register = """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func start() { UIApplication.shared.registerForRemoteNotifications() }
        }
        """

    private static func app(_ more: String) -> String {
        "\t\tB1 = {\n\t\t\tproductType = \"com.apple.product-type.application\";\n\(more)\t\t};"
    }

    private static func asking(_ code: String) -> String {
        """
        func watch(_ manager: CLLocationManager, _ region: CLRegion) {
            manager.requestWhenInUseAuthorization()
            \(code)
        }
        func post(_ content: UNMutableNotificationContent) {}
        """
    }

    private static func older(_ code: String) -> [String: String] {
        [
            "App/App.m": """
            @implementation AppDelegate
            - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)info {
                \(code)
            }
            @end
            """,
            "App/Info.plist":
                "<plist><dict><key>UIBackgroundModes</key><array><string>remote-notification</string></array></dict></plist>",
        ]
    }

    private static func badged(_ code: String) -> String {
        """
        @main struct TeaApp: App { var body: some Scene { WindowGroup { Tea() } } }
        func ask() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) { _, _ in } }
        func remind(_ trigger: UNNotificationTrigger) {
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            \(code)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
        }
        """
    }

    private static func ringing(_ sound: String, presenting options: String = "[.banner, .sound]") -> String {
        """
        class Reminders: NSObject, UNUserNotificationCenterDelegate {
            func ask() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { _, _ in } }
            func remind(_ trigger: UNNotificationTrigger) {
                let content = UNMutableNotificationContent()
                content.title = "Water"
                \(sound)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "water", content: content, trigger: trigger))
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
                \(options)
            }
        }
        """
    }

    private static func screens(_ code: String, _ storyboard: String) -> [String: String] {
        [
            "App/App.swift": """
            class Handler: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    \(code)
                }
            }
            """,
            "App/Phone.storyboard": #"<viewController storyboardIdentifier="Alarm"/><segue identifier="showAlarm"/>"#,
            "App/Pad.storyboard": storyboard,
        ]
    }

    private static let alarm =
        "show(UIStoryboard(name: \"Pad\", bundle: nil).instantiateViewController(withIdentifier: \"Alarm\"))"

    private static func uncalled(_ selector: String, _ use: String = "") -> [String: String] {
        [
            "App/App.m": """
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                \(use)
                return YES;
            }
            - (void)\(selector) {
                UNMutableNotificationContent *content = [[UNMutableNotificationContent alloc] init];
                content.title = @"Fly";
                UNNotificationRequest *request = [UNNotificationRequest requestWithIdentifier:@"fly" content:content trigger:nil];
                [[UNUserNotificationCenter currentNotificationCenter] addNotificationRequest:request withCompletionHandler:nil];
            }
            @end
            """
        ]
    }

    static let bundles = [
        Case(
            "a screen that only another storyboard has", screens(alarm, "<viewController/>"), ["requirement-missing"],
            ["warning requirement-missing: \"Alarm\""]),
        Case(
            "a screen that the storyboard has", screens(alarm, #"<viewController storyboardIdentifier="Alarm"/>"#),
            ["requirement-missing"]),
        Case("a storyboard of a library", screens(alarm.replacing("Pad", with: "Kit"), ""), ["requirement-missing"]),
        Case(
            "a segue that no storyboard has, and one that a storyboard has",
            screens(
                "performSegue(withIdentifier: \"openAlarm\", sender: nil)\n        performSegue(withIdentifier: \"showAlarm\", sender: nil)",
                ""), ["requirement-missing"], ["warning requirement-missing: \"openAlarm\""]),
        Case(
            "no code calls a method of Objective-C with a parameter", uncalled("scheduleAlarm:(NSDate *)date"),
            ["request-unadded"], ["warning request-unadded: - (void)scheduleAlarm:(NSDate *)date {"]),
        Case(
            "nor one with a name that says little", uncalled("sendWithImageAndText"), ["request-unadded"],
            ["warning request-unadded: - (void)sendWithImageAndText {"]),
        Case(
            "a selector of that method",
            uncalled("scheduleAlarm:(NSDate *)date", "[self perform:@selector(scheduleAlarm:)];"), ["request-unadded"]),
        Case(
            "a method that the system may call", uncalled("viewDidLayoutEverything"), ["request-unadded"]),
        Case(
            "an extension that no target embeds", files(project()), ["requirement-missing"],
            ["\(point).service</string>"]),
        Case("an extension that a target embeds", files(project(embedded)), ["requirement-missing"]),
        Case("a project without an app", files(project(app: "framework")), ["requirement-missing"]),
        Case(
            "another project that embeds it",
            files(project()).merging(["Other.xcodeproj/project.pbxproj": "\t\tX = Service.appex"]) { first, _ in first
            },
            ["requirement-missing"]),
        Case(
            "a content extension without a category, and one with a category",
            ["One/Info.plist": list("content-extension"), "Two/Info.plist": list("content-extension", shown)],
            ["requirement-missing"], ["\(point).content-extension</string>"]),
        Case(
            "no entitlements at all",
            ["App/App.swift": register, "App.xcodeproj/project.pbxproj": app("")], ["requirement-missing"],
            ["warning requirement-missing: UIApplication.shared.registerForRemoteNotifications()"]),
        Case(
            "a project of an older Xcode, which has the capability itself",
            [
                "App/App.swift": register,
                "App.xcodeproj/project.pbxproj": app("\t\t\tcom.apple.Push = { enabled = 1; };\n"),
            ], ["requirement-missing"]),
        Case(
            "a project of an older Xcode, which needs no file with entitlements",
            [
                "App/App.swift": register,
                "App.xcodeproj/project.pbxproj": app("\t\t\tLastUpgradeCheck = 0510;\n"),
            ], ["requirement-missing"]),
        Case(
            "a request for the location without its text, for regions",
            [
                "App/App.swift": asking("manager.startMonitoring(for: region)"),
                "App.xcodeproj/project.pbxproj": "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchScreen = YES;",
            ], ["requirement-missing"], ["warning requirement-missing: manager.requestWhenInUseAuthorization()"]),
        Case(
            "a request for the location for something else",
            [
                "App/App.swift": asking("manager.startUpdatingLocation()"),
                "App.xcodeproj/project.pbxproj": "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchScreen = YES;",
            ], ["requirement-missing"]),
        Case(
            "a category without actions that a content extension displays",
            [
                "App/App.swift":
                    "func register() {\n    let news = UNNotificationCategory(identifier: \"news\", actions: [], intentIdentifiers: [])\n    UNUserNotificationCenter.current().setNotificationCategories([news])\n}",
                "News/Info.plist": list("content-extension", shown),
            ], ["category-empty"]),
        Case(
            "the same without the extension",
            [
                "App/App.swift":
                    "func register() {\n    let news = UNNotificationCategory(identifier: \"news\", actions: [], intentIdentifiers: [])\n    UNUserNotificationCenter.current().setNotificationCategories([news])\n}"
            ], ["category-empty"], ["advice category-empty: \"news\""]),
        Case(
            "badges that no code sets", swift: badged(""), ["authorization-option-missing"],
            ["advice authorization-option-missing: .badge"]),
        Case(
            "the badge of the Dock", swift: badged("NSApp.dockTile.contentView = dot"),
            ["authorization-option-missing"]),
        Case(
            "the category of the template in the interface of a watch",
            [
                "App/App.swift": register,
                "Watch/Interface.storyboard":
                    #"<document><notificationCategory key="notificationCategory" identifier="myCategory" id="a"/></document>"#,
            ], ["category-unregistered"], ["warning category-unregistered: myCategory"]),
        Case(
            "a category of the watch that pushes have",
            [
                "App/App.swift": register,
                "Watch/Interface.storyboard":
                    #"<document><notificationCategory key="notificationCategory" identifier="news" id="a"/></document>"#,
            ], ["category-unregistered"]),
        Case(
            "the older method for a push in the background",
            older("if (info[@\"aps\"][@\"content-available\"]) { [self load]; }"), ["requirement-missing"],
            [
                "warning requirement-missing: - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)info {"
            ]),
        Case("the older method for what people see", older("[self show:info];"), ["requirement-missing"]),
        Case(
            "no notification has the sound that the app asks for", swift: ringing(""),
            ["authorization-option-missing"],
            ["warning authorization-option-missing: UNMutableNotificationContent()"]),
        Case(
            "a sound of another function",
            swift: ringing("decorate(content)")
                + "\nfunc decorate(_ content: UNMutableNotificationContent) { content.sound = .default }",
            ["authorization-option-missing"]),
        Case(
            "an app that presents no sound", swift: ringing("", presenting: "[.banner]"),
            ["authorization-option-missing"],
            ["advice authorization-option-missing: UNMutableNotificationContent()"]),
        Case(
            "the API of iOS 8 in an app for iOS 9 that has the new one, too",
            [
                "App/App.swift":
                    "class Old { func remind() { let note = UILocalNotification() } }\nclass New { let center = UNUserNotificationCenter.current() }",
                "App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 9.3;",
            ], ["legacy-notification-api"]),
    ]
}
