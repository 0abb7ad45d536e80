import AppleFacts

/// The nearest valid name to a misspelt one.
package enum Suggestion {
    /// Nobody misspells a longer name, and comparing longer ones takes its time.
    private static let longestName = 80

    /// - Returns: The candidate that differs least, by at most two edits and at most a third of the letters, or by
    ///   nothing but case and separators; else the only one that `name` begins; nil where none is near.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        guard !name.isEmpty, let folded = folded(name) else { return nil }
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        let letters = lowercased(name)
        var best: (candidate: String, distance: Int)?
        var completions: [String] = []
        for candidate in candidates where candidate.utf8.count <= longestName {
            if isSame(folded, candidate) { return candidate }
            if letters.count > 2, candidate.hasPrefix(name), completions.count < 2 { completions.append(candidate) }
            // Two letters may differ: of four bytes at most, in nearly all names of one.
            let difference = abs(candidate.utf8.count - name.utf8.count)
            guard difference <= 2 || difference <= 8 && !(isASCII && candidate.utf8.allSatisfy { $0 < 0x80 }) else {
                continue
            }
            let others = lowercased(candidate)
            let longer = max(letters.count, others.count)
            let limit = min(2, max(1, longer / 3), longer - 1)
            let distance = editDistance(from: letters, to: others, atMost: limit)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate ?? (completions.count == 1 ? completions[0] : nil)
    }

    /// Whether two names differ by nothing but case and separators.
    package static func isSameName(_ name: String, _ candidate: String) -> Bool {
        folded(name).map { isSame($0, candidate) } ?? false
    }

    /// In lower case, and without what separates words: `authenticationRequired`, `AUTHENTICATION_REQUIRED` and
    /// `authentication-required` are one name, and so are `iOS` and `ios`.
    ///
    /// - Returns: Nil for a name that nobody would misspell.
    static func folded(_ name: String) -> [UInt8]? {
        name.utf8.count <= longestName ? name.utf8.compactMap(folded) : nil
    }

    /// Case is no difference between two names.
    private static func lowercased(_ name: String) -> [Unicode.Scalar] {
        name.unicodeScalars.map { ("A"..."Z").contains($0) ? Unicode.Scalar($0.value | 0x20) ?? $0 : $0 }
    }

    private static func folded(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "."): nil
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: byte
        }
    }

    /// Whether `folded` is what a candidate folds to: told without folding it, for candidates are many.
    static func isSame(_ folded: [UInt8], _ candidate: String) -> Bool {
        guard candidate.utf8.count >= folded.count else { return false }
        var rest = folded[...]
        for byte in candidate.utf8.lazy.compactMap(Self.folded) {
            guard rest.popFirst() == byte else { return false }
        }
        return rest.isEmpty
    }
}
