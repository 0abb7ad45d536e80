package import Diagnostics

/// A post within the app that carries something else than what all observers read.
package struct FalsePost: Sendable {
    package enum Kind: Sendable {
        case noData, noObject, otherObject
        /// A key that no post has, and the types of the object here and of the cast.
        case noKey(String)
        case otherType(String, String)
        /// The types of a value here and of the cast, and its key.
        case otherValueType(String, String, of: String)
        /// A value for which no code that observes the name does anything, and its key.
        case unknownValue(String, of: String)
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
        case .noData, .noObject, .otherObject, .noKey, .otherType, .otherValueType, .unknownValue: false
        }
    }

    package init(_ kind: Kind, name: String, at range: SourceRange, observer: SourceRange?) {
        (self.kind, self.name, self.range, self.observer) = (kind, name, range, observer)
    }
}
