import Diagnostics
import SourceSyntax

// Checks what a tap on an activity needs: values that fit into a URL, and a URL scheme for each build.
extension SchemaLinker {
    mutating func checkTap(on activity: Activity) {
        var seen: Set<String> = []
        for name in activity.destination?.names ?? [] {
            guard let field = activity.field(named: name.value) else {
                reportUnknown(
                    name.value, at: name.range, what: Self.whatIsDeclared,
                    among: activity.fields.lazy.map(\.name.value), otherwise: Self.whereToDeclare)
                continue
            }
            if !seen.insert(name.value).inserted {
                report(.duplicateName, at: name.range, "'\(name.value)' is already in the URL", help: "delete it")
            } else if field.isTypeKnown, !field.fitsInURL {
                report(
                    .wrongValue, at: name.range,
                    "'\(name.value)' is \(field.type.words), and a URL carries only single values",
                    help: "leave it out, and let the app look it up by a value such as an identifier",
                    notes: [Finding.Note("declared here", at: field.name.range)])
            }
        }
    }

    mutating func checkURLSchemes() {
        checkBuildsOfURLSchemes()
        guard let screen = schema.activities.lazy.compactMap({ $0.destination?.screen }).first else { return }
        // A scheme with a mistake is already reported.
        guard schema.writtenURLSchemes == nil, !unread.mayDeclare("url-scheme") else { return }
        let identifiers = schema.app.bundleIdentifiers.map(\.identifier)
        guard let identifier = identifiers.first(where: { URLScheme.problem(of: $0.value) != nil }) else {
            guard identifiers.isEmpty else { return }
            return report(
                .missingKey, at: screen.range, "a tap opens the app by a URL, and the app has no URL scheme",
                help: "add app: { url-scheme: … }, or the bundle identifier, which can be one")
        }
        report(
            .missingKey, at: screen.range,
            "a tap opens the app by a URL, and the bundle identifier '\(identifier.value)' can't be its scheme",
            help: "add url-scheme: under 'app'",
            notes: [Finding.Note("the bundle identifier", at: identifier.range)])
    }

    /// If builds have schemes of their own, each needs one.
    private mutating func checkBuildsOfURLSchemes() {
        let schemes = schema.app.declaredURLSchemes
        // A scheme with a mistake is already reported.
        guard schemes.contains(where: { $0.build != nil }), !schema.hasWrongURLScheme else { return }
        let builds = schema.app.bundleIdentifiers.compactMap(\.name)
        let unknown = schemes.compactMap(\.build).filter { build in !builds.contains { $0.value == build.value } }
        for build in unknown {
            reportUnknown(
                build.value, at: build.range, what: "build", among: builds.map(\.value),
                otherwise: "name the builds under 'bundle-identifier', or write one scheme for all of them")
        }
        // A misspelled build may be the one that is missing.
        guard unknown.isEmpty else { return }
        for build in builds where !schemes.contains(where: { $0.build?.value == build.value }) {
            report(
                .missingKey, at: schemes[0].build?.range ?? schemes[0].scheme.range,
                "the build '\(build.value)' has no URL scheme",
                help: "add \(build.value): …, or write one scheme for all",
                notes: [Finding.Note("the build", at: build.range)])
        }
    }
}
