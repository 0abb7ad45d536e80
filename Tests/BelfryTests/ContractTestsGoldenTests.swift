import Foundation
import TestSupport
import Testing

/// `generate --contract-tests`: its output, and the copies in the examples.
@Suite struct ContractTestsGoldenTests {
    @Test(arguments: [
        ("messenger", "ParleyNotifications", "ParleyTests"), ("delivery", "CourierNotifications", "CourierTests"),
    ])
    func testsOfAnExample(_ example: String, module: String, tests: String) async throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../examples/\(example)/Sources/\(module)")
            .standardized
        let workspace = try Workspace()
        try FileManager.default.createSymbolicLink(at: workspace.url("schema"), withDestinationURL: folder)
        let result = try await workspace.belfry("generate schema --module \(module) --contract-tests Tests.swift")
        #expect(result.status == 0, "\(result.error)")
        expectGolden(
            try workspace.text("Tests.swift"), "../../examples/\(example)/Tests/\(tests)/ContractTests.swift")
    }

    @Test func theModuleIsNamedAfterTheFolder() async throws {
        let workspace = try Workspace([
            "my-app/notifications.yaml": Sample.withNotification, "2nd/notifications.yaml": Sample.withNotification,
        ])
        func text(_ arguments: String) async throws -> String {
            #expect(try await workspace.belfry("generate \(arguments) --contract-tests T/Tests.swift").status == 0)
            return try workspace.text("T/Tests.swift")
        }
        #expect(try await text("my-app").contains("\n@testable import my_app\n"))
        #expect(try await text("2nd").contains("\n@testable import _2nd\n"))
        #expect(try await text("2nd --module App").contains("\n@testable import App\n"))
        let check = try await workspace.belfry("generate my-app --check --contract-tests T/Tests.swift")
        #expect(check.status == 1 && check.output.contains("-@testable import App\n+@testable import my_app\n"))
        for arguments in ["--module App", "--contract-tests T.swift --module a-b"] {
            #expect(try await workspace.belfry("generate my-app \(arguments)").status == 2)
        }
    }

    /// No payload can end the literal that contains it.
    @Test func oddTextsStayInTheirLiteral() async throws {
        let workspace = try Workspace([
            "App/notifications.yaml": """
            notifications:
              sale:
                title: $(shop)
                data: { shop: string }
                examples:
                  odd: { shop: "\\"# \\\\#(exit(1)) \\"## \\u202e \\u2028 é" }
                  plain: { shop: Ada }

            """
        ])
        #expect(try await workspace.belfry("generate App --contract-tests Tests.swift").status == 0)
        let text = try workspace.text("Tests.swift")
        #expect(
            text.contains(
                #####"NotificationsPayload("odd", ###"{"aps":{"alert":{"title":"\"# \\#(exit(1)) \"## \u202e \u2028 é"}}"#####
            ))
        #expect(text.contains(##"NotificationsPayload("plain", #"{"aps""##))
    }
}
