package import Diagnostics

/// A cast of the application's delegate to a class of which SwiftUI only has an object of its own.
package struct FailedCast: Sendable {
    package var type: String
    /// What code uses of it, about notifications.
    package var member: String
    /// Whether it crashes the app.
    package var isForced: Bool
    package var range: SourceRange

    package init(type: String, member: String, isForced: Bool, at range: SourceRange) {
        (self.type, self.member, self.isForced, self.range) = (type, member, isForced, range)
    }
}
