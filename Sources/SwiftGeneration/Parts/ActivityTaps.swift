import NotificationSchema
import SwiftNaming

/// Taps on Live Activities: the widget extension encodes a URL, which the app decodes.
extension SwiftGenerator {
    private var tappedActivities: [NamedActivity] { schema.activities.filter { $0.declaration.destination != nil } }

    var hasActivityTaps: Bool { hasActivityKit && !tappedActivities.isEmpty }

    private var tapCases: [SwiftDeclaration] {
        tappedActivities.map { activity -> SwiftDeclaration in
            let values = activity.tapValues.map { field, isState -> SwiftCode in
                let mark: SwiftCode = field.declaration.isOptional ? "?" : ""
                return "\(field.name): \(tapType(of: field, isState: isState, in: activity))\(mark)"
            }
            return .enumCase("\(activity.name)", values: values)
        }
    }

    var activityTaps: [SwiftDeclaration] {
        guard hasActivityTaps else { return [] }
        let type = SwiftDeclaration.type(
            "nonisolated enum ActivityTap: Hashable, Sendable",
            "A tap on a Live Activity, with the values that its URL carries.", tapCases)
        return [.mark("Taps on Live Activities"), .extension(schema.namespace, [type])] + [
            .extension("\(schema.namespace).ActivityTap", [tapReader, tapDestination, tapWriter] + tapScheme)
        ]
            + tapChoices
    }

    private func tapType(of field: NamedField, isState: Bool, in activity: NamedActivity) -> SwiftCode {
        field.type.swiftType(nestedIn: isState ? activity.stateType : SwiftCode(activity.type))
    }

    /// The tap on an activity that a widget shows.
    func tap(on activity: NamedActivity) -> SwiftExpression {
        let tap: SwiftCode = "\(schema.namespace).ActivityTap.\(member: activity.name)"
        let arguments = activity.tapValues.map { field, isState -> SwiftArgument in
            let place: SwiftCode = isState ? "state" : "attributes"
            return SwiftArgument("\(member: field.name)", "\(place).\(member: field.name)")
        }
        return arguments.isEmpty ? .code(tap) : .call(tap, arguments)
    }

    /// The types of the values that URLs carry; nil for an enum.
    private var tapTypes: Set<ScalarType?> { Set(tapFields.flatMap(\.type.scalars)) }

    private var tapFields: [NamedField] { tappedActivities.flatMap(\.tapValues).map(\.field) }

    func carries(_ types: ScalarType?...) -> Bool { hasActivityTaps && !tapTypes.isDisjoint(with: types) }

    func carries(optionals isOptional: Bool) -> Bool {
        hasActivityTaps && tapFields.contains { $0.declaration.isOptional == isOptional }
    }

    /// The enums that URLs carry.
    private var tapChoices: [SwiftDeclaration] {
        var seen: Set<SwiftCode> = []
        return tappedActivities.flatMap { activity in
            activity.tapValues.filter { if case .choice = $0.field.type { true } else { false } }
                .map { tapType(of: $0.field, isState: $0.isState, in: activity) }
        }
        .filter { seen.insert($0).inserted }
        .map { .extension("\($0): \(schema.namespace)._ActivityURLContent", []) }
    }

    // MARK: Members

    private var tapReader: SwiftDeclaration {
        let current = Set(tappedActivities.map(\.declaration.name.value))
        let cases = tappedActivities.map { activity -> SwiftCase in
            let arguments = activity.tapValues.map { field, _ -> SwiftArgument in
                let names = ([field.declaration.name] + field.declaration.renamedFrom).map {
                    "\(literal: $0.value)" as SwiftCode
                }
                let read: SwiftCode = field.declaration.isOptional ? "optional" : "value"
                return SwiftArgument("\(member: field.name)", "try link.\(read)(\(list: names))")
            }
            let tap: SwiftCode = ".\(member: activity.name)"
            // A former name can be that of another activity today.
            let former = activity.declaration.renamedFrom.filter { !current.contains($0.value) }
            let names = [activity.declaration.name] + former
            return SwiftCase(
                "case \(list: names.map { "\(literal: $0.value)" })",
                [.value("self = ", arguments.isEmpty ? .code(tap) : .call(tap, arguments))])
        }
        let reading = SwiftStatement.switch("link.activity", cases + [SwiftCase("default", ["return nil"])])
        let throwsErrors = !tapFields.isEmpty
        return .function(
            "init?", parameters: ["_ url: URL"],
            documentation: """
                Reads a URL that the system opens. Nil if it isn't the URL of a Live Activity with all its values.

                Any app and any website can open such a URL, so its values are as trustworthy as what a stranger types.
                """,
            body: [
                "guard let link = \(schema.namespace)._ActivityURL(url, scheme: Self.scheme) else { return nil }",
                throwsErrors
                    ? .blocks([SwiftBlock("do", [reading]), SwiftBlock("catch", ["return nil"])]) : reading,
            ])
    }

    private var tapDestination: SwiftDeclaration {
        let cases = tappedActivities.compactMap { activity in
            activity.destination.map { SwiftCase("case .\(member: activity.name)", ["return .\(member: $0)"]) }
        }
        return .computedProperty(
            "var destination: \(schema.namespace).Destination", documentation: "The screen to open.",
            body: [.switch("self", cases)])
    }

    private var tapWriter: SwiftDeclaration {
        let cases = tappedActivities.map { activity -> SwiftCase in
            let fields = activity.tapValues.map(\.field)
            let bindings: SwiftCode = fields.isEmpty ? "" : "(\(list: fields.map { "let \($0.name)" }))"
            let values = fields.map { field in
                SwiftEntry(
                    field.declaration.name.value,
                    "\(field.name)\(field.declaration.isOptional ? "?" : "" as SwiftCode)._activityValue()")
            }
            let url = SwiftExpression.call(
                "\(schema.namespace)._ActivityURL.url",
                [
                    SwiftArgument(nil, "\(literal: activity.declaration.name.value)"),
                    SwiftArgument(nil, .dictionary(values)), SwiftArgument("scheme", "Self.scheme"),
                ])
            return SwiftCase("case .\(member: activity.name)\(bindings)", [.value("return ", url)])
        }
        return .computedProperty(
            "var url: URL?", documentation: "The URL that a widget opens.", body: [.switch("self", cases)])
    }

    /// The scheme of the build that runs.
    private var tapScheme: [SwiftDeclaration] {
        let schemes = schema.model.app.urlSchemes
        guard let first = schemes.first else { return [] }
        guard schemes.contains(where: { $0.scheme != first.scheme }) else {
            return [SwiftDeclaration.property("static let scheme = \(literal: first.scheme)").hidden]
        }
        // The identifier of one build can begin with that of another.
        var builds = schemes.compactMap { build in build.bundleIdentifier.map { (identifier: $0, scheme: build.scheme) }
        }
        .sorted { $0.identifier.utf8.count > $1.identifier.utf8.count }
        while builds.last?.scheme == first.scheme { builds.removeLast() }
        let choice = builds.map { build -> SwiftStatement in
            .block(
                "if bundle == \(literal: build.identifier) || bundle.hasPrefix(\(literal: build.identifier + "."))",
                ["return \(literal: build.scheme)"])
        }
        return [
            SwiftDeclaration.computedProperty(
                "static var scheme: String",
                body: [.value("return ", .code("scheme(of: Bundle.main.bundleIdentifier ?? \"\")"))]
            ).hidden,
            SwiftDeclaration.function(
                "static func scheme", parameters: ["of bundle: String"], result: " -> String",
                documentation: """
                    The scheme of the build with this bundle identifier. That of an extension begins with its app's.
                    """,
                body: choice + ["return \(literal: first.scheme)"]
            ).hidden,
        ]
    }
}
