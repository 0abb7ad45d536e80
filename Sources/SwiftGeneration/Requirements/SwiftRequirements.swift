import Basics
package import Diagnostics
package import NotificationSchema
import Rules
package import SchemaRules
import SourceSyntax
import SwiftNaming

/// What Swift needs from a schema: names that are free and differ in Swift.
package struct SwiftRequirements: OutputRequirements {
    package init() {}

    package let rules: [WholeSchemaRule] = [SchemaRule.idSwiftCollision]

    package func mistakes(in schema: Schema, besides found: [Finding]) -> [Finding] {
        var names = SwiftNameCheck(besides: found)
        names.checkNamespace(of: schema.generate)
        names.check(schema)
        return schema.fileNameCollisions() + names.findings
    }
}

extension Schema {
    /// Files whose output would have the same name.
    fileprivate func fileNameCollisions() -> [Finding] {
        var first: [String: SourceFile] = [:]
        var findings: [Finding] = []
        for file in files {
            let name = SwiftFileName.name(for: file.path, root: files[0].path)
            guard let other = first.updateValue(file, forKey: name.foldedFileName) else { continue }
            findings.append(
                Finding(
                    .nameCollision,
                    at: SourceRange(file, 0..<0),
                    "'\(file.path)' and '\(other.path)' would both become '\(name)'",
                    help: "give one of the two another name",
                    notes: [Finding.Note("this is the other one", at: SourceRange(other, 0..<0))]
                )
            )
        }
        return findings
    }
}

/// Finds the names of a schema that can't be names in Swift.
private struct SwiftNameCheck {
    private(set) var findings: [Finding] = []
    /// Names that were found to be taken in the payload: whatever Swift makes of such a name, it has to change.
    private let taken: Set<SourceRange>
    /// The types of activities, which aren't in the namespace.
    private var activityTypes: [String: Text] = [:]
    /// An alias brings a name again and again.
    private var seen: Set<SourceRange> = []

    /// - Parameter found: What reading the schema found.
    init(besides found: [Finding]) {
        taken = Set(found.lazy.filter { $0.rule.id == RuleDescription.nameCollision.id }.map(\.range))
    }

    mutating func check(_ schema: Schema) {
        for action in schema.actions { check(action.name, as: .action) }
        for category in schema.categories {
            check(category.name, as: .category)
            for action in category.actions { check(action.name, as: .action) }
        }
        for name in schema.app.bundleIdentifiers.compactMap(\.name) { check(name, as: .build) }
        for topic in schema.topics { check(topic.name, as: .topic) }
        for activity in schema.activities { check(activity) }
        for destination in schema.destinations { check(destination, as: .destination) }
        for notification in schema.notifications {
            check(notification.name, as: .notification)
            for variable in notification.variables { check(variable.name, as: .field, isOnWire: false) }
            for field in notification.data {
                checkNames(in: field.type)
                guard field.wireKey != nil || !taken.contains(field.name.range) else { continue }
                check(field.name, as: .field, isOnWire: field.wireKey == nil)
            }
        }
    }

    private mutating func check(_ activity: Activity) {
        checkType(of: activity)
        if activity.destination != nil { check(activity.name, as: .tap, isOnWire: false) }
        for field in activity.fields {
            check(field.name, as: .activityField, isOnWire: false)
            checkNames(in: field.type)
        }
        for alert in activity.alerts { check(alert.name, as: .activityField, isOnWire: false) }
    }

    /// Pushes carry the name of the type, so it must be exactly what the author writes.
    private mutating func checkType(of activity: Activity) {
        let name = activity.attributesType.text
        let written = activity.swiftNameText ?? activity.name
        if activity.swiftNameText != nil, SwiftName(upperCamel: name)?.text != name || !SwiftName.isFreeTypeName(name) {
            guard seen.insert(written.range).inserted else { return }
            findings.append(
                Finding(
                    .wrongValue, at: written.range, "'\(name)' can't be the name of a Swift type of its own",
                    help:
                        "write a name such as \(SwiftName(upperCamel: activity.name.value, suffix: "Attributes")?.text ?? "OrderAttributes")"
                ))
        } else if activity.swiftNameText == nil {
            check(activity.name, as: .action, isOnWire: false)
        }
        guard let first = activityTypes.updateValue(activity.name, forKey: name) else { return }
        findings.append(
            Finding(
                .duplicateName, at: written.range, "'\(first.value)' already becomes the type '\(name)'",
                help: "rename one of them, or write swift-name: with another name",
                notes: [Finding.Note("the other activity", at: first.range)]))
    }

    mutating func checkNamespace(of options: GenerateOptions) {
        guard let text = options.namespaceText, !SwiftName.canBeNamespace(text.value) else { return }
        let name = SwiftName(upperCamel: text.value)
        let proposal = name.map(\.text).flatMap { SwiftName.isFreeTypeName($0) ? $0 : nil } ?? "Notifications"
        findings.append(
            Finding(
                .wrongValue,
                at: text.range,
                "'\(text.value)' cannot be the name of the enum that holds the generated code",
                help: "write a type's name of your own, such as \(proposal)"
            )
        )
    }

    private mutating func checkNames(in type: FieldType) {
        guard case .structure(let structure) = type.content.item else { return }
        for member in structure.members {
            check(member.name, as: .member)
            checkNames(in: member.type)
        }
    }

    /// - Parameter isOnWire: Whether changing the name changes what is on the wire.
    private mutating func check(_ name: Text, as use: SwiftName.Use, isOnWire: Bool = true) {
        let problem = SwiftName.problem(of: name.value, as: use)
        guard let problem, seen.insert(name.range).inserted else { return }
        let wireKey = isOnWire ? use.wireKey : nil
        switch problem {
        case .empty:
            let keeping = wireKey.map { ", and keep it in the push with \($0): \(YAMLText.doubleQuoted(name.value))" }
            findings.append(
                Finding(
                    .nameCollision,
                    at: name.range,
                    "'\(name.value)' has no letter or digit, so it can't be a name in Swift",
                    help: "choose a name with letters" + (keeping ?? "")
                )
            )
        case .reserved(let swiftName):
            let isSame = name.value == swiftName
            findings.append(
                Finding(
                    .nameCollision,
                    at: name.range,
                    (isSame ? "'\(swiftName)'" : "'\(name.value)' becomes '\(swiftName)' in Swift, and that")
                        + " is a name that generated code uses",
                    help: "choose another name"
                        + (wireKey.map { " and keep it in the push with \($0): \(name.value)" } ?? "")
                )
            )
        }
    }
}

extension SwiftName {
    /// Whether the enum that contains the generated code can have the name.
    static func canBeNamespace(_ name: String) -> Bool {
        SwiftName(upperCamel: name)?.text == name && isFreeTypeName(name)
    }
}
