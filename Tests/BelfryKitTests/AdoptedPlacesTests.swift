import BelfryKit
import Diagnostics
import SwiftCode
import TestSupport
import Testing

/// The places that 'belfry adopt' names beside the schema.
@Suite(.enabled(if: SwiftReader.complaint == nil, "this build doesn't have the trait Audit")) struct AdoptedPlacesTests
{
    private func code(_ files: [String: String]) throws -> CodeInput {
        let folder = try TemporaryFolder(files)
        return try CodeInput([], readsContents: true, from: folder.path, swift: SwiftReader.read)
    }

    @Test(arguments: [
        (["Vendor/Kit.swift"], ["App/App.swift"]),
        (["Libraries/Kit/Kit.swift", "Libraries/Kit/LICENSE"], ["App/App.swift"]),
        (["Kit/Sources/Kit.swift", "Kit/Kit.podspec"], ["App/App.swift"]),
        (
            ["Clock/Clock.swift", "Clock/LICENSE", "Clock/Clock.xcodeproj/project.pbxproj"],
            ["App/App.swift", "Clock/Clock.swift"]
        ),
        (["Kit/Kit.swift", "LICENSE", "App.podspec"], ["App/App.swift", "Kit/Kit.swift"]),
    ]) func generatedSwiftReplacesOnlyCodeOfTheApp(_ others: [String], _ replaced: [String]) throws {
        let declaration = "let %@ = UNNotificationAction(identifier: \"%@\", title: \"Archive\", options: [])\n"
        var files = ["App/App.swift": declaration.replacing("%@", with: "mail")]
        for path in others {
            files[path] = path.hasSuffix(".swift") ? declaration.replacing("%@", with: "other") : "\n"
        }
        let code = try code(files)
        #expect(Set(code.replacedCode.map(\.file.path)).sorted() == replaced)
        #expect(code.adopted != nil)
    }

    @Test(arguments: [
        ("[a, b]", 0), ("[a]", 1), ("[b, a]", 1), ("[c]", 1),
    ]) func actionsForTheMinimalContext(_ minimal: String, _ count: Int) throws {
        let action = { (name: String) in
            """
            let \(name) = UIMutableUserNotificationAction()
            \(name).identifier = "\(name)"
            \(name).title = "Archive \(name)"

            """
        }
        let code = try code([
            "App/App.swift": """
            func register() {
            \(action("a"))\(action("b"))\(action("c"))
            let mail = UIMutableUserNotificationCategory()
            mail.identifier = "mail"
            mail.setActions([a, b, c], for: .default)
            mail.setActions(\(minimal), for: .minimal)
            UIApplication.shared.registerUserNotificationSettings(UIUserNotificationSettings(types: [], categories: [mail]))
            }
            """
        ])
        #expect(code.minimalActions.map(\.text) == Array(repeating: minimal, count: count))
    }
}
