import ChangeRules
import Diagnostics
import Foundation
import NotificationSchema
import SchemaRules
import Testing
import TestSupport

/// Comparison with an earlier schema: the places of findings, and which changes are merged.
@Suite struct CompatibilityTests {
    private func report(
        _ old: (root: String, fragments: [String: String]),
        _ new: (root: String, fragments: [String: String])
    ) throws -> String {
        let earlier = try errorFreeSchema(old.root, fragments: old.fragments)
        let schema = MarkedSchema(new.root, fragments: new.fragments)
        return ChangeChecker().compare(root: schema.root, fragments: schema.fragments, with: earlier).findings
            .map(\.report).joined()
    }

    private static let actions = """
        actions:
          reply: { title: Reply, text-input: { button-title: Send, placeholder: Text }, authentication-required: true }
        categories:
          chat: { actions: [reply] }
          group: { actions: [reply] }

        """

    @Test func changesOfASharedActionAreReportedOnce() throws {
        let new = Self.actions.replacing(", authentication-required: true", with: "")
        #expect(
            try report((Self.actions, [:]), (new, [:])) == """
                notifications.yaml:2:3: warning: 'reply' no longer requires authentication: it works on a locked device \
                [action-authentication-dropped]
                  help: write authentication-required: true, or allow it with the reason
                  note: notifications.yaml:2:106: it was required here

                """
        )
        let renamed = Self.actions.replacing("title: Reply", with: "identifier: REPLY, title: Reply")
        let found = try report((Self.actions, [:]), (renamed, [:]))
        #expect(found.hasPrefix("notifications.yaml:2:24: error: the identifier of 'reply' was 'reply'"))
        #expect(found.split(separator: "\n").count { $0.contains("[id-changed]") } == 1)
    }

    /// In the file that contained it; several removals can be reported at one place.
    @Test func removalsAreReportedAtTheirFormerPlace() throws {
        let fragment = "categories:\n  a: {}\n  b: {}\n  c: {}\n"
        let old = (root: "categories:\n  d: {}\n", fragments: ["x.notifications.yaml": fragment])
        let new = (root: "categories: {}\n", fragments: ["x.notifications.yaml": "categories:\n  a: {}\n"])
        #expect(
            try report(old, new).split(separator: "\n").filter { !$0.hasPrefix("  help") }.joined(separator: "\n")
                == """
                notifications.yaml:1:1: error: the category 'd' is removed: pushes that still use it show no buttons \
                [category-removed]
                  note: notifications.yaml:2:3: it was declared here
                x.notifications.yaml:1:1: error: the category 'b' is removed: pushes that still use it show no buttons \
                [category-removed]
                  note: x.notifications.yaml:3:3: it was declared here
                x.notifications.yaml:1:1: error: the category 'c' is removed: pushes that still use it show no buttons \
                [category-removed]
                  note: x.notifications.yaml:4:3: it was declared here
                """
        )
        let report = try report(old, ("# Nothing.\n", [:]))
        #expect(report.hasPrefix("notifications.yaml:1:1: error: the category 'a' is removed"))
    }

    /// Proves that neither the beginning nor the end of a deprecation breaks anything, and that findings name this way.
    /// A category that was registered stays on devices.
    @Test func whatWasDeprecatedCanBeRemoved() throws {
        func schema(_ deprecated: String) -> String {
            """
            actions:
              like: { title: Like, icon: hand.thumbsup\(deprecated) }
            categories:
              photo:
                hidden-previews-body-placeholder: Photo
                actions: [like, { mute: { title: Mute, icon: bell.slash } }]
              album: { hidden-previews-body-placeholder: Album\(deprecated) }
            notifications:
              liked:
                category: photo
                title: $(name)
                data:
                  name: { origin: user }
                  place: { type: string\(deprecated) }
                  town: { type: string\(deprecated) }
              shared: { title: $(name), data: { name: { origin: user } }\(deprecated) }

            """
        }
        let new = """
            categories:
              photo: { hidden-previews-body-placeholder: Photo, actions: [{ mute: { title: Mute, icon: bell.slash } }] }
            notifications:
              liked:
                category: photo
                title: $(name)
                data: { name: { origin: user }, town: { optional: true } }

            """
        #expect(try report((schema(""), [:]), (schema(", deprecated: true"), [:])) == "")
        #expect(
            try report((schema(", deprecated: Use the new one."), [:]), (new, [:])) == """
                notifications.yaml:1:1: advice: the category 'album' is removed: devices that registered it keep it \
                [category-removed]
                  help: list it under removed-categories of app
                  note: notifications.yaml:7:3: it was declared here

                """)
        let found = try report((schema(", deprecated: false"), [:]), (new, [:])).split(separator: "\n")
        #expect(found.count { $0.contains(": error: ") } == 5)
        #expect(found.count { $0.contains("  help: ") && $0.contains("deprecated: true") } == 4)
    }

    /// Proves that false isn't as without the key: the category still needs what the others give up.
    @Test func aCategoryCanKeepADeprecatedSharedAction() throws {
        let shared = "actions:\n  like: { deprecated: true, title: Like, icon: hand.thumbsup }\n"
        let mute = "{ mute: { title: Mute, icon: bell.slash } }"
        let old =
            shared + """
                categories:
                  a: { actions: [like, \(mute)] }
                  b: { actions: [like: { deprecated: false }, \(mute)] }

                """
        let new = "categories:\n  a: { actions: [\(mute)] }\n  b: { actions: [\(mute)] }\n"
        let found = try report((old, [:]), (new, [:])).split(separator: "\n").filter { $0.contains("[action-removed]") }
        #expect(found.map { $0.prefix(55) } == ["notifications.yaml:3:8: error: 'b' no longer has the ac"])
    }

    @Test func aRenamingIsOffered() throws {
        let old = "categories:\n  chat: { identifier: CHAT }\n"
        let schema = MarkedSchema("categories:\n  chat: { hidden-previews-body-placeholder: Message }\n")
        let result = ChangeChecker().compare(root: schema.root, fragments: [], with: try errorFreeSchema(old))
        let fix = try #require(result.findings.first?.fix)
        #expect(fix.applicability == .display)
        #expect(
            schema.root.applying(fix).text
                == "categories:\n  chat: { hidden-previews-body-placeholder: Message, renamed-from: CHAT }\n")
    }

    /// If two actions swap identifiers, both change their meaning, which is one finding, and none is removed.
    @Test func identifiersThatAreSwapped() throws {
        func schema(_ first: String, _ second: String) -> String {
            """
            categories:
              mail:
                actions:
                  - archive: { identifier: \(first), title: Archive }
                  - delete: { identifier: \(second), title: Delete }

            """
        }
        let found = try report((schema("a", "b"), [:]), (schema("b", "a"), [:])).split(separator: "\n")
        #expect(found.count { $0.contains("[action-meaning-changed]") } == 1)
        #expect(found.count { $0.contains("error") } == 1)
    }

    /// Proves that a witness has a limit, and still shows all keys of a push with long values.
    @Test func aWitnessIsShort() throws {
        let text = String(repeating: "Grüße ", count: 200)
        func schema(_ type: String) -> String {
            """
            notifications:
              note: { title: Note, data: { text: { example: \(text) }, size: \(type) } }

            """
        }
        let old = try errorFreeSchema(schema("string"))
        let new = SourceFile(path: "notifications.yaml", text: schema("integer"))
        let found = ChangeChecker().compare(root: new, fragments: [], with: old).findings
        #expect(found.map(\.rule.id) == ["data-retyped"])
        #expect(found[0].breaks.map(\.party) == [.installed, .servers, .delivered])
        for item in found[0].breaks {
            #expect(item.witness.content.utf8.count <= Witness.contentLimit)
            #expect(item.witness.content.contains("\"text\":\"Grüße Grüße Grüße Grüße …\""))
            #expect(item.witness.content.contains("\"size\":"))
        }
    }

    /// No application has changes compared with itself. Comparing any two gives only findings, no failures.
    @Test func realApplications() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../examples/real-world").standardized
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasSuffix(".md") }
        let schemas = try names.sorted().map { try MarkedSchema(folder: folder.appending(path: $0)) }
        #expect(schemas.count > 10)
        for (index, old) in schemas.enumerated() {
            let earlier = old.lint().schema
            for (other, new) in schemas.enumerated() {
                let findings = ChangeChecker().compare(root: new.root, fragments: new.fragments, with: earlier).findings
                #expect(findings.isEmpty == (index == other), "\(names.sorted()[index]), \(names.sorted()[other])")
            }
        }
    }
}
