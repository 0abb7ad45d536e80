package import SchemaRules

/// All outputs. script/embed writes their list.
package enum OutputCatalogue {
    package static let options: [OutputOption] = all.flatMap { [$0.option] + $0.details }

    /// - Parameter name: The name of an option that an output declares.
    package static func option(_ name: String) -> OutputOption {
        guard let option = options.first(where: { $0.name == name }) else {
            preconditionFailure("no output declares '--\(name)': run script/embed")
        }
        return option
    }

    /// What the outputs need from schemas: what `lint` checks besides the rules over schemas as such.
    package static let requirements: [any OutputRequirements] = all.compactMap(\.requirements)
}
