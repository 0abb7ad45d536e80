import CodeEvaluation
import CodeFacts
import Diagnostics

// What Live Activities need of the project.
extension ProjectParts {
    func activities(_ scan: CodeScan) -> [MissingPart] {
        let all = scan.liveActivities
        var parts = all.requests.filter { $0.hasToken == false && $0.readsToken }
            .map { MissingPart(.activityToken, "pushType", at: $0.range) }
        guard !all.requests.isEmpty || !all.widgets.isEmpty else { return parts }
        let names = all.widgets.compactMap(\.known).prefix(Self.nameLimit)
        let lost = all.requests.filter { !$0.isKept && $0.hasToken == false && $0.attributes != nil }
            .prefix(Self.nameLimit)
        let counts = counts(
            Set(names + lost.map(\.type)).union(["ActivityConfiguration", "pushTokenUpdates", "pushToken"]))
        for request in lost {
            let own = all.requests.count { $0.isGeneric && $0.attributes == request.attributes }
            guard let name = request.attributes, counts[request.type, default: 0] <= own else { continue }
            parts.append(MissingPart(.activityEnd, name, at: request.range))
        }
        if let request = all.requests.first(where: { $0.hasToken == true }), counts["pushTokenUpdates"] == nil,
            counts["pushToken"] == nil
        {
            parts.append(MissingPart(.activityTokenReader, "pushTokenUpdates", at: request.range))
        }
        for widget in all.widgets where !all.bundles.isEmpty {
            guard let name = widget.known, counts[name] == 1 else { continue }
            parts.append(MissingPart(.widgetInBundle, name, at: widget.range))
        }
        guard counts["ActivityConfiguration", default: 0] == all.configurationCount,
            all.shown.isSubset(of: all.attributes)
        else {
            return parts
        }
        var seen = all.shown
        // An app of which the repository has only a part can have its widgets elsewhere.
        for request in all.requests where !all.shown.isEmpty || !search.projects.isEmpty {
            guard let name = request.attributes, all.attributes.contains(name), seen.insert(name).inserted else {
                continue
            }
            parts.append(MissingPart(.widget, name, at: request.range))
        }
        return parts
    }
}

extension LiveActivities.Request {
    fileprivate var type: String { "Activity<\(attributes ?? "")>" }
}
