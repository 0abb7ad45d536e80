import Basics

/// The words of a name in a schema, from which each language makes its own names.
///
/// `order-sent` and `orderSent` have the words `order` and `sent`, `chatID` has `chat` and `id`.
struct NameWords: Hashable {
    /// In small letters.
    let words: [String]

    init(_ name: String) {
        let runs = Self.runs(of: name)
        let words = runs.flatMap(Self.words)
        // A name of symbols alone, such as an emoji, is written as their codes.
        self.words = words.isEmpty ? [name.unicodeScalars.map(Self.code).joined()] : words
    }

    init(_ names: [String]) {
        words = names.flatMap { NameWords($0).words }
    }

    /// `orderSent`
    var lowerCamel: String { Self.name(words.prefix(1) + words.dropFirst().map(\.withCapital)) }
    /// `OrderSent`
    var upperCamel: String { Self.name(words.map(\.withCapital)[...]) }
    /// `order_sent`
    var snake: String { Self.name([words.joined(separator: "_")]) }

    private static func name(_ words: ArraySlice<String>) -> String {
        let name = words.joined()
        // No language lets a name begin with a digit or a combining mark.
        return name.unicodeScalars.first?.properties.isXIDStart ?? false ? name : "_" + name
    }

    /// Letters and digits that every language accepts in a name.
    private static func runs(of name: String) -> [String] {
        var runs = [""]
        for scalar in name.unicodeScalars {
            if scalar.properties.isXIDContinue, scalar != "_", !scalar.properties.isDefaultIgnorableCodePoint {
                runs[runs.count - 1].unicodeScalars.append(scalar)
            } else if !runs[runs.count - 1].isEmpty {
                runs.append("")
            }
        }
        return runs.filter { !$0.isEmpty }
    }

    /// `SJEpDownload` has the words `sj`, `ep` and `download`.
    private static func words(_ run: String) -> [String] {
        var words: [String] = []
        let letters = Array(run)
        for (index, letter) in letters.enumerated() {
            let isStart =
                index == 0
                || letter.isUppercase
                    && (!letters[index - 1].isUppercase
                        || index + 1 < letters.count && letters[index + 1].isLowercase)
            if isStart { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words.map { $0.lowercased() }
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        "u" + String(scalar.value, radix: 16, uppercase: false)
    }
}

extension String {
    fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
