package import Diagnostics

/// A condition that is true at some launches of the app, and false at others.
package enum LaunchGate: Sendable {
    case firstLaunch, launchOption
    /// An argument that only tests pass.
    case testArgument
    /// The state of the permission, before and after people refused it.
    case undetermined, refused
    /// Permission that people gave before the launch.
    case allowed
}

/// A comparison with full permission.
package struct PermissionGate: Sendable {
    package var range: SourceRange
    /// Statements and methods that make requests or register for pushes, and only run if the comparison is true.
    package var code: [SourceRange]
    package var guardsRequests: Bool

    package init(range: SourceRange, code: [SourceRange], guardsRequests: Bool) {
        (self.range, self.code, self.guardsRequests) = (range, code, guardsRequests)
    }
}
