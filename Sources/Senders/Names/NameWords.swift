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

    /// `OrderID`: as Go writes what other packages use, with its initialisms. Go's names have letters and digits only,
    /// and other packages see those that begin with a capital.
    var exported: String {
        let name = words.map { Self.initialisms.contains($0) ? $0.uppercased() : $0.withCapital }.joined()
        let scalars = name.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
                String(scalar)
            default: Self.code(scalar)
            }
        }
        let first = name.unicodeScalars.first?.properties.generalCategory
        return (first == .uppercaseLetter ? "" : "X") + scalars.joined()
    }

    /// Those of Go's linters.
    private static let initialisms: Set<String> = [
        "acl", "api", "ascii", "cpu", "css", "dns", "eof", "guid", "html", "http", "https", "id", "ip", "json", "qps",
        "ram", "rpc", "sla", "smtp", "sql", "ssh", "tcp", "tls", "ttl", "udp", "ui", "uid", "uri", "url", "utf8",
        "uuid",
        "vm", "xml", "xmpp", "xsrf", "xss",
    ]

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
