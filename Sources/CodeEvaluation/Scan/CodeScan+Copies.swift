import CodeFacts
import Diagnostics

/// The contents that code makes, as far as copies for later are compared with them.
struct MadeContents {
    /// Contents for later without a category.
    var plainCopies: [SourceRange] = []
    /// Whether functions make other content with a category, and without.
    var hasCategorized = false
    var hasPlain = false
    /// Contents without data.
    var withoutData: [SourceRange] = []
    /// Where code casts the value of a key for each notification in a list of the center, without looking whether it exists.
    var casts: [(key: Expression, range: SourceRange)] = []
    /// The same in content extensions, which show each notification of a category.
    var castsOfExtensions: [(key: Expression, range: SourceRange)] = []
    /// The blocks in which code sets the data of content that it adds outside of them.
    var conditionalData: [SourceRange] = []
    var byCategory = CategoryData()
}

// Notifications that appear again later, without what the first one has.
extension CodeScan {
    /// Notes content that a function makes to show a notification again, and that lacks what a handler needs.
    func noteCopies(in function: Function) {
        let code = function.range
        noteGatedReads(in: function)
        guard code.bytes.count < 32 << 10,
            ["UNMutableNotificationContent", "UILocalNotification"].contains(where: code.containsAnywhere)
        else { return }
        noteConditionalData(in: code)
        noteUnusedData(in: code)
        for (name, values) in locals where values.count == 1 {
            guard code.contains(values[0].range), values[0].isNewNotification, makers.canSearch(code) else { continue }
            let text = code.text
            let hasData = text.contains("\(name).userInfo") || text.contains("setUserInfo")
            let hasCategory = ["\(name).category", "setCategory"].contains(where: text.contains)
            if !hasCategory, values[0].range.contains("UILocalNotification"),
                [
                    "LocalNotification(\(name))", "LocalNotification:\(name)]", "NotificationNow(\(name))",
                    "NotificationNow:\(name)]",
                ]
                .contains(where: text.contains),
                [".categoryIdentifier = ", "setCategoryIdentifier:"].contains(where: text.contains)
            {
                facts.plainFallbacks.append(values[0].range)
            }
            // Code that gets the content may add the rest: beside its declaration and the request.
            let uses = text.ranges(of: "\(name).").count + text.ranges(of: "[\(name) ").count
            // A caller may add the rest to what the function returns.
            guard
                ["content: \(name)", "content:\(name)", "Notification(\(name))", "Notification:\(name)]"]
                    .contains(where: text.contains)
            else { continue }
            let labels = text.ranges(of: "\(name):").count
            guard code.count(of: name) <= uses + labels + 2 else {
                madeContents.hasCategorized = true
                continue
            }
            if !hasData, values[0].range.has("UNMutableNotificationContent()") {
                madeContents.withoutData.append(values[0].range)
            }
            let isForLater = isForLater(function, text) || text.copiesTitle(to: name)
            if !hasData, !hasCategory && isForLater || hasCategory, let key = text.keyOfData, code.mayBeHandler {
                facts.poorCopies.append(PoorCopy(range: values[0].range, key: key))
            } else if !hasCategory, isForLater {
                madeContents.plainCopies.append(values[0].range)
            } else if hasCategory {
                madeContents.hasCategorized = true
            } else {
                madeContents.hasPlain = true
            }
        }
    }

    /// Notes the blocks of a function that set the data of its contents under a condition.
    private func noteConditionalData(in code: SourceRange) {
        for (name, values) in locals where values.count <= 8 && values.allSatisfy(\.isNewNotification) {
            // Each has the code up to the next one.
            let starts = values.map(\.range.bytes.upperBound).filter(code.bytes.contains).sorted()
            for (start, end) in zip(starts, starts.dropFirst() + [code.bytes.upperBound])
            where makers.canSearch(code) && madeContents.conditionalData.count < 200 {
                if let block = SourceRange(code.file, start..<end).conditionalData(of: name) {
                    madeContents.conditionalData.append(block)
                }
            }
        }
    }

    /// Whether a function shows a notification again, by its name or the identifier of its only request.
    private func isForLater(_ function: Function, _ text: String) -> Bool {
        func hasWord(_ text: some StringProtocol) -> Bool {
            let letters = text.lowercased().filter(\.isLetter)
            return ["snooze", "postpone"].contains(where: letters.contains)
                || ["later", "again"].contains(where: letters.hasSuffix)
        }
        if hasWord(function.name) { return true }
        let identifiers = text.ranges(of: "identifier: ").map { text[$0.upperBound...].prefix(80).prefix { $0 != "," } }
        return identifiers.count == 1 && hasWord(identifiers[0])
    }

    /// Adds copies without a category if all other notifications of the app have one.
    func addPlainCopies() {
        addCasts()
        addCategoryData()
        guard madeContents.hasCategorized, !madeContents.hasPlain else { return }
        facts.poorCopies += madeContents.plainCopies.map { PoorCopy(range: $0, key: nil) }
    }
}

extension Expression {
    /// `UNMutableNotificationContent()`, `[UILocalNotification new]`
    var isNewNotification: Bool {
        guard case .call(_, let arguments) = kind, arguments.isEmpty, range.bytes.count < 100 else { return false }
        return ["UNMutableNotificationContent", "UILocalNotification"].contains(where: range.contains)
    }
}

extension String {
    /// Whether content gets the title of other content: `copy.title = content.title`.
    fileprivate func copiesTitle(to name: String) -> Bool {
        guard let start = firstRange(of: "\(name).title = ")?.upperBound else { return false }
        let value = self[start...].prefix { !$0.isNewline && $0 != ";" }
        return value.hasSuffix("content.title")
    }

    /// The first key that code reads from the data of a notification.
    fileprivate var keyOfData: String? {
        for form in ["serInfo[\"", "serInfo[@\"", "serInfo objectForKey:@\"", "serInfo?[\"", "info[\"", "info?[\""] {
            guard let start = firstRange(of: form)?.upperBound else { continue }
            let key = self[start...].prefix { $0 != "\"" && !$0.isNewline }
            let rest = self[key.endIndex...].dropFirst(2)
            if !key.isEmpty, !rest.hasPrefix(" =") || rest.hasPrefix(" ==") { return String(key) }
        }
        // A constant: `userInfo[Keys.body]`.
        for form in ["serInfo[", "serInfo?[", "serInfo objectForKey:", "serInfo valueForKey:"] {
            guard let start = firstRange(of: form)?.upperBound else { continue }
            let key = self[start...].prefix { $0.isPartOfName || $0 == "." }
            let rest = self[key.endIndex...]
            if key.first?.isLetter ?? false, rest.first == "]", !rest.hasPrefix("] =") || rest.hasPrefix("] ==") {
                return String(key)
            }
        }
        return nil
    }
}

extension SourceRange {
    /// The block of an `if` in which the code after the creation of content sets its only data, if it makes the request
    /// after the block.
    fileprivate func conditionalData(of name: String) -> SourceRange? {
        let code = Array(file.bytes[bytes])
        let places = code.places(of: "\(name).userInfo")
        guard places.count == 1, let place = places.first else { return nil }
        let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var (start, end, depth) = (place.lowerBound, place.upperBound, 0)
        while start > 0, depth >= 0 {
            start -= 1
            if code[start] == closing { depth += 1 } else if code[start] == opening { depth -= 1 }
        }
        guard depth < 0 else { return nil }
        while end < code.count, depth < 1 {
            if code[end] == opening { depth -= 1 } else if code[end] == closing { depth += 1 }
            if depth == 0 { break }
            end += 1
        }
        let line = String(decoding: code[..<start].suffix(300), as: UTF8.self).split(separator: "\n").last ?? ""
        let rest = String(decoding: code[end...].dropFirst().prefix(40), as: UTF8.self).drop(while: \.isWhitespace)
        guard line.contains("if "), !line.contains("else"), !line.contains("guard "), !rest.hasPrefix("else"),
            ["content: \(name)", "content:\(name)"].contains(where: { form in
                code.places(of: form).contains { $0.lowerBound > end }
            })
        else { return nil }
        return SourceRange(file, bytes.lowerBound + start..<bytes.lowerBound + end)
    }

    /// Whether a function gets the notification that was there before.
    fileprivate var mayBeHandler: Bool {
        ["content.userInfo", "otification.userInfo", "userInfo: [AnyHashable"].contains(where: containsAnywhere)
    }
}
