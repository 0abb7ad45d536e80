#if canImport(XcodeProjectPlugin)
import PackagePlugin
import XcodeProjectPlugin

// Compiled only by Xcode on a Mac.
extension BelfryCommand: XcodeCommandPlugin {
    /// Lints if the person wrote no other command.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let command = XcodeCommand(arguments, in: context.xcodeProject) { $0.isEmpty ? ["lint"] : $0 }
        guard let command else { return }
        guard !writes(command.words) else {
            let words = wordsForGenerateCommand(command.words).joined(separator: " ")
            let arguments = words.isEmpty ? "without arguments" : "with the arguments: \(words)"
            refuse(command.words, "choose BelfryGenerateCommand instead, \(arguments)")
            return
        }
        try run(
            command.words + command.folders, with: context.tool(named: "belfry").url,
            in: context.xcodeProject.directoryURL)
    }
}
#endif
