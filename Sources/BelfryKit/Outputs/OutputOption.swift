/// A command-line option of an output. `OutputOptions` of the command line declares it.
package struct OutputOption: Sendable {
    /// Without dashes: `json-schema`.
    package let name: String
    /// Whether it has no value.
    package let isFlag: Bool

    init(_ name: String, isFlag: Bool = false) {
        self.name = name
        self.isFlag = isFlag
    }

    /// `--json-schema`
    package var argument: String { "--" + name }
}

/// The outputs that are selected on the command line.
package struct OutputSelection: Sendable {
    /// Values by option name; empty for a flag.
    private var values: [String: String] = [:]

    package init() {}

    package subscript(option: OutputOption) -> String? {
        get { values[option.name] }
        set { values[option.name] = newValue }
    }

    /// Whether no output is selected, so that the schema decides.
    package var isEmpty: Bool { OutputCatalogue.all.allSatisfy { self[$0.option] == nil } }

    /// The mistake in the selection; nil if it is valid.
    package var mistake: String? {
        for output in OutputCatalogue.all {
            for detail in output.details where self[detail] != nil && self[output.option] == nil {
                return "'\(detail.argument)' needs '\(output.option.argument)'."
            }
            if let mistake = output.mistake(in: self) { return mistake }
        }
        return nil
    }

    /// The command-line arguments: options with their values, and flags.
    package var arguments: (options: [String], flags: [String]) {
        let given = OutputCatalogue.options.compactMap { option in self[option].map { (option, $0) } }
        return given.reduce(into: ([], [])) { arguments, option in
            if option.0.isFlag {
                arguments.1.append(option.0.argument)
            } else {
                arguments.0 += [option.0.argument, option.1]
            }
        }
    }
}
