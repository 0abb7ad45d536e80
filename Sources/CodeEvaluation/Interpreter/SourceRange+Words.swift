import CodeFacts
package import Diagnostics

// Comparisons of code with a word, on bytes: an expression can be as long as a file, so no text is made of it.
extension SourceRange {
    private static let limit = 1024

    func has(_ word: String) -> Bool { file.bytes[bytes].elementsEqual(word.utf8) }

    func hasPrefix(_ word: String) -> Bool { file.bytes[bytes].starts(with: word.utf8) }

    func hasSuffix(_ word: String) -> Bool { file.bytes[bytes].suffix(word.utf8.count).elementsEqual(word.utf8) }

    /// The code before it on its line, such as the attributes and modifiers of a property.
    package var codeBefore: String {
        let line = file.bytes[..<bytes.lowerBound].suffix(200).reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
        return String(decoding: Array(line), as: UTF8.self)
    }

    /// Whether it is the name and the value of a constant in Swift.
    var isOfConstant: Bool { codeBefore.hasSuffix("let ") }

    /// The code, if it is short.
    var codeWithoutSpaces: String? {
        bytes.count > Self.limit ? nil : String(decoding: file.bytes[bytes].filter { $0 > 0x20 }, as: UTF8.self)
    }

    /// Whether the code contains a word near its start.
    func contains(_ word: String) -> Bool {
        let start = bytes.prefix(Self.limit)
        return ByteSearch(word).firstIndex(in: file.bytes, start.startIndex..<start.endIndex) != nil
    }

    /// Whether the code contains a word, however long it is.
    package func containsAnywhere(_ word: String) -> Bool {
        ByteSearch(word).firstIndex(in: file.bytes, bytes) != nil
    }
}

extension SourceRange {
    /// Whether it is a method that the system calls once the app runs: of the app's delegate, or of the delegate of an
    /// object that tells what has happened, such as `session(_:didReceiveMessage:)`.
    package var runsAfterLaunch: Bool {
        let words = [
            "didRegisterForRemoteNotificationsWithDeviceToken", "didFailToRegisterForRemoteNotificationsWithError",
        ]
        let end = file.bytes[bytes].firstIndex(of: UInt8(ascii: "{")) ?? bytes.upperBound
        let head = SourceRange(file, bytes.lowerBound..<end)
        if words.contains(where: head.contains) { return true }
        let senders = [
            "AVAudioPlayer", "CBCentralManager", "CBPeripheral", "CLLocationManager", "UICollectionView", "UITableView",
            "URLSession", "WCSession",
        ]
        // The system tells the state of a permission as soon as the object exists.
        return head.contains(" did") && !head.contains("didChangeAuthorization")
            && senders.contains(where: head.contains)
    }

    /// Whether the code contains a word.
    package func mentions(_ word: String) -> Bool { contains(word) { _, _ in true } }

    /// Whether the code contains a word as an argument, and not a member of it or the declaration of a parameter.
    func hasArgument(_ word: String) -> Bool {
        contains(word, after: ["(", ":", ",", "["], notBefore: [".", ":", "?"])
    }

    /// Whether the code contains a word that isn't the label of an argument.
    func uses(_ word: String) -> Bool { contains(word) { _, after in after.first != UInt8(ascii: ":") } }

    /// Whether the code calls a function: `start()`, `[self start]`, `start { … }`.
    package func calls(_ name: String) -> Bool { contains(name) { before, after in Self.isCall(before, after) } }

    /// Whether the code calls a function of another object than `self`: `other.start()`, `[other start]`.
    func callsOfOther(_ name: String) -> Bool {
        contains(name) { before, after in
            guard Self.isCall(before, after) else { return false }
            var base = before
            if isSwift {
                guard base.last == UInt8(ascii: ".") else { return false }
                base = base.dropLast()
                if base.last == UInt8(ascii: "?") { base = base.dropLast() }
            } else {
                while base.last == UInt8(ascii: " ") { base = base.dropLast() }
            }
            return !base.reversed().prefix(while: \.isPartOfName).reversed().elementsEqual("self".utf8)
        }
    }

    /// Whether the code uses a function as a value: `run(then: start)`, `#selector(App.start)`.
    func handsOn(function name: String) -> Bool {
        contains(name) { before, after in
            guard !Self.isCall(before, after) else { return false }
            let first = before.last { $0 != UInt8(ascii: " ") }
            let next = after.first { $0 != UInt8(ascii: " ") }
            // `@selector(start:)` and `NSSelectorFromString(@"start:")`
            if before.suffix(9).elementsEqual("selector(".utf8) || before.last == UInt8(ascii: "\"") { return true }
            let isArgument = [")", ","].contains { UInt8(ascii: $0) == next }
            let isEnd = next == nil || next == UInt8(ascii: "\n") || next == UInt8(ascii: "}")
            return first == UInt8(ascii: ".") && (isArgument || isEnd)
                || isArgument && ["(", ",", ":"].contains { UInt8(ascii: $0) == first }
        }
    }

    static func isCall(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
        let next = after.first { $0 != UInt8(ascii: " ") }
        // A method of Objective-C by its name: `@selector(start:)`.
        if before.suffix(9).elementsEqual("selector(".utf8) { return false }
        // A label of a call in Swift isn't one.
        return ["(", "{", "]"].contains { UInt8(ascii: $0) == next }
            || after.first == UInt8(ascii: ":") && before.last == UInt8(ascii: " ")
                && before.dropLast().last { $0 != UInt8(ascii: " ") } != UInt8(ascii: ",")
    }

    /// Whether the code hands an object on: `start(self)`, `delegate = self`, and not `[self start]`.
    func handsOn(_ word: String) -> Bool {
        contains(word, after: ["(", ":", ",", "="], notBefore: [".", "?", "-"])
    }

    /// Whether the code hands on a flag, or its opposite: `start(isFirst)`, `markRead:!isOpen`.
    func handsOnResult(_ word: String) -> Bool {
        handsOn(word) || ["(!", ":!", ": !", ", !"].contains { containsAnywhere($0 + word) }
    }

    /// Whether the code changes the collection with a name: `table["a"] = 1`, `names.insert("a")`, `names = other`.
    func changes(_ name: String) -> Bool {
        let changing = ["insert", "append", "updateValue", "merge", "formUnion", "setObject", "setValue", "addObject"]
        return contains(name) { before, after in
            let line = after.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
            if line.first == UInt8(ascii: "[") { return Self.setsElement(line) }
            let rest = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }
            if changing.contains(where: { rest.starts(with: $0.utf8) }) { return true }
            // Not its declaration.
            let declaring = ["let", "var", "*"].contains { word in
                before.suffix(20).filter { $0 != UInt8(ascii: " ") }.suffix(word.utf8.count).elementsEqual(word.utf8)
            }
            return !declaring && rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
        }
    }

    /// Whether the code after a variable sets an element of it: `["id"] = id`.
    private static func setsElement(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.first == UInt8(ascii: "[") else { return false }
        let rest = line.drop { $0 != UInt8(ascii: "]") }.dropFirst().drop { $0 == UInt8(ascii: " ") }
        return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
    }

    /// Whether the code adds values to a dictionary, and never reads it: `info["id"] = id`,
    /// `[info setObject:id forKey:@"id"]`.
    ///
    /// - Parameter name: The variable with the dictionary.
    func onlyFills(_ name: String) -> Bool {
        var count = 0
        let isUsed = contains(name) { before, after in
            let line = after.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
            let isFilled =
                Self.setsElement(line)
                || [" setObject:", " setValue:", ".updateValue("].contains { line.starts(with: $0.utf8) }
            if isFilled { count += 1 }
            return !isFilled && !before.suffix(4).elementsEqual("var ".utf8) && before.last != UInt8(ascii: "*")
        }
        return !isUsed && count > 0
    }

    /// Whether the code contains a word between certain characters, apart from spaces.
    private func contains(
        _ word: String, after allowed: [Unicode.Scalar], notBefore excluded: [Unicode.Scalar]
    ) -> Bool {
        contains(word) { before, after in
            let first = before.last { $0 != UInt8(ascii: " ") }
            let next = after.first { $0 != UInt8(ascii: " ") }
            return allowed.contains { UInt8(ascii: $0) == first } && !excluded.contains { UInt8(ascii: $0) == next }
        }
    }

    /// Whether the code contains a word between some others.
    func contains(
        _ word: String, where isWanted: (_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool
    ) -> Bool {
        guard !word.isEmpty else { return false }
        let code = file.bytes[bytes]
        let search = ByteSearch(word)
        var start = code.startIndex
        while let index = search.firstIndex(in: file.bytes, start..<code.endIndex) {
            let end = index + word.utf8.count
            if end == code.endIndex || !code[end].isPartOfName,
                index == code.startIndex || !code[index - 1].isPartOfName,
                isWanted(code[..<index], code[end...])
            {
                return true
            }
            start = index + 1
        }
        return false
    }
}

extension UInt8 {
    /// Whether the byte can be part of the name of a variable, a function or a type.
    package var isPartOfName: Bool {
        (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self) || self == 0x5F || self >= 0x80
    }
}

extension Character {
    /// Whether the character can be part of the name of a variable, a function or a type.
    package var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
