/// How a language names what a sender has.
///
/// A name that the language or the generated file reserves gets a suffix, so that no name in a schema has to change.
struct SenderNaming: Sendable {
    /// The way to write several words.
    enum Style: Sendable {
        case lowerCamel, upperCamel, snake
        /// `ORDER_ID`
        case capitals
        /// `OrderID`, as Go writes what other packages use.
        case exported
    }

    let functions: Style
    let values: Style
    let types: Style
    /// Words that can't be functions or types.
    let reserved: Set<String>
    /// Words that can't be values.
    let reservedValues: Set<String>
    /// What a name begins with whose first character can't begin a name.
    var beforeDigit = "_"
    /// The options of notifications, in languages where they are next to the values.
    var options: Set<String> = []
    /// The options of pushes of activities.
    var optionsOfActivities: Set<String> = []
    /// The constants for values of an enum.
    var constants = Style.capitals
    /// The end of a value's name that would be reserved.
    var suffixOfValues = "_"

    /// `orderSent`; `deletePush` for a notification `delete`.
    func function(_ names: [String]) -> String {
        let name = name(names, functions)
        return reserved.contains(name) ? self.name(names + ["push"], functions) : name
    }

    /// `OrderSent`; `ErrorPush` for a notification `error`.
    func type(_ names: [String]) -> String {
        let name = name(names, types)
        return reserved.contains(name) ? self.name(names + ["push"], types) : name
    }

    /// The name of an option, or of what an activity has.
    func option(_ name: String) -> String { self.name([name], values) }

    /// `orderId`
    func value(_ name: String) -> String {
        let text = self.name([name], values)
        return reservedValues.contains(text) ? text + suffixOfValues : text
    }

    /// The value, where it is next to the options of a call.
    func parameter(_ name: String, isForActivity: Bool) -> String {
        let text = value(name)
        return (isForActivity ? optionsOfActivities : options).contains(text) ? text + suffixOfValues : text
    }

    /// `ShopStage`
    func stage(_ field: String) -> String { name([field, "stage"], types) }

    /// `GLAD`
    func constant(_ names: [String]) -> String {
        let name = name(names, constants)
        return reserved.contains(name) ? name + suffixOfValues : name
    }

    private func name(_ names: [String], _ style: Style) -> String {
        let name = style.name(NameWords(names))
        guard name.hasPrefix("_") else { return name }
        return (style == .upperCamel ? beforeDigit.uppercased() : beforeDigit) + name.dropFirst()
    }
}

extension SenderNaming.Style {
    fileprivate func name(_ words: NameWords) -> String {
        switch self {
        case .lowerCamel: words.lowerCamel
        case .upperCamel: words.upperCamel
        case .snake: words.snake
        case .capitals: words.snake.uppercased()
        case .exported: words.exported
        }
    }
}

extension SenderLanguage {
    var naming: SenderNaming {
        switch self {
        case .go: .go
        case .java: .java
        case .python: .python
        case .typeScript: .typeScript
        }
    }
}
