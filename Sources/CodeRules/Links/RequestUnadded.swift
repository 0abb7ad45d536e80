import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let requestUnadded: CodeFactRule = RuleDescription(
        id: "request-unadded",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "Code adds the requests that it makes.",
        rationale: """
            A request is only a description: the notification appears once the center gets it with 'add'. The same is true of \
            content that no request gets. It is a warning if code adds requests in a function that nothing calls.
            """,
        unseen:
            "Only requests and contents in a local variable are judged. A use other than a log counts. Of functions that nothing calls, only those of an app are reported, and none that the system or another module may call.",
        source: RuleSource(
            "UserNotifications, UNUserNotificationCenter",
            url: "https://developer.apple.com/documentation/usernotifications/unusernotificationcenter"),
        passing: [
            .swift(
                """
                func post(_ content: UNNotificationContent) {
                    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
                    UNUserNotificationCenter.current().add(request)
                }
                """)
        ],
        failing: [
            .swift(
                """
                func post(_ content: UNNotificationContent) {
                    let request = ⟦request-unadded│UNNotificationRequest(identifier: "tea", content: content, trigger: nil)⟧
                    print("added \\(request)")
                }
                """)
        ]
    ).code { facts, report in
        for made in facts.app.unaddedRequests {
            report.add(
                at: made, "nothing adds this request, so its notification never appears",
                help: "add the request with 'add' of the notification center")
        }
        if let first = facts.app.emptiedFunctions.first {
            report.add(
                at: first.range, "the code of '\(first.known ?? "")' is a comment, so its notification never appears",
                severity: .warning, help: "restore the code, or remove the function and its calls",
                notes: facts.app.emptiedFunctions.dropFirst().prefix(5).map { Finding.Note("also here", at: $0.range) })
        }
        // One finding for all functions that the same one would call.
        var seen: Set<String?> = []
        for function in facts.app.uncalledRequests where seen.insert(function.known).inserted {
            report.add(
                at: function.range,
                "no code calls '\(function.known ?? "")', so the notifications that this adds never appear",
                severity: .warning, help: "call it, or remove it")
        }
    }
}
