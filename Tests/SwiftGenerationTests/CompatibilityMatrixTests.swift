import ChangeRules
import Diagnostics
import NotificationSchema
import SchemaRules
import Testing
import TestSupport

/// Old and new apps with old and new servers: the findings of comparing the schemas match what happens when the
/// generated code of both versions runs.
@Suite(.enabled(if: stubsAreUsable)) struct CompatibilityMatrixTests {
    struct Change: Sendable {
        var name: String
        var old: Side
        var new: Side
        /// The rules with findings.
        var rules: [String] = []
    }

    /// A version of the schema, and the pushes of its server, in Swift: `Sale(shop: "Ada").push()`.
    struct Side: Hashable, Sendable {
        var schema: String
        var pushes: [String]
    }

    /// One program for all changes, because starting the compiler takes the time.
    @Test func findingsSayWhatHappens() throws {
        var sources = ["Matrix.swift": try testFile("Programs/Matrix.swift")]
        var list = "struct Change { var name: String; var old: Version; var new: Version }\nvar changes: [Change] { [\n"
        var expected: [String: [String: Bool]] = [:]
        var witnesses = MatrixWitnesses()
        // A version that several changes start from is compiled once.
        var namespaces: [Side: String] = [:]
        for side in Self.changes.flatMap({ [$0.old, $0.new] }) where namespaces[side] == nil {
            let namespace = "Version\(namespaces.count)"
            namespaces[side] = namespace
            sources["\(namespace).swift"] = try generatedSource(
                "generate: { swift: { namespace: \(namespace) } }\n" + side.schema)
            sources["\(namespace)+Matrix.swift"] = Self.glue(side.pushes, in: namespace)
        }
        for change in Self.changes {
            let (old, new) = (namespaces[change.old] ?? "", namespaces[change.new] ?? "")
            list += "    Change(name: \"\(change.name)\", old: version\(old), new: version\(new)),\n"
            let findings = ChangeChecker().compare(
                root: SourceFile(path: "notifications.yaml", text: change.new.schema), fragments: [],
                with: try errorFreeSchema(change.old.schema)
            ).findings.filter { $0.severity != .advice }
            #expect(findings.map(\.rule.id) == change.rules, "\(change.name)")
            for finding in findings { witnesses.add(finding, old: old, new: new) }
            expected[change.name] = [
                "old app, old server": false, "new app, new server": false,
                "old app, new server": findings.contains { $0.message.contains("installed apps") },
                "new app, old server": findings.contains { finding in
                    ["old servers", "delivered", "old identifier", "still use"].contains {
                        finding.message.contains($0)
                    }
                },
            ]
        }
        sources["Changes.swift"] = list + "] }\n" + witnesses.source
        let output = try SwiftCompiler.run(sources)
        #expect(witnesses.checks.count > 25)
        witnesses.expectFailures(in: output)
        for (name, pairs) in expected {
            for (pair, isBroken) in pairs {
                let failures = output.split(separator: "\n").filter { $0.hasPrefix("\(name): \(pair): ") }
                #expect(!failures.isEmpty == isBroken, "\(name): \(pair): \(failures.joined(separator: "; "))")
            }
        }
    }

    private static func glue(_ pushes: [String], in namespace: String) -> String {
        let payloads = pushes.map { push in
            let throwing = "try! "
            return push.hasPrefix(throwing)
                ? "(\(throwing)\(namespace).\(push.dropFirst(throwing.count))).payload" : "\(namespace).\(push).payload"
        }
        return """
            import UserNotifications

            var version\(namespace): Version { Version(
                buttons: Button.all(\(namespace).categories()),
                response: { category, button, payload in
                    let action: \(namespace).ResponseParts.Action =
                        button.map { .custom($0.identifier, text: $0.takesText ? typed : nil) } ?? .default
                    let parts = \(namespace).ResponseParts(
                        category: category, action: action, payload: \(namespace).JSON.object(from: payload))
                    return "\\(\(namespace).Response(parts))"
                },
                pushes: [\(payloads.joined(separator: ", "))]
            ) }

            """
    }
}
