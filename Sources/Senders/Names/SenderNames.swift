package import Diagnostics
package import NotificationSchema
import SwiftNaming

/// The names in a sender of one language.
package struct SenderNames: Sendable {
    package let language: SenderLanguage
    private let naming: SenderNaming

    package init(_ language: SenderLanguage) {
        self.language = language
        naming = language.naming
    }

    /// The function: `orderSent`, `matchUpdate`.
    package func function(_ call: SenderCall) -> String { naming.function(call.names) }

    /// The type of the values that the function of a notification takes.
    package func type(_ call: SenderCall) -> String { naming.type(call.names) }
    /// The type of the attributes of an activity.
    package func attributes(_ activity: SenderActivity) -> String { naming.type([activity.name.value, "attributes"]) }
    /// The type of the state of an activity.
    package func state(_ activity: SenderActivity) -> String { naming.type([activity.name.value, "state"]) }

    package func value(_ name: Text) -> String { naming.value(name.value) }

    /// The value, in a language where values are next to the options of a call.
    package func parameter(_ name: Text, of call: SenderCall) -> String {
        naming.parameter(name.value, isForActivity: call.options.isForActivity)
    }

    /// The text that people read instead of a value: `starts_at_text`.
    package func readyText(_ name: Text) -> String { naming.value(name.value + "-text") }

    /// The type of an object: `LetterParcel` for the items of `parcels` of the notification `letter`.
    package func type(_ structure: SenderStructure) -> String { naming.type(structure.names) }

    /// The private function that checks an object and returns what is sent: `_sent_letter_parcel`.
    package func writer(_ structure: SenderStructure) -> String { writer(structure.names) }
    package func writerOfAttributes(_ activity: SenderActivity) -> String {
        writer([activity.name.value, "attributes"])
    }
    package func writerOfState(_ activity: SenderActivity) -> String { writer([activity.name.value, "state"]) }
    private func writer(_ names: [String]) -> String { "_" + naming.function(["sent"] + names) }

    package func build(_ name: Text) -> String { name.value }

    /// Two names of the schema that become one.
    package func collisions(in plan: SenderPlan) -> [Finding] {
        var scope = NameScope(language)
        for call in plan.calls { scope.claim(function(call), for: call.place, call.description) }
        var types = NameScope(language)
        for call in plan.notifications where language.hasTypesOfValues && !call.parameters.isEmpty {
            types.claim(type(call), for: call.place, call.description)
        }
        for activity in plan.activities {
            let name = "'\(activity.name.value)'"
            types.claim(attributes(activity), for: activity.name, "the type of the attributes of \(name)")
            types.claim(state(activity), for: activity.name, "the type of the state of \(name)")
        }
        for structure in plan.structures {
            guard let name = structure.path.last else { continue }
            types.claim(type(structure), for: name, "'\(name.value)'")
        }
        var findings = scope.findings + types.findings
        func check(_ names: [Text], readyTexts: [SenderParameter] = []) {
            var values = NameScope(language)
            for name in names { values.claim(value(name), for: name, "'\(name.value)'") }
            if !language.formatsForPeople {
                for text in readyTexts {
                    values.claim(readyText(text.name), for: text.name, "the text of '\(text.name.value)'")
                }
            }
            findings += values.findings
        }
        for call in plan.calls { check(call.parameters.map(\.name), readyTexts: call.readyTexts) }
        for structure in plan.structures { check(structure.members.map(\.name)) }
        var seen: Set<SourceRange> = []
        return findings.filter { seen.insert($0.range).inserted }
    }
}

extension SenderStructure {
    fileprivate var names: [String] {
        var names = path.map(\.value)
        if isItem, let last = names.last, let singular = SwiftName(nestedType: last, isItem: true)?.text {
            names[names.count - 1] = singular
        }
        return names
    }
}

extension SenderCall {
    fileprivate var names: [String] {
        switch kind {
        case .notification: [declaration.value]
        case .activity(let occasion): [declaration.value, occasion]
        }
    }

    /// `'order-sent'`, `the update of 'match'`
    fileprivate var description: String {
        switch kind {
        case .notification: "'\(declaration.value)'"
        case .activity(let occasion): "the push '\(occasion)' of the activity '\(declaration.value)'"
        }
    }
}

private struct NameScope {
    private let language: SenderLanguage
    private var owners: [String: (name: Text, description: String)] = [:]
    private(set) var findings: [Finding] = []

    init(_ language: SenderLanguage) {
        self.language = language
    }

    mutating func claim(_ name: String, for text: Text, _ description: String) {
        guard let first = owners[name] else {
            owners[name] = (text, description)
            return
        }
        // Two declarations with the same name are already a mistake of their own.
        guard first.name.range != text.range, first.name.value != text.value || first.description != description else {
            return
        }
        // Names that are one in Swift, which every schema needs, are reported for Swift.
        if let swift = SwiftName(lowerCamel: text.value), swift.text == SwiftName(lowerCamel: first.name.value)?.text {
            return
        }
        findings.append(
            Finding(
                .nameCollision, at: text.range,
                "\(description) becomes '\(name)' in \(language.name), and so does \(first.description)",
                help: "rename one of the two; 'identifier' and 'key' keep what the push contains",
                notes: [Finding.Note("the other one is here", at: first.name.range)]))
    }
}
