/// Words that Swift reads as something of its own.
package enum SwiftKeywords {
    package static func contain(_ word: String) -> Bool { words.contains(word) }

    private static let words = Set(
        """
        Any Self actor as associatedtype async await borrowing break case catch class consuming continue default defer \
        deinit do else enum extension fallthrough false fileprivate for func guard if import in infix init inout \
        internal is let nil open operator package postfix precedencegroup prefix private protocol public repeat rethrows \
        return self static struct subscript super switch throw throws true try typealias var where while
        """.split(separator: " ").map(String.init)
    )
}
