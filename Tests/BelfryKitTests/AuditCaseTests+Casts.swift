extension AuditCaseTests {
    // MARK: Casts to the application's delegate

    private static func shop(
        _ buy: String, adaptor: String = "@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate",
        entry: String = ""
    ) -> [String: String] {
        [
            "App/App.swift": """
            @main struct NagApp: App {
                \(adaptor)
                var body: some Scene { WindowGroup { Button("Buy") { Shop.buy() } } }
            }
            \(entry)
            final class AppDelegate: NSObject, UIApplicationDelegate {
                var orientation = 0
                func registerActions() { UNUserNotificationCenter.current().setNotificationCategories(Self.all) }
            }
            """,
            "App/Shop.swift": """
            enum Shop {
                static func buy() {
                    \(buy)
                }
            }
            """,
        ]
    }

    private static let cast = "UIApplication.shared.delegate as? AppDelegate"
    private static let failed = "warning delegate-missing: \(cast)"

    static let failedCasts = [
        Case("an optional cast", shop("(\(cast))?.registerActions()"), ["delegate-missing"], [failed]),
        Case(
            "an adaptor with the type of the property",
            shop(
                "if let app = \(cast) { app.registerActions() }",
                adaptor: "@UIApplicationDelegateAdaptor private var delegate: AppDelegate"), ["delegate-missing"],
            [failed]),
        Case(
            "a guard", shop("guard let app = \(cast) else { return }\napp.registerActions()"), ["delegate-missing"],
            [failed]),
        Case(
            "a forced cast",
            shop("let app = UIApplication.shared.delegate as! AppDelegate\napp.registerActions()"),
            ["delegate-missing"], ["warning delegate-missing: UIApplication.shared.delegate as! AppDelegate"]),
        Case("something else", shop("(\(cast))?.orientation = 1"), ["delegate-missing"]),
        Case(
            "other code does the same",
            shop("if let app = \(cast) { app.registerActions() } else { register() }"), ["delegate-missing"]),
        Case("a comment", shop("// (\(cast))?.registerActions()"), ["delegate-missing"]),
        Case(
            "the system creates the delegate",
            shop("(\(cast))?.registerActions()").mapValues {
                $0.replacing("@main ", with: "").replacing("final class", with: "@UIApplicationMain final class")
            }, ["delegate-missing"]),
    ]
}
