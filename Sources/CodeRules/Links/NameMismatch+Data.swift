import CodeFacts
import Diagnostics
import Rules

extension RuleReport {
    /// Reports keys of local notifications that say where to go, and that nothing reads.
    mutating func addUnreadKeys(of facts: NotificationFacts) {
        // Without a handler in this code, another module may have it. A library that gets the response may read keys.
        let handlers = facts.handlers.filter { $0.kind == .didReceive }
        let isPassedOn = handlers.contains { $0.passesResponse || $0.foreignSuperclass != nil }
        guard facts.unread.isEmpty, facts.isOfApp, !handlers.isEmpty || facts.isWithoutReceiver,
            !isPassedOn || ForeignModules(facts.foreignModules).unknown == nil,
            !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        else { return }
        for key in facts.app.unreadKeys {
            add(
                at: key.range, "no code reads '\(key.known ?? "")', so a tap on the notification doesn't go there",
                help: "read it where responses are handled, or remove it")
        }
        // A key that handlers read and nothing writes is the other side of the same mistake.
        let reported = Set((facts.app.unreadKeys + facts.app.mismatches.map(\.other)).map(\.range))
        for key in facts.app.unreadContents
        where facts.app.unwrittenKeys.isEmpty && !reported.contains(key.range) {
            add(
                at: key.range,
                "no code reads '\(key.known ?? "")' or any other key in the data of this notification",
                help: "read it where responses are handled, or remove it")
        }
    }

    /// Reports notifications without a value that code casts for all of the app.
    mutating func addForcedCasts(of facts: NotificationFacts) {
        let apps = AppFolders(facts.files)
        for content in facts.app.poorCopies {
            guard let cast = content.cast, let key = content.key, !apps.separate(content.range, cast) else { continue }
            if content.isConditional {
                add(
                    at: cast, "notifications have '\(key)' only under a condition, so this cast can crash",
                    help: "cast it with 'as?'", notes: [Finding.Note("the value is written here", at: content.range)])
                continue
            }
            add(
                at: content.range,
                "this notification has no '\(key)', so code that casts it for each notification crashes the app",
                help: "cast it with 'as?'", notes: [Finding.Note("the value is cast here", at: cast)])
        }
    }

    /// Reports what code reads of a notification for nothing.
    mutating func addIdleReads(of app: AppFacts) {
        for value in app.idleReads {
            add(
                at: value.range, "nothing uses '\(value.known ?? "")', so this does the same for each notification",
                help: "use it, or don't read it")
        }
        for state in app.unreadStates {
            add(
                at: state.range,
                "no code reads '\(state.known ?? "")', so setting it for a response has no effect",
                help: "read it in a view, or remove it")
        }
        for (setting, function) in app.droppedSettings where !setting.hasPrefix("category") {
            add(
                at: function.range, "'\(function.known ?? "")' doesn't set the '\(setting)' that it gets",
                severity: .warning, help: "set it in the content, or remove the parameter")
        }
        for identifier in app.attachmentComparisons {
            add(
                at: identifier, "the system chooses this identifier, as code makes attachments with an empty one",
                help: "give the attachment the identifier that is compared here")
        }
    }

    /// Reports another prefix than the one that code has just compared with.
    mutating func add(_ text: FalsePrefix) {
        let (prefix, expected) = (text.prefix.known ?? "", text.expected.known ?? "")
        add(
            at: text.prefix.range,
            "the identifier begins with '\(expected)' here, so this takes away \(prefix.count > expected.count ? "more" : "less") than that",
            help: "use one constant for both",
            notes: [Finding.Note("the identifier is compared here", at: text.expected.range)])
    }

    /// Reports data that code doesn't know.
    mutating func add(_ data: UnknownData) {
        let other = data.other.known ?? ""
        let (message, help): (String, String) =
            switch data.kind {
            case .noCase:
                (
                    "'\(other)' has no case for '\(data.name)', so 'init(rawValue:)' returns nil",
                    "add a case, or send one that exists"
                )
            case .neverSent:
                ("no notification has this value: did you mean '\(other)'?", "use the same value in both places")
            case .scheme:
                ("no code handles the scheme '\(data.name)': did you mean '\(other)'?", "use the scheme of the app")
            case .host:
                ("no code handles the host '\(data.name)': did you mean '\(other)'?", "use a host that code handles")
            case .unhandled:
                (
                    "the handler does nothing for '\(data.name)', so a tap on the notification only opens the app",
                    "handle this value of '\(other)' as well, or remove it"
                )
            case .nested(isLocal: false):
                ("pushes have '\(data.name)' in '\(other)', and not beside 'aps'", "read it from that object")
            case .nested(isLocal: true):
                (
                    "notifications have '\(data.name)' in '\(other)', and not in 'userInfo' itself",
                    "read it from that dictionary"
                )
            case .flat:
                (
                    "pushes have '\(data.name)' beside 'aps', and not in '\(other)', which no push has",
                    "read it from 'userInfo' itself"
                )
            case .lost:
                (
                    "the code after this replaces 'userInfo', so the notification doesn't have '\(data.name)'",
                    "set all keys at once, or only add some there"
                )
            case .unused:
                (
                    "nothing uses '\(data.name)' after this, so no notification has these data",
                    "set it as the 'userInfo' of the content"
                )
            case .misspelled:
                ("no code reads '\(data.name)': did you mean '\(other)'?", "use the same key in both places")
            case .missing:
                (
                    "no push has the key '\(data.name)', and no code reads '\(other)', which a push has",
                    "use the same key in both places"
                )
            }
        let note: String? =
            switch data.kind {
            case .neverSent, .missing: "'\(other)' is written here"
            case .unhandled: "other values are handled here"
            case .misspelled: "the other key is read here"
            case .lost: "it is replaced here"
            // It isn't known where the other name is written.
            default: nil
            }
        add(
            at: data.range, message, help: help,
            notes: note.map { [Finding.Note($0, at: data.other.range)] } ?? [])
    }
}

extension RuleReport {
    /// Reports keys that code reads for a category whose notifications don't have them, although others do.
    mutating func addGatedReads(of facts: NotificationFacts) {
        let keys = facts.app.keysOfCategories
        guard !facts.app.gatedReads.isEmpty, keys.count > 1 else { return }
        let registered = facts.registrations.flatMap(\.categories)
        guard registered.count * facts.app.gatedReads.count < 100_000,
            registered.allSatisfy({ $0.identifier.known != nil && $0.areActionsComplete })
        else { return }
        for read in facts.app.gatedReads {
            guard let key = read.key.known, keys.values.contains(where: { $0.contains(key) }) else { continue }
            let categories =
                read.part == .category
                ? read.identifiers
                : registered.filter { category in
                    category.actions.contains { read.identifiers.contains($0.identifier.known ?? "") }
                }.compactMap(\.identifier.known)
            guard let first = categories.first, categories.allSatisfy({ keys[$0].map { !$0.contains(key) } ?? false })
            else { continue }
            add(
                at: read.key.range, "no notification of the category '\(first)' has the key '\(key)'",
                help: "add it to the 'userInfo' of that notification, or read a key that it has")
        }
    }
}
