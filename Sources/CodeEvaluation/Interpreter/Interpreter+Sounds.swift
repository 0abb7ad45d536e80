extension Interpreter {
    /// `default` for the default sound; the name of the file in `UNNotificationSound(named:)`.
    func soundName(_ source: Expression) -> String? {
        if ["default", "defaultSound"].contains(source.lastName) { return "default" }
        guard case .call(let callee, let arguments) = source.kind else { return nil }
        let name = Call(callee, arguments, source.range).name
        if name == "defaultSound" { return "default" }
        guard arguments.count == 1,
            ["UNNotificationSound", "soundNamed", "UNNotificationSoundName", "init"].contains(name)
                || arguments[0].label == "rawValue"
        else { return nil }
        return arguments[0].value.literal ?? soundName(arguments[0].value)
    }
}
