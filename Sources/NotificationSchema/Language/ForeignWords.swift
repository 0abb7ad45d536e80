/// Words of Apple's API and other formats for values of the language.
enum ForeignWords {
    /// The word, among those that the key accepts, that the author means.
    static func meaning(of value: String, among words: [String]) -> String? {
        guard let folded = Suggestion.folded(value) else { return nil }
        for prefix in prefixes.compactMap(Suggestion.folded) where folded.starts(with: prefix) {
            let rest = Array(folded.dropFirst(prefix.count))
            if let word = words.first(where: { Suggestion.isSame(rest, $0) }) { return word }
        }
        let meanings = meanings.first { meaning in meaning.values.contains { Suggestion.isSame(folded, $0) } }
        return meanings?.words.first { words.contains($0) }
    }

    private static let prefixes = [
        "UNNotificationInterruptionLevel", "UNNotificationPresentationOption", "UNAuthorizationOption", ".",
    ]

    /// Each value occurs once. If several keys know it, all possible words are listed.
    private static let meanings: [(values: [String], words: [String])] = [
        (["silent", "content-available"], ["background", "passive", "off"]),
        (["push", "apns", "server"], ["remote", "app"]),
        (["scheduled", "device"], ["local"]),
        (["service-extension", "decrypted"], ["extension"]),
        (["high", "immediate", "immediately", "urgent"], ["10", "time-sensitive"]),
        (["normal", "default", "medium"], ["5", "active"]),
        (["low"], ["1", "passive"]),
        (["sendMessage", "INSendMessage", "message"], ["INSendMessageIntent"]),
        (
            [
                "startCall", "INStartCall", "call", "INStartAudioCallIntent", "INStartVideoCallIntent",
                "startAudioCall", "startVideoCall",
            ], ["INStartCallIntent"]
        ),
        (["audio"], ["audio-call"]),
        (["video"], ["movie", "video-call"]),
        (["email", "mail"], ["email-address"]),
        (["phone", "tel", "mobile"], ["phone-number"]),
        (["alert"], ["banner"]),
        (["photo", "picture", "jpg", "jpeg", "png", "gif"], ["image"]),
        (["music", "mp3"], ["audio"]),
        (["false", "none", "no", "disabled", "disable", "never", "ignore", "0"], ["off"]),
        (["info", "note", "hint", "notice", "style", "remark", "suggestion"], ["advice"]),
        (["private", "confidential"], ["personal"]),
        (["password", "token", "credential"], ["secret"]),
        (["medical"], ["health"]),
        (["person", "people", "customer", "sender"], ["user"]),
        (["system"], ["app"]),
        (["promotional", "promotion", "advertising", "ads"], ["marketing"]),
        (["security", "alarm"], ["safety"]),
        (["sun"], ["sunday"]),
        (["mon"], ["monday"]),
        (["tue", "tues"], ["tuesday"]),
        (["wed"], ["wednesday"]),
        (["thu", "thur", "thurs"], ["thursday"]),
        (["fri"], ["friday"]),
        (["sat"], ["saturday"]),
    ]
}
