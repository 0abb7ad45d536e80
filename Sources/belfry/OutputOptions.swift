import ArgumentParser
import BelfryKit

/// The options of `generate` that select outputs, from ``OutputCatalogue``.
///
/// ArgumentParser finds options in the mirror of a type, and decodes each by its name.
struct OutputOptions: ParsableArguments, CustomReflectable {
    private(set) var selection = OutputSelection()

    init() {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        for option in OutputCatalogue.options {
            let key = Key(stringValue: option.name)
            switch option.value {
            case .folder, .file, .name:
                selection[option] = try values.decode(Option<String?>.self, forKey: key).wrappedValue
            case .flag:
                if try values.decode(Flag<Bool>.self, forKey: key).wrappedValue { selection[option] = "" }
            }
        }
    }

    var customMirror: Mirror {
        Mirror(self, children: OutputCatalogue.options.map { ($0.name, Self.definition(of: $0)) })
    }

    private static func definition(of option: OutputOption) -> Any {
        let name = NameSpecification.customLong(option.name)
        func value(_ valueName: String, _ completion: CompletionKind?) -> Any {
            Option<String?>(
                name: name, help: ArgumentHelp(option.help, valueName: valueName),
                completion: completion)
        }
        switch option.value {
        case .folder: return value("folder", .directory)
        case .file(let suffix): return value("file", .file(extensions: [suffix]))
        case .name: return value("name", nil)
        case .flag: return Flag<Bool>(wrappedValue: false, name: name, help: ArgumentHelp(option.help))
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }
}
