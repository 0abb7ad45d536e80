import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let nameMismatch: CodeFactRule = RuleDescription(
        id: "name-mismatch",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "Names that belong together are the same.",
        rationale:
            """
            A key that code reads and a push or content has, the identifier of a request and the one that removes it or \
            that a handler compares with it, the name that one part of the app posts and another observes: if they \
            differ, nothing says so. The notification opens nothing, a deleted reminder still appears, a tap has no \
            effect. The same is true of links that end nowhere: a post of a method for responses or pushes that no code observes, or \
            with a value that its only observer doesn't know; a setting that nothing reads or stores, or that has two \
            defaults or two stores; a control whose value nothing reads; a key of local notifications such as 'deepLink' \
            that nothing reads, one that code needs of all notifications and one lacks, and one that code reads for a \
            category whose notifications don't have it; a selector without a method; a copy without the data of its \
            notification; data that the code after it replaces, or that no content gets; a parameter such as 'interruptionLevel' that a function ignores; a removal of one of two requests; a property that a tap sets for views and none reads; a property that starts as true, and becomes false because nothing is stored yet; settings of the app that an extension reads from its own; a link whose scheme or host no code handles; a value that no case of an enum has. It is an error if an identifier is mistyped and those of all requests are known.
            """,
        unseen:
            "Only names that differ in their separators, in the case of letters or in one letter, or that begin alike, are found, and only if no other code mentions them. That no request has an identifier, and no notification a key, is only said if all of them are known and the app gets no pushes. Of posts within the app, only those of the center's delegate, of methods for pushes or with their data, and of code that asks for permission, and those after which code schedules, are looked at.",
        source: .responses,
        passing: [
            .swift(
                """
                func cancel(_ task: Task) {
                    UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ["task-\\(task.id)"])
                }
                func post(_ task: Task, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    UNUserNotificationCenter.current().add(
                        UNNotificationRequest(identifier: "task-\\(task.id)", content: content, trigger: trigger))
                }
                """)
        ],
        failing: [
            .swift(
                """
                func cancel(_ task: Task) {
                    UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [⟦name-mismatch│"task_\\(task.id)"⟧])
                }
                func post(_ task: Task, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    UNUserNotificationCenter.current().add(
                        UNNotificationRequest(identifier: "task-\\(task.id)", content: content, trigger: trigger))
                }
                """),
            .swift(
                """
                func open(_ response: UNNotificationResponse) {
                    guard let order = response.notification.request.content.userInfo[⟦name-mismatch│"orderId"⟧] else { return }
                    show(order)
                }
                """,
                files: [.init("order.apns", text: #"{ "aps": { "alert": "Your order is ready" }, "order_id": 7 }"#)]),
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        NotificationCenter.default.post(name: Notification.Name(⟦name-mismatch│"openOrders"⟧), object: nil)
                    }
                }
                func observe() {
                    NotificationCenter.default.addObserver(forName: Notification.Name("ordersChanged"), object: nil, queue: nil) { _ in reload() }
                }
                """),
            .swift(
                """
                func isReminder(_ notification: UNNotification) -> Bool {
                    notification.request.identifier == ⟦name-mismatch│"dailyRemindr"⟧
                }
                func post(_ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    UNUserNotificationCenter.current().add(
                        UNNotificationRequest(identifier: "dailyReminder", content: content, trigger: trigger))
                }
                """),
        ]
    ).code { facts, report in
        for name in facts.app.unpostedNames where facts.unread.isEmpty && facts.isOfApp {
            report.add(
                at: name.range, "no code posts '\(name.known ?? "")', although code observes it",
                severity: .warning, help: "post it, or remove the name and what observes it")
        }
        for mismatch in facts.app.mismatches where !mismatch.isOtherUsed || facts.hasOnlyLocalNotifications {
            guard let name = mismatch.name.shown, let other = mismatch.other.shown else { continue }
            switch mismatch.kind {
            case .key:
                report.add(
                    at: mismatch.name.range, "nothing has the key '\(name)': did you mean '\(other)'?",
                    help: "use the same key in both places",
                    notes: [Finding.Note("the other key is written here", at: mismatch.other.range)]
                        + mismatch.otherPlaces.prefix(5).map { Finding.Note("also here", at: $0) })
            case .removal:
                report.add(
                    at: mismatch.name.range, "no request has this identifier: did you mean '\(other)'?",
                    severity: mismatch.isCertain ? .error : nil,
                    help: "make the identifier in one function for both",
                    notes: [Finding.Note("a request gets the other identifier here", at: mismatch.other.range)])
            case .request:
                report.add(
                    at: mismatch.name.range, "no request has the identifier '\(name)': did you mean '\(other)'?",
                    severity: mismatch.isCertain ? .error : nil, help: "use one constant for both",
                    notes: [Finding.Note("a request gets the other identifier here", at: mismatch.other.range)])
            case .post:
                report.add(
                    at: mismatch.name.range, "no code observes '\(name)': did you mean '\(other)'?",
                    help: "use one constant for both",
                    notes: [Finding.Note("the other name is observed here", at: mismatch.other.range)])
            }
        }
        if let identifier = facts.app.prefixedIdentifiers.first, let parsed = facts.app.parsedIdentifiers.first {
            report.add(
                at: parsed, "this is nil for a request whose identifier begins with '\(identifier.prefix)'",
                help: "remove the prefix first, or put the UUID into 'userInfo'",
                notes: [Finding.Note("the request gets the identifier here", at: identifier.range)]
                    + facts.app.parsedIdentifiers.dropFirst().prefix(5).map { Finding.Note("also here", at: $0) })
        }
        for part in facts.app.partsAsUUIDs {
            report.add(
                at: part, "this is always nil: a UUID has hyphens, and this is a part between two of them",
                severity: .error, help: "remove the prefix of the identifier, or put the UUID into 'userInfo'")
        }
        if facts.hasOnlyLocalNotifications {
            let similar = Set(facts.app.mismatches.compactMap { $0.kind == .key ? $0.name.known : nil })
            for key in facts.app.unwrittenKeys where !similar.contains(key.known ?? "") {
                report.add(
                    at: key.range, "no notification has the key '\(key.known ?? "")'",
                    help: "add it to 'userInfo' where the notification is made, or remove this code")
            }
        }
        if facts.hasOnlyLocalNotifications { report.addGatedReads(of: facts) }
        for post in facts.postsToNobody {
            guard let name = post.known?.withoutQuotes else { continue }
            report.add(
                at: post.range, "no code observes '\(name)', so this post has no effect",
                help: "observe it, or call what should happen")
        }
        reportValues(facts.app, &report)
        report.addSettings(of: facts)
        report.addUnreadKeys(of: facts)
        report.addForcedCasts(of: facts)
        report.addIdleReads(of: facts.app)
        let others = Dictionary(grouping: facts.app.removalsOfOtherProperties) { $0.removal.range.file.path }
        for (removal, added) in others.values.compactMap(\.first) {
            report.add(
                at: removal.range,
                "this removes nothing: the request has '\(added.known ?? "")' here, not '\(removal.known ?? "")'",
                help: "make the identifier in one function for both",
                notes: [Finding.Note("the identifier of the request is made here", at: added.range)])
        }
        for request in facts.app.incompleteRemovals {
            report.add(
                at: request.removal,
                "this doesn't remove the request whose identifier ends differently, so its notification still appears",
                help: "remove both identifiers",
                notes: [Finding.Note("the other request is made here", at: request.added)])
        }
        let posted = Set(facts.app.posts.compactMap(\.known))
        for subscription in facts.app.lostSubscriptions where posted.contains(subscription.known ?? "") {
            report.add(
                at: subscription.range,
                "nothing keeps this subscription, so it ends at once, and no code observes '\((subscription.known ?? "").withoutQuotes)'",
                help: "keep it in a property, or in a set with 'store(in:)'")
        }
        // Pushes and generated code have identifiers of their own.
        guard facts.unread.isEmpty, facts.declaredInSchemas.isEmpty, !facts.mayGetRemoteNotifications else { return }
        let unknown = facts.app.unknownRequests.filter { !($0.known ?? "com.apple.").hasPrefix("com.apple.") }
        for requests in Dictionary(grouping: unknown, by: { $0.range.file.path }).values {
            guard let first = requests.first, let name = first.known else { continue }
            report.add(
                at: first.range, "no request has the identifier '\(name.replacing("\0", with: "…"))'",
                help: "use one constant for the request and this comparison",
                notes: requests.dropFirst().prefix(5).map { Finding.Note("nor the one here", at: $0.range) })
        }
        for removal in facts.app.removalsOfDelivered {
            report.add(
                at: removal.range, "'\(removal.known ?? "")' removes only what was delivered: the request still waits",
                help: "also remove it with 'removePendingNotificationRequests'")
        }
        for removal in facts.app.removalsOfRandom.prefix(1) {
            report.add(
                at: removal.range, "this removes nothing: each request has a new identifier, which nothing stores",
                help: "make the identifier of the request from the ID of the object")
        }
        for removal in facts.app.idleRemovals.prefix(1) {
            report.add(
                at: removal.range, "this removes nothing: no request has the identifier '\(removal.shown ?? "")'",
                help: "use one constant for the request and its removal")
        }
    }
}

/// Reports what is written, or posted, in another form than it is read.
private func reportValues(_ app: AppFacts, _ report: inout RuleReport) {
    for text in app.falseCases {
        report.add(
            at: text.range, "this is never equal: the identifier has another case of letters",
            help: "compare the identifier itself")
    }
    for prefix in app.falsePrefixes { report.add(prefix) }
    for key in app.falseTypes {
        report.add(
            at: key.range, "this cast fails: the value of '\(key.known ?? "")' has another type",
            help: "write and read the same type")
    }
    for key in app.falseWrites {
        report.add(
            at: key.range, "code casts the value of '\(key.known ?? "")' to another type, so it doesn't find this one",
            help: "write and read the same type")
    }
    for selector in app.missingMethods {
        report.add(
            at: selector.range, "no class has the method '\(selector.known ?? "")', so this crashes the app",
            help: "write the name of the method that is meant")
    }
    for copy in app.poorCopies where copy.cast == nil {
        report.add(
            at: copy.range,
            copy.key.map { "this notification has no 'userInfo', but a handler reads '\($0)' from it" }
                ?? "this notification has no category, so it lacks the actions of the first one",
            help: copy.key == nil
                ? "set 'categoryIdentifier' as in the first one"
                : "give it the 'userInfo' and the category of the first one, or change a 'mutableCopy' of the content")
    }
    for post in app.falsePosts { report.add(post, in: app) }
    for data in app.unknownData { report.add(data) }
}

extension NotificationFacts {
    /// The code of handlers that does nothing for an action but post a notification that no code observes.
    var branchesThatPostToNobody: [String: PostingBranch] {
        postingBranches.filter {
            !actionsWithCode.contains($0.key) && $0.value.names.isSubset(of: unobservedNames)
        }
    }

    /// What handlers post although no code observes it, with one place for each name. Of code that observes nothing, some may
    /// be elsewhere.
    fileprivate var postsToNobody: [CodeText] {
        guard unread.isEmpty, observesNames, !unobservedNames.isEmpty, !mention(Self.frameworksOfOtherLanguages) else {
            return []
        }
        var seen = Set(branchesThatPostToNobody.values.flatMap(\.names))
        seen.formUnion(app.mismatches.compactMap { $0.kind == .post ? "\"\($0.name.known ?? "")\"" : nil })
        return app.posts.filter { post in
            post.known.map { unobservedNames.contains($0) && seen.insert($0).inserted } ?? false
        }
    }
}

extension String {
    /// Without the quotation marks of a literal.
    var withoutQuotes: String { filter { $0 != "\"" } }
}

extension CodeText {
    /// What is before the first value.
    fileprivate var prefix: String { String(known?.prefix { $0 != "\0" } ?? "") }

    /// With `…` for each value.
    fileprivate var shown: String? { known?.replacing("\0", with: "…") }
}
