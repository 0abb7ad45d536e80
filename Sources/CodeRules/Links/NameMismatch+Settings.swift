import CodeFacts
import Diagnostics
import Rules

extension RuleReport {
    /// Settings that one part of the app stores, and that another reads by another name or not at all.
    mutating func addSettings(of facts: NotificationFacts) {
        for setting in facts.app.falseDefaults {
            let (name, shown) = (setting.key.known ?? "", setting.other.known ?? "")
            if setting.isOfProperty {
                add(
                    at: setting.key.range,
                    "until something is stored, '\(name)' is \(setting.value), although the property starts as \(shown)",
                    help: "register the default with 'register(defaults:)', or ask for 'object(forKey:)' first",
                    notes: [Finding.Note("the property is here", at: setting.other.range)])
                continue
            }
            add(
                at: setting.key.range,
                "if nothing is stored, '\(name)' is \(setting.value) here, but the setting shows \(shown)",
                help: "use the same default in both places, such as with 'register(defaults:)'",
                notes: [Finding.Note("the default of the setting is here", at: setting.other.range)])
        }
        for setting in facts.app.falseSettings {
            add(
                at: setting.name.range,
                "nothing stores '\(setting.name.known ?? "")': did you mean '\(setting.other.known ?? "")'?",
                help: "use one constant for both",
                notes: [Finding.Note("the other key is stored here, and nothing reads it", at: setting.other.range)])
        }
        for setting in facts.app.unreadSettings {
            let name = setting.name.known ?? ""
            let isOfGroup = name == setting.other.known
            add(
                at: setting.name.range,
                isOfGroup
                    ? "nothing reads '\(name)' from \(setting.name.range.isSwift ? "UserDefaults.standard" : "standardUserDefaults")"
                    : "nothing reads '\(name)': did you mean '\(setting.other.known ?? "")'?",
                help: isOfGroup ? "store it in the settings of the App Group" : "use one constant for both",
                notes: [Finding.Note("code reads \(isOfGroup ? "it" : "the other key") here", at: setting.other.range)])
        }
        for setting in facts.app.unsharedSettings {
            add(
                at: setting.name.range, "nothing stores '\(setting.name.known ?? "")' in UserDefaults.standard",
                help: "read it from the settings of the App Group",
                notes: [Finding.Note("it is stored here", at: setting.other.range)])
        }
        for setting in facts.app.settingsOfApp {
            add(
                at: setting.name.range,
                "an extension has its own UserDefaults.standard, and the app stores '\(setting.name.known ?? "")' in another one",
                help: "store and read it in the settings of an App Group",
                notes: [Finding.Note("it is stored here", at: setting.other.range)])
        }
        // Code that isn't read may read the value.
        guard facts.unread.isEmpty, facts.isOfApp, !facts.postingFunctions.isEmpty || !facts.authorizations.isEmpty,
            !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        else { return }
        for setting in facts.app.unstoredSettings {
            add(
                at: setting.range, "nothing stores '\(setting.known ?? "")', so code that needs it makes no request",
                help: "store it, or remove the condition")
        }
        for setting in facts.app.unstoredGroupSettings {
            add(
                at: setting.range, "no code stores '\(setting.known ?? "")' for this extension",
                help: "store it in the settings of the App Group, where the app knows the value")
        }
        for value in facts.app.idleControls {
            add(
                at: value.range, "nothing reads '\(value.known ?? "")', so this control changes nothing",
                help: "read the value where notifications are scheduled, or remove the control")
        }
    }
}
