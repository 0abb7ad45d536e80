extension AuditCaseTests {
    // MARK: Temporary objects that become the delegate

    private static func temporary(_ use: String, _ properties: String = "", more: String = "") -> String {
        """
        import UIKit
        @main class AppDelegate: NSObject, UIApplicationDelegate {
            \(properties)
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(use)
                return true
            }
        }
        final class Reminders: NSObject, UNUserNotificationCenterDelegate {
            func start() { UNUserNotificationCenter.current().delegate = self }
            func list() { print("list") }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open(response) }
            \(more)
        }
        """
    }

    private static let unkept = ["error delegate-missing: Reminders()"]

    static let temporaryObjects = [
        Case("an object that only starts", swift: temporary("Reminders().start()"), ["delegate-missing"], unkept),
        Case(
            "an object of a variable that only starts",
            swift: temporary("let reminders = Reminders(); reminders.start()"),
            ["delegate-missing"], unkept),
        Case(
            "an object that makes itself the delegate when it is created",
            swift: temporary(
                "Reminders().list()", "let reminders = Reminders()",
                more: "override init() { super.init(); UNUserNotificationCenter.current().delegate = self }"),
            ["delegate-missing"], unkept),
        Case(
            "an object that only lists",
            swift: temporary("reminders.start(); Reminders().list()", "let reminders = Reminders()"),
            ["delegate-missing"]),
        Case(
            "an object that the function hands on",
            swift: temporary("let reminders = Reminders(); reminders.start(); keep(reminders)"), ["delegate-missing"]),
        Case(
            "an object that keeps itself",
            swift: temporary(
                "Reminders().start()",
                more: "static var all: Reminders?; override init() { super.init(); Self.all = self }"),
            ["delegate-missing"]),
    ]
}
