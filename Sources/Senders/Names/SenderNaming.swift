/// How a language names what a sender has.
///
/// A name that the language or the generated file reserves gets a suffix, so that no name in a schema has to change.
struct SenderNaming: Sendable {
    /// The way to write several words.
    enum Style: Sendable {
        case lowerCamel, upperCamel, snake
    }

    let functions: Style
    let values: Style
    let types: Style
    /// Words that can't be functions or types.
    let reserved: Set<String>
    /// Words that can't be values.
    let reservedValues: Set<String>

    /// `orderSent`; `deletePush` for a notification `delete`.
    func function(_ names: [String]) -> String {
        let name = functions.name(NameWords(names))
        return reserved.contains(name) ? functions.name(NameWords(names + ["push"])) : name
    }

    /// `OrderSent`; `ErrorPush` for a notification `error`.
    func type(_ names: [String]) -> String {
        let name = types.name(NameWords(names))
        return reserved.contains(name) ? types.name(NameWords(names + ["push"])) : name
    }

    /// `orderId`
    func value(_ name: String) -> String {
        let text = values.name(NameWords(name))
        return reservedValues.contains(text) ? text + "_" : text
    }
}

extension SenderNaming.Style {
    fileprivate func name(_ words: NameWords) -> String {
        switch self {
        case .lowerCamel: words.lowerCamel
        case .upperCamel: words.upperCamel
        case .snake: words.snake
        }
    }
}

extension SenderLanguage {
    var naming: SenderNaming {
        switch self {
        case .typeScript: .typeScript
        }
    }
}
