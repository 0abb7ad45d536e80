import CodeEvaluation

/// What a use of a value does that reads nothing.
struct IdleUse {
    /// The variables that get the value, the properties of other objects and the parameters that do, the keys that store
    /// it, and the functions that get it.
    var copies: Set<String> = []
    var others: Set<String> = []
    var keys: Set<String> = []
    var functions: Set<String> = []
    var isDeclaration = false
}

extension CodeLine {
    /// The use of a name on the line; nil if code may read the value.
    ///
    /// - Parameter names: The names of the value and its copies.
    func idleUse(of name: String, _ names: Set<String>, _ place: Range<Int>, in bytes: [UInt8]) -> IdleUse? {
        let start = codeBefore
        let path = String(before.dropFirst(start.count))
        if isInLiteral { return useInLiteral(of: name, names) }
        if start.contains("// ") { return IdleUse() }
        if before.hasSuffix("var ") || before.hasSuffix("let ") { return declaration(place, in: bytes) }
        if isOfControl || isGetterOfControl || isTitle { return IdleUse() }
        guard !path.contains("$") else { return nil }
        return assignment(start) ?? parameter(start, path) ?? copy(to: names, start, path, place, in: bytes) ?? storing(
            start)
            ?? change(start, place, names, in: bytes)
            ?? (onlyShowsControls(start, place, in: bytes) || onlyValidates(place, in: bytes) ? IdleUse() : nil)
    }

    /// Whether the word is a member of another object than the view itself: `content.sound`.
    var isOfOtherObject: Bool { before.hasSuffix(".") && !before.hasSuffix("self.") && !before.hasSuffix("$.") }

    /// Whether it is a property of a view.
    var isOfView: Bool {
        // An attribute can be on the line before.
        let isBefore = previous.drop { $0 == " " || $0 == "\t" }.hasPrefix("@") && !previous.contains("var ")
        let attributes = isBefore ? previous + " " + before : before
        return ["@State ", "@AppStorage(", "@SceneStorage("].contains(where: attributes.contains)
    }

    /// Whether a line with the key of a setting only stores it, or reads it for one of some names.
    func isIdleKey(of names: Set<String>) -> Bool {
        let line = before + after
        return before.hasSuffix("let ") || isTextOfConstant || line.isStoring
            || names.contains { !Array(line.utf8).places(of: $0).isEmpty }
            || line.contains("get {") && line.contains("forKey:") || previous.hasSuffix("get {")
    }

    // MARK: - Forms

    /// The code before the word, without the path to it: `a.b.`, `self.`.
    private var codeBefore: Substring {
        let path = before.reversed().prefix { $0.isLetter || $0.isNumber || "._$?!".contains($0) }
        return before.dropLast(path.count)
    }

    private var isInLiteral: Bool { before.count { $0 == "\"" } % 2 == 1 && !codeBefore.hasSuffix("\\(") }

    /// A text with the word, the key of a setting, or the text of a constant.
    private func useInLiteral(of name: String, _ names: Set<String>) -> IdleUse? {
        guard before.hasSuffix("\""), after.hasPrefix("\"") else {
            // A text, and not a part of another key.
            return after.first == " " || before.hasSuffix(" ") ? IdleUse() : nil
        }
        // Its own text doesn't say what gets the value.
        let others = names.filter { $0 != name || Array((before + after.dropFirst()).utf8).places(of: $0).count > 0 }
        return isTextOfConstant || isIdleKey(of: others) ? IdleUse() : nil
    }

    private func declaration(_ place: Range<Int>, in bytes: [UInt8]) -> IdleUse? {
        if before.hasSuffix("let ") {
            // Another constant with the name, whose uses count.
            let isNumber = after.hasPrefix(" = ") && Double(after.dropFirst(3)) != nil
            return isNumber || after.hasPrefix(": ") && !after.contains("{") ? IdleUse() : nil
        }
        let isOfModel = before.contains("@Published ") || !before.contains("@")
        guard isOfView || isOfModel, !before.contains("override ") else { return nil }
        var use = IdleUse(isDeclaration: true)
        if let key = storageKey { use.keys.insert(key) }
        guard after.contains("{") else {
            // `var isOn = UserDefaults.standard.bool(forKey: "isOn")`
            use.keys.formUnion(after.keysOfSettings)
            return use
        }
        let code = String(decoding: bytes[place.upperBound...].prefix(2048), as: UTF8.self)
        guard let block = code[...].block, block.onlyStores else { return nil }
        use.keys.formUnion(block.keysOfSettings)
        return use
    }

    /// The key with which a view stores the value: `@AppStorage("key") var name`.
    private var storageKey: String? {
        let line = before.contains("@AppStorage(") ? before : previous.contains("var ") ? "" : previous
        guard let start = line.firstRange(of: "@AppStorage(") else { return nil }
        return String(line[start.upperBound...]).firstKey
    }

    /// `self.name = other`, `settings.name.toggle()`
    private func assignment(_ start: Substring) -> IdleUse? {
        guard start.isStartOfStatement, after.hasPrefix(" = ") || after == ".toggle()" else { return nil }
        return IdleUse(keys: after.keysOfSettings)
    }

    /// The declaration of a parameter, or its label in a call: `(name: Bool, …`.
    private func parameter(_ start: Substring, _ path: String) -> IdleUse? {
        guard path.isEmpty, after.hasPrefix(": "), start.isStartOfArgument else { return nil }
        return IdleUse()
    }

    /// `other.copy = name`, `Model(copy: name)`. Of objects of the system, code may set properties, too.
    private func copy(
        to names: Set<String>, _ start: Substring, _ path: String, _ place: Range<Int>, in bytes: [UInt8]
    ) -> IdleUse? {
        let rest = after.drop { $0 == " " }
        if start.hasSuffix(": "), rest.isEmpty || [",", ")"].contains(rest.first) {
            let label = start.dropLast(2).reversed().prefix(while: \.isPartOfName).reversed()
            let name = String(label)
            guard start.dropLast(2 + name.count).isStartOfArgument, !name.isEmpty,
                names.contains(name) || name.isAboutNotifications
            else { return nil }
            return IdleUse(others: [name])
        }
        guard start.hasSuffix(" = "), rest.isEmpty || ["}", ";"].contains(rest.first) || rest.hasPrefix("?? ") else {
            return nil
        }
        let target = start.dropLast(3)
        return target.isOfObjectOfSystem(in: bytes[..<place.lowerBound].suffix(1024)) ? nil : target.target(names)
    }

    /// `UserDefaults.standard.set(name, forKey: "key")`
    private func storing(_ start: Substring) -> IdleUse? {
        guard start.hasSuffix(".set("), after.contains("forKey: ") else { return nil }
        return IdleUse(keys: after.keysOfSettings)
    }

    /// `.onChange(of: name) { … }`, if the closure only copies and stores the value.
    private func change(
        _ start: Substring, _ place: Range<Int>, _ names: Set<String>, in bytes: [UInt8]
    ) -> IdleUse? {
        guard start.hasSuffix(".onChange(of: ") else { return nil }
        let code = String(decoding: bytes[place.upperBound...].prefix(2048), as: UTF8.self)
        guard let end = code.firstIndex(of: ")"), code[end...].hasPrefix(") {"), let block = code[end...].block else {
            return nil
        }
        let lines = block.split(separator: "\n", maxSplits: 1)
        var values = names.union(["$0"])
        var body = Substring(block)
        if let head = lines.first?.firstRange(of: " in"),
            let last = lines[0][..<head.lowerBound].split(whereSeparator: { $0 == " " || $0 == "," }).last,
            lines[0][head.upperBound...].first.map({ $0 == " " }) ?? true
        {
            values.insert(String(last))
            body = block[head.upperBound...]
        }
        return String(body).idleUse(of: values, names)
    }

    /// Whether people only see the value: `Text("Every \(settings.name) minutes")`.
    private var isTitle: Bool {
        codeBefore.hasSuffix("\\(") && (Self.controls + ["Text"]).contains { before.contains("\($0)(\"") }
    }

    /// Whether it is the text of a constant: `static let remind = "remind"`.
    private var isTextOfConstant: Bool { before.contains("let ") && before.hasSuffix("= \"") && after == "\"" }
}

extension StringProtocol where SubSequence == Substring {
    /// Whether a statement can begin after the code.
    fileprivate var isStartOfStatement: Bool {
        let code = trimmedEnd
        return code.isEmpty || [";", "{"].contains(code.last) || code.hasSuffix(" in")
    }

    fileprivate var isStartOfArgument: Bool {
        let code = trimmedEnd
        return code.isEmpty || ["(", ","].contains(code.last)
    }

    private var trimmedEnd: Substring {
        var code = self[...]
        while let last = code.last, last == " " || last == "\t" { code = code.dropLast() }
        return code
    }

    /// What an assignment to the code copies to: one of some names, or the property of another object whose name says
    /// that it is about notifications.
    fileprivate func target(_ names: Set<String>) -> IdleUse? {
        var code = self[...]
        // `@State private var isOn: Bool`
        if let colon = code.firstRange(of: ": "), code[..<colon.lowerBound].contains("var ") {
            code = code[..<colon.lowerBound]
        }
        let path = String(code.reversed().prefix { $0.isLetter || $0.isNumber || "._?!".contains($0) }.reversed())
        let rest = code.dropLast(path.count)
        guard rest.isStartOfStatement || rest.hasSuffix("var "),
            let name = path.split(separator: ".").last.map(String.init)
        else { return nil }
        let isOfOther = path.contains(".") && !path.hasPrefix("self.")
        if isOfOther { return names.contains(name) || path.isOfOwnType(name) ? IdleUse(others: [name]) : nil }
        return names.contains(name) ? IdleUse(copies: [name]) : nil
    }

    /// Whether the code is a property that objects of the system don't have: its name says that it is about notifications,
    /// or it is one of a type, such as `Settings.isOn`.
    fileprivate func isOfOwnType(_ name: String) -> Bool {
        name.isAboutNotifications || split(separator: ".").count == 2 && first?.isUppercase ?? false
    }

    /// The code in the first braces.
    var block: String? {
        guard let start = firstIndex(of: "{") else { return nil }
        var depth = 0
        for index in self[start...].indices {
            if self[index] == "{" { depth += 1 }
            if self[index] == "}" {
                depth -= 1
                if depth == 0 { return String(self[self.index(after: start)..<index]) }
            }
        }
        return nil
    }
}

extension String {
    /// Whether a line stores a setting and doesn't read one.
    fileprivate var isStoring: Bool {
        [".set(", ".removeObject(", "register(defaults:"].contains(where: contains)
    }

    /// The key at the start: a literal, or the name of a constant.
    fileprivate var firstKey: String? {
        let argument = prefix { $0 != ")" && $0 != "," && $0 != "\n" }
        if argument.first == "\"" { return String(argument.dropFirst().prefix { $0 != "\"" }) }
        return argument.split(separator: ".").last { $0 != "rawValue" }.map(String.init)
    }

    /// The keys of settings that code reads or stores.
    fileprivate var keysOfSettings: Set<String> {
        Set(ranges(of: "forKey: ").compactMap { String(self[$0.upperBound...]).firstKey })
    }

    private static let ofStores = [
        "set", "bool", "integer", "double", "float", "string", "object", "data", "array", "value", "UserDefaults",
        "removeObject", "synchronize", "encode", "send", "print",
    ]

    /// Whether the accessors or observers of a property only store and read a setting.
    fileprivate var onlyStores: Bool {
        guard contains("forKey: "), !contains("= newValue"), !contains("return newValue") else { return false }
        return ranges(of: "(").allSatisfy { place in
            let name = self[..<place.lowerBound].reversed().prefix(while: \.isPartOfName)
                .reversed()
            // `try? JSONEncoder().encode(…)`
            return Self.ofStores.contains(String(name)) || ["JSONEncoder", "JSONDecoder"].contains(String(name))
        }
    }

    /// What some statements do with a value, if they only copy and store it.
    func idleUse(of values: Set<String>, _ names: some Collection<String>) -> IdleUse? {
        var use = IdleUse()
        let statements = split { $0 == "\n" || $0 == ";" }
            .map { String($0.drop { $0 == " " || $0 == "\t" }) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
        guard statements.count <= 8 else { return nil }
        for statement in statements {
            var code = statement
            while code.last == " " { code.removeLast() }
            if let sign = code.firstRange(of: " = ") {
                guard values.contains(String(code[sign.upperBound...])) else { return nil }
                let path = code[..<sign.lowerBound]
                let name = path.split(separator: ".").last.map(String.init) ?? ""
                guard names.contains(name) || path.isOfOwnType(name) else { return nil }
                if path.contains("."), !path.hasPrefix("self.") {
                    use.others.insert(name)
                } else {
                    use.copies.insert(name)
                }
            } else if let setter = code.firstRange(of: ".set("), code.contains(", forKey: ") {
                let argument = code[setter.upperBound...].prefix { $0 != "," }
                guard values.contains(String(argument)) else { return nil }
                use.keys.formUnion(code.keysOfSettings)
            } else if let start = code.firstIndex(of: "("), code.last == ")" {
                let path = code[..<start]
                let argument = code[start...].dropFirst().dropLast()
                let value = argument.split(separator: " ").last.map(String.init) ?? ""
                guard path.allSatisfy({ $0.isLetter || $0.isNumber || "._?".contains($0) }), values.contains(value),
                    argument.split(separator: " ").count <= 2,
                    let name = path.split(separator: ".").last.map(String.init),
                    name.isAboutNotifications
                else { return nil }
                use.functions.insert(name)
            } else {
                return nil
            }
        }
        return statements.isEmpty ? nil : use
    }
}
