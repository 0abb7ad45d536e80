/// An option of the command line that an output brings along.
package struct OutputOption: Sendable {
    package enum Value: Sendable {
        case folder
        case file(extension: String)
        case name
        /// The option stands alone.
        case flag
    }

    /// Without dashes: `json-schema`.
    package let name: String
    package let value: Value
    package let help: String

    init(_ name: String, _ value: Value, _ help: String) {
        self.name = name
        self.value = value
        self.help = help
    }

    /// `--json-schema`
    package var argument: String { "--" + name }
}

/// The outputs that a command line asks for.
package struct OutputSelection: Sendable {
    /// By the names of options; empty for a flag.
    private var values: [String: String] = [:]

    package init() {}

    package subscript(option: OutputOption) -> String? {
        get { values[option.name] }
        set { values[option.name] = newValue }
    }

    /// Whether it names no output: then the schema may.
    package var isEmpty: Bool { OutputCatalogue.all.allSatisfy { self[$0.option] == nil } }

    /// What is wrong with it; nil where nothing is.
    package var mistake: String? {
        for output in OutputCatalogue.all {
            for detail in output.details where self[detail] != nil && self[output.option] == nil {
                return "'\(detail.argument)' needs '\(output.option.argument)'."
            }
            if let mistake = output.mistake(in: self) { return mistake }
        }
        return nil
    }

    /// As a command line writes it: options with their values, and flags.
    package var arguments: (options: [String], flags: [String]) {
        let given = OutputCatalogue.options.compactMap { option in self[option].map { (option, $0) } }
        return given.reduce(into: ([], [])) { arguments, option in
            switch option.0.value {
            case .folder, .file, .name: arguments.0 += [option.0.argument, option.1]
            case .flag: arguments.1.append(option.0.argument)
            }
        }
    }
}
