import CodeFacts
import Diagnostics

// Values that code needs of each notification which the center lists.
extension CodeScan {
    private static let castLimit = 50
    private static let lists = [
        "getDeliveredNotifications", "getPendingNotificationRequests", "deliveredNotifications()",
        "pendingNotificationRequests()",
    ]
    /// Code that looks first whether a notification has the value.
    private static let checks = [
        "ategoryIdentifier", "hasPrefix", "hasSuffix", "!= nil", "== nil", "identifier ==", "identifier !=", "as? ",
        ".keys",
    ]
    private static let conditions = ["if ", "guard ", "where ", "filter", "switch "]

    /// Notes `content.userInfo["id"] as! String` in code that gets a list of notifications, or each response.
    func noteCast(of element: Expression, _ key: Expression) {
        let rest = element.range.file.bytes[element.range.bytes.upperBound...]
        guard let function, element.range.isSwift, madeContents.casts.count < Self.castLimit,
            function.range.bytes.count < 16 << 10,
            rest.starts(with: " as! ".utf8) || rest.starts(with: "! as! ".utf8) || rest.isUnwrappedCast,
            makers.canSearch(function.range)
        else { return }
        if function.parameters.contains(where: { $0.label == "didReceive" && $0.type == "UNNotificationResponse" }) {
            if isUnconditional(element, in: function) { madeContents.casts.append((key, element.range)) }
            return
        }
        guard element.range.contains("content.userInfo[") else { return }
        let name = element.range.text.prefix { $0 != "." }
        let before = SourceRange(function.range.file, function.range.bytes.lowerBound..<element.range.bytes.lowerBound)
        let code = before.text
        if function.name == "didReceive", function.parameters.count == 1,
            function.parameters[0].type == "UNNotification", madeContents.castsOfExtensions.count < Self.castLimit
        {
            if !(Self.checks + Self.conditions).contains(where: code.contains) {
                madeContents.castsOfExtensions.append((key, element.range))
            }
            return
        }
        // What comes before the list has nothing to do with it.
        guard Self.lists.contains(where: function.range.containsAnywhere) else { return }
        guard let start = Self.lists.compactMap({ code.firstRange(of: $0)?.upperBound }).min() else { return }
        var lines = code[start...].split(separator: "\n", omittingEmptySubsequences: false)
        let last = lines.popLast() ?? ""
        let isChecked =
            Self.checks.contains(where: last.contains)
            || lines.contains { line in
                line.contains(name + ".") && !line.contains(" as! ")
                    && (Self.checks + Self.conditions).contains(where: line.contains)
                    || line.contains("(\(name))") && Self.conditions.contains(where: line.contains)
            }
        if !isChecked { madeContents.casts.append((key, element.range)) }
    }

    /// Whether a function reads the data of a notification before any condition.
    private func isUnconditional(_ element: Expression, in function: Function) -> Bool {
        guard case .element(let base, _) = element.kind, isData(base), let first = function.body.first else {
            return false
        }
        let code = SourceRange(
            function.range.file,
            first.range.bytes.lowerBound..<max(first.range.bytes.lowerBound, element.range.bytes.lowerBound)
        ).text
        // The code for a tap, if it has no condition of its own: `if let url = URL(string: info["url"] as! String)`.
        if let tap = code.ranges(of: "case UNNotificationDefaultActionIdentifier:").last {
            var lines = code[tap.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
            if let last = lines.last, ![",", "&&", "guard "].contains(where: last.contains) { lines.removeLast() }
            let checks = Self.checks.filter { $0 != "as? " }
            let before = code[..<tap.lowerBound]
            return !(checks + ["if ", "guard "]).contains(where: before.contains)
                && !lines.contains { line in
                    (checks + Self.conditions + ["case ", "default:"]).contains(where: line.contains)
                }
        }
        return !(Self.checks + Self.conditions + ["defer "]).contains(where: code.contains)
    }

    /// Adds contents without data, if code needs a key of each notification that other contents have.
    func addCasts() {
        let written = Set(writtenKeys.compactMap(\.known))
        for cast in madeContents.castsOfExtensions {
            guard let key = text(cast.key), case let places = writtenKeys.filter({ $0.known == key }),
                let first = places.first
            else { continue }
            let areConditional = places.allSatisfy { place in
                madeContents.conditionalData.contains { $0.contains(place.range) }
            }
            guard areConditional else { continue }
            var copy = PoorCopy(range: first.range, key: key, cast: cast.range)
            copy.isConditional = true
            facts.poorCopies.append(copy)
        }
        for cast in madeContents.casts {
            // A push can have it as well.
            guard let key = text(cast.key), written.contains(key) || !facts.remoteRegistrations.isEmpty else {
                continue
            }
            facts.poorCopies += madeContents.withoutData.map { PoorCopy(range: $0, key: key, cast: cast.range) }
            return
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether the code after a value casts it and takes the result for granted: `(info["url"] as? String)!`.
    fileprivate var isUnwrappedCast: Bool {
        guard starts(with: " as? ".utf8) else { return false }
        return dropFirst(" as? ".utf8.count).prefix(40).drop(while: \.isPartOfName).starts(with: ")!".utf8)
    }
}
