import Basics
import Diagnostics
import Testing

@Suite struct JSONTests {
    @Test func objectKeepsTheOrderOfItsKeys() {
        let value: JSONValue = ["b": 1, "a": ["x", nil, true], "c": [:], "d": []]
        #expect(value.compact == #"{"b":1,"a":["x",null,true],"c":{},"d":[]}"#)
        #expect(
            value.indented == """
                {
                  "b": 1,
                  "a": [
                    "x",
                    null,
                    true
                  ],
                  "c": {},
                  "d": []
                }
                """
        )
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e300, "1e+300"), (2.5e-300, "2.5e-300"),
        (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
        (1e16, "10000000000000000"),
        (-9_223_372_036_854_775_808, "-9223372036854776000"), (1e20, "100000000000000000000"), (1e-6, "0.000001"),
        (1e-7, "1e-7"),
        (.nan, "null"), (.infinity, "null"),
    ])
    func numbersAreShort(_ number: Double, _ text: String) {
        #expect(JSONValue.number(number).compact == text)
    }

    @Test func stringsEscapeOnlyRequiredCharacters() {
        let value = JSONValue.string("\"\\/\u{08}\t\n\u{0C}\r\u{01}\u{1F}\u{7F}é\u{2028}👋🏽")
        #expect(value.compact == "\"\\\"\\\\/\\b\\t\\n\\f\\r\\u0001\\u001f\u{7F}é\u{2028}👋🏽\"")
    }
}
