package import NotificationSchema
package import SwiftNaming

/// The identifier of an action, which several actions can have.
package struct NamedActionIdentifier: Sendable {
    package let name: SwiftName
    package let identifier: String
    /// The former identifiers of all its actions.
    package private(set) var renamedFrom: [Text] = []
    /// Nil if one of its actions isn't deprecated.
    package private(set) var deprecation: Deprecation?

    /// Every identifier once, with the name of the first action that has it. If categories use one name for several
    /// identifiers, the later ones include the category's name.
    static func all(of actions: [NamedAction]) -> [NamedActionIdentifier] {
        var indices: [String: Int] = [:]
        var result: [NamedActionIdentifier] = []
        var seen: Set<String> = []
        var names: Set<SwiftName> = []
        for action in actions {
            let identifier = action.declaration.identifier.value
            let index = indices[identifier] ?? result.count
            if index == result.count {
                indices[identifier] = index
                let name = action.name(besides: names)
                names.insert(name)
                result.append(
                    NamedActionIdentifier(
                        name: name, identifier: identifier, deprecation: action.declaration.deprecation))
            }
            if !action.declaration.isDeprecated { result[index].deprecation = nil }
            result[index].renamedFrom += action.declaration.renamedFrom.filter { seen.insert($0.value).inserted }
        }
        return result
    }
}

extension NamedAction {
    /// Its name, or one with its category's name in front that isn't taken.
    fileprivate func name(besides taken: Set<SwiftName>) -> SwiftName {
        guard taken.contains(name), let category else { return name }
        var text = declaration.name.value
        var result = name
        while taken.contains(result) {
            text = "\(category.name.value)-\(text)"
            result = SwiftName(lowerCamel: text) ?? .unnamed
        }
        return result
    }
}
