import AppleFacts
import Basics

/// Finds the valid name that is nearest to a misspelled one.
package enum Suggestion {
    /// Longer names get no suggestion: comparing them is slow.
    private static let longestName = 80

    /// - Returns: The candidate with the fewest differences: at most two edits, at most a third of the letters; or only
    ///   case and separators. Otherwise the only candidate that begins with `name`; otherwise nil.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        guard !name.isEmpty, name.utf8.count <= longestName else { return nil }
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        // Most names are far from all candidates: nothing is copied for them.
        lazy var letters = lowercased(name)
        var best: (candidate: String, distance: Int)?
        var completions: [String] = []
        for candidate in candidates where candidate.utf8.count <= longestName {
            if isSameName(name, candidate) { return candidate }
            if candidate.hasPrefix(name), completions.count < 2, letters.count > 2 { completions.append(candidate) }
            // Two letters may differ. A letter has at most four bytes, and nearly always one.
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

    /// Whether two names differ only in case and separators.
    package static func isSameName(_ name: String, _ candidate: String) -> Bool {
        guard name.utf8.count <= longestName else { return false }
        // A loop, because there are many candidates: a comparison of lazy sequences isn't specialized.
        var (left, right) = (name.utf8.makeIterator(), candidate.utf8.makeIterator())
        while let byte = nextFolded(&left) {
            guard byte == nextFolded(&right) else { return false }
        }
        return nextFolded(&right) == nil
    }

    private static func nextFolded(_ bytes: inout String.UTF8View.Iterator) -> UInt8? {
        while let byte = bytes.next() {
            if let folded = folded(byte) { return folded }
        }
        return nil
    }

    /// The name in lowercase, without separators: `authenticationRequired`, `AUTHENTICATION_REQUIRED` and
    /// `authentication-required` are the same name, and so are `iOS` and `ios`.
    ///
    /// - Returns: Nil for names that get no suggestion.
    static func folded(_ name: String) -> [UInt8]? {
        name.utf8.count <= longestName ? name.utf8.compactMap(folded) : nil
    }

    /// Case doesn't matter.
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

    /// Whether a candidate folds to `folded`. Copies nothing, because there are many candidates.
    static func isSame(_ folded: some Sequence<UInt8>, _ candidate: String) -> Bool {
        folded.elementsEqual(candidate.utf8.lazy.compactMap(Self.folded))
    }
}
