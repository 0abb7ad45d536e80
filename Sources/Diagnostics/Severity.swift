/// The severity of a finding.
package enum Severity: String, CaseIterable, Comparable, Sendable {
    /// A judgment call.
    case advice
    /// The guidelines say don't or avoid, or the system ignores it silently.
    case warning
    /// It doesn't work, is rejected, or violates a must or a never. Stops `generate`.
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .advice: 0
        case .warning: 1
        case .error: 2
        }
    }
}
