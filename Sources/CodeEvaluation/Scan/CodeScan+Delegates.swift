import CodeFacts
import Diagnostics

// Objects that the system calls, and what keeps them.
extension CodeScan {
    /// Code that keeps its own local variables until the app ends.
    private static let runs = [
        "UIApplicationMain", "NSApplicationMain", ".run(", "dispatchMain", "withExtendedLifetime",
    ]

    /// The delegate of the center is weak: a new object is gone at once, and a local one once the function returns.
    func noteDelegate(of base: Expression, _ source: Expression) {
        noteLateCenter(of: base, source)
        guard isCenter(base) else { return }
        noteOwnDelegate(source)
        guard let type = createdForNothing(source) else { return }
        later { [self] in
            guard canKeepItself(type) == false else { return }
            facts.unkeptDelegates.append(source.range)
        }
    }

    /// Whether an object of a class can keep itself; nil if the class isn't known.
    func canKeepItself(_ type: String) -> Bool? {
        if let known = keepers[type] { return known }
        guard let declarations = classes[type] else { return nil }
        let result = declarations.contains(where: \.mayKeepItself)
        keepers[type] = result
        return result
    }

    /// The class of the object that code makes for a weak property, and that nothing else in the function gets.
    func createdForNothing(_ source: Expression) -> String? {
        guard let function else { return nil }
        var creation = source
        if case .name(let name) = source.kind {
            guard let values = locals[name], values.count == 1, createdType(values[0]) != nil,
                values[0].range.bytes.upperBound < source.range.bytes.lowerBound,
                function.range.contains(values[0].range), !values[0].isStatic,
                function.range.uses(ofLocal: name) == 2
            else { return nil }
            creation = values[0]
        }
        guard let type = createdType(creation), !Self.runs.contains(where: function.range.containsAnywhere),
            // Without automatic reference counting, nothing removes it.
            !traits.releases
        else { return nil }
        return type
    }

    /// Whether an expression is the notification center: by its name, and by what declares the name.
    func isCenter(_ base: Expression) -> Bool {
        if base.range.contains("UNUserNotificationCenter") { return true }
        let local = local(base)
        if local.range != base.range {
            // In Objective-C, the base of a member can be before it.
            return local.range.contains("UNUserNotificationCenter")
                || local.range.codeBefore.hasSuffix("UNUserNotificationCenter")
        }
        guard let name = base.lastName, name.lowercased().contains("center") else { return false }
        if let parameter = function?.parameters.first(where: { $0.name == name }) {
            return parameter.type.contains("UNUserNotificationCenter")
        }
        return types.last?.members.contains { member in
            guard case .variable(let variable) = member.kind, variable.name == name else { return false }
            return member.range.contains("UNUserNotificationCenter")
        } ?? false
    }

    /// The class of which an expression makes an object: `Handler()`, `[[Handler alloc] init]`, `[Handler new]`.
    func createdType(_ expression: Expression) -> String? {
        guard case .call(let callee, _) = expression.kind else { return nil }
        switch callee.kind {
        case .name(let name): return name.first?.isUppercase ?? false ? name : nil
        case .member(let base?, "new"): return base.lastName
        case .member(let base?, let name) where name.hasPrefix("init"):
            if case .call(let inner, _) = base.kind, case .member(let type?, "alloc") = inner.kind {
                return type.lastName
            }
            return base.lastName.flatMap { $0.first?.isUppercase ?? false ? $0 : nil }
        default: return nil
        }
    }

    func note(_ type: TypeDeclaration, _ range: SourceRange) {
        noteAdoption(of: type)
        noteMessaging(type, range)
        noteCallDelegate(type)
        noteWidget(type, range)
        if type.kind == .classType || type.kind == .extensionOfType { classes[type.name, default: []].append(range) }
        let isEntry = ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(where: range.contains)
        if type.kind == .structure, type.inherited.contains("App"), range.contains("@main") { apps.append(range) }
        let protocols = ["UIApplicationDelegate", "NSApplicationDelegate"]
        guard type.kind == .classType, protocols.contains(where: type.inherited.contains),
            let start = range.file.bytes.range(of: "class \(type.name)", in: range.bytes)
        else { return }
        let name = SourceRange(range.file, start.upperBound - type.name.utf8.count..<start.upperBound)
        applicationDelegates.append(
            (CodeText(type.name, at: name), isEntry, range.containsAnywhere("UNUserNotificationCenter")))
    }

    /// Notes methods that the system calls.
    func note(_ function: Function) {
        noteForwarding(function)
        noteDismissing(function)
        noteTextFunction(function)
        noteOrder(of: function)
        noteDroppedSettings(in: function)
        noteEmptied(function)
        noteTouches(function)
        let labels = function.parameters.compactMap(\.label)
        makers.counts[function.name, default: 0] += 1
        noteActivation(function)
        noteMisnamed(function)
        notePushMethod(function)
        noteParameterTypes(function)
        noteMethod(function)
        noteResponseMethod(function)
        noteSelectors(in: function)
        notePermission(function)
        noteObserving(function)
        noteIdleRead(in: function)
        noteDescriber(function)
        noteCalls(in: function, labels)
        noteTokenSender(function)
        if labels.contains("didRegisterForRemoteNotificationsWithDeviceToken") { noteTokenMethod(function) }
        if labels.contains("handleActionWithIdentifier"), function.range.contains("UILocalNotification") {
            facts.legacyActionMethods.append(function.range)
        }
        if labels.contains("didRegisterForRemoteNotificationsWithDeviceToken"), let token = function.parameters.last,
            function.body.contains(where: { !$0.isLog && $0.range.mentions(token.name) })
        {
            facts.tokenHandlers.append(function.range)
            noteDescription(of: token.name, in: function)
            noteShortFormat(in: function)
        }
        if labels.contains("didUpdatePushCredentials")
            || labels.contains("didUpdate") && function.range.contains("PKPush")
        {
            noteShortFormat(in: function)
        }
        if labels.contains("didReceiveNotificationRequest") || labels.contains("withContentHandler") {
            facts.serviceExtensions.append(function.range)
        }
        if function.name == "application", !function.isStatic, !function.body.isEmpty,
            labels.contains("didReceiveRemoteNotification") || labels.contains("forRemoteNotification")
        {
            facts.pushHandlers.append(function.range)
        }
        // In Swift, it can be asynchronous instead.
        if labels.contains("didReceiveRemoteNotification"),
            labels.contains("fetchCompletionHandler") || function.returnType == "UIBackgroundFetchResult"
        {
            facts.backgroundHandlers.append(function.range)
        } else if labels.contains("didReceiveRemoteNotification"), function.name == "application", !function.isStatic {
            facts.oldPushMethods.append(function.range)
        }
        if labels.contains("willPresent") || labels.contains("willPresentNotification"),
            function.name == "userNotificationCenter"
        {
            let statements = function.body.filter { !$0.isLog }
            guard statements.count == 1, statements[0].passesNoOption(to: function.parameters.last?.name) else {
                return
            }
            facts.silentPresentations.append(function.range)
        }
    }
}

extension Statement {
    var isLog: Bool {
        guard case .expression(let expression) = kind, case .call(let callee, _) = expression.kind else { return false }
        return Interpreter.isHarmless(callee.lastName ?? "")
    }

    /// Whether it returns an empty set of options, or passes one to the completion handler.
    fileprivate func passesNoOption(to completion: String?) -> Bool {
        switch kind {
        case .exit(let value?): return value.isWithoutOptions
        case .expression(let expression):
            if expression.isWithoutOptions { return true }
            guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1 else { return false }
            return callee.lastName == completion && arguments[0].value.isWithoutOptions
        default: return false
        }
    }
}

extension Expression {
    fileprivate var isWithoutOptions: Bool {
        switch kind {
        case .list(let items): items.isEmpty
        case .name("UNNotificationPresentationOptionNone"), .number("0"): true
        case .call(let callee, let arguments):
            callee.range.has("UNNotificationPresentationOptions") && arguments.isEmpty
        default: false
        }
    }

    /// Whether it is the value of a variable that outlives its function, in Objective-C.
    var isStatic: Bool {
        let line = range.file.bytes[..<range.bytes.lowerBound].suffix(200).reversed()
            .prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }.reversed()
        return String(decoding: Array(line), as: UTF8.self).contains("static ")
    }
}

extension SourceRange {
    /// Whether an object of the class can keep itself: it stores `self`, or its initializer makes a closure with `self`.
    fileprivate var mayKeepItself: Bool {
        let code = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("__weak ") }
            .joined(separator: "\n").replacing("delegate = self", with: "")
        let keeping = [
            "= self\n", "= self;", "= self }", "(target: self", "passRetained(self", "[self retain]", "= [self retain]",
        ]
        if keeping.contains(where: code.contains) { return true }
        guard let start = code.firstRange(of: "init(") else { return false }
        // One that only sets properties starts nothing.
        if let opening = code[start.upperBound...].firstIndex(of: "{") {
            let body = code[opening...].prefix { $0 != "}" }
            if !body.contains("("), !body.dropFirst().contains("{") { return false }
        }
        let initializer = code[start.lowerBound...].prefix(1500)
        return ["Timer", ".sink", "Task {", ".assign(", "observe(", "append(self", "insert(self"].contains(
            where: initializer.contains)
    }

    /// How often a function uses a local variable, beside its declaration, other than by setting its properties.
    func uses(ofLocal name: String) -> Int { count(of: name) - settings(of: name) - count(ofMember: name) }

    /// How often the code has a member with a name of another object: `delegate.handler`.
    private func count(ofMember name: String) -> Int {
        let code = Array(file.bytes[bytes])
        let name = Array(name.utf8)
        return code.indices.count { index in
            code[index] == UInt8(ascii: ".") && code[(index + 1)...].starts(with: name)
                && (index + 1 + name.count == code.count || !code[index + 1 + name.count].isPartOfName)
        }
    }

    /// How many statements set a property of a variable: `handler.router = router`.
    private func settings(of name: String) -> Int {
        let lines = text.split(separator: "\n")
        return lines.count { line in
            let code = line.drop { $0 == " " || $0 == "\t" }
            guard code.hasPrefix("\(name)."), let equal = code.firstRange(of: " = ") else { return false }
            return code[..<equal.lowerBound].allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
                && !code[equal.upperBound...].contains(name)
        }
    }
}

extension SourceFile {
    var wholeRange: SourceRange { SourceRange(self, 0..<bytes.count) }
}

extension [UInt8] {
    /// Where a text begins and ends, in a part.
    func range(of text: String, in part: Range<Int>) -> Range<Int>? {
        let text = Array(text.utf8)
        guard let first = text.first, part.count >= text.count else { return nil }
        var start = part.lowerBound
        while let index = self[start..<part.upperBound].firstIndex(of: first), index + text.count <= part.upperBound {
            if self[index..<index + text.count].elementsEqual(text) { return index..<index + text.count }
            start = index + 1
        }
        return nil
    }
}
