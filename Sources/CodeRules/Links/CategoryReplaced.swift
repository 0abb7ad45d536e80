import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let categoryReplaced: CodeFactRule = RuleDescription(
        id: "category-replaced",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "One call of setNotificationCategories registers all categories.",
        rationale:
            """
            Each call replaces all categories that were registered before. With two calls, the categories of the first \
            one lose their buttons. If an app registers a category whenever it posts a notification, the notifications \
            before it lose theirs. In a loop, only the last category remains.
            """,
        unseen: """
            Only calls that always run are compared, with sets that can be read completely: those that one launch makes, \
            those in files of the same folder, or of the same folder in one for sources, and those of a repository with \
            one app.
            """,
        source: .setNotificationCategories,
        passing: [
            .swift(
                """
                func register() {
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                    let news = UNNotificationCategory(identifier: "news", actions: [], intentIdentifiers: [], options: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail, news])
                }
                """)
        ],
        failing: [
            .swift(
                """
                func register() {
                    let center = UNUserNotificationCenter.current()
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                    center.setNotificationCategories([mail])
                    let news = UNNotificationCategory(identifier: "news", actions: [], intentIdentifiers: [], options: [])
                    ⟦category-replaced│center.setNotificationCategories([news])⟧
                }
                """),
            .swift(
                """
                func post(_ notice: Notice) {
                    let center = UNUserNotificationCenter.current()
                    let content = UNMutableNotificationContent()
                    let category = UNNotificationCategory(
                        identifier: notice.kind, actions: [], intentIdentifiers: [], options: .customDismissAction)
                    ⟦category-replaced│center.setNotificationCategories([category])⟧
                    content.categoryIdentifier = notice.kind
                    center.add(UNNotificationRequest(identifier: notice.id, content: content, trigger: nil))
                }
                """),
        ]
    ).code { facts, report in
        var seen: Set<SourceRange> = []
        for call in facts.registrations where !seen.contains(call.range) {
            // The categories of earlier notifications aren't in the set.
            let isForPost = call.function.map(facts.makesNotification) ?? false
            guard isForPost, !call.isMerged, call.isOnlyOneUnknownCategory else { continue }
            seen.insert(call.range)
            // With one identifier, the newest titles are those of all.
            let isKnown = call.categories.first?.identifier.known != nil
            report.add(
                at: call.range,
                isKnown
                    ? "each notification changes the buttons of the ones before it"
                    : "each notification replaces the categories of the ones before it",
                severity: isKnown ? .warning : nil,
                help: "register all categories once, before the app has finished launching")
        }
        for call in facts.app.registrationsInLoops where seen.insert(call).inserted {
            report.add(
                at: call, "each pass of the loop replaces the category of the one before it",
                help: "collect the categories in one set, and register it after the loop")
        }
        for (call, cleared) in facts.clearedRegistrations
        where facts.uncalledFunction(around: call) == nil && seen.insert(call).inserted {
            let isOfLaunch = cleared.isOfLaunch
            report.add(
                at: call, "this removes the categories that \(isOfLaunch ? "the launch" : "were just") registered",
                severity: isOfLaunch ? .warning : nil,
                help: isOfLaunch ? "pass the same categories here" : "remove this line",
                notes: [Finding.Note("they are registered here", at: cleared.earlier)])
        }
        // Only sets that are known, and that replace each other.
        let calls = facts.calledRegistrations.filter { call in
            call.isComplete && !call.isMerged && !call.categories.isEmpty
        }
        guard calls.count > 1 else { return }
        let identifiers = calls.map { Set($0.categories.compactMap(\.identifier.known)) }
        let apps = AppFolders(facts.files)
        let shared = facts.files.sharedFolder
        let targetsOfCalls = calls.map { $0.target(apps, below: shared) }
        // All code below the folder of the only app runs in it.
        let appFiles = facts.appFiles.filter { !$0.isOfOtherProgram && !$0.hasSuffix("main.m") }
        let files = Dictionary(grouping: calls.indices) { ObjectIdentifier(calls[$0].range.file) }
        func file(_ indices: [Int]) -> SourceFile { calls[indices[0]].range.file }
        let ofApp: Set<Int> =
            appFiles.count == 1
            ? files.values.filter { file($0).isBeside(appFiles[0]) }.reduce(into: []) { $0.formUnion($1) } : []
        // Of two starts of an app, a project builds one.
        let starts = Set(files.filter { file($0.value).startsApp }.keys)
        let targets = Dictionary(grouping: calls.indices) { targetsOfCalls[$0] }
        // Wherever they are, calls that one launch makes run in one app.
        let launches = calls.indices.reduce(into: [SourceRange: [Int]]()) { launches, index in
            for launch in calls[index].launches { launches[launch, default: []].append(index) }
        }
        // Each call is compared with those before it, in the same target. No app has so many.
        var comparisonsLeft = 20_000
        for (index, call) in calls.enumerated() {
            let ofLaunch = Set(call.launches.flatMap { launches[$0] ?? [] })
            let near = Set(targets[targetsOfCalls[index]] ?? []).union(ofLaunch)
            let earlier = (ofApp.contains(index) ? near.union(ofApp) : near).sorted().prefix { $0 < index }
            comparisonsLeft -= earlier.count
            guard comparisonsLeft > 0 else { break }
            let other = earlier.first {
                let other = calls[$0]
                // A function that registers one category gets another one from each caller.
                let isOfCallers = identifiers[$0].count == 1 && identifiers[index].count == 1 && call.makesSet
                return (other.range != call.range || isOfCallers) && call.canRun(with: other)
                    && (other.range.file === call.range.file
                        || !starts.isSuperset(of: [
                            ObjectIdentifier(call.range.file), ObjectIdentifier(other.range.file),
                        ]))
                    && !identifiers[$0].isSubset(of: identifiers[index])
                    && !identifiers[$0].isSuperset(of: identifiers[index])
            }
            guard let other, !seen.contains(call.range) else { continue }
            if calls[other].range == call.range {
                seen.insert(call.range)
                report.add(
                    at: call.range, "each call of this function replaces the category of the call before it",
                    severity: .warning, help: "register all categories in one call")
                continue
            }
            report.add(
                at: call.range, "this replaces the categories that another call registered",
                severity: near.contains(other) ? nil : .warning,
                help: "register all categories in one call",
                notes: [Finding.Note("the other call is here", at: calls[other].range)])
        }
    }
}

extension NotificationFacts {
    /// Whether a function makes a request, or content that another function makes a request of.
    fileprivate func makesNotification(_ function: SourceRange) -> Bool {
        postingFunctions.contains(function)
            || contentFunctions.contains(function) && contents.contains { !$0.isCopy && function.contains($0.range) }
    }
}

extension Registration {
    /// Whether it registers exactly one category, whose identifier or actions depend on the notification.
    fileprivate var isOnlyOneUnknownCategory: Bool {
        guard categories.count == 1, let category = categories.first else { return false }
        // What an object keeps can be the same for all.
        let expression = category.identifier.expression
        let isOfObject = expression.hasPrefix("_") || expression.hasPrefix("self.")
        return category.identifier.known == nil && !isOfObject
            || category.actions.contains { $0.title?.isOfParameter ?? false }
    }

    /// Whether the call makes the set itself: one that the app keeps can grow.
    fileprivate var makesSet: Bool {
        range.text.contains("([") || ["setWithObject", "@["].contains(where: range.text.contains)
    }

    /// Whether one run of the app can make both calls.
    fileprivate func canRun(with other: Registration) -> Bool {
        branches.canRun(with: other.branches) && builds == other.builds
    }

    private var builds: [CodeCondition] {
        conditions.filter { if case .compiled = $0 { true } else { false } }
    }

    /// - Parameter shared: The folder that contains all files.
    fileprivate func target(_ apps: AppFolders, below shared: [Substring]) -> String {
        "\(apps.app(of: range)) \(range.file.path.target(below: shared))"
    }
}

extension SourceFile {
    fileprivate var code: String { SourceRange(self, 0..<bytes.count).text }

    /// Whether it declares the start of an app.
    fileprivate var startsApp: Bool { ["@UIApplicationMain", "@main"].contains(where: code.contains) }

    /// Whether it is in the folder of the file that starts an app, or below it; or beside it, if its name isn't that of an
    /// app. Code of an extension isn't.
    fileprivate func isBeside(_ appFile: String) -> Bool {
        var folders = appFile.split(separator: "/").dropLast()
        let names = ["delegate", "application", "main", "core", "source", "classes", "launch"]
        let name = folders.last?.lowercased() ?? ""
        if name == "app" || names.contains(where: name.contains) { folders = folders.dropLast() }
        guard !path.isOfOtherProgram, path.split(separator: "/").starts(with: folders) else { return false }
        return !["UNNotificationServiceExtension", "UNNotificationContentExtension"].contains(where: code.contains)
    }
}

extension CodeText {
    /// Whether it is a variable of the function, whose value isn't known.
    fileprivate var isOfParameter: Bool {
        guard known == nil, key == nil, let first = expression.first else { return false }
        return first.isLowercase && expression.allSatisfy { $0.isLetter || $0.isNumber }
    }
}

extension [SourceFile] {
    /// The folders at the start of all paths: the result is the same from any folder.
    fileprivate var sharedFolder: [Substring] {
        var shared = first?.folder.split(separator: "/") ?? []
        for file in dropFirst() {
            let folders = file.folder.split(separator: "/")
            shared = zip(shared, folders).prefix { $0 == $1 }.map(\.0)
        }
        return shared
    }
}

extension String {
    /// Whether a path is of another program than the app, which has the categories of its own.
    fileprivate var isOfOtherProgram: Bool {
        split(separator: "/").dropLast(contains("/") ? 1 : 0).map { $0.lowercased() }.contains { folder in
            ["watch", "extension", "demo", "example"].contains(where: folder.contains) || folder.hasPrefix("mac")
        }
    }

    /// The folder that probably has the sources of one target.
    fileprivate func target(below shared: [Substring]) -> String {
        let folders = split(separator: "/").dropLast().dropFirst(shared.count)
        let ofSources: Set<Substring> = [
            "Sources", "Source", "src", "Apps", "Targets", "Modules", "Packages", "ios", "iOS",
        ]
        let parts = folders.map(String.init).filter(\.isOfOtherProgram).map { $0.lowercased() }
        return (folders.prefix { ofSources.contains($0) } + (folders.drop { ofSources.contains($0) }.prefix(1)))
            .joined(separator: "/") + " " + parts.joined(separator: " ")
    }
}
