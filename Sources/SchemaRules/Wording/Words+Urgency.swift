import EnglishStyle

// How urgent the words of a text are.
extension [String] {
    /// Whether something begins within minutes: *Meeting in 5 Minutes*.
    var beginSoon: Bool {
        contains(where: PhraseTables.joined.contains)
            && indices.dropLast(2).contains { self[$0] == "in" && ["minute", "minutes"].contains(self[$0 + 2]) }
    }

    /// Whether they say that something begins or ends now or soon.
    var saysSoon: Bool {
        contains(
            where: [
                "begins", "closes", "closing", "ends", "expires", "hour", "last", "live", "minute", "minutes", "now",
                "soon",
                "starting", "starts", "today", "tonight",
            ].contains)
    }

    /// Whether they warn about an account: *New Sign-In*, but not *New Sign-In Sheet*.
    var warnsAboutAccount: Bool {
        indices.contains { index in
            // No phrase is longer.
            guard let phrase = PhraseTables.accountWarnings.phrase(beginning: Array(self[index...].prefix(8))) else {
                return false
            }
            return !(dropFirst(index + phrase.wordCount).first.map(PhraseTables.thingsForSigning.contains) ?? false)
        }
    }

    /// Whether the words say that something happens in some days or later: *within 3 days*, *in $(n) weeks*.
    var countDays: Bool {
        indices.contains { index in
            guard ["in", "within"].contains(self[index]), index + 2 < count else { return false }
            return PhraseTables.longTimes.contains(self[index + 2])
                && self[index + 1].utf8.first.map { $0.isASCIIDigit || $0 == UInt8(ascii: "$") } ?? false
        }
    }
}
