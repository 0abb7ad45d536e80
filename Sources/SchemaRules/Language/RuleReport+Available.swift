import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension RuleReport {
    /// Reports what no system registers, and versions that all systems of the app have.
    mutating func add(_ available: DeclaredAvailability?, of body: Node, _ context: LintContext) {
        let targets = context.schema.app.platforms
        // A shared action is reported where it is declared.
        guard let available, let key = body.key("available") else { return }
        let limits = targets.keys.map { available[$0] }
        if !limits.isEmpty, limits.allSatisfy({ if case .never? = $0 { true } else { false } }) {
            add(
                at: key.range, "no platform of the app registers it",
                help: "delete it, or write a version of a platform")
            return
        }
        for (platform, limit) in available.platforms {
            guard case .since(let version) = limit, let target = targets[platform]?.value, version <= target,
                let written = body.value("available")?.value(platform.rawValue)
            else { continue }
            add(
                at: written.range, "the app runs only on \(platform.rawValue) \(target) and later, so this is no limit",
                severity: .advice, help: "delete it, or write a later version")
        }
    }
}
