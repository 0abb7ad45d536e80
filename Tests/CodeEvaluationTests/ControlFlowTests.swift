import CodeEvaluation
import CodeFacts
import Diagnostics
import Testing

/// Which statements run, and what is known after them.
@Suite struct ControlFlowTests {
    private let code = CodeTree()

    private func make(_ identifier: String) -> Statement { code.run(code.action(code.text(identifier))) }

    private func assign(_ name: String, _ text: String) -> Statement {
        code.run(code.operation("=", code.name(name), code.text(text)))
    }

    private var action: Statement { code.run(code.action(code.name("x"))) }

    // MARK: Branches

    /// Proves that both branches of an unknown condition run, and one of a known one.
    @Test func branches() {
        let unknown = Statement.Condition.test(code.name("unknown"))
        #expect(identifiers(code, [code.branch(unknown, [make("a")], else: [make("b")])]) == ["a", "b"])
        for (flag, expected) in [(true, "a"), (false, "b")] {
            let known = Statement.Condition.test(code.flag(flag))
            #expect(identifiers(code, [code.branch(known, [make("a")], else: [make("b")])]) == [expected])
        }
    }

    /// Proves that a variable is known after branches that agree, or of which one leaves.
    @Test func variablesAfterBranches() {
        let start = code.variable("x", nil, code.text("start"))
        let unknown = Statement.Condition.test(code.name("unknown"))
        let (a, b) = (assign("x", "a"), assign("x", "b"))
        #expect(identifiers(code, [start, code.branch(unknown, [a], else: [b]), action]) == [nil])
        #expect(identifiers(code, [start, code.branch(unknown, [a], else: [assign("x", "a")]), action]) == ["a"])
        #expect(identifiers(code, [start, code.branch(unknown, [a]), action]) == [nil])
        #expect(identifiers(code, [start, code.branch(unknown, [a, code.exit(nil)], else: [b]), action]) == ["b"])
        // What is declared in a branch is gone.
        let bound = Statement.Condition.bind(["x"], code.text("bound"))
        #expect(identifiers(code, [code.branch(bound, [action], else: [])]) == ["bound"])
        // 'guard let'.
        #expect(identifiers(code, [code.branch(bound, [], else: [code.exit(nil)]), action]) == ["bound"])
    }

    /// Proves that nothing after a 'return' runs, and that a function has all values that it returns.
    @Test func exits() {
        #expect(identifiers(code, [make("a"), code.exit(nil), make("b")]) == ["a"])
        let unknown = Statement.Condition.test(code.name("unknown"))
        for (last, expected) in [("a", "a"), ("b", nil)] {
            let body = [code.branch(unknown, [code.exit(code.text("a"))]), code.exit(code.text(last))]
            let function = code.function("g", body)
            let call = code.run(code.action(code.call(code.name("g"))))
            #expect(identifiers(declaring: [function], code, [call]) == [expected])
        }
    }

    /// Proves that a loop runs for each element, that an unknown list has an unknown element, and that a loop over a list
    /// without end has one.
    @Test func loops() {
        let names = code.list(["a", "b", "c"].map { code.text($0) })
        #expect(identifiers(code, [code.loop("x", over: names, [action, code.jump("continue")])]) == ["a", "b", "c"])
        #expect(identifiers(code, [code.loop("x", over: code.name("unknown"), [action])]) == [nil])
        let many = code.list((0..<200).map { code.text("\($0)") })
        #expect(identifiers(code, [code.loop("x", over: many, [action])]).count == 64)
    }

    // MARK: Selections

    private func enumeration(_ body: [Statement]) -> Statement {
        code.type(
            .enumeration, "Kind", inherited: ["String"],
            [code.enumCase("reply"), code.enumCase("mute"), code.getter("id", body)])
    }

    /// Proves that a known case selects its statements, and otherwise the default.
    @Test func knownCases() {
        let cases: [([Expression], [Statement])] = [
            ([code.member(nil, "reply")], [code.exit(code.text("REPLY"))]), ([], [code.exit(code.text("OTHER"))]),
        ]
        let kind = enumeration([code.selection(code.name("self"), cases)])
        for (name, expected) in [("reply", "REPLY"), ("mute", "OTHER")] {
            let value = code.member(code.member(code.name("Kind"), name), "id")
            #expect(identifiers(declaring: [kind], code, [code.run(code.action(value))]) == [expected])
        }
    }

    /// Proves that a method of an enum runs for each of its cases, and a loop over all of them, too.
    @Test func allCases() {
        let own = code.type(
            .enumeration, "Kind", inherited: ["String"],
            [
                code.enumCase("reply"), code.enumCase("mute", code.text("MUTE")),
                code.function("make", [code.exit(code.action(code.name("rawValue")))]),
            ])
        #expect(identifiers(declaring: [own], code, []) == ["reply", "MUTE"])
        let each = code.action(code.member(code.name("kind"), "rawValue"))
        let loop = code.loop("kind", over: code.member(code.name("Kind"), "allCases"), [code.run(each)])
        #expect(identifiers(declaring: [enumeration([])], code, [loop]) == ["reply", "mute"])
    }

    /// Proves that all cases of an unknown value run, and that identifiers of a response are recorded with them.
    @Test func unknownCases() {
        let cases: [([Expression], [Statement])] = [
            ([code.text("reply"), code.text("answer")], [assign("x", "a")]), ([code.text("mute")], [assign("x", "b")]),
        ]
        let start = code.variable("x", nil, code.text("start"))
        let body = [start, code.selection(code.actionIdentifier, cases), action]
        let facts = run([code.file([code.function("f", body)])]).facts
        #expect(facts.actions.map(\.identifier.known) == [nil])
        #expect(facts.comparisons.map(\.identifier.known) == ["reply", "answer", "mute"])
        #expect(facts.comparisons.allSatisfy { $0.part == .action && $0.isWritten } && !facts.hasFallback)
        #expect(facts.escapes.isEmpty)
    }

    // MARK: Conditions

    /// Proves that an action has the conditions around it, and that they end with their statements.
    @Test func conditions() {
        let debug = make("debug")
        let inner = code.branch(.available("iOS 15"), [make("new")], else: [make("old")])
        let test = code.name("unknown")
        let body = [code.compiled("DEBUG", [debug, inner]), code.branch(.test(test), [make("some")]), make("always")]
        let actions = run([code.file([code.function("f", body)])]).facts.actions
        #expect(actions.map(\.identifier.known) == ["debug", "new", "old", "some", "always"])
        #expect(
            actions.map(\.conditions) == [
                [.compiled("DEBUG")], [.compiled("DEBUG"), .available("iOS 15")],
                [.compiled("DEBUG"), .unavailable("iOS 15")],
                [.test(test.range)],
                [],
            ])
    }
}
