import Foundation
import Outputs
import SwiftGeneration
import TestSupport
import Testing

@Suite struct ObjectiveCHeaderTests {
    private static let schema = #"""
        app: { name: Parley, notification-key: kind }
        generate: { swift: { namespace: Parley } }
        topics:
          messages: { title: Messages }
        actions:
          réponse: { identifier: "say \"?\" \\ !", title: Reply, icon: arrowshape.turn.up.left }
          MARK_AS_READ: { renamed-from: [mark-read, READ], deprecated: Use réponse., title: Mark as Read, icon: eye }
        categories:
          message:
            renamed-from: chat.message
            hidden-previews-body-placeholder: Message
            actions: [réponse, MARK_AS_READ]
          2nd-chance: { deprecated: true, hidden-previews-body-placeholder: Message }
        notifications:
          message: { identifier: MSG, category: message, title: $(name), topic: messages, data: { name: string } }
        """#

    @Test func constants() throws {
        let header = ObjectiveCHeader(try errorFreeSchema(Self.schema)).text
        let lines = header.split(separator: "\n").filter { $0.hasPrefix("Parley_identifier(") }
        #expect(
            lines == [
                "Parley_identifier(ParleyPayloadKey, \"kind\");",
                "Parley_identifier(ParleyCategoryMessage, \"message\");",
                "Parley_identifier(ParleyCategoryMessage_Earlier1, \"chat.message\");",
                "Parley_identifier(ParleyCategory_2ndChance, \"2nd-chance\"); // Deprecated.",
                "Parley_identifier(ParleyActionR_uE9ponse, \"say \\\"\\?\\\" \\\\ !\");",
                "Parley_identifier(ParleyActionMarkAsRead, \"MARK_AS_READ\"); // Deprecated.",
                "Parley_identifier(ParleyActionMarkAsRead_Earlier1, \"mark-read\"); // Deprecated.",
                "Parley_identifier(ParleyActionMarkAsRead_Earlier2, \"READ\"); // Deprecated.",
                "Parley_identifier(ParleyNotificationMessage, \"MSG\");",
                "Parley_identifier(ParleyTopicMessages, \"messages\");",
            ])
    }

    /// Compiled with clang as C99, C++ and Objective-C. Declarations of the classes replace Foundation.
    @Test(arguments: [
        ("c", "-std=c99"), ("c++", "-std=c++11"), ("objective-c", "-std=c11"), ("objective-c++", "-std=c++11"),
    ])
    func compiles(_ language: String, _ standard: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "belfry-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, to name: String) throws {
            let url = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        try write(ObjectiveCHeader(try errorFreeSchema(Self.schema)).text, to: "Parley.h")
        try write(
            "@interface NSString\n@end\n@interface NSConstantString : NSString\n@end\n", to: "Foundation/Foundation.h")
        let type = language.hasPrefix("objective") ? "NSString *" : "const char *"
        try write(
            "#include \"Parley.h\"\n#include \"Parley.h\"\nstatic \(type)f(void) { return ParleyCategoryMessage; }\n\(type)g(void);\n\(type)g(void) { return f(); }\n",
            to: "main")
        let result = try runProgram(
            "/usr/bin/env",
            [
                "clang", "-x", language, standard, "-fsyntax-only", "-Wall", "-Wextra", "-Werror",
                "-Wno-objc-root-class", "-isystem", folder.path, folder.appending(path: "main").path,
            ])
        #expect(result.status == 0, "\(result.output)")
    }
}
