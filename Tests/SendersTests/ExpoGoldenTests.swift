import Files
import Foundation
import TestSupport
import Testing

/// What is generated for apps with expo-notifications.
@Suite struct ExpoGoldenTests {
    private static let file = "notifications.expo.ts"

    /// Proves that a review shows each change of what an app registers and decodes, for every key of the language.
    @Test func everyKey() throws {
        let source = senderSource("typescript", of: try SchemasOfRepository.everyKey(), file: Self.file)
        expectGolden(try #require(source), "Expected/keys.expo.ts")
    }

    @Test func theExampleIsFresh() throws {
        let schema = try SchemasOfRepository.example("expo/")
        for file in ["notifications.ts", Self.file] {
            expectGolden(
                try #require(senderSource("typescript", of: schema, file: file)), "../../examples/senders/expo/\(file)")
        }
    }

    /// Proves that an app registers its categories and gets the data of pushes from APNs and from Expo's service, and
    /// that what the schema doesn't know is told apart.
    @Test(.enabled(if: SenderTools.haveTypeScript, "\(SenderTools.requirement)"))
    func theExampleReceives() throws {
        let run = try runProgram(try #require(SenderTools.node).path, ["main.ts"], in: senderExample("expo"))
        #expect(run.status == 0)
        expectGolden(run.output, "Expected/expo.txt")
        try check(["main.ts", "expo-double.ts", "notifications.ts", Self.file], in: senderExample("expo"), "main.ts")
    }

    /// Proves that the compiler accepts the file for every key of the language, in its strictest mode.
    @Test(.enabled(if: SenderTools.haveTypeScript, "\(SenderTools.requirement)"))
    func everyKeyIsChecked() throws {
        let expected = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Expected")
        try check(["keys.expo.ts"], in: expected, "keys.expo.ts")
    }

    /// Proves that no response throws: names that every object of JavaScript has, numbers that aren't finite, values
    /// that code without types passes.
    @Test(.enabled(if: SenderTools.haveTypeScript, "\(SenderTools.requirement)"))
    func noResponseFails() throws {
        let (errors, source) = try generatedSender(
            """
            app: { lenient: true }
            generate: { typescript: { output: Server, client: expo } }
            categories:
              ping: { actions: [{ constructor: { title: Build, icon: hammer } }] }
            notifications:
              ping: { category: ping, title: Ping, data: { at: date-epoch, share: { type: number, optional: true } } }
            """, "Server/\(Self.file)")
        #expect(errors == [])
        let folder = try TemporaryFolder([Self.file: try #require(source), "main.ts": Self.attacks])
        let run = try runProgram(
            try #require(SenderTools.node).path, ["--no-warnings", "main.ts"], in: URL(filePath: folder.path.text))
        #expect(
            run.output == """
                ping {"type":"constructor_"}
                unrecognized the category 'ping' has no action 'toString'
                unrecognized the category 'ping' has no action '__proto__'
                unrecognized 'at' must be a date
                unrecognized 'share' must be a number
                unrecognized 'share' must be a number
                unrecognized no notification is known in the category ''
                unrecognized no notification is known in the category ''

                """)
    }

    private static let attacks = """
        import { decodeResponse } from "./notifications.expo.ts";

        function show(response: any): void {
          const decoded: any = decodeResponse(response);
          console.log(decoded.type, decoded.problem ?? JSON.stringify(decoded.action));
        }

        function response(actionIdentifier: string, data: unknown): unknown {
          return { actionIdentifier, notification: { request: { content: { categoryIdentifier: "ping", data } } } };
        }

        const data = { notification: "ping", at: 1 };
        for (const action of ["constructor", "toString", "__proto__"]) show(response(action, data));
        show(response("constructor", { ...data, at: 1e300 }));
        show(response("constructor", { ...data, share: "1e400" }));
        show(response("constructor", { ...data, share: JSON.parse("1e400") }));
        show({});
        show(undefined);
        """

    /// Copies files to a folder of their own, and compiles one with what it imports.
    private func check(_ names: [String], in source: URL, _ main: String) throws {
        let folder = try TemporaryFolder(["deno.json": TypeScriptConformanceTests.configuration])
        for name in names {
            try folder.write(try String(contentsOf: source.appending(path: name), encoding: .utf8), to: name)
        }
        let home = URL(filePath: folder.path.text)
        let deno = try #require(SenderTools.deno)
        let checked = try runProgram(deno.path, ["check", "--quiet", "--no-remote", main], in: home)
        #expect(checked.status == 0, "\(checked.output)")
    }
}
