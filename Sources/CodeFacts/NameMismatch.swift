package import Diagnostics

/// A name that nothing has, and a name with the same letters that nothing else uses.
package struct NameMismatch: Sendable {
    package enum Kind: Sendable { case key, removal, request, post }
    package var kind: Kind
    package var name: CodeText
    package var other: CodeText
    /// Whether a letter is mistyped, and all names that it could be are known.
    package var isCertain = false

    package init(_ kind: Kind, name: CodeText, other: CodeText) {
        (self.kind, self.name, self.other) = (kind, name, other)
    }
}

/// A post within the app that carries something else than what all observers read.
package struct FalsePost: Sendable {
    package enum Kind: Sendable {
        case noData, noObject, otherObject
        /// A key that no post has, and the types of the object here and of the cast.
        case noKey(String)
        case otherType(String, String)
        /// At code that observes the name and schedules: what it needs.
        case unposted, postedWithoutData, postedWithoutKey(String)
    }
    package var kind: Kind
    package var name: String
    package var range: SourceRange
    package var observer: SourceRange?

    /// Whether it is at code that observes and schedules.
    package var isOfScheduling: Bool {
        switch kind {
        case .unposted, .postedWithoutData, .postedWithoutKey: true
        case .noData, .noObject, .otherObject, .noKey, .otherType: false
        }
    }

    package init(_ kind: Kind, name: String, at range: SourceRange, observer: SourceRange?) {
        (self.kind, self.name, self.range, self.observer) = (kind, name, range, observer)
    }
}

/// A key of a stored setting, and two values that two parts of the app take if nothing is stored.
package struct FalseDefault: Sendable {
    package var key: CodeText
    package var value: String
    package var other: CodeText

    package init(key: CodeText, value: String, other: CodeText) {
        (self.key, self.value, self.other) = (key, value, other)
    }
}
