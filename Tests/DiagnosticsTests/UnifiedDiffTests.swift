import Basics
import Diagnostics
import Testing

@Suite struct UnifiedDiffTests {
    @Test func nothingForEqualTexts() {
        #expect(UnifiedDiff(from: "a\nb\n", to: "a\nb\n").text(from: "x", to: "y") == "")
    }

    @Test func distantChangesAreSeparateHunks() {
        let old = (1...20).map { "\($0)\n" }
        var new = old
        new[1] = "two\n"
        new.remove(at: 17)
        #expect(
            UnifiedDiff(from: old.joined(), to: new.joined()).text(from: "a", to: "b") == """
                --- a
                +++ b
                @@ -1,5 +1,5 @@
                 1
                -2
                +two
                 3
                 4
                 5
                @@ -15,6 +15,5 @@
                 15
                 16
                 17
                -18
                 19
                 20

                """
        )
    }

    @Test func textsThatLookTheSameAreCompared() {
        let difference = UnifiedDiff(from: "caf\u{E9}\n", to: "cafe\u{301}\n").text(from: "a", to: "b")
        #expect(difference == "--- a\n+++ b\n@@ -1 +1 @@\n-caf\u{E9}\n+cafe\u{301}\n")
    }

    @Test func textsThatDifferInThousandsOfLinesAreFast() {
        let old = (1...5_000).map { "old \($0)\n" }.joined()
        let new = (1...5_000).map { "new \($0)\n" }.joined()
        let difference = UnifiedDiff(from: "start\n" + old, to: "start\n" + new).text(from: "a", to: "b")
        #expect(difference.hasPrefix("--- a\n+++ b\n@@ -1,5001 +1,5001 @@\n start\n-old 1\n"))
        #expect(difference.hasSuffix("+new 5000\n"))
    }

    /// The line numbers of each hunk include the changes of earlier hunks.
    @Test func everyHunkHasTheRightLineNumbers() throws {
        let old = (1...1_000).map { "\($0)\n" }
        var new = old
        for line in stride(from: 950, through: 50, by: -100) { new.insert("new\n", at: line) }
        let difference = UnifiedDiff(from: old.joined(), to: new.joined()).text(from: "a", to: "b")
        let headings = difference.split(separator: "\n").filter { $0.hasPrefix("@@") }
        #expect(headings.count == 10)
        #expect(headings.first == "@@ -48,6 +48,7 @@")
        #expect(headings.last == "@@ -948,6 +957,7 @@")
    }

    @Test func aNewTextAndAMissingLineBreak() {
        #expect(
            UnifiedDiff(from: "", to: "a\nb").text(from: "a", to: "b")
                == "--- a\n+++ b\n@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file\n"
        )
        #expect(
            UnifiedDiff(from: "a", to: "a\n").text(from: "a", to: "b")
                == "--- a\n+++ b\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"
        )
    }
}
