import Diagnostics
import SourceSyntax

// Checks activities: their values, the texts of their alerts, and their examples.
extension SchemaLinker {
    static let whatIsDeclared = "attribute or value of the state"
    static let whereToDeclare = "declare it under 'attributes' or 'state' of the activity"

    mutating func linkActivity(_ index: Int, to topics: [String: Int]) {
        var activity = schema.activities[index]
        activity.topic = activity.topicName.flatMap { self.index(of: $0, toTopics: topics) }
        checkNames(of: activity)
        checkTap(on: activity)
        for field in activity.fields where field.isTypeKnown {
            checkType(of: field)
            checkValues(of: field)
            checkWordsIfMissing(of: field)
        }
        checkAlertNames(of: activity)
        for alert in activity.allAlerts { check(alert, of: activity) }
        let state = Dictionary(activity.state.map { ($0.name.value, $0) }) { first, _ in first }
        let alerts = activity.alerts
        activity.alerts = alerts.map { linked($0, to: state, of: activity) }
        let fields = Dictionary(activity.fields.map { ($0.name.value, $0) }) { first, _ in first }
        for example in activity.examples.indices {
            activity.examples[example].content = content(
                of: activity.examples[example], declared: activity.fields, by: fields, what: Self.whatIsDeclared,
                otherwise: Self.whereToDeclare)
        }
        takeValues(of: &activity)
        schema.activities[index] = activity
    }

    /// Every alert of every example becomes a push with the whole state.
    private mutating func takeValues(of activity: inout Activity) {
        let contents = activity.examples.map(\.content) + [activity.longestContent]
        let values = contents.reduce(0) { sum, content in
            content.values.reduce(sum + 20) { $0 + 1 + $1.length / 64 }
        }
        let (count, isTooLarge) = values.multipliedReportingOverflow(by: activity.alerts.count + 2)
        activityValuesLeft -= isTooLarge ? activityValuesLeft + 1 : min(count, activityValuesLeft + 1)
        guard activityValuesLeft < 0 else { return }
        report(
            .limitExceeded, at: activity.key("examples")?.range ?? activity.name.range,
            "the pushes of all activities together have more than \(ReadingLimits.activityValues) values: "
                + "those of '\(activity.name.value)' are \(activity.alerts.count) alerts × "
                + "\(activity.examples.count) examples × \(activity.fields.count) values",
            help: "write fewer examples, or split the schema")
        (activity.alerts, activity.examples) = ([], [])
        activityValuesLeft = 0
    }

    // MARK: Values

    /// Texts and examples name attributes and values of the state alike.
    private mutating func checkNames(of activity: Activity) {
        var seen: [String: Field] = [:]
        for field in activity.fields {
            for name in [field.name] + field.renamedFrom {
                guard let first = seen.updateValue(field, forKey: name.value) else { continue }
                let isOwn = first.name.range == field.name.range
                findings.append(
                    Finding(
                        .duplicateName,
                        at: name.range,
                        "'\(name.value)' is already "
                            + (isOwn ? "a name of this value" : "declared in this activity"),
                        help: isOwn ? "delete it" : "give one of the two another name",
                        notes: [Finding.Note("first declared here", at: first.name.range)]
                    )
                )
            }
        }
    }

    /// ActivityKit decodes the values with Swift's own rules, which have one form of a date and no value of any type.
    private mutating func checkType(of field: Field) {
        for type in field.type.innermost {
            switch type {
            case .any:
                report(
                    .wrongValue, at: field.typeName?.range ?? field.name.range,
                    "'\(field.name.value)' can be any value, but ActivityKit decodes values of declared types",
                    help: "declare its members: { type: { name: string } }")
            case .scalar(.dateEpoch):
                report(
                    .wrongValue, at: field.typeName?.range ?? field.name.range,
                    "ActivityKit decodes a date from seconds since 2001, not since 1970",
                    help: "write date: the generated code encodes it as ActivityKit decodes it")
            case .scalar, .list, .structure, .jsonText: continue
            }
        }
    }

    private mutating func checkWordsIfMissing(of field: Field) {
        checkWordsForUnknown(of: field)
        guard let words = field.ifMissing, !field.isOptional else { return }
        report(
            .wrongValue, at: words.range, "'\(field.name.value)' isn't optional, so it is never missing",
            help: "delete 'if-missing', or add optional: true")
    }

    // MARK: Alerts

    private mutating func checkAlertNames(of activity: Activity) {
        var seen: [String: Text] = [:]
        for alert in activity.alerts {
            guard ["start", "update", "end"].contains(alert.name.value) else {
                seen[alert.name.value] = alert.name
                continue
            }
            report(
                .nameCollision, at: alert.name.range, "'\(alert.name.value)' is the name of an event",
                help: "name the alert after what happened, such as arriving")
        }
    }

    private mutating func check(_ alert: ActivityAlert, of activity: Activity) {
        for placeholder in alert.templates.flatMap(\.placeholders) {
            guard let field = activity.field(named: placeholder.name) else {
                reportUnknown(
                    placeholder.name, at: placeholder.range, what: Self.whatIsDeclared,
                    among: activity.fields.lazy.map(\.name.value), otherwise: Self.whereToDeclare)
                continue
            }
            guard field.isTypeKnown else { continue }
            let notes = [Finding.Note("declared here", at: field.name.range)]
            if ![.string, .integer, .count].contains(field.type.scalar) {
                report(
                    .wrongValue, at: placeholder.range,
                    "'\(field.name.value)' is \(field.type.words), which people would read as sent",
                    help: "add an attribute or a value of type string that the server words, and use that", notes: notes
                )
            } else if activity.isLocalizedByDevice, field.cases.contains(where: { $0.words != nil }) {
                report(
                    .wrongValue, at: placeholder.range,
                    "the device can't translate the words for '\(field.name.value)'",
                    help: "write an alert for each value, or delete 'localize'", notes: notes)
            } else if field.isOptional, field.ifMissing == nil {
                report(
                    .wrongValue, at: placeholder.range,
                    "'\(field.name.value)' can be missing, and the text has a gap then",
                    help: "add if-missing: with words where it is declared, or write the text without it", notes: notes)
            }
        }
        if let sound = alert.declaredSound, sound.isCritical {
            report(
                .wrongValue, at: sound.node.range, "the alert of an activity has no critical sound",
                help: "write default, or the name of a file")
        }
    }

    /// Reads the values of `when` as those of the state.
    private mutating func linked(
        _ alert: ActivityAlert, to state: [String: Field], of activity: Activity
    ) -> ActivityAlert {
        var alert = alert
        guard let when = alert.when else { return alert }
        if when.values.isEmpty {
            report(
                .wrongValue, at: when.node.range, "'when' needs at least one value of the state",
                help: "write { name: value }, or delete 'when'")
        }
        for (name, node) in when.values {
            guard let field = state[name.value] else {
                reportUnknown(
                    name.value, at: name.range, what: "value of the state",
                    among: activity.state.lazy.map(\.name.value), otherwise: "declare it under 'state' of the activity")
                continue
            }
            if let value = field.value(of: node) {
                alert.when?.content[name.value] = value
                reportUnlisted(value, at: node, in: field)
            } else {
                explain(node, isNot: field, at: node.isMissing ? name.range : node.range, by: .wrongValue)
            }
        }
        return alert
    }

    /// An open enum has other values, but who waits for one knows it and can list it.
    private mutating func reportUnlisted(_ value: FieldValue, at node: Node, in field: Field) {
        guard field.isOpen, case .text(let text) = value, field.listedCase(of: text) == nil else { return }
        let values = field.contents.values.map(\.value)
        let meant = suggestion(for: text, among: values)
        findings.append(
            Finding(
                .wrongValue, at: node.range, "'\(text)' isn't a listed value of '\(field.name.value)'",
                severity: meant == nil ? .advice : .warning,
                help: meant.map { "did you mean '\($0)'? If not, add '\(text)' to its values" }
                    ?? "add '\(text)' to its values, or write one of them: \(values.prefix(10).joined(separator: ", "))"
            ))
    }
}

extension FieldType {
    /// The type, or the types inside a list or a struct.
    fileprivate var innermost: [FieldType] {
        switch self {
        case .scalar, .any, .jsonText: [self]
        case .list(let item): item.innermost
        case .structure(let structure): structure.members.flatMap(\.type.innermost)
        }
    }
}
