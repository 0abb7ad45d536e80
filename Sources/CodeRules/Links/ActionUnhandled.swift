import AppleFacts
import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let actionUnhandled: CodeFactRule = RuleDescription(
        id: "action-unhandled",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "A handler mentions the identifier of every action.",
        rationale:
            """
            People see the button and press it, and nothing happens. It is a warning if a handler does something for \
            identifiers that it doesn't mention, such as in 'default', or if no category has the action. A handler \
            that compares with a category, and does the same for each of its actions, mentions them all. If a handler \
            mentions a similar identifier that no action has, both are probably the same action. It is also a warning if a \
            handler gives the action to other objects, and none does anything for this one. If no code gets \
            responses at all, one finding says so: an error if the app has a delegate without 'didReceive', and \
            otherwise a warning, since code elsewhere may set the delegate. In Objective-C, '==' compares pointers, \
            and each response has a new text.
            """,
        unseen:
            "Nothing is reported if a handler compares with an identifier that can't be read, or for an action that only closes the notification, by its title, or that a content extension sets, which gets its responses. What a handler does isn't judged, unless it does nothing for an action that doesn't open the app, or whose title names more than that, such as “Start Break” or “Edit”, or that opens something by its title, if a tap shows something, or the same for all actions, or that only removes the notification, for “Snooze”.",
        source: .selectedActions,
        passing: [
            .swift(
                """
                let action = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == "reply" { openReply() }
                }
                """)
        ],
        failing: [
            .swift(
                """
                let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                let archive = UNNotificationAction(identifier: ⟦action-unhandled│"archive_mail"⟧, title: "Archive", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    switch response.actionIdentifier {
                    case "reply": openReply()
                    case "archiveMail": archiveMail()
                    default: break
                    }
                }
                """),
            .swift(
                """
                let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                let archive = UNNotificationAction(identifier: "archive", title: "Archive", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    switch response.actionIdentifier {
                    case "reply": openReply()
                    case ⟦action-unhandled│"archive"⟧: break
                    default: break
                    }
                }
                """),
            .swift(
                """
                let snooze = UNNotificationAction(identifier: ⟦action-unhandled│"snooze"⟧, title: "Snooze", options: [])
                let stop = UNNotificationAction(identifier: "stop", title: "Stop", options: [.destructive])
                let alarm = UNNotificationCategory(identifier: "alarm", actions: [snooze, stop], intentIdentifiers: [])
                func register() { UNUserNotificationCenter.current().setNotificationCategories([alarm]) }
                """),
        ]
    ).code { facts, report in
        if facts.isWithoutReceiver { return reportWithoutReceiver(facts, &report) }
        report.add(categoriesLeftOutIn: facts)
        let handlers = facts.handlers.filter { $0.kind == .didReceive }
        let areIdle = handlers.isEmpty ? areIdleLegacyHandlers(facts) : handlers.allSatisfy(\.isIdle)
        // A handler that knows only a tap may do the same for all actions.
        let isOnlyOfTaps = facts.comparisons.contains { comparison in
            comparison.part == .action && comparison.identifier.known?.hasPrefix("com.apple.") ?? false
        }
        guard let links = ActionLinks(facts) else { return }
        report.addUnused(links, facts)
        // What a content extension compares with says nothing about the app's handler.
        let isOfApp = facts.comparisons.contains { comparison in
            comparison.part == .action && links.comparisons[comparison.identifier.known ?? ""] != nil
                && (handlers.isEmpty || !facts.comparisonsOfExtensions.contains(comparison.identifier.range))
        }
        let compares = isOfApp || facts.partComparisons.contains { $0.part == .action }
        if !compares, !areIdle {
            // 'else' does the work of all.
            if isOnlyOfTaps, facts.hasFallback { return }
            if !isOnlyOfTaps { return report.addBlindHandler(facts) }
        }
        let isCertain =
            !facts.hasFallback && (areIdle || compares) && !facts.actsBesideBranches
        let uncalled = facts.uncalledActionFunctions
        let names = links.unhandled.compactMap { links.declared[$0]?.identifier }.flatMap(\.mentions)
        // No handler is where categories are made, and the category of a notification is no action.
        let ofCategories = facts.comparisons.filter { $0.part == .category }.map(\.identifier) + facts.assignments
        let making = CodeRanges(
            facts.categories.map(\.range) + facts.registrations.compactMap(\.function) + ofCategories.map(\.range)
                + facts.app.categoryArguments + facts.app.forwardingHandlers + facts.uncalledHandlers + uncalled)
        let mentions = CodeMentions(
            of: names + [textResponse], in: links.unhandled.isEmpty ? [] : facts.files, outside: making)
        // Where handlers compare, a switch in an enum itself says what the actions are.
        let filesWithComparisons = Set(links.comparisons.values.map { ObjectIdentifier($0.range.file) })
        let blocks = links.unhandled.flatMap { facts.definitions[$0] ?? [] }
            .filter { filesWithComparisons.contains(ObjectIdentifier($0.file)) }.blocksAround
        let declarations = Dictionary(grouping: facts.actions) { $0.identifier.known }
        // A title is no mention.
        let titled = Dictionary(grouping: facts.actions) { $0.title?.known }
        let meant = Dictionary(links.pairs.map { ($0.value, $0.key) }) { first, _ in first }
        let handlesTextByName = facts.actions.contains { action in
            action.textInput != nil && action.identifier.known.map { links.comparisons[$0] != nil } ?? false
        }
        let listed = facts.listedActions
        // The handler looks at actions, and does nothing for any.
        let isStub =
            isCertain && !links.comparisons.isEmpty && facts.actionsWithCode.isEmpty && facts.postingBranches.isEmpty
        // What a tap shows, an action that says it opens something would show as well.
        let showsForTaps = facts.actionsForScreens.contains(SystemAction.tap)
        for identifier in links.unhandled {
            guard let action = links.declared[identifier] else { continue }
            // Nobody sees the button of an action that no category has.
            let isShown = listed?.contains(identifier) ?? true
            if let other = meant[identifier], let comparison = links.comparisons[other] {
                report.add(
                    at: action.identifier.range,
                    "'\(other)' is handled in \(comparison.range.file.path); '\(identifier)' is declared in "
                        + "\(action.identifier.range.file.path): the same?",
                    severity: isShown ? nil : .warning,
                    help: "use one constant for both; otherwise, handle '\(identifier)', and remove the other",
                    notes: [Finding.Note("a handler compares with this instead", at: comparison.range)])
                continue
            }
            // The declaration of the constant is one mention.
            let declared = declarations[identifier] ?? []
            let defined = action.identifier.name == nil ? [] : facts.definitions[identifier] ?? []
            let own =
                (declared + (titled[identifier] ?? [])).map(\.range) + declared.map(\.identifier.range)
                + declared.compactMap(\.title?.range) + defined
                + defined.compactMap { blocks[$0] }
            // Code that mentions its constant may handle it. An action that opens the app has an effect without a
            // handler.
            // So may code that asks for the class of responses with a text, unless it handles other such actions by name.
            let isText =
                action.textInput != nil && !handlesTextByName && mentions.isMentioned(textResponse, outside: [])
            let isOpening = action.isOpening
            let mayOnlyOpen =
                !isCertain
                || !action.namesEffect && !(isStub && (action.namesChange || action.showsMoreThanApp))
                    && !(showsForTaps && action.opensMoreThanApp)
            guard !isText, action.options.isComplete, !action.isDismissal, !facts.mayCloseNotification(identifier),
                !action.identifier.mentions.contains(where: { mentions.isMentioned($0, outside: own) })
            else { continue }
            // An enum that is made from the identifier has another one.
            if let pair = links.pairsOfCases.first(where: { $0.value == identifier })?.key,
                let comparison = links.comparisons[pair]
            {
                report.add(
                    at: action.identifier.range,
                    "'\(pair)' is handled in \(comparison.range.file.path); '\(identifier)' is declared in "
                        + "\(action.identifier.range.file.path): the same?",
                    severity: isCertain && isShown ? nil : .warning,
                    help: "use one constant for both; otherwise, handle '\(identifier)', and remove the other",
                    notes: [Finding.Note("the case with the other identifier is here", at: comparison.range)])
                continue
            }
            guard !isOpening || !mayOnlyOpen else { continue }
            report.add(
                at: action.identifier.range,
                "no handler mentions '\(identifier)'" + (isOpening ? ", so the app only opens" : ""),
                severity: isCertain && isShown && !isOpening ? nil : .warning,
                help: "compare 'response.actionIdentifier' with it, or remove the action",
                notes: notes(
                    onUncalled: uncalled.filter { function in
                        action.identifier.mentions.contains(where: function.text.contains)
                    }))
        }
        reportIdleBranches(links, facts, &report)
        report.addEmptyBranches(links, facts)
        report.addLostReminders(links, facts)
        report.addClosingExtensions(facts)
    }
}

/// Whether nothing gets responses but methods of iOS 8 that do nothing.
private func areIdleLegacyHandlers(_ facts: NotificationFacts) -> Bool {
    facts.hasOnlyIdleLegacyHandlers && facts.unread.isEmpty && facts.libraryThatBecomesDelegate == nil
        && !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
}

/// Handlers that mention an action, and do nothing for it.
private func reportIdleBranches(_ links: ActionLinks, _ facts: NotificationFacts, _ report: inout RuleReport) {
    let idle = facts.idleBranches.filter {
        !facts.actionsWithCode.contains($0.key) && facts.postingBranches[$0.key] == nil
    }
    // A handler that knows no other identifier may mean only the app.
    let isAmongOthers = facts.idleBranches.count + facts.actionsWithCode.count + facts.postingBranches.count > 1
    // If no code does anything for any response, only one of several actions can mean the app.
    let areAllIdle =
        facts.actionsWithCode.isEmpty && facts.postingBranches.isEmpty && !facts.actsBesideBranches
        && !facts.hasFallback
    let onlyOpening = idle.keys.compactMap { links.declared[$0] }.filter {
        $0.isOpening && !$0.isDismissal && !$0.opensByTitle
    }
    for (identifier, branch) in idle.sorted(by: { $0.key < $1.key }) {
        guard let action = links.declared[identifier], !action.isDismissal, action.options.isComplete else { continue }
        let isOpening = action.isOpening
        guard
            !isOpening || action.showsMoreThanApp || action.namesEffect || action.isAnswer
                || isAmongOthers && action.namesChange
                || areAllIdle && onlyOpening.count > 1 && !action.opensByTitle
                || facts.actionsWithStubs.contains(identifier) && !action.opensByTitle
        else { continue }
        report.add(
            at: branch,
            "the code for '\(identifier)' does nothing" + (isOpening ? ", so the app only opens" : ""),
            severity: .warning,
            help: "do what the title says, or remove the action",
            notes: [Finding.Note("the action is declared here", at: action.identifier.range)])
    }
    for (identifier, branch) in facts.postingBranches.sorted(by: { $0.key < $1.key })
    where !facts.actionsWithCode.contains(identifier) {
        guard let action = links.declared[identifier], branch.names.count == 1, let name = branch.names.first,
            let observer = facts.app.idleObservers[name], !action.isDismissal
        else { continue }
        report.add(
            at: branch.range,
            "the code for '\(identifier)' only posts '\(name.withoutQuotes)', and the code that observes it does nothing",
            severity: .warning, help: "do what the title says, or remove the action",
            notes: [Finding.Note("it is observed here", at: observer)])
    }
    for (identifier, branch) in facts.postingBranches.sorted(by: { $0.key < $1.key })
    where !facts.actionsWithCode.contains(identifier) {
        // Titles that promise a screen are another rule's.
        guard let action = links.declared[identifier], branch.names.count == 1, let name = branch.names.first,
            let screen = facts.app.showingObservers[name], action.isInBackground, !action.isDismissal,
            !action.promisesScreen
        else { continue }
        report.add(
            at: branch.range,
            "the code for '\(identifier)' only posts '\(name.withoutQuotes)' to show a screen, and the action doesn't "
                + "open the app",
            severity: .warning, help: "add the option foreground to the action",
            notes: [Finding.Note("the screen is shown here", at: screen)])
    }
    for (identifier, branch) in facts.branchesThatPostToNobody.sorted(by: { $0.key < $1.key }) {
        guard let action = links.declared[identifier], let name = branch.names.min() else { continue }
        report.add(
            at: branch.range,
            "the code for '\(identifier)' only posts '\(name.withoutQuotes)', which no code observes",
            severity: .warning, help: "observe it, or call what should happen",
            notes: [Finding.Note("the action is declared here", at: action.identifier.range)])
    }
}

/// One finding: the cause is the same for all actions.
private func reportWithoutReceiver(_ facts: NotificationFacts, _ report: inout RuleReport) {
    var seen: Set<String> = []
    let silent = facts.registrations.flatMap(\.categories).flatMap(\.actions).filter { action in
        guard let identifier = action.identifier.known else { return false }
        // An action that opens the app has an effect without a handler, if its title names nothing else.
        let isOpening =
            action.options.contains("foreground") && !action.worksInBackground && !action.namesEffect
            && !action.contactsSomebody && action.mayOpenByTitle
        return action.options.isComplete && !isOpening && !action.isDismissal && seen.insert(identifier).inserted
    }
    guard let first = silent.first, let identifier = first.identifier.known else { return }
    let others = silent.dropFirst()
    let isOpening = silent.allSatisfy { $0.options.contains("foreground") }
    report.add(
        at: first.identifier.range,
        "no code receives responses, so \(isOpening ? "the app only opens" : "nothing happens") for '\(identifier)'"
            + (others.isEmpty ? "" : " and \(others.count) other\(others.count == 1 ? "" : "s")"),
        severity: facts.handlers.isEmpty
            && (!facts.hasDelegatesWithoutMethods || facts.libraryThatBecomesDelegate != nil) ? .warning : nil,
        help: first.range.isSwift
            ? "implement 'userNotificationCenter(_:didReceive:withCompletionHandler:)' in the center's delegate"
            : "implement 'userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:' in the center's "
                + "delegate",
        notes: notes(onUncalled: facts.uncalledActionFunctions)
            + others.prefix(5).map { Finding.Note("also here", at: $0.identifier.range) })
}

private func notes(onUncalled functions: [SourceRange]) -> [Finding.Note] {
    functions.prefix(1).map { Finding.Note("no code calls this", at: $0) }
}

/// The class of responses with a text.
let textResponse = "UNTextInputNotificationResponse"
