import CodeEvaluation
import CodeFacts
import Diagnostics
import ProjectFiles
import SourceSyntax

// Background tasks that the property list of the app doesn't permit.
extension ProjectParts {
    private static let permittedTasks = "BGTaskSchedulerPermittedIdentifiers"

    func tasks(_ scan: CodeScan, _ project: ProjectFacts) -> [MissingPart] {
        let key = Self.permittedTasks
        let permitted = lists.flatMap { $0.root.entry(key)?.value.strings ?? [] }
        let templates = permitted.templates
        let needs = scan.needs
        let count = needs.submittedTasks.count + needs.registeredTasks.count
        guard permitted.count * count < Self.comparisonLimit else { return [] }
        var (checked, seen): (Set<String>, Set<String>) = ([], [])
        var parts: [MissingPart] = []
        lazy var isComplete =
            !permitted.isEmpty || project.hasPropertyList && mentions(of: [key]).isEmpty && !isInCode(key)
        for task in needs.submittedTasks + needs.registeredTasks where isComplete {
            guard let name = task.known, seen.count < Self.nameLimit, checked.insert(name).inserted,
                !templates.contains(where: { $0.canBe(name) }), seen.insert(name).inserted
            else { continue }
            parts.append(MissingPart(.taskPermission, name, at: task.range))
        }
        parts += modes(for: needs.submittedTasks, project)
        guard !needs.hasUnknownTask else { return parts }
        let registered = Set(needs.registeredTasks.compactMap(\.known))
        let open = needs.submittedTasks.filter {
            !registered.contains($0.known ?? "") && !seen.contains($0.known ?? "")
        }
        guard let first = open.first, let name = first.known else { return parts }
        // Other code may register it.
        let words: Set = ["forTaskWithIdentifier", "registerForTaskWithIdentifier", "backgroundTask"]
        let handlers = counts(words).values.reduce(0, +)
        if handlers == needs.registeredTasks.count { parts.append(MissingPart(.taskHandler, name, at: first.range)) }
        return parts
    }

    /// The background modes that the property lists of tasks lack.
    ///
    /// Source: `BGTaskScheduler.Error.Code.notPermitted` in Apple's documentation.
    private func modes(for tasks: [CodeText], _ project: ProjectFacts) -> [MissingPart] {
        let key = "UIBackgroundModes"
        // Xcode adds those of a build setting.
        guard !project.mentioned.contains("INFOPLIST_KEY_" + key) else { return [] }
        var parts: [MissingPart] = []
        for (request, mode) in [("BGAppRefreshTaskRequest", "fetch"), ("BGProcessingTaskRequest", "processing")] {
            let missing = tasks.first { task in
                guard let name = task.known, task.range.codeBefore.contains(request) else { return false }
                let own = lists.filter { $0.root.entry(Self.permittedTasks)?.value.strings.contains(name) ?? false }
                let modes = own.flatMap { $0.root.entry(key)?.value.strings ?? [] }
                return !own.isEmpty && !modes.contains { $0 == mode || $0.contains("$") }
            }
            if let missing { parts.append(MissingPart(.backgroundMode, mode, at: missing.range)) }
        }
        return parts
    }
}
