extension AuditCaseTests {
    // MARK: Targets of a project, and code that nothing reaches

    private static func projectOfApp(app: String, extension own: String, release: String, base: String = "") -> String {
        func target(_ number: Int, _ type: String, _ configurations: String) -> String {
            """
            \t\tT\(number) /* Target */ = {
            \t\t\tisa = PBXNativeTarget;
            \t\t\tbuildConfigurationList = L\(number) /* Build configuration list */;
            \t\t\tproductReference = P\(number) /* Product */;
            \t\t\tproductType = "com.apple.product-type.\(type)";
            \t\t};
            \t\tL\(number) = {
            \t\t\tisa = XCConfigurationList;
            \t\t\tbuildConfigurations = (\(configurations));
            \t\t};
            """
        }
        func configuration(_ name: String, _ settings: String, in list: String) -> String {
            """
            \t\t\(list)\(name) /* \(name) */ = {
            \t\t\tisa = XCBuildConfiguration;\(base)
            \t\t\tbuildSettings = {
            \t\t\t\t\(settings)
            \t\t\t};
            \t\t\tname = \(name);
            \t\t};
            """
        }
        let service = "INFOPLIST_FILE = Service/Info.plist;\n\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = \(own);"
        let entitled = "CODE_SIGN_ENTITLEMENTS = App.entitlements;"
        return [
            "// !$*UTF8*$!\n{\n\tobjects = {", target(1, "application", "ADebug, ARelease"),
            target(2, "app-extension", "BDebug, BRelease"), configuration("Debug", entitled, in: "A"),
            configuration("Release", release, in: "A"), configuration("Debug", service, in: "B"),
            configuration("Release", service, in: "B"),
            "\t\tP2 = {isa = PBXFileReference; path = Service.appex; };",
            "\t\tF = {isa = PBXBuildFile; fileRef = P2; };",
            "\t\tO = {\n\t\t\tisa = PBXProject;\n\t\t\tbuildConfigurationList = LO;\n\t\t};",
            "\t\tLO = {\n\t\t\tisa = XCConfigurationList;\n\t\t\tbuildConfigurations = (ODebug, ORelease);\n\t\t};",
            configuration("Debug", "IPHONEOS_DEPLOYMENT_TARGET = \(app);", in: "O"),
            configuration("Release", "IPHONEOS_DEPLOYMENT_TARGET = \(app);", in: "O"), "\t};\n}",
        ].joined(separator: "\n")
    }

    private static func filesOfApp(_ project: String) -> [String: String] {
        [
            "App.xcodeproj/project.pbxproj": project,
            "App.entitlements":
                "<plist version=\"1.0\"><dict><key>aps-environment</key><string>development</string></dict></plist>",
            "App/App.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                    application.registerForRemoteNotifications()
                    return true
                }
                func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) { send(token) }
            }
            """,
            "Service/Info.plist": """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.usernotifications.service</string></dict></dict></plist>
            """,
            "Service/Service.swift": """
            class Service: UNNotificationServiceExtension {
                override func didReceive(_ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void) {
                    handler(decrypted(request.content))
                }
            }
            """,
        ]
    }

    private static let signed = "CODE_SIGN_ENTITLEMENTS = App.entitlements;"

    private static func starting(_ call: String) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(call)
                return true
            }
            private func setUpMessages() { UNUserNotificationCenter.current().delegate = self }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                await store.open(response.notification.request.identifier)
            }
        }
        """
    }

    private static func method(_ name: String) -> String {
        """
        extension AppDelegate: UNUserNotificationCenterDelegate, LibraryDelegate {
            func \(name)(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler done: @escaping (Int) -> Void) { done(7) }
        }
        """
    }

    static let targets = [
        Case(
            "an extension for a later system than the app",
            filesOfApp(projectOfApp(app: "15.0", extension: "17.5", release: signed)), ["requirement-missing"],
            ["warning requirement-missing: <string>com.apple.usernotifications.service</string>"]),
        Case(
            "an extension for the system of the app",
            filesOfApp(projectOfApp(app: "15.0", extension: "15.0", release: signed)),
            ["requirement-missing"]),
        Case(
            "an extension in an app for iOS 9, which has none",
            filesOfApp(projectOfApp(app: "9.0", extension: "10.0", release: signed)), ["requirement-missing"]),
        Case(
            "a configuration without entitlements",
            filesOfApp(projectOfApp(app: "15.0", extension: "15.0", release: "")),
            ["requirement-missing"], ["warning requirement-missing: application.registerForRemoteNotifications()"]),
        Case(
            "a configuration with a file of settings",
            filesOfApp(
                projectOfApp(
                    app: "15.0", extension: "15.0", release: "",
                    base: "\n\t\t\tbaseConfigurationReference = X /* App.xcconfig */;")), ["requirement-missing"]),
        Case(
            "no code calls the function that sets the delegate", swift: starting("start()"), ["delegate-missing"],
            ["error delegate-missing: self"]),
        Case("the launch calls it", swift: starting("setUpMessages()"), ["delegate-missing"]),
        Case("a method of a library's delegate", swift: method("pushNotificationCenter"), ["delegate-method-misnamed"]),
    ]
}
