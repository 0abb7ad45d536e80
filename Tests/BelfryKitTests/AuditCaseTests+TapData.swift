extension AuditCaseTests {
    // MARK: Data of notifications that only one side knows

    /// An app whose notifications have some data, and that does something for a tap.
    private static func tapping(
        data: String? = "[\"orderID\": order.id]", reads: String, more: String = "", push: String = ""
    ) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            let state = AppState.shared
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                \(push)
                return true
            }
            func post(_ order: Order) {
                let content = UNMutableNotificationContent()
                content.title = "Your order is ready"
                \(data.map { "content.userInfo = \($0)" } ?? "")
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "order", content: content, trigger: nil))
            }
            \(more)
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                let info = response.notification.request.content.userInfo
                \(reads)
            }
        }
        """
    }

    private static let readingOrder = "if let id = info[\"orderID\"] as? String { open(id) }"

    private static let reminding = """
        func remind() {
            let content = UNMutableNotificationContent()
            content.title = "Your table is free"
            content.userInfo = ["tableNumber": 4, "tableGuests": 2]
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "table", content: content, trigger: nil))
        }
        """

    static let tapData =
        [
            (
                "a key that handlers read, if no notification has any data", tapping(data: nil, reads: readingOrder),
                "\"orderID\""
            ),
            (
                "a notification of which nothing reads any data", tapping(reads: readingOrder, more: reminding),
                "\"tableNumber\""
            ),
        ].map { Case($0, swift: $1, ["name-mismatch"], ["warning name-mismatch: \($2)"]) }
        + [
            (
                "a key of pushes",
                tapping(data: nil, reads: readingOrder, push: "application.registerForRemoteNotifications()")
            ),
            (
                "a notification with one key that code reads",
                tapping(
                    reads: readingOrder + "\nif let number = info[\"tableNumber\"] as? Int { open(number) }",
                    more: reminding)
            ),
            (
                "a notification whose data other code decodes",
                tapping(
                    reads: readingOrder,
                    more: reminding + "\nstruct Table: Decodable { var tableNumber: Int; var tableGuests: Int }")
            ),
        ].map { Case($0, swift: $1, ["name-mismatch"]) }

    // MARK: What a tap sets for views

    private static func observed(_ declaration: String, set: String, view: String) -> String {
        tapping(reads: readingOrder + "\n" + set) + """

            final class AppState: ObservableObject {
                static let shared = AppState()
                \(declaration)
            }
            struct Home: View {
                @ObservedObject var state = AppState.shared
                var body: some View { Text(\(view)) }
            }
            """
    }

    private static let opened = "@Published var openedOrder: String?"
    private static let opening = "await MainActor.run { state.openedOrder = info[\"orderID\"] as? String }"

    static let statesOfTaps =
        [
            Case(
                "a property that a tap sets and nothing reads",
                swift: observed(opened, set: opening, view: "\"Home\""),
                ["name-mismatch"], ["warning name-mismatch: state.openedOrder"]),
            Case(
                "a publisher to which nothing subscribes",
                swift: observed(
                    "let openedOrders = PassthroughSubject<String, Never>()", set: "state.openedOrders.send(\"a\")",
                    view: "\"Home\""),
                ["name-mismatch"], ["warning name-mismatch: state.openedOrders"]),
            Case(
                "one with a first value, which other code resets",
                swift: observed(
                    "@Published var openedOrder = \"\"\nfunc close() { self.openedOrder = \"\" }",
                    set: "state.openedOrder = \"a\"", view: "\"Home\""),
                ["name-mismatch"], ["warning name-mismatch: state.openedOrder"]),
        ]
        + [
            (
                "a publisher that a view receives",
                observed(
                    "let openedOrders = PassthroughSubject<String, Never>()", set: "state.openedOrders.send(\"a\")",
                    view: "\"Home\").onReceive(state.openedOrders) { show($0) }; Text(\"a\"")
            ),
            ("one that a view shows", observed(opened, set: opening, view: "state.openedOrder ?? \"\"")),
            (
                "one that code compares",
                observed(
                    opened + "\nfunc isOpen(_ id: String) -> Bool { self.openedOrder == id }", set: opening,
                    view: "\"Home\"")
            ),
            (
                "one that does something with each value",
                observed(opened + " { didSet { show() } }", set: opening, view: "\"Home\"")
            ),
            (
                "one that a publisher sends on",
                observed(
                    opened + "\nfunc watch() { $openedOrder.sink { show($0) }.store(in: &all) }", set: opening,
                    view: "\"Home\"")
            ),
        ].map { Case($0, swift: $1, ["name-mismatch"]) }
}
