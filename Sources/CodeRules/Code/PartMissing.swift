import CodeFacts
import Diagnostics
import Rules
import SchemaRules

// What the project lacks for its code: identifiers, classes, files and texts.
extension CodeRule {
    static let partMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        let mayUseLibrary = ForeignModules(facts.foreignModules).unknown != nil
        for part in facts.app.missingParts where !(mayUseLibrary && part.kind.isStepOfCode) {
            guard let (message, help) = part.requirement else { continue }
            report.add(
                at: part.range, message, severity: .warning, help: help,
                notes: part.other.map { [Finding.Note(part.noteOfOther, at: $0.range)] } ?? [])
        }
    }

    static let soundMissing: CodeFactRule = RuleDescription.soundUnplayable.code { facts, report in
        report.addFiles(.sound, in: facts, effect: "people hear the default sound")
        for part in facts.app.missingParts where part.kind == .unlistedSound {
            report.add(
                at: part.range,
                "the Xcode project doesn't have the file '\(part.name)', so people hear the default sound",
                severity: .warning, help: "add the file to the target of the app")
        }
    }

    static let attachmentMissing: CodeFactRule = RuleDescription.attachmentUnsupported.code { facts, report in
        report.addFiles(.resource, in: facts, effect: "nothing is attached")
        for address in facts.app.remoteAttachments {
            report.add(
                at: address, "this is an address on a server, so the attachment can't be created",
                help: "download the file, and attach the downloaded file")
        }
    }

    static let textMissing: CodeFactRule = RuleDescription.locKeyMissing.code { facts, report in
        for part in facts.app.missingParts {
            switch part.kind {
            case .text:
                report.add(
                    at: part.range,
                    "no string table has the key '\(part.name)', so "
                        + (part.other == nil ? "people see the key" : "it isn't translated"),
                    severity: .warning,
                    help: part.other?.known.map { "did you mean '\($0)'?" }
                        ?? "add the key to Localizable in each language")
            case .emptyText:
                report.add(
                    at: part.range, "the key '\(part.name)' has no text, so people see the key", severity: .warning,
                    help: "add its text to the string catalog in each language")
            case .keyWithValue:
                report.add(
                    at: part.range, "no string table can have this key, because it has a value in it",
                    severity: .warning,
                    help: "write 'String(localized:)', or 'String(format:)' with a key that has %@")
            case .textArguments:
                report.add(
                    at: part.range, "the text '\(part.other?.known ?? "")' needs more arguments than it gets here",
                    severity: .warning, help: "add the arguments")
            case .formatSpecifiers:
                report.add(
                    at: part.range,
                    "the text '\(part.other?.known ?? "")' has fewer format specifiers than arguments, so people don't see all of them",
                    severity: .warning, help: "add a format specifier such as %@ for each argument")
            case .textLookup:
                report.add(
                    at: part.range,
                    "people see the key '\(part.name)', and not its text '\(part.other?.known ?? "")'",
                    severity: .warning,
                    help: part.range.isSwift
                        ? "write 'String(localized: \"\(part.name)\")'"
                        : "write 'NSLocalizedString(@\"\(part.name)\", nil)'")
            default: continue
            }
        }
        report.addTranslations(of: facts)
    }
}

extension RuleReport {
    /// One finding for the keys of an app without tables, one for the texts that no table has, and one for each table of another language that lacks keys.
    fileprivate mutating func addTranslations(of facts: NotificationFacts) {
        let keys = facts.app.missingParts.filter { $0.kind == .table }
        if let first = keys.first {
            add(
                at: first.range, "the project has no string table, so people see \(keys.namesOfFirst)",
                severity: .warning, help: "add a string catalog with the name Localizable to the target of the app",
                notes: keys.dropFirst().prefix(5).map { Finding.Note("and '\($0.name)'", at: $0.range) })
        }
        let texts = facts.app.missingParts.filter { $0.kind == .untranslated }
        if let first = texts.first {
            add(
                at: first.range, "no string table has \(texts.namesOfFirst), so it is the same in each language",
                severity: .warning, help: "add it to Localizable in each language",
                notes: texts.dropFirst().prefix(5).map { Finding.Note("nor '\($0.name)'", at: $0.range) })
        }
        let tables = Dictionary(grouping: facts.app.missingParts.filter { $0.kind == .translation }) {
            $0.other?.known ?? ""
        }
        for (table, parts) in tables.sorted(by: { $0.key < $1.key }) {
            add(
                at: parts[0].range,
                "'\(table)' lacks \(parts.namesOfFirst), so people with this language see no translation",
                severity: .warning, help: "add it to each language",
                notes: parts.dropFirst().prefix(5).map { Finding.Note("'\($0.name)' is also missing", at: $0.range) })
        }
    }

    /// Reports the files of a kind that the repository lacks.
    fileprivate mutating func addFiles(_ kind: MissingPart.Kind, in facts: NotificationFacts, effect: String) {
        for part in facts.app.missingParts where part.kind == kind {
            add(
                at: part.range, "no file has the name '\(part.name)', so \(effect)", severity: .warning,
                help: part.other?.known.map { "did you mean '\($0)'?" } ?? "add the file to the target of the app")
        }
    }
}

extension [MissingPart] {
    /// The name of the first, and how many others there are: `'title' and 2 others`.
    fileprivate var namesOfFirst: String {
        "'\(first?.name ?? "")'" + (count == 1 ? "" : " and \(count - 1) other\(count == 2 ? "" : "s")")
    }
}

extension MissingPart.Kind {
    /// Whether code of a library may do it.
    fileprivate var isStepOfCode: Bool { self == .activityTokenReader || self == .locationRequest }
}

extension MissingPart {
    /// What is at the place of the other part.
    fileprivate var noteOfOther: String {
        switch kind {
        case .appGroup: "the entitlements have another App Group"
        case .groupOfExtension: "only these entitlements have it"
        case .extensionPoint: "the class is named here"
        default: "this is the Info.plist of the extension"
        }
    }

    /// What the project lacks, and what to do.
    fileprivate var requirement: (message: String, help: String)? {
        switch kind {
        case .appGroup:
            (
                "no entitlements file has the App Group '\(name)'",
                other == nil
                    ? "add the capability App Groups to the targets in Xcode, with this group"
                    : "use the same App Group in the code and the entitlements"
            )
        case .groupOfExtension:
            (
                "this extension has no entitlements with '\(name)', so it shares nothing with the app",
                "add the capability App Groups to the target of the extension in Xcode"
            )
        case .taskPermission:
            (
                "no property list has '\(name)' in BGTaskSchedulerPermittedIdentifiers, so the task never runs",
                "add it to the Info.plist of the app"
            )
        case .backgroundMode:
            (
                "the property list doesn't have the background mode '\(name)', so this task never runs",
                "add it to UIBackgroundModes in the Info.plist of the app"
            )
        case .taskHandler:
            (
                "no code registers a handler for '\(name)', so the task never runs",
                "call 'register(forTaskWithIdentifier:using:launchHandler:)' while the app launches"
            )
        case .principalClass:
            (
                "no class has the name '\(name)', so the system doesn't start the extension",
                "write the name of the class of the extension"
            )
        case .moduleOfClass:
            (
                "the name of a class in Swift begins with its module, so the system doesn't find this one",
                "write '$(PRODUCT_MODULE_NAME).\(name)'"
            )
        case .extensionPoint:
            (
                "this isn't the extension point of '\(other?.known ?? "")', so the system never runs that class",
                "write '\(name)'"
            )
        case .storyboard:
            (
                "no storyboard has the name '\(name)', so the extension shows nothing",
                "write the name of the storyboard of the extension"
            )
        case .screen:
            (
                "no storyboard has a screen with the identifier '\(name)', so this crashes the app",
                "write the Storyboard ID of the screen"
            )
        case .segue:
            ("no storyboard has a segue '\(name)', so this crashes the app", "write the identifier of the segue")
        case .embedding:
            (
                "no target embeds '\(name)', so the system never runs this extension",
                "add it to the phase Embed Foundation Extensions of the app's target in Xcode"
            )
        case .targetOfExtension:
            (
                "no target of the project has the extension in '\(name)', so the system never runs it",
                "add a target for the extension in Xcode, or remove the folder"
            )
        case .earlierSystem:
            (
                "this extension needs iOS \(name), so it does nothing on the older systems that the app runs on",
                "set the deployment target of the extension to that of the app, \(other?.known ?? "")"
            )
        case .entitlementsOfConfiguration:
            (
                "the configuration '\(name)' has no entitlements, so the app it builds gets no device token",
                "set CODE_SIGN_ENTITLEMENTS for each configuration of the app's target"
            )
        case .categoryOfExtension:
            (
                "this extension names no category, so the system never shows it",
                "add '\(name)' with the categories to NSExtensionAttributes"
            )
        case .attributeOfExtension:
            (
                "'\(name)' isn't in NSExtensionAttributes, so the system doesn't read it",
                "move it to NSExtensionAttributes"
            )
        case .touches:
            (
                "taps have no effect here: the Info.plist of the extension doesn't have '\(name)'",
                "add it to NSExtensionAttributes, with the value YES"
            )
        case .locationText:
            (
                "no property list has '\(name)', so the app can't ask for the location",
                "add it to the Info.plist of the app, with a text that says why the app needs the location"
            )
        case .locationRequest:
            ("no code asks for the location, so this never fires", "call '\(name)()' before the request is added")
        case .widget:
            (
                "no widget shows '\(name)', so this Live Activity isn't visible",
                "add a widget with 'ActivityConfiguration(for: \(name).self)'"
            )
        case .widgetInBundle:
            ("no widget bundle has '\(name)', so its Live Activity isn't visible", "add it to the bundle")
        case .activityToken:
            ("this Live Activity gets no push token, although code waits for it", "write 'pushType: .token'")
        case .activityTokenReader:
            (
                "no code reads the push token of this Live Activity, so no push changes it",
                "send each token of 'pushTokenUpdates' to the server, or write 'pushType: nil'"
            )
        case .activityEnd:
            (
                "no code ends this Live Activity, so it stays for hours",
                "call 'end' for each of 'Activity<\(name)>.activities'"
            )
        case .sound, .unlistedSound, .resource, .text, .table, .emptyText, .translation, .untranslated, .keyWithValue,
            .textArguments, .formatSpecifiers, .textLookup:
            nil
        }
    }
}
