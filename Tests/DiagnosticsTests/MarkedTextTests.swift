import Diagnostics
import Testing

@Suite struct MarkedTextTests {
    @Test func marksAreRemoved() {
        let marked = MarkedText("é ⟦some-rule│a⟦b⟧⟧ ⟦⟧ ⟦a│b c⟧")
        #expect(marked.text == "é ab  b c")
        #expect(marked.marks.map(\.bytes) == [3..<5, 4..<5, 6..<6, 7..<10])
        #expect(marked.marks.map(\.rule) == ["some-rule", nil, nil, "a"])
    }

    @Test func aTextWithoutMarksStays() {
        let marked = MarkedText("a │ b")
        #expect(marked.text == "a │ b")
        #expect(marked.marks.isEmpty)
    }
}
