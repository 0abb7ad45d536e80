package import CodeFacts
package import Diagnostics

/// What code needs of the project: names that property lists, entitlements and files have, too.
package struct ProjectNeeds {
    package fileprivate(set) var groups: [CodeText] = []
    /// Background tasks that code submits, and those for which it has a handler.
    package fileprivate(set) var submittedTasks: [CodeText] = []
    package fileprivate(set) var registeredTasks: [CodeText] = []
    /// Calls that register a handler for one.
    package fileprivate(set) var handledTasks: [SourceRange] = []
    package fileprivate(set) var hasUnknownTask = false
    package fileprivate(set) var locationTriggers: [SourceRange] = []
    package fileprivate(set) var sounds: [CodeText] = []
    /// The files of attachments that are looked for in the app's bundle.
    package fileprivate(set) var resources: [CodeText] = []
    /// Keys of the texts of notifications that the app or the system looks up.
    package internal(set) var textKeys: [CodeText] = []
    /// Screens and segues of storyboards that code for notifications uses.
    package fileprivate(set) var screens: [NamedScreen] = []
    /// Requests to use the location.
    package fileprivate(set) var locationRequests: [SourceRange] = []
    /// Keys with values in them, with U+0000 for each value: `String(localized: "Late by \(minutes) minutes")`.
    package internal(set) var keyTemplates: [CodeText] = []
    /// Texts that the app looks up with functions of its own.
    package internal(set) var textLookups: [CodeText] = []
    /// Keys of `NSLocalizedString` with a value in them.
    package internal(set) var keysWithValues: [SourceRange] = []
    /// What the buttons of content extensions call.
    package fileprivate(set) var touchTargets: [SourceRange] = []
    /// Texts that people see as the code has them.
    package internal(set) var shownTexts: [CodeText] = []
    /// Keys of texts that get arguments.
    package internal(set) var formats: [(key: CodeText, argumentCount: Int)] = []
    /// How many attachments were looked for in the code of their functions.
    var attachmentCount = 0
    static let attachmentLimit = 1_000
}

/// A screen or a segue that code takes from a storyboard.
package struct NamedScreen: Sendable {
    package let identifier: CodeText
    /// The name of the storyboard, if it is known.
    package let storyboard: String?
    package let isSegue: Bool
}

extension CodeScan {
    func noteProjectNeeds(_ call: Call) {
        if let group = call.argument(
            "suiteName", "initWithSuiteName", "forSecurityApplicationGroupIdentifier",
            "containerURLForSecurityApplicationGroupIdentifier")
        {
            noteText(group) { $0.needs.groups.append($1 ?? CodeText(nil, at: group.range)) }
        }
        if ["requestWhenInUseAuthorization", "requestAlwaysAuthorization"].contains(call.name) {
            needs.locationRequests.append(call.range)
        }
        noteScreen(call)
        noteTask(call)
        noteSound(call)
        noteAttachment(call)
        if ["UNLocationNotificationTrigger", "triggerWithRegion"].contains(call.name) {
            needs.locationTriggers.append(call.range)
        }
        if call.name == "addTarget" && call.range.contains("ouchUpInside")
            || call.name == "UITapGestureRecognizer" && call.argument("action") != nil,
            isInContentExtension
        {
            needs.touchTargets.append(call.range)
        }
    }

    /// Notes a method that a control of a content extension calls.
    func noteTouches(_ function: Function) {
        guard isInContentExtension, !function.body.isEmpty else { return }
        let head = function.range.codeBefore + function.range.text.prefix { $0 != "{" }.prefix(200)
        if head.contains("IBAction") { needs.touchTargets.append(function.range) }
    }

    private var isInContentExtension: Bool {
        types.last?.inherited.contains("UNNotificationContentExtension") ?? false
    }

    /// Records a text once all files are visited; nil if it isn't known.
    private func noteText(_ expression: Expression, _ record: @escaping (CodeScan, CodeText?) -> Void) {
        let value = local(expression)
        let isVariable =
            if case .name(let name) = value.kind { boundNames.contains(name) || locals[name] != nil } else { false }
        later { [self] in
            record(self, isVariable ? nil : text(value).map { CodeText($0, at: expression.range) })
        }
    }

    // MARK: - Background tasks

    private func noteTask(_ call: Call) {
        if let identifier = call.argument("forTaskWithIdentifier", "registerForTaskWithIdentifier") {
            needs.handledTasks.append(call.range)
            return noteTask(identifier) { $0.registeredTasks.append($1) }
        }
        // `.backgroundTask(.appRefresh("identifier"))`
        if call.name == "backgroundTask", let task = call.arguments.first.flatMap({ self.call($0.value) }) {
            guard let identifier = task.arguments.first?.value, task.name == "appRefresh" else { return }
            return noteTask(identifier) { $0.registeredTasks.append($1) }
        }
        let requests = ["BGAppRefreshTaskRequest", "BGProcessingTaskRequest"]
        let made = [call.name, call.name == "initWithIdentifier" ? call.base?.range.text ?? "" : ""]
        guard requests.contains(where: { request in made.contains { $0.contains(request) } }),
            let identifier = call.argument("identifier", "initWithIdentifier")
        else { return }
        noteTask(identifier) { $0.submittedTasks.append($1) }
    }

    private func noteTask(_ identifier: Expression, _ record: @escaping (inout ProjectNeeds, CodeText) -> Void) {
        noteText(identifier) { scan, text in
            if let text { record(&scan.needs, text) } else { scan.needs.hasUnknownTask = true }
        }
    }

    // MARK: - Files

    private func noteSound(_ call: Call) {
        let name: Expression
        switch call.name {
        case "UNNotificationSound":
            guard let named = call.argument("named") else { return }
            name = named
        case "soundNamed", "criticalSoundNamed":
            guard let named = call.arguments.first?.value, call.base?.lastName == "UNNotificationSound" else { return }
            name = named
        default: return
        }
        // `UNNotificationSoundName("ping.caf")`, `.init("ping.caf")`
        let inner = self.call(name).flatMap { $0.arguments.count == 1 ? $0.arguments[0].value : nil }
        noteText(inner ?? name) { $0.needs.sounds += [$1].compactMap(\.self) }
    }

    private func noteAttachment(_ call: Call) {
        if let url = call.argument("url", "URL"),
            call.name == "UNNotificationAttachment" || call.name == "attachmentWithIdentifier"
        {
            needs.attachmentCount += 1
            if needs.attachmentCount < ProjectNeeds.attachmentLimit, isRemote(url) {
                facts.remoteAttachments.append(url.range)
            }
            return
        }
        guard let name = call.argument("forResource", "URLForResource", "pathForResource"), name.literal != nil,
            ["Bundle.main", "mainBundle"].contains(where: call.base?.range.contains ?? { _ in false }),
            needs.attachmentCount < ProjectNeeds.attachmentLimit
        else { return }
        needs.attachmentCount += 1
        guard function?.range.containsAnywhere("UNNotificationAttachment") ?? false else { return }
        let type = call.argument("withExtension", "ofType")
        guard type == nil || type?.isMissing ?? false || type?.literal != nil else { return }
        let file = (name.literal ?? "") + (type?.literal.map { "." + $0 } ?? "")
        needs.resources.append(CodeText(file, at: name.range))
    }

    /// How an address is loaded from a server, before the address.
    private static let loading = [
        "downloadTask(with: ", "dataTask(with: ", "download(from: ", "data(from: ", "downloadTaskWithURL:",
        "dataTaskWithURL:",
    ]

    /// Whether a URL is one of a server: a literal, or one that the same function loads.
    private func isRemote(_ url: Expression) -> Bool {
        guard let function, url.range.bytes.count < 200 else { return false }
        // `if let url = URL(string: "https://…")`
        if case .name(let name) = url.kind, function.range.containsAnywhere("let \(name) = URL(string: \"http"),
            function.range.count(of: "let \(name)") == 1
        {
            return true
        }
        let value = local(url)
        let made = call(value)
        let isMade = ["URL", "URLWithString"].contains(made?.name) && made?.argument("string", "URLWithString") != nil
        if isMade, let text = made?.arguments.first?.value.literal { return text.hasPrefix("http") }
        if case .name(let name) = url.kind, value.range == url.range {
            // `guard let url = URL(string: text)`
            guard !boundNames.contains(name), function.range.containsAnywhere("let \(name) = URL(string:"),
                function.range.count(of: "let \(name)") == 1
            else { return false }
        } else if !isMade {
            return false
        }
        return Self.loading.contains { function.range.containsAnywhere($0 + url.range.text) }
    }

    // MARK: - Screens

    private func noteScreen(_ call: Call) {
        let isSegue = call.name.hasPrefix("performSegue")
        guard isSegue || call.name.hasPrefix("instantiateViewController"), needs.screens.count < 100,
            let code = function?.range, ["otification", "userInfo"].contains(where: code.containsAnywhere),
            let identifier = call.argument(
                "withIdentifier", "identifier", "performSegueWithIdentifier", "instantiateViewControllerWithIdentifier")
        else { return }
        let storyboard = call.base.map(local).flatMap { self.call($0) }
        let name = storyboard?.argument("name", "storyboardWithName")
        // `storyboard?.instantiate…`, and the storyboard of a variable that isn't known.
        guard isSegue || name?.literal != nil || call.base?.lastName == "storyboard" else { return }
        let named = name?.literal
        noteText(identifier) { scan, text in
            guard let text else { return }
            scan.needs.screens.append(NamedScreen(identifier: text, storyboard: named, isSegue: isSegue))
        }
    }
}
