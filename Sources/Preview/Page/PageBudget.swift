import Diagnostics
import SourceSyntax

/// Limits a page. It repeats texts for every example and language, and actions for every notification, so a small schema
/// can have a huge page.
///
/// A class, because all parts of a page share it.
final class PageBudget {
    /// A browser hardly shows more.
    static let pageBytes = 24 << 20

    private let limit: Int
    private var bytesLeft: Int
    /// For texts that are read or compared without becoming a part of the page.
    private var workLeft: Int
    /// The declaration at which the page ends.
    private(set) var end: SourceRange?

    init(_ limit: Int = pageBytes) {
        (self.limit, bytesLeft, workLeft) = (limit, limit, limit / 3)
    }

    var isSpent: Bool { bytesLeft < 0 || workLeft < 0 }

    /// Writes a part that can occur very often, such as a row of a table.
    ///
    /// - Returns: Nil if there is no room for it.
    func part(_ html: @autoclosure () -> HTML) -> HTML? {
        guard !isSpent else { return nil }
        let bytes = html().bytes
        bytesLeft -= bytes.count
        return isSpent ? nil : .written(bytes)
    }

    /// Writes the section of a declaration.
    ///
    /// - Returns: Nothing if there is no room for the whole section.
    func section(of declaration: SourceRange, _ html: () -> HTML) -> HTML {
        guard !isSpent else { return .empty }
        let before = bytesLeft
        let bytes = html().bytes
        if !isSpent {
            // Its parts are counted already.
            bytesLeft = before - bytes.count
        }
        guard isSpent else { return .written(bytes) }
        end = declaration
        return .empty
    }

    /// - Returns: Whether there is room for so much work.
    func take(work: Int) -> Bool {
        guard !isSpent else { return false }
        workLeft -= min(work, workLeft + 1)
        return !isSpent
    }

    /// The error that the page ends early; nil if it is complete.
    var finding: Finding? {
        end.map {
            Finding(
                .limitExceeded, at: $0,
                "the page ends before this: with it, it would have more than \(limit >> 20) MiB",
                help: "write fewer examples, translations or actions: each text is shown for each example in each "
                    + "language")
        }
    }

    /// What the page says at its end.
    var note: HTML {
        end == nil
            ? .empty
            : tag("p", .class("ends")) {
                "The page ends here: the rest would make it larger than \(limit >> 20) MiB."
            }
    }
}
