import CodeEvaluation
import Diagnostics
import Testing

/// What is known about the value of an expression: one text, or nothing. A wrong text would be worse than none.
@Suite struct ValueTests {
    private let code = CodeTree()

    private func known(
        declaring declarations: [Statement] = [], after body: [Statement] = [], _ value: Expression
    ) -> [String?] {
        identifiers(declaring: declarations, code, body + [code.run(code.action(value))])
    }

    @Test func texts() {
        #expect(known(code.operation("+", code.text("a"), code.text("b"))) == ["ab"])
        let variable = code.variable("x", nil, code.text("a"))
        #expect(known(after: [variable], code.text(.value(code.name("x")), .literal("-b"))) == ["a-b"])
        #expect(known(code.text(.value(code.name("unknown")), .literal("-b"))) == [nil])
        #expect(known(code.operation("+", code.text("a"), code.name("unknown"))) == [nil])
        #expect(known(code.operation("-", code.text("a"), code.text("b"))) == [nil])
        #expect(known(code.call(code.name("String"), ("localized", code.text("KEY")))) == ["Localized"])
    }

    /// Proves that a condition decides only if it is written as such, and that two different texts are none.
    @Test func choices() {
        let (a, b) = (code.text("a"), code.text("b"))
        #expect(known(code.choice(code.flag(true), a, b)) == ["a"])
        #expect(known(code.choice(code.flag(false), a, b)) == ["b"])
        #expect(known(code.choice(code.name("unknown"), a, b)) == [nil])
        #expect(known(code.choice(code.name("unknown"), a, code.text("a"))) == ["a"])
        #expect(known(code.operation("??", code.name("unknown"), b)) == [nil])
        // A variable may change.
        let variable = code.variable("isOn", nil, code.flag(true))
        #expect(known(after: [variable], code.choice(code.name("isOn"), a, b)) == [nil])
    }

    /// Proves that cases of an enum have the raw value that is written, or their name only if that is a text.
    @Test func rawValues() {
        for (inherited, expected) in [(["String"], "a"), (["Int"], nil)] {
            let cases = [code.enumCase("a"), code.enumCase("b", code.text("B"))]
            let declaration = code.type(.enumeration, "Kind", inherited: inherited, cases)
            let a = code.member(code.member(code.name("Kind"), "a"), "rawValue")
            #expect(known(declaring: [declaration], a) == [expected])
            let b = code.member(code.member(code.name("Kind"), "b"), "rawValue")
            #expect(known(declaring: [declaration], b) == ["B"])
            // '.b', whose type is that of the variable.
            let variable = code.variable("kind", "Kind?", code.member(nil, "b"))
            #expect(
                known(declaring: [declaration], after: [variable], code.member(code.name("kind"), "rawValue")) == ["B"])
            #expect(
                known(declaring: [declaration], code.member(code.member(code.name("Kind"), "c"), "rawValue")) == [nil])
        }
    }

    /// Proves that constants and properties are found where Swift finds them: the local one first, then that of the type
    /// around the code, then the global one.
    @Test func names() {
        let global = code.variable("id", nil, code.text("global"))
        #expect(known(declaring: [global], code.name("id")) == ["global"])
        #expect(
            known(declaring: [global], after: [code.variable("id", nil, code.text("local"))], code.name("id")) == [
                "local"
            ])
        let inner = code.variable("id", nil, code.text("inner"), isStatic: true)
        let computed = code.getter("other", [code.exit(code.name("id"))], isStatic: true)
        let type = code.type(.structure, "IDs", [inner, computed])
        #expect(known(declaring: [global, type], code.member(code.name("IDs"), "id")) == ["inner"])
        #expect(known(declaring: [global, type], code.member(code.name("IDs"), "other")) == ["inner"])
        #expect(known(declaring: [global, type], code.member(code.name("IDs"), "missing")) == [nil])
        let nested = code.type(.structure, "Outer", [type])
        #expect(known(declaring: [nested], code.member(code.member(code.name("Outer"), "IDs"), "id")) == ["inner"])
        #expect(known(declaring: [nested], code.member(code.name("IDs"), "id")) == [nil])
    }

    /// Proves that an instance has the values that it is made with, by the compiler's initializer or a written one.
    @Test func instances() {
        let field = code.variable("id", "String", nil)
        let structure = code.type(.structure, "Item", [field])
        let made = code.call(code.name("Item"), ("id", code.text("a")))
        #expect(known(declaring: [structure], code.member(made, "id")) == ["a"])
        let assignment = code.operation(
            "=", code.member(code.name("self"), "id"), code.operation("+", code.name("name"), code.text("!")))
        let initializer = code.function("init", taking: [.text("name")], [code.run(assignment)])
        let written = code.type(.structure, "Written", [field, initializer])
        let other = code.call(code.name("Written"), (nil, code.text("a")))
        #expect(known(declaring: [written], code.member(other, "id")) == ["a!"])
    }

    // MARK: Functions

    /// Proves that each call of a function that makes an action is an action of its own.
    @Test func callsOfAFunction() {
        let make = code.function("make", taking: [.text("id")], [code.exit(code.action(code.name("id")))])
        let calls = ["a", "b", "a"].map { code.run(code.call(code.name("make"), (nil, code.text($0)))) }
        #expect(identifiers(declaring: [make], code, calls) == ["a", "b"])
        // Without a known argument, the action remains, without its identifier.
        #expect(identifiers(declaring: [make], code, []) == [nil])
    }

    @Test func argumentsAndResults() {
        let last = code.run(code.operation("+", code.name("x"), code.text("1")))
        let function = code.function("g", taking: [.text("x", default: code.text("0"))], [last])
        #expect(known(declaring: [function], code.call(code.name("g"), (nil, code.text("a")))) == ["a1"])
        #expect(known(declaring: [function], code.call(code.name("g"))) == ["01"])
        // No function has such a parameter.
        #expect(known(declaring: [function], code.call(code.name("g"), ("y", code.text("a")))) == [nil])
        let method = code.function("g", isStatic: true, [code.exit(code.text("member"))])
        let type = code.type(.structure, "T", [method])
        #expect(known(declaring: [function, type], code.call(code.member(code.name("T"), "g"))) == ["member"])
    }

    /// Proves that elements are passed to a closure one by one.
    @Test func closures() {
        let names = code.list([code.text("a"), code.text("b")])
        let closure = code.closure(["id"], [code.exit(code.action(code.name("id")))])
        #expect(identifiers(code, [code.run(code.call(code.member(names, "map"), (nil, closure)))]) == ["a", "b"])
        let short = code.closure([], [code.run(code.action(code.name("$0")))])
        #expect(identifiers(code, [code.run(code.call(code.member(names, "forEach"), (nil, short)))]) == ["a", "b"])
    }

    /// Proves that code that would never end does: cycles of functions, properties and types have no value.
    @Test func cycles() {
        let f = code.function("g", taking: [.text("x")], [code.exit(code.call(code.name("h"), (nil, code.name("x"))))])
        let g = code.function("h", taking: [.text("x")], [code.exit(code.call(code.name("g"), (nil, code.name("x"))))])
        #expect(known(declaring: [f, g], code.call(code.name("g"), (nil, code.text("a")))) == [nil])
        let a = code.getter("a", [code.exit(code.name("b"))])
        let b = code.variable("b", nil, code.operation("+", code.name("a"), code.text("!")))
        #expect(known(declaring: [a, b], code.name("a")) == [nil])
        let again = code.call(code.name("T"), (nil, code.name("x")))
        let initializer = code.function("init", taking: [.text("x")], [code.run(again)])
        #expect(
            known(
                declaring: [code.type(.structure, "T", [initializer])], code.call(code.name("T"), (nil, code.text("a")))
            ) == [
                nil
            ])
    }
}
