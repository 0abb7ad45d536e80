import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    /// Pushes with data for the service extension, for which the system doesn't run it.
    static let serviceExtensionSkipped: CodeFactRule = RuleDescription.serviceExtensionUnreachable.code {
        facts, report in
        let folders = Set(facts.app.serviceExtensions.map(\.file.folder))
        guard !folders.isEmpty else { return }
        // What the app reads as well may be for a tap.
        let reads = Dictionary(grouping: facts.app.readKeys) { $0.known ?? "" }
            .filter { !$0.value.contains { !folders.contains($0.range.file.folder) } }
        for push in facts.pushes where push.hasText && !push.isMutable {
            guard let key = push.keys.first(where: { reads[$0.known ?? ""] != nil }), let name = key.known,
                let read = reads[name]?.first
            else { continue }
            report.add(
                at: key.range, "only the service extension reads '\(name)', and this push doesn't run it",
                severity: .warning, help: "add \"mutable-content\": 1 to 'aps'",
                notes: [Finding.Note("the extension reads it here", at: read.range)])
        }
    }
}
