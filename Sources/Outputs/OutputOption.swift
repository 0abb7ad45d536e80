/// A command-line option of an output.
package struct OutputOption: Sendable {
    /// What is written after an option.
    package enum Value: Sendable {
        /// A folder that Belfry writes to.
        case folder
        /// A file that Belfry writes, with the end of its name: `h`.
        case file(String)
        case name
        case nothing
    }

    /// Without dashes: `json-schema`.
    package let name: String
    package let value: Value
    /// A sentence for `--help`.
    package let help: String

    init(_ name: String, _ value: Value, help: String) {
        self.name = name
        self.value = value
        self.help = help
    }

    package var isFlag: Bool { if case .nothing = value { true } else { false } }

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
