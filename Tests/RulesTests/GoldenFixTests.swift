import Basics
import Diagnostics
import Foundation
import SchemaRules
import Testing
import TestSupport

/// The result of `lint --fix` for every failing example with a fix to apply.
@Suite struct GoldenFixTests {
    @Test(arguments: Set(FixableExample.all.map(\.rule)).sorted())
    func differenceOfEveryExample(_ rule: String) {
        let differences = FixableExample.all.filter { $0.rule == rule }.map { example in
            UnifiedDiff(from: example.file.text, to: example.fixed.text)
                .text(from: "example \(example.number)", to: "fixed")
        }
        expectGolden(differences.joined(separator: "\n"), "Fixed/\(rule).diff")
    }

    @Test func theDumpHasNoUnknownDifference() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixed")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let isOfRule = FixableExample.all.contains { "\($0.rule).diff" == name }
            if !isOfRule, ProcessInfo.processInfo.environment["BELFRY_UPDATE"] != nil {
                try FileManager.default.removeItem(at: folder.appending(path: name))
            } else {
                #expect(isOfRule, "Fixed/\(name) is of no rule with a fix; run script/update")
            }
        }
    }

    @Test(arguments: FixableExample.all)
    func aSecondRunChangesNothing(_ example: FixableExample) {
        let fixed = example.fixed
        #expect(fixed.bytes != example.file.bytes)
        #expect(Linter.standard.fixing([fixed], applying: [.safe, .unsafe]).files[0].bytes == fixed.bytes)
    }

    /// With a comment above or after every line: no comment is lost, the result is otherwise the same, and line breaks
    /// are kept. A line isn't removed if its comment would be lost or refer to another line.
    @Test(arguments: FixableExample.all, CommentedFix.allKinds)
    func commentsSurvive(_ example: FixableExample, _ kind: CommentedFix.Kind) {
        let fix = CommentedFix(example.file, kind)
        #expect(fix.keepsComments, "\(fix.commented)")
        if fix.takesLinesOut {
            let lines = Set(fix.commentedWithoutComments.split(separator: kind.lineBreak))
            #expect(lines.isSuperset(of: fix.plain.split(separator: kind.lineBreak)), "\(fix.commented)")
        } else {
            #expect(fix.commentedWithoutComments == fix.plain, "\(fix.commented)")
        }
    }
}

/// The fix of an example without comments, and with one at each line: `# c0 #` and so on.
struct CommentedFix {
    enum Place { case above, behind }

    struct Kind: Sendable, CustomTestStringConvertible {
        var place: Place
        var lineBreak: Character

        var testDescription: String { "\(place) \(lineBreak == "\n" ? "LF" : "CRLF")" }
    }

    static let allKinds = [Place.above, .behind].flatMap { place in
        ["\n", "\r\n"].map { Kind(place: place, lineBreak: $0) }
    }

    /// The fixed text without comments.
    let plain: String
    /// The fixed text with comments.
    let commented: String
    let takesLinesOut: Bool
    private var count = 0

    init(_ file: SourceFile, _ kind: Kind) {
        func fixed(_ text: String) -> String {
            Linter.standard.fixing([SourceFile(path: file.path, text: text)], applying: [.safe, .unsafe]).files[0].text
        }
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        var texts: [String] = []
        for line in lines {
            guard !line.allSatisfy(\.isWhitespace), !line.contains(" #") else {
                texts.append(String(line))
                continue
            }
            let comment = "# c\(count) #"
            count += 1
            if kind.place == .above { texts.append(line.prefix { $0 == " " } + comment) }
            texts.append(line + (kind.place == .behind ? " " + comment : ""))
        }
        plain = fixed(lines.joined(separator: String(kind.lineBreak)))
        commented = fixed(texts.joined(separator: String(kind.lineBreak)))
        takesLinesOut = plain.split(separator: kind.lineBreak).count < lines.count { !$0.isEmpty }
    }

    /// Whether each comment occurs exactly once.
    var keepsComments: Bool {
        count > 0
            && commented.matches(of: /# c(\d+) #/).compactMap { Int($0.output.1) }.sorted() == Array(0..<count)
    }

    var commentedWithoutComments: String {
        commented.replacing(/(?m)^ *# c\d+ #(\r\n|\n)/, with: "").replacing(/\ # c\d+ #/, with: "")
    }
}
