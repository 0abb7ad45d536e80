import AppleFacts
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

// The texts that notifications name.
extension ProjectResources {
    func texts(_ scan: CodeScan, _ pushes: [PushFact]) -> [MissingPart] {
        let all =
            scan.needs.textKeys.map { ($0, Int?.none) } + pushes.flatMap(\.texts).map { ($0.key, $0.argumentCount) }
        let keys = all.filter { $0.0.known?.isKey ?? false }.prefix(Self.keyLimit)
        guard search.strings.contains(where: { $0.name.hasPrefix("Localizable.") }) else {
            return keysWithoutTable(scan.needs.textKeys)
        }
        let others = all.lazy.map(\.0).filter { !($0.known?.isKey ?? true) } + scan.needs.textLookups
        let near = unlikely(others.prefix(Self.keyLimit))
        let texts = scan.needs.textKeys
        return missing(Array(keys)) + near + untranslated(texts, except: near) + partlyTranslated(texts)
            + untranslated(templates: scan.needs.keyTemplates)
            + scan.needs.keysWithValues.prefix(Self.keyLimit).map { MissingPart(.keyWithValue, "", at: $0) }
            + bareKeys(scan.needs.shownTexts) + unfit(scan.needs.formats)
    }

    /// Keys that people see, because code doesn't look up their texts.
    private func bareKeys(_ texts: [CodeText]) -> [MissingPart] {
        var seen: Set<String> = []
        return texts.compactMap { shown in
            guard let key = shown.known, key.isKey || key.isInCamelCase, let text = strings.text(of: key, in: nil),
                text != key, text.contains(where: \.isLetter), seen.insert(key).inserted
            else { return nil }
            return MissingPart(.textLookup, key, at: shown.range, other: CodeText(text, at: shown.range))
        }
    }

    /// Texts of the development language that need more arguments than they get, or show fewer.
    private func unfit(_ formats: [(key: CodeText, argumentCount: Int)]) -> [MissingPart] {
        guard search.plurals.isEmpty else { return [] }
        return formats.compactMap { use in
            guard let key = use.key.known, let format = strings.onlyText(of: key), let count = format.argumentCount,
                count != use.argumentCount, count > 0 || format != key
            else { return nil }
            let kind: MissingPart.Kind = count > use.argumentCount ? .textArguments : .formatSpecifiers
            return MissingPart(kind, key, at: use.key.range, other: CodeText(format, at: use.key.range))
        }
    }

    /// Keys of the code in an app without any string table.
    private func keysWithoutTable(_ keys: [CodeText]) -> [MissingPart] {
        let keys = keys.filter { $0.known?.isKey ?? false }.prefix(Self.keyLimit)
        guard !keys.isEmpty, search.strings.isEmpty, search.plurals.isEmpty, hasProjectWithoutTables,
            // Code that looks up texts in its own way.
            counts(Self.ownLookups).isEmpty
        else { return [] }
        var seen: Set<String> = []
        return keys.filter { seen.insert($0.known ?? "").inserted }.map {
            MissingPart(.table, $0.known ?? "", at: $0.range)
        }
    }

    private static let ownLookups: Set<String> = [
        "func NSLocalizedString", "func localizedString", "localizedStringForKey:(NSString", "define NSLocalizedString",
    ]
    /// What projects mention that have tables, or that get them from elsewhere.
    private static let signsOfTables = ["Localizable", ".strings", ".xcstrings", "ranslat", "lokalise", "crowdin"]

    /// Whether there is a project of Xcode, and none of the projects mentions a table.
    private var hasProjectWithoutTables: Bool {
        let projects = search.projects.filter { $0.name.hasSuffix(".pbxproj") }
        var left = Self.limit
        return !projects.isEmpty
            && projects.allSatisfy { path in
                guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else { return false }
                left -= bytes.count
                return !Self.signsOfTables.contains { bytes.firstIndex(of: $0) != nil }
            }
    }

    /// Texts of the code that no table has, in an app with tables for several languages.
    private func untranslated(_ keys: [CodeText], except others: [MissingPart]) -> [MissingPart] {
        guard strings.isTranslated else { return [] }
        var seen = Set(others.map(\.name))
        let texts = keys.filter { key in
            guard let text = key.known, !text.isKey, text.contains(where: \.isLetter) else { return false }
            return seen.insert(text).inserted
        }.prefix(Self.keyLimit)
        guard !texts.isEmpty else { return [] }
        let known = strings.keys(among: Set(texts.compactMap(\.known)), with: search.plurals)
        return texts.filter { !known.contains($0.known ?? "") }.map {
            MissingPart(.untranslated, $0.known ?? "", at: $0.range)
        }
    }

    /// The format specifiers that stand for values in the keys of string catalogs.
    private static let specifiers = ["%@", "%lld", "%llu", "%lf", "%d", "%f", "%u"]

    /// Texts with one or two values that no table has, in an app with tables for several languages.
    private func untranslated(templates: [CodeText]) -> [MissingPart] {
        guard strings.isTranslated else { return [] }
        let open = templates.prefix(Self.keyLimit).map { (template: $0, keys: keys(for: $0.known ?? "")) }
            .filter { !$0.keys.isEmpty }
        guard !open.isEmpty else { return [] }
        // All at once: the tables are read, with one budget.
        let known = strings.keys(among: Set(open.flatMap(\.keys)), with: search.plurals)
        return open.filter { known.isDisjoint(with: $0.keys) }.map { template, _ in
            let text = (template.known ?? "").replacing("\0", with: "%@")
            return MissingPart(.untranslated, text, at: template.range)
        }
    }

    /// The keys that a text with one or two values can have in a string catalog.
    private func keys(for template: String) -> [String] {
        let pieces = template.split(separator: "\0", omittingEmptySubsequences: false)
        guard (2...3).contains(pieces.count), pieces.joined().contains(where: \.isLetter) else { return [] }
        var keys = [String(pieces[0])]
        for (number, piece) in pieces.dropFirst().enumerated() {
            keys = keys.flatMap { start in
                Self.specifiers.flatMap { specifier in
                    [specifier, "%\(number + 1)$" + specifier.dropFirst()].map { start + $0 + piece }
                }
            }
        }
        return keys
    }

    /// Texts that a table for one of the app's languages lacks.
    private func partlyTranslated(_ texts: [CodeText]) -> [MissingPart] {
        let texts = texts.filter { $0.known?.isTranslatable ?? false }.prefix(Self.keyLimit)
        guard !texts.isEmpty, strings.isTranslated else { return [] }
        let names = Set(texts.compactMap(\.known))
        let lacking = strings.tablesLacking(names.filter { !$0.isKey }, share: ProjectStrings.shareOfTranslation)
        var seen: Set<String> = []
        return texts.compactMap { text in
            guard let name = text.known,
                let place = strings.languageWithout(name).map({ "Localizable.xcstrings (\($0))" })
                    ?? lacking[name].map({ [$0.parent?.name, $0.name].compactMap(\.self).joined(separator: "/") }),
                seen.insert(name).inserted
            else { return nil }
            return MissingPart(.translation, name, at: text.range, other: CodeText(place, at: text.range))
        }
    }

    private func missing(_ keys: [(CodeText, Int?)]) -> [MissingPart] {
        guard !keys.isEmpty else { return [] }
        let known = strings.keys(among: Set(keys.compactMap(\.0.known)), with: search.plurals)
        // If none is there, the tables are elsewhere.
        guard !known.isEmpty else { return [] }
        let lacking = strings.tablesLacking(known)
        var seen: Set<String> = []
        return keys.compactMap { text, argumentCount in
            guard let key = text.known else { return nil }
            if let table = lacking[key], seen.insert(key).inserted {
                let name = [table.parent?.name, table.name].compactMap(\.self).joined(separator: "/")
                return MissingPart(.translation, key, at: text.range, other: CodeText(name, at: text.range))
            }
            guard known.contains(key) else {
                return seen.insert(key).inserted ? MissingPart(.text, key, at: text.range) : nil
            }
            if strings.hasNoText(key) {
                return seen.insert(key).inserted ? MissingPart(.emptyText, key, at: text.range) : nil
            }
            guard let argumentCount, let format = strings.text(of: key, in: nil), let count = format.argumentCount,
                argumentCount < count
            else { return nil }
            return MissingPart(.textArguments, key, at: text.range, other: CodeText(format, at: text.range))
        }
    }

    /// Texts that no table has, although one has a text with other blanks, punctuation or case, and keys of catalogs
    /// without a text. Functions of the app may look others up in tables of their own.
    private func unlikely(_ texts: some Sequence<CodeText>) -> [MissingPart] {
        var seen: Set<String> = []
        var parts = texts.compactMap { text -> MissingPart? in
            guard let key = text.known, key.isKey, strings.hasNoText(key), seen.insert(key).inserted else { return nil }
            return MissingPart(.emptyText, key, at: text.range)
        }
        let near = texts.compactMap { text -> (CodeText, String)? in
            guard let key = text.known, key.count > 3, let entry = strings.entry(named: key, in: nil), entry.key != key
            else { return nil }
            return (text, entry.key)
        }
        guard !near.isEmpty else { return parts }
        let known = strings.keys(among: Set(near.compactMap(\.0.known)), with: search.plurals)
        for (text, other) in near {
            guard let key = text.known, !known.contains(key), seen.insert(key).inserted else { continue }
            parts.append(MissingPart(.text, key, at: text.range, other: CodeText(other, at: text.range)))
        }
        return parts
    }
}

extension String {
    /// Whether it is a key, and not a text in the language of the app.
    fileprivate var isKey: Bool {
        contains { $0 == "." || $0 == "_" } && count < 200 && last != "."
            && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
    }

    /// Whether it has words: names such as “OK” can be the same in each language.
    fileprivate var isTranslatable: Bool { count { $0.isLetter } > 3 }

    /// Whether it is like a name in code: `reminderTitle`.
    fileprivate var isInCamelCase: Bool {
        count < 200 && first?.isLowercase ?? false && contains(where: \.isUppercase)
            && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// How many arguments a format has, such as `%@ and %.1f` and `%2$@`; nil if code has to count more than its letters.
    fileprivate var argumentCount: Int? {
        var (count, last) = (0, 0)
        var rest = self[...]
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix(while: \.isNumber)
            let isNumbered = rest.dropFirst(digits.count).first == "$"
            if isNumbered { rest = rest.dropFirst(digits.count + 1) }
            rest = rest.drop { "-+0'.".contains($0) || $0.isNumber }.drop { "hlqLztj".contains($0) }
            guard let type = rest.first else { break }
            if "#*".contains(type) { return nil }
            guard "@dDiuUxXoOfFeEgGcCsSp".contains(type) else { continue }
            if isNumbered { last = max(last, Int(digits) ?? 0) } else { count += 1 }
        }
        return max(count, last)
    }
}
