package import Diagnostics

/// What a function sets on a `UNMutableNotificationContent`.
package struct ContentFact: Sendable {
    package var texts: [String: CodeText] = [:]
    package var category: CodeText?
    package var level: (name: String, range: SourceRange)?
    package var badge: SourceRange?
    package var sound: SourceRange?
    package var isCriticalSound = false
    /// `default`, or the name of a file; nil if it isn't known.
    package var soundName: String?
    package var badgeNumber: String?
    /// The name of the function that creates it.
    package var function: String?
    /// Whether code sets what a schema doesn't declare, such as an attachment.
    package var hasOther = false
    /// Whether it is a copy of what a push has.
    package var isCopy: Bool
    package var range: SourceRange

    package init(range: SourceRange, function: String?, isCopy: Bool) {
        (self.range, self.function, self.isCopy) = (range, function, isCopy)
    }
}

/// A change of content after a request was made of it.
package struct LateChange: Sendable {
    package var property: String
    package var range: SourceRange
    package var request: SourceRange

    package init(property: String, range: SourceRange, request: SourceRange) {
        (self.property, self.range, self.request) = (property, range, request)
    }
}

/// A request that is added after another one with the same identifier.
package struct ReplacedRequest: Sendable {
    package var identifier: String
    package var range: SourceRange
    /// The request that is replaced; of a loop that calls a function, the identifier there.
    package var earlier: SourceRange?
    /// Whether each pass of a loop adds a request with the same identifier.
    package var isInLoop = false
    /// Whether both requests are added in any case.
    package var isCertain = true

    package init(identifier: String, range: SourceRange, earlier: SourceRange?) {
        (self.identifier, self.range, self.earlier) = (identifier, range, earlier)
    }
}

/// Content that shows a notification again, without what a handler needs.
package struct PoorCopy: Sendable {
    package var range: SourceRange
    /// What code reads from the data of the first one, if the content has no data; nil if it has no category.
    package var key: String?
    /// Where code casts what it reads, with `as!`, for all notifications of the app.
    package var cast: SourceRange?
    /// Whether only some content has the value.
    package var isConditional = false

    package init(range: SourceRange, key: String?, cast: SourceRange? = nil) {
        (self.range, self.key, self.cast) = (range, key, cast)
    }
}

/// A request, and its removal.
package struct LostRequest: Sendable {
    package var added: SourceRange
    package var removal: SourceRange

    package init(added: SourceRange, removal: SourceRange) { (self.added, self.removal) = (added, removal) }
}
