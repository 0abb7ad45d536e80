import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let projectUnchecked: CheckedProjectRule = RuleDescription.projectUnchecked.project { context, _, report in
        let schema = context.schema
        let unchecked = [schema.textsWithoutCatalog, schema.levelsWithoutEntitlements].compactMap(\.self)
        guard let first = unchecked.first else { return }
        report.add(
            at: first.place,
            "not checked: \(unchecked.map(\.problem).joined(separator: "; "))",
            help: unchecked.map(\.help).joined(separator: ", and "))
    }
}

/// What the schema doesn't let Belfry check.
private struct Unchecked {
    var place: SourceRange
    var problem: String
    var help: String
}

extension Schema {
    fileprivate var textsWithoutCatalog: Unchecked? {
        guard !isLocalized else { return nil }
        let places =
            notifications.filter(\.isLocalizedByDevice).compactMap(\.contents.localize?.range)
            + activities.filter(\.isLocalizedByDevice).compactMap(\.localize?.range)
            + stringKeys.values.filter(\.isInMainTable).map(\.range)
        let first = places.min { left, right in
            left.file.path == right.file.path
                ? left.bytes.lowerBound < right.bytes.lowerBound : left.file.path < right.file.path
        }
        guard let first else { return nil }
        return Unchecked(
            place: first, problem: "whether a string catalog has the keys of its texts",
            help: "add strings: [Localizable.xcstrings] to 'app', with the path of the catalog")
    }

    fileprivate var levelsWithoutEntitlements: Unchecked? {
        guard app.entitlements.app.isEmpty else { return nil }
        let urgent = notifications.first { $0.level == .timeSensitive && !isMarketing($0) }
        guard let level = urgent?.interruptionLevel else { return nil }
        return Unchecked(
            place: level.range, problem: "the app's capability for time-sensitive notifications",
            help: "name its entitlements in app: { entitlements: { app: … } }")
    }
}
