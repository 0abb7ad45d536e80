import ArgumentParser
import Outputs

extension OutputOptions {
    var selection: OutputSelection {
        var selection = OutputSelection()
        for (name, value) in values { selection[OutputCatalogue.option(name)] = value }
        return selection
    }
}

// As the output declares it.

extension Option where Value == String? {
    init(of name: String) {
        let option = OutputCatalogue.option(name)
        let (valueName, completion): (String, CompletionKind) =
            switch option.value {
            case .folder: ("folder", .directory)
            case .file(let suffix): ("file", .file(extensions: [suffix]))
            case .name, .nothing: ("name", .default)
            }
        self.init(
            name: .customLong(name), help: ArgumentHelp(option.help, valueName: valueName),
            completion: completion)
    }
}

extension Flag where Value == Bool {
    init(wrappedValue: Bool, of name: String) {
        self.init(
            wrappedValue: wrappedValue, name: .customLong(name), help: ArgumentHelp(OutputCatalogue.option(name).help))
    }
}
