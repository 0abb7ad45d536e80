/// How bad a finding is.
package enum Severity: String, CaseIterable, Comparable, Sendable {
    /// A judgment call.
    case advice
    /// The guidelines say don't or avoid, or the system ignores it in silence.
    case warning
    /// It does not work, is rejected, or breaks a must or a never. Stops `generate`.
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
