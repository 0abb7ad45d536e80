extension AuditCaseTests {
    // MARK: Keys of an app without tables

    private static func alerts(
        _ title: String, _ project: String? = "path = App.swift;", _ files: [String: String] = [:]
    ) -> [String: String] {
        var all = files
        all["App/App.swift"] = """
            func post() {
                let content = UNMutableNotificationContent()
                content.title = \(title)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
            }
            """
        if let project { all["App.xcodeproj/project.pbxproj"] = project }
        return all
    }

    static let keysWithoutTables = [
        Case(
            "a key, and no table", alerts("NSLocalizedString(\"alert_title\", comment: \"\")"), ["loc-key-missing"],
            ["warning loc-key-missing: \"alert_title\""]),
        Case(
            "a key with dots", alerts("String(localized: \"alert.title\")"), ["loc-key-missing"],
            ["warning loc-key-missing: \"alert.title\""]),
        Case("a text", alerts("NSLocalizedString(\"Time to go\", comment: \"\")"), ["loc-key-missing"]),
        Case(
            "a key with its text", alerts("NSLocalizedString(\"alert_title\", value: \"Go\", comment: \"\")"),
            ["loc-key-missing"]),
        Case("no project", alerts("String(localized: \"alert.title\")", nil), ["loc-key-missing"]),
        Case(
            "a project that mentions a table that isn't in the repository",
            alerts("String(localized: \"alert.title\")", "path = Localizable.xcstrings;"), ["loc-key-missing"]),
        Case(
            "a project that gets its tables from a service",
            alerts("String(localized: \"alert.title\")", "shellScript = \"lokalise2 file download\";"),
            ["loc-key-missing"]),
        Case(
            "another table",
            alerts(
                "NSLocalizedString(\"alert_title\", comment: \"\")", "path = App.swift;",
                ["App/Texts.strings": "\"alert_title\" = \"Go\";"]), ["loc-key-missing"]),
        Case(
            "an app that looks up texts itself",
            alerts(
                "NSLocalizedString(\"alert_title\", comment: \"\")", "path = App.swift;",
                [
                    "App/Bundle.swift": """
                    class Texts: Bundle {
                        override func localizedString(forKey key: String, value: String?, table: String?) -> String { texts[key]! }
                    }
                    """
                ]), ["loc-key-missing"]),
    ]
}
