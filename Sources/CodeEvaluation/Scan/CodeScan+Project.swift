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
    package fileprivate(set) var textKeys: [CodeText] = []
    /// What the buttons in the code of content extensions call.
    /// Screens and segues of storyboards that code for notifications uses.
    package fileprivate(set) var screens: [NamedScreen] = []
    /// Requests to use the location.
    package fileprivate(set) var locationRequests: [SourceRange] = []
    /// Texts that the app looks up with functions of its own.
    package fileprivate(set) var textLookups: [CodeText] = []
    /// Keys of `NSLocalizedString` with a value in them.
    package fileprivate(set) var keysWithValues: [SourceRange] = []
    package fileprivate(set) var touchTargets: [SourceRange] = []
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
        if call.name == "addTarget", call.range.contains("ouchUpInside"),
            types.last?.inherited.contains("UNNotificationContentExtension") ?? false
        {
            needs.touchTargets.append(call.range)
        }
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

    // MARK: - Texts

    /// Notes the keys of a text that is assigned to content.
    func noteTextKey(of base: Expression, _ source: Expression) {
        let name = base.lastName?.lowercased() ?? ""
        guard
            ["content", "notification"].contains(where: name.contains)
                || local(base).range.contains("UNMutableNotificationContent")
        else { return }
        noteTextKeys(in: local(source), depth: 0)
    }

    /// Notes the keys of the texts of an action.
    func noteTextKeys(of action: Call) {
        guard action.name.hasSuffix("NotificationAction") || action.name.hasPrefix("actionWithIdentifier") else {
            return
        }
        for label in ["title", "textInputButtonTitle", "textInputPlaceholder"] {
            if let text = action.argument(label) { noteTextKeys(in: local(text), depth: 0) }
        }
    }

    private func noteTextKeys(in expression: Expression, depth: Int) {
        guard depth < 4, needs.textKeys.count + needs.textLookups.count < 1_000 else { return }
        switch expression.kind {
        // `"Missed call from ".localized`
        case .member(let base?, "localized"):
            if let text = base.literal { needs.textLookups.append(CodeText(text, at: base.range)) }
        case .operation("+", let left, let right):
            for part in [left, right] { noteTextKeys(in: part, depth: depth + 1) }
        case .text(let segments):
            for case .value(let value) in segments { noteTextKeys(in: value, depth: depth + 1) }
        case .call:
            guard let call = call(expression) else { return }
            let labels = call.arguments.compactMap(\.label)
            if ["stringWithFormat", "stringByAppendingString"].contains(call.name) || labels.first == "format" {
                for argument in call.arguments { noteTextKeys(in: argument.value, depth: depth + 1) }
                return
            }
            let isPlain = labels.allSatisfy {
                ["comment", "localized", "forKey", "arguments", "localizedUserNotificationStringForKey"].contains($0)
            }
            let isLookedUp =
                call.name == "NSLocalizedString" || call.name == "String" && labels.first == "localized"
                || call.name.hasPrefix("localizedUserNotificationString")
            if call.name == "NSLocalizedString", let key = call.arguments.first?.value, key.hasInterpolation {
                needs.keysWithValues.append(key.range)
            }
            if isPlain, isLookedUp, let key = call.arguments.first?.value, let text = key.literal {
                needs.textKeys.append(CodeText(text, at: key.range))
            } else if isLookedUp
                ? labels.contains("bundle")
                : labels.isEmpty && call.arguments.count < 2 && call.name.lowercased().hasPrefix("locali"),
                let key = call.arguments.first?.value ?? call.base, let text = key.literal
            {
                needs.textLookups.append(CodeText(text, at: key.range))
            }
        default: return
        }
    }
}

extension Expression {
    fileprivate var hasInterpolation: Bool {
        guard case .text(let segments) = kind else { return false }
        return segments.contains { if case .value = $0 { true } else { false } }
    }
}
