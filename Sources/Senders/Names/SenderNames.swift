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

    // MARK: Languages with an object for each push

    /// `state` for the state of an activity, or the name of a value.
    package func field(_ field: SenderField, of call: SenderCall) -> String {
        switch field.content {
        case .value(let value): parameter(value.name, of: call)
        case .readyText(let parameter): readyText(parameter.name)
        case .attributes: naming.option("attributes")
        case .state: naming.option("state")
        case .urgency: naming.option("urgent")
        case .channel: naming.option("channel")
        }
    }

    /// The type of an enum: `OrderMood`.
    package func choice(_ parameter: SenderParameter) -> String { naming.type(parameter.names) }

    /// The constant for a value of an enum: `OrderMoodGlad` in Go, `GLAD` in Java.
    package func constant(_ value: String, of parameter: SenderParameter) -> String {
        naming.constant((language == .go ? parameter.names : []) + [value])
    }

    /// The constant for a build of the app.
    package func constant(ofBuild name: String) -> String {
        naming.constant((language == .go ? ["app"] : []) + [name])
    }

    /// A value, as the end of another name: `Mood`.
    package func type(ofValue name: Text) -> String { naming.type([name.value]) }

    /// A type that follows from a field: `ShopStage`.
    package func stage(_ field: String) -> String { naming.stage(field) }

    /// The name of a variable for a part of a payload: `threadID` for `thread-id`.
    package func variable(_ key: String) -> String {
        let name = naming.option(key)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Two names of the schema that become one.
    package func collisions(in plan: SenderPlan) -> [Finding] {
        var scope = NameScope(language)
        // In Go, the constants of builds are names of the package.
        if language == .go { claimBuilds(of: plan, in: &scope) }
        for call in plan.calls { scope.claim(function(call), for: call.place, call.description) }
        var types = NameScope(language)
        for call in plan.notifications where language.hasTypesOfValues && !call.parameters.isEmpty {
            types.claim(type(call), for: call.place, call.description)
        }
        if language.hasTypesOfPushes { types = scope }
        for activity in plan.activities {
            let name = "'\(activity.name.value)'"
            types.claim(attributes(activity), for: activity.name, "the type of the attributes of \(name)")
            types.claim(state(activity), for: activity.name, "the type of the state of \(name)")
        }
        for structure in plan.structures {
            guard let name = structure.path.last else { continue }
            types.claim(type(structure), for: name, "'\(name.value)'")
        }
        var findings: [Finding] = []
        if language.hasTypesOfPushes {
            findings += constantCollisions(in: plan, &types)
        } else {
            findings += scope.findings
        }
        findings += types.findings
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
        for call in plan.calls {
            let values = language.hasTypesOfPushes ? call.parameters.filter(call.needsValue) : call.parameters
            check(values.map(\.name), readyTexts: call.readyTexts)
        }
        for structure in plan.structures { check(structure.members.map(\.name)) }
        var seen: Set<SourceRange> = []
        return findings.filter { seen.insert($0.range).inserted }
    }
}

extension SenderNames {
    /// Enums and their constants. In Go, these are names of the package, as types are.
    private func constantCollisions(in plan: SenderPlan, _ types: inout NameScope) -> [Finding] {
        var findings: [Finding] = []
        var seen: Set<SourceRange> = []
        for parameter in plan.choices where seen.insert(parameter.name.range).inserted {
            types.claim(choice(parameter), for: parameter.name, "the enum '\(parameter.name.value)'")
            var constants = NameScope(language)
            for value in parameter.values {
                let name = constant(value.value, of: parameter)
                let description = "the value '\(value.value)'"
                if language == .go {
                    types.claim(name, for: value, description)
                } else {
                    constants.claim(name, for: value, description)
                }
            }
            findings += constants.findings
        }
        if language == .java {
            var builds = NameScope(language)
            claimBuilds(of: plan, in: &builds)
            findings += builds.findings
        }
        return findings
    }

    /// The constants for builds of the app, of which there are several or none.
    private func claimBuilds(of plan: SenderPlan, in scope: inout NameScope) {
        guard plan.builds.count > 1 else { return }
        for name in plan.builds.compactMap(\.name) {
            scope.claim(
                constant(ofBuild: name.value), for: name, "the build '\(name.value)'", isInSwift: false)
        }
    }
}

extension SenderParameter {
    fileprivate var names: [String] { [owner.value, name.value.singular(choice?.isItem ?? false)] }
}

extension SenderStructure {
    fileprivate var names: [String] {
        path.dropLast().map(\.value) + path.suffix(1).map { $0.value.singular(isItem) }
    }
}

extension String {
    fileprivate func singular(_ isItem: Bool) -> String {
        isItem ? SwiftName(nestedType: self, isItem: true)?.text ?? self : self
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
