import Diagnostics
import NotificationSchema

/// A condition on a key, prepared for many values.
struct TeamTest: Sendable {
    let label: String
    let key: TeamKey
    let condition: TeamCondition
    private let texts: Set<String>
    private let numbers: Set<Double>
    private let prefixes: [TextSearch]
    private let suffixes: [TextSearch]
    private let contents: [TextSearch]
    private let patterns: [TextPattern]
    /// Whether it asks about single values, not only about the key or the length of a list.
    private let asksItems: Bool

    init(_ asked: TeamRule.KeyCondition) {
        let condition = asked.condition
        (label, key, self.condition) = (asked.label.value, asked.key, condition)
        texts = Set((condition.values ?? []).map(\.value))
        numbers = Set(condition.numbers)
        prefixes = condition.prefixes.map { TextSearch($0.value) }
        suffixes = condition.suffixes.map { TextSearch($0.value) }
        contents = condition.contents.map { TextSearch($0.value) }
        patterns = condition.patterns.map { TextPattern($0.value) }
        asksItems =
            condition.values != nil || !prefixes.isEmpty || !suffixes.isEmpty || !patterns.isEmpty
            || condition.letterCase != nil || condition.least != nil || condition.most != nil
    }

    /// How often it reads a value.
    var readings: Int { max(1, prefixes.count + suffixes.count + contents.count + patterns.count) }

    // MARK: Values

    /// The first item that fails a requirement; nil if the value meets it.
    ///
    /// A key without a value meets what isn't about the key itself. Of a list, each item is asked.
    func failure(of value: TeamValue) -> Failure? {
        if let present = condition.present, present.value != value.isWritten { return .value }
        if value.items.isEmpty, !value.isList { return condition.values == nil ? nil : .value }
        guard hasLengthAndContents(value) else { return .value }
        return value.items.first { !holds(for: $0, ofList: value.isList) }.map { .item($0) }
    }

    enum Failure {
        case value
        case item(TeamValue.Item)
    }

    /// The first item that meets the condition, or the value itself; nil if the value doesn't meet it.
    ///
    /// A key without a value meets only a condition about the key itself. Of a list, one item suffices.
    func match(of value: TeamValue) -> Failure? {
        if let present = condition.present {
            guard present.value == value.isWritten else { return nil }
            if !asksItems, condition.length == nil, contents.isEmpty { return .value }
        }
        if value.items.isEmpty, !value.isList { return nil }
        guard hasLengthAndContents(value) else { return nil }
        if value.isList, !asksItems { return .value }
        return value.items.first { holds(for: $0, ofList: value.isList) }.map { .item($0) }
    }

    /// What is asked of a list as a whole.
    private func hasLengthAndContents(_ value: TeamValue) -> Bool {
        guard value.isList else { return true }
        if let length = condition.length, !length.contains(value.items.count) { return false }
        return condition.contents.isEmpty
            || condition.contents.contains { text in value.items.contains { $0.text == text.value } }
    }

    private func holds(for item: TeamValue.Item, ofList isItem: Bool) -> Bool {
        if condition.values != nil, !texts.contains(item.text), !(item.number.map(numbers.contains) ?? false) {
            return false
        }
        if let least = condition.least, !(item.number.map { $0 >= least } ?? false) { return false }
        if let most = condition.most, !(item.number.map { $0 <= most } ?? false) { return false }
        if !isItem, let length = condition.length, !length.contains(item.length) { return false }
        if let letterCase = condition.letterCase, !letterCase.value.isCase(of: item.text) { return false }
        guard !prefixes.isEmpty || !suffixes.isEmpty || !contents.isEmpty || !patterns.isEmpty else { return true }
        var text = item.text
        return text.withUTF8 { bytes in
            (prefixes.isEmpty || prefixes.contains { $0.isPrefix(of: bytes) })
                && (suffixes.isEmpty || suffixes.contains { $0.isSuffix(of: bytes) })
                && (isItem || contents.isEmpty || contents.contains { $0.end(in: bytes, from: 0) != nil })
                && (patterns.isEmpty || patterns.contains { $0.matches(bytes) })
        }
    }

    // MARK: Words

    /// `must be passive, not active`
    func words(failing value: TeamValue, by failure: Failure) -> String {
        guard value.isWritten || !value.items.isEmpty || value.isList else { return "is missing" }
        if case .value = failure, condition.present?.value == true { return "must be written" }
        let words = "must \(condition.words(unit: key.unitOfLength))"
        guard case .item(let item) = failure else { return words }
        if condition.values == nil, condition.length != nil, !value.isList { return "\(words), not \(item.length)" }
        return item.text.isShort ? "\(words), not '\(item.text)'" : words
    }

    /// `must not be active or time-sensitive`
    func words(matching value: TeamValue) -> String {
        if condition.present?.value == true, !asksItems { return "must be left out" }
        return "must not \(condition.words(unit: key.unitOfLength))"
    }
}

extension TeamLength {
    fileprivate func contains(_ length: Int) -> Bool { length >= min?.value ?? 0 && length <= max?.value ?? .max }
}

extension String {
    /// Whether a message can quote it.
    fileprivate var isShort: Bool { utf8.count <= 60 && !utf8.contains(UInt8(ascii: "\n")) }
}
