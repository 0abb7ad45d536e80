import CodeFacts
import Diagnostics
import EnglishStyle

// What the title of an action says about it.
extension ActionFact {
    /// Whether its title names something that an app does in the background, such as “Mark as Done”.
    var worksInBackground: Bool {
        title?.known.map { VerbTables.background.phrase(beginning: PhraseMatcher.words(of: $0)) != nil } ?? false
    }

    /// Whether it opens the app, and has an effect without a handler.
    var isOpening: Bool { options.contains("foreground") && textInput == nil }

    /// Whether it certainly runs without opening the app.
    var isInBackground: Bool { options.isComplete && !options.contains("foreground") && textInput == nil }

    /// Whether its title promises to show something.
    var promisesScreen: Bool {
        let words = title?.known.map(PhraseMatcher.words) ?? []
        return VerbTables.isConversation(words) || VerbTables.isInteractive(words) || VerbTables.asksForText(words)
            || VerbTables.openingPhrase(of: words) != nil
    }

    /// Whether its title says that it opens something, in one of the languages that are known.
    var opensByTitle: Bool {
        guard let title = title?.known else { return true }
        let words = PhraseMatcher.words(of: title)
        return promisesScreen || words.isEmpty || words.contains { Self.openingWords.contains($0) }
            || ["打开", "查看", "详情", "開", "表示", "見る", "열기", "보기"].contains(where: title.contains)
    }

    /// Whether its title says that it opens something, and not that this is the app: “Open App”.
    var opensMoreThanApp: Bool {
        guard let title = title?.known, opensByTitle else { return false }
        return !["app", "launch"].contains(where: title.lowercased().contains)
    }

    /// Whether its title says that it opens something, or is in another language and may say so.
    var mayOpenByTitle: Bool { opensByTitle || title?.known.map { !$0.utf8.allSatisfy { $0 < 128 } } ?? false }

    private static let openingWords: Set<String> = [
        "abrir", "afficher", "ansehen", "anzeigen", "apri", "bekijk", "buka", "check", "continue", "detail", "details",
        "explore", "go", "launch", "lihat", "more", "mostra", "mostrar", "mở", "open", "openen", "ouvrir", "read",
        "review",
        "see", "show", "vedi", "ver", "view", "visualizza", "voir", "xem", "öffnen", "открыть", "посмотреть",
    ]

    /// Whether its title names something that isn't done once the app is open, such as “Start Break”.
    var namesEffect: Bool {
        guard let title = title?.known else { return false }
        if VerbTables.namesEffect(PhraseMatcher.words(of: title)) { return true }
        // In another language, an English identifier says what the title does.
        let isForeign = title.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
        return isForeign && identifier.known.map { VerbTables.namesEffect($0.wordsOfName) } ?? false
    }

    /// Whether its title is what people say about themselves, such as “I Love It”, and not that they come to the app.
    var isAnswer: Bool {
        let words = title?.known.map(PhraseMatcher.words) ?? []
        let verbs = ["agree", "did", "don't", "feel", "finished", "forgot", "hate", "have", "like", "love", "took"]
        return words.count > 1 && words[0] == "i" && verbs.contains(words[1])
    }

    /// Whether it says that people get in touch with somebody, such as “Talk to Coach”.
    var contactsSomebody: Bool {
        let words = title?.known.map(PhraseMatcher.words) ?? []
        return words.first.map { ["call", "chat", "message", "share", "talk", "text"].contains($0) } ?? false
    }

    /// Whether its title names something in the app, such as “View on Map” or “Call Office”, so that opening the app isn't
    /// enough.
    var showsMoreThanApp: Bool {
        let words = title?.known.map(PhraseMatcher.words) ?? []
        guard let verb = words.first else { return false }
        if contactsSomebody { return true }
        let verbs: Set<String> = [
            "add", "book", "buy", "display", "edit", "get", "go", "open", "order", "pay", "play", "report", "see",
            "show",
            "view", "write",
        ]
        let others: Set<String> = ["in", "it", "me", "my", "now", "on", "started", "the", "to"]
        let wanted = words.dropFirst().filter { !others.contains($0) }
        // “Open Tea”, with the name of the app.
        let folders = range.file.path.lowercased().split { $0 == "/" || $0 == "." }
        let isApp = wanted.contains("app") || verb == "open" && folders.contains { $0 == wanted.joined() }
        return verbs.contains(verb) && !wanted.isEmpty && !isApp
    }

    /// Whether its title is one word for a change of what the notification is about, such as “Edit”.
    var namesChange: Bool {
        let words = title?.known.map(PhraseMatcher.words) ?? []
        let verbs: Set<String> = [
            "answer", "change", "edit", "extend", "modify", "pay", "postpone", "rename", "reply", "reschedule",
            "respond",
            "retry",
        ]
        return words.count == 1 && verbs.contains(words[0])
    }

    /// Whether it says that people don't want to see more now.
    var declinesToOpen: Bool {
        let words = title?.known.map(PhraseMatcher.words) ?? []
        return words.last == "later" || isDismissal && !["ok", "okay", "keep"].contains(words.first)
    }

    /// Whether it says that the notification comes again, such as “Snooze” or “Remind Me Later”.
    var remindsLater: Bool {
        let words = title?.known.map(PhraseMatcher.words) ?? []
        return ["snooze", "remind", "postpone"].contains { words.first == $0 } || words.last == "later"
    }

    /// Whether it only says that people saw the notification, as every response does.
    var acknowledges: Bool {
        let words = title?.known.map(PhraseMatcher.words) ?? []
        return words.contains("read") || words.contains("seen")
    }

    /// Whether it says that it only closes the notification, which any action does.
    var isDismissal: Bool {
        let title = title?.known
        let words = title.map(PhraseMatcher.words) ?? []
        if VerbTables.dismissing.holds(words) || [["not", "now"], ["skip"]].contains(words)
            || Self.closingTitles.contains(title ?? "")
        {
            return true
        }
        // “Keep Going” says that nothing changes.
        if !isOpening, words.first == "keep" { return true }
        let identifiers = ["dismiss", "cancel", "close", "ignore"]
        return !remindsLater && identifier.known.map { identifiers.contains($0.lowercased()) } ?? false
    }

    /// OK, and Cancel and Close, as the system writes them in other languages.
    private static let closingTitles: Set<String> = [
        "OK", "Ok", "Okay", "取消", "忽略", "关闭", "關閉", "キャンセル", "閉じる", "취소", "닫기", "Abbrechen", "Schließen", "Annuler",
        "Fermer", "Cancelar",
        "Cerrar", "Fechar", "Annulla", "Chiudi", "Отменить", "Закрыть",
    ]
}

extension String {
    /// The words of a name in code, in lowercase: those of `markDone`, `MARK_DONE` and `mark-done`.
    fileprivate var wordsOfName: [String] {
        var words = [""]
        var wasLowercase = false
        for character in self {
            if !character.isLetter || character.isUppercase && wasLowercase { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() }
            wasLowercase = character.isLowercase
        }
        return words.filter { !$0.isEmpty }
    }
}
