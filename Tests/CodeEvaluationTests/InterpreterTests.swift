import CodeEvaluation
import CodeFacts
import Diagnostics
import Testing

/// What code does with the API, which files that needs, and what it may cost.
@Suite struct InterpreterTests {
    private let code = CodeTree()

    // MARK: Registration

    private func category(_ identifier: String, _ actions: Expression) -> Expression {
        code.call(
            code.name("UNNotificationCategory"), ("identifier", code.text(identifier)), ("actions", actions),
            ("intentIdentifiers", code.list([])))
    }

    /// Proves that a list that grows in several statements is known, and that one that something unknown joins isn't whole.
    @Test func listsThatGrow() throws {
        let reply = code.action(code.text("reply"))
        let start = code.variable("actions", nil, code.list([reply]))
        let append = code.run(
            code.call(code.member(code.name("actions"), "append"), (nil, code.action(code.text("mute")))))
        let categories = code.list([category("message", code.name("actions"))])
        for isComplete in [true, false] {
            let more = code.run(code.operation("+=", code.name("actions"), code.name("unknown")))
            let body = [start, append] + (isComplete ? [] : [more]) + [code.register(categories)]
            let facts = run([code.file([code.function("f", body)])]).facts
            let registration = try #require(facts.registrations.first)
            #expect(registration.isComplete && facts.registrations.count == 1)
            let found = try #require(registration.categories.first)
            #expect(found.identifier.known == "message" && found.areActionsComplete == isComplete)
            #expect(found.actions.map(\.identifier.known) == ["reply", "mute"])
        }
    }

    @Test func listsThatAreNotKnown() throws {
        let body = [code.register(code.name("unknown"))]
        let facts = run([code.file([code.function("f", body)])]).facts
        #expect(try !#require(facts.registrations.first).isComplete)
    }

    /// Proves that an identifier that goes elsewhere is an escape, unless it is only logged.
    @Test func escapes() {
        for (name, count) in [("handle", 1), ("print", 0)] {
            let call = code.run(code.call(code.name(name), (nil, code.actionIdentifier)))
            let facts = run([code.file([code.function("f", [call])])]).facts
            #expect(facts.escapes.count == count && facts.comparisons.isEmpty)
        }
    }

    /// Proves that an identifier is followed into functions of the app.
    @Test func identifiersThatArePassedOn() {
        let compare = code.run(code.operation("==", code.name("id"), code.text("reply")))
        let handle = code.function("handle", taking: [.text("id")], [compare])
        let call = code.run(code.call(code.name("handle"), (nil, code.actionIdentifier)))
        let facts = run([code.file([handle, code.function("f", [call])])]).facts
        #expect(facts.comparisons.map(\.identifier.known) == ["reply"] && facts.escapes.isEmpty)
    }

    // MARK: Files

    /// Proves that a file is read once, when a name that it declares is needed, and that one that can't be read is unknown.
    @Test func filesAreReadOnDemand() {
        let other = CodeTree("IDs.swift")
        let id = other.variable("id", nil, other.text("reply"), isStatic: true)
        let declared = other.file([other.type(.structure, "IDs", [id])])
        var read: [Int] = []
        let program = Program(
            declaringFiles: { ["IDs": [1], "Missing": [2], "Never": [3]][$0] ?? [] },
            globalFiles: { _ in [] },
            read: { number in
                read.append(number)
                return number == 1 ? declared : nil
            })
        let names = ["IDs", "Missing", "IDs"].map { code.action(code.member(code.name($0), "id")) }
        // A value that nothing of interest needs.
        let unused = code.variable("unused", nil, code.member(code.name("Never"), "id"))
        let file = code.file([code.function("f", [unused] + names.map { code.run($0) })])
        program.add(file)
        let interpreter = Interpreter(program, readsContents: false, strings: TextLookup { _, _ in nil })
        interpreter.run(file)
        #expect(interpreter.finish().actions.map(\.identifier.known) == ["reply", nil, "reply"])
        #expect(read == [1, 2])
    }

    // MARK: Limits

    /// Proves that a function that takes too long is given up with a reason, and that the next one runs.
    @Test func stepsOfAFunction() {
        let items = code.list((0..<64).map { _ in code.text("a") })
        let inner = code.loop("z", over: code.name("items"), [code.run(code.name("z"))])
        let loops = code.loop(
            "x", over: code.name("items"), [code.loop("y", over: code.name("items"), [inner])])
        let slow = code.function("slow", [code.variable("items", nil, items), loops])
        let next = code.function("next", [code.run(code.action(code.text("reply")))])
        let (facts, omissions) = run([code.file([slow, next])])
        #expect(facts.actions.map(\.identifier.known) == ["reply"])
        #expect(omissions == ["A.swift": "the code in line 1 takes more than \(Interpreter.stepLimit) steps"])
    }

    /// Code whose lists take more memory than a file has: each is as long as a list can be.
    private func greedyFile(_ path: String) -> CodeFile {
        let tree = CodeTree(path, size: 700)
        let start = tree.variable("a0", nil, tree.list((0..<32).map { _ in tree.text("a") }))
        func sum(_ name: String) -> Expression { tree.operation("+", tree.name(name), tree.name(name)) }
        let doubled = (1...7).map { tree.variable("a\($0)", nil, sum("a\($0 - 1)")) }
        let copies = (0..<150).map { tree.variable("b\($0)", nil, sum("a7")) }
        let first = tree.function("first", [tree.run(tree.action(tree.text("action of \(path)")))])
        return tree.file([first, tree.function("f", [start] + doubled + copies)])
    }

    /// Proves that a file can't spend the memory of others, and that all files together have a limit, too.
    @Test func memoryOfARun() {
        let files = (0..<6).map { greedyFile("\($0).swift") }
        let (facts, omissions) = run(files)
        let ofFile = "the values in its code take more than 8 MiB"
        let ofRun = "the values in the code of all files take more than 32 MiB"
        #expect((0..<6).map { omissions["\($0).swift"] } == [ofFile, ofFile, ofFile, ofRun, ofRun, ofRun])
        #expect(facts.actions.map(\.identifier.known) == (0..<4).map { "action of \($0).swift" })
    }

    /// Proves that a text that no app can mean isn't made.
    @Test func longTexts() {
        let start = code.variable("a0", nil, code.text("0123456789abcdef"))
        let doubled = (1...40).map {
            code.variable("a\($0)", nil, code.operation("+", code.name("a\($0 - 1)"), code.name("a\($0 - 1)")))
        }
        for (number, count) in [(10, 16 << 10), (11, nil), (40, nil)] {
            let action = code.run(code.action(code.name("a\(number)")))
            #expect(identifiers(code, [start] + doubled + [action]).map { $0?.utf8.count } == [count])
        }
    }

    /// Proves that a value that is nested too deeply is unknown, and doesn't overflow the stack.
    @Test func deepExpressions() {
        let code = CodeTree(size: 2200)
        for (depth, expected) in [(20, String(repeating: "a", count: 21)), (1000, nil)] {
            let value = (0..<depth).reduce(code.text("a")) { value, _ in code.operation("+", value, code.text("a")) }
            #expect(identifiers(code, [code.run(code.action(value))]) == [expected])
        }
    }
}

/// Objective-C, read without a compiler.
@Suite struct ObjectiveCReaderTests {
    private func facts(_ text: String) -> NotificationFacts {
        run([ObjectiveCReader.read(SourceFile(path: "A.m", text: text))]).facts
    }

    private static let method = """
        - (void)make {
            [UNNotificationAction actionWithIdentifier:kReply title:@"Re" @"ply"
                options:UNNotificationActionOptionForeground | UNNotificationActionOptionDestructive];
        }

        """
    private static let definition = "#define kReply @\"reply\"\n"

    @Test func messages() throws {
        let action = try #require(facts(Self.definition + "@implementation A\n\(Self.method)@end\n").actions.first)
        #expect(action.identifier.known == "reply" && action.title?.known == "Reply")
        #expect(action.options.names.map(\.name) == ["foreground", "destructive"] && action.options.isComplete)
    }

    /// Proves that what can't be read costs only itself.
    @Test(arguments: [
        "", "- (void)broken { if (a) { b(; }\n", "@\"never closed\n", "- (void)broken;\n",
        "@property (nonatomic) int a;\n", "int x[] = { 1, 2 };\n", "/* } */ // {\n", "- (void)broken { x = ^{ ] }; }\n",
        "\u{0}é😀\n", "#if A\n#else\n#endif\n", "@end\n@implementation B (C)\n",
    ])
    func recovery(_ broken: String) {
        let text = Self.definition + "@implementation A\n\(broken)\(Self.method)@end\n"
        #expect(facts(text).actions.map(\.identifier.known) == ["reply"])
    }
}
