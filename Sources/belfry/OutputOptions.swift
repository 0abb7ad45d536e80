import ArgumentParser
import BelfryKit

/// The options of `generate` that select outputs, under their names in ``OutputCatalogue``.
struct OutputOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Write Swift to this folder.", valueName: "folder"), completion: .directory)
    var swift: String?

    @Option(help: ArgumentHelp("Write push payloads to this folder.", valueName: "folder"), completion: .directory)
    var fixtures: String?

    @Option(
        help: ArgumentHelp(
            "The app that gets the payloads: an identifier, or a name under 'bundle-identifier'. Default: each.",
            valueName: "name"))
    var bundleIdentifier: String?

    @Option(
        help: ArgumentHelp("Write JSON Schemas of payloads to this folder.", valueName: "folder"),
        completion: .directory)
    var jsonSchema: String?

    @Option(
        help: ArgumentHelp("Write a header with identifiers for Objective-C and C.", valueName: "file"),
        completion: .file(extensions: ["h"]))
    var objcHeader: String?

    @Option(
        help: ArgumentHelp("Write tests that read every push payload with the generated code.", valueName: "file"),
        completion: .file(extensions: ["swift"]))
    var contractTests: String?

    @Option(
        help: ArgumentHelp(
            "The module that these tests import. Default: the name of the schema's folder.", valueName: "name"))
    var module: String?

    @Flag(help: "Update or create the string catalog that the schema names.")
    var strings = false

    @Option(
        help: ArgumentHelp("Write a page that shows every notification as people see it.", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var preview: String?

    var selection: OutputSelection {
        let values = [
            "swift": swift, "fixtures": fixtures, "bundle-identifier": bundleIdentifier, "json-schema": jsonSchema,
            "objc-header": objcHeader, "contract-tests": contractTests, "module": module,
            "strings": strings ? "" : nil, "preview": preview,
        ]
        var selection = OutputSelection()
        for option in OutputCatalogue.options { selection[option] = values[option.name] ?? nil }
        return selection
    }
}
