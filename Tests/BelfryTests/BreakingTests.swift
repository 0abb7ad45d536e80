import Foundation
import TestSupport
import Testing

/// Breaking changes in Git histories and folders.
@Suite struct BreakingTests {
    private static let schema = """
        app:
          name: Shop
        categories:
          offer:
            hidden-previews-body-placeholder: Offer
            actions:
              - save: { title: Save for Later, icon: bookmark }
        notifications:
          sale: { category: offer, title: Sale, data: { shop: string } }

        """
    private static let broken = schema.replacing("shop: string", with: "shop: integer")
    private static let finding = """
        9:55: error: 'shop' was of type string and is now of type integer: installed apps reject new pushes, and \
        this app rejects pushes from old servers and delivered notifications [data-retyped]
        """

    // MARK: Git

    @Test func aRevisionIsCompared() async throws {
        let workspace = try Workspace.repository(["App/notifications.yaml": Self.schema])
        let same = try await workspace.belfry("breaking --against main")
        #expect(same.status == 0 && same.output == "")
        #expect(same.error.hasPrefix("no findings in 1 file ("))
        try workspace.write(Self.broken, to: "App/notifications.yaml")
        for revision in ["main", "HEAD", "HEAD~0", "refs/heads/main"] {
            let result = try await workspace.belfry("breaking --against \(revision) --quiet")
            #expect(result.status == 1 && result.error == "")
            #expect(
                result.output == """
                    App/notifications.yaml:\(Self.finding)
                    \(revision):App/notifications.yaml:9:55: note: it was declared here
                    App/notifications.yaml:9:55: note: keep the type, and send the new value under another key
                    App/notifications.yaml:9:55: note: breaks installed apps: a push of new servers ('sale', typical); \
                    also servers and delivered notifications
                    App/notifications.yaml:9:55: note: \
                    {"aps":{"alert":{"title":"Sale"},"category":"offer"},"notification":"sale","shop":3}
                    App/notifications.yaml:9:55: note: \
                    .sale becomes .unrecognized: key 'shop': expected a string

                    """)
        }
        try workspace.commit()
        #expect(try await workspace.belfry("breaking --against HEAD~1").status == 1)
        #expect(try await workspace.belfry("breaking --against HEAD").status == 0)
        // From a subfolder, by a path, and with a repository set by a hook.
        #expect(try await workspace.belfry("breaking --against HEAD~1", in: "App").output.contains("data-retyped"))
        let hooked = try await workspace.belfry(
            "breaking --against HEAD~1 App/notifications.yaml", environment: ["GIT_DIR": "/nowhere"])
        #expect(hooked.output.contains("data-retyped"))
    }

    /// Proves that the errors of one earlier schema don't hide the findings about the others.
    @Test func oneBrokenEarlierSchemaDoesNotStopTheOthers() async throws {
        let workspace = try Workspace.repository([
            "App/notifications.yaml": Self.schema, "Club/notifications.yaml": "categories: { news: { titel: News } }\n",
        ])
        try workspace.write(Self.broken, to: "App/notifications.yaml")
        try workspace.write("categories: { news: {} }\n", to: "Club/notifications.yaml")
        let result = try await workspace.belfry("breaking --against main")
        #expect(result.status == 2)
        #expect(result.output.hasPrefix("App/notifications.yaml:\(Self.finding)"))
        #expect(result.error.hasPrefix("main:Club/notifications.yaml:1:23: error: 'titel' isn't a key of a category"))
        #expect(result.error.contains("belfry: the schema 'main:Club/notifications.yaml' has errors"))
        // It may have moved to any place where there is a new schema.
        try workspace.git("mv Club Members")
        let moved = try await workspace.belfry("breaking --against main")
        #expect(moved.status == 2)
        #expect(moved.output.hasPrefix("App/notifications.yaml:\(Self.finding)"))
        #expect(moved.error.contains("belfry: the schema 'main:Club/notifications.yaml' has errors"))
    }

    /// Proves that the severity is that for the chosen parties, unless the schema sets one.
    @Test func onlyTheChosenPartiesCount() async throws {
        let renamed = Self.schema.replacing("sale: {", with: "offer-sale: { renamed-from: sale,")
        let workspace = try Workspace([
            "old/notifications.yaml": Self.schema, "new/notifications.yaml": renamed,
            "set/notifications.yaml": renamed + "lint: { rules: { id-renamed: advice } }\n",
        ])
        func severity(_ options: String, _ folder: String = "new") async throws -> String {
            let result = try await workspace.belfry("breaking \(folder) --against old --reporter json \(options)")
            let severity = ["error", "warning", "advice"].first {
                result.output.contains("\n      \"severity\": \"\($0)\"")
            }
            return "\(severity ?? "none") \(result.status)"
        }
        #expect(try await severity("") == "warning 0")
        #expect(try await severity("--for installed") == "error 1")
        #expect(try await severity("--for servers") == "advice 0")
        #expect(try await severity("--for servers --for delivered") == "advice 0")
        #expect(try await severity("--for delivered --for installed") == "error 1")
        #expect(try await severity("--for installed", "set") == "advice 0")
        let unknown = try await workspace.belfry("breaking new --against old --for watches")
        #expect(unknown.status == 2 && unknown.error.contains("installed"))
    }

    @Test(arguments: ["json", "sarif", "github", "junit", "pretty"])
    func everyReporterShowsIt(_ reporter: String) async throws {
        let workspace = try Workspace.repository(["notifications.yaml": Self.schema])
        try workspace.write(Self.broken, to: "notifications.yaml")
        let result = try await workspace.belfry("breaking --against main --reporter \(reporter)")
        #expect(result.status == 1)
        #expect(result.output.contains("data-retyped") && result.output.contains("notifications.yaml"))
        // What the witness becomes.
        #expect(result.output.contains(".unrecognized: key "))
    }

    @Test func severitiesDetermineTheStatus() async throws {
        let workspace = try Workspace.repository(["notifications.yaml": Self.schema])
        let changed = Self.schema.replacing("icon: bookmark", with: "icon: bookmark, destructive: true")
        try workspace.write(changed, to: "notifications.yaml")
        #expect(try await workspace.belfry("breaking --against main").status == 0)
        let strict = try await workspace.belfry("breaking --against main --fail-on warning")
        #expect(strict.status == 1 && strict.output.contains("[action-meaning-changed]"))
    }

    @Test func fragmentsAndFilesCanMove() async throws {
        let fragment = "actions:\n  mute: { title: Mute, icon: bell.slash }\ncategories:\n  chat: { actions: [mute] }\n"
        let workspace = try Workspace.repository([
            "Sources/App/notifications.yaml": Self.schema, "Sources/App/chat.notifications.yaml": fragment,
            "Other/notifications.yaml": Sample.good,
        ])
        // Moved to another folder, and to another file.
        try workspace.git("mv Sources/App Client")
        try workspace.remove("Client/chat.notifications.yaml")
        try workspace.write(fragment, to: "Client/sub/more.notifications.yaml")
        #expect(try await workspace.belfry("breaking --against main").status == 0)
        try workspace.write(Self.broken, to: "Client/notifications.yaml")
        try workspace.write("actions: {}\n", to: "Client/sub/more.notifications.yaml")
        let result = try await workspace.belfry("breaking --against main Client --quiet")
        #expect(result.status == 1)
        #expect(result.output.contains("Client/notifications.yaml:\(Self.finding)"))
        #expect(result.output.contains("Client/notifications.yaml:3:1: error: the category 'chat' is removed"))
        #expect(result.output.contains("main:Sources/App/chat.notifications.yaml:4:3: note: it was declared here"))
    }

    @Test func aSchemaCanBeNewOrRemoved() async throws {
        let workspace = try Workspace.repository([
            "A/notifications.yaml": Self.schema, "B/notifications.yaml": Sample.good,
        ])
        try workspace.write("categories:\n  game: { external: true }\n", to: "C/notifications.yaml")
        let new = try await workspace.belfry("breaking --against main")
        #expect(new.status == 0 && new.output == "")
        #expect(new.error.hasPrefix("'C/notifications.yaml' is new: it isn't in 'main'\n"))
        try workspace.remove("B")
        let gone = try await workspace.belfry("breaking --against main --quiet")
        #expect(gone.status == 1)
        #expect(gone.output.hasPrefix("B/notifications.yaml:1:1: error: this schema of 'main' is removed"))
        #expect(try await workspace.belfry("breaking --against main A").status == 0)
    }

    // MARK: Incomparable inputs

    @Test func unreadableInputIsStatus2() async throws {
        let workspace = try Workspace.repository(["notifications.yaml": "categories:\n  offer: { titel: x }\n"])
        try workspace.write(Self.schema, to: "notifications.yaml")
        try workspace.commit()
        let broken = try await workspace.belfry("breaking --against HEAD~1")
        #expect(broken.status == 2 && broken.output == "")
        #expect(broken.error.hasPrefix("HEAD~1:notifications.yaml:2:12: error: 'titel' isn't a key of a category"))
        #expect(broken.error.contains("belfry: the schema 'HEAD~1:notifications.yaml' has errors"))
        for revision in ["nope", "HEAD~7", "-h", "HEAD:notifications.yaml", "main..HEAD"] {
            let missing = try await workspace.belfry("breaking --against=\(revision)")
            #expect(missing.status == 2)
            #expect(missing.error.hasPrefix("belfry: '\(revision)' isn't a revision in "), "\(missing.error)")
        }
        try workspace.write("", to: "main/x")
        let ambiguous = try await workspace.belfry("breaking --against main")
        #expect(ambiguous.status == 2 && ambiguous.error.contains("'main' is a revision and a folder"))
        #expect(try await workspace.belfry("breaking").status == 2)
        #expect(try await workspace.belfry("breaking --against main -").status == 2)
    }

    @Test func aShallowCloneIsReported() async throws {
        let origin = try Workspace.repository(["notifications.yaml": Self.schema])
        try origin.write(Self.broken, to: "notifications.yaml")
        try origin.commit()
        let workspace = try Workspace()
        try workspace.git("clone -q --depth 1 file://\(origin.folder.path) clone")
        let result = try await workspace.belfry("breaking --against HEAD~1", in: "clone")
        #expect(result.status == 2)
        #expect(result.error.contains("the clone is shallow; fetch the rest"))
        #expect(try await workspace.belfry("breaking --against HEAD", in: "clone").status == 0)
        try workspace.git("-C clone fetch -q --unshallow")
        #expect(try await workspace.belfry("breaking --against HEAD~1", in: "clone").status == 1)
    }

    @Test func withoutARepositoryTheMessageSuggestsAFolder() async throws {
        let workspace = try Workspace(["notifications.yaml": Self.schema])
        let result = try await workspace.belfry("breaking --against main")
        #expect(result.status == 2)
        #expect(result.error.hasPrefix("belfry: can't find the revision 'main': "))
        #expect(result.error.contains("isn't in a Git work tree"))
        let repository = try Workspace.repository(["notifications.yaml": Self.schema])
        let program = try await repository.belfry("breaking --against main", environment: ["PATH": "/nowhere"])
        #expect(program.status == 2 && program.error.contains("'git' isn't installed"))
    }

    // MARK: Folders

    @Test func aFolderIsCompared() async throws {
        let workspace = try Workspace([
            "released/App/notifications.yaml": Self.schema, "new/App/notifications.yaml": Self.broken,
            "released/Other/notifications.yaml": Sample.good, "new/Other/notifications.yaml": Sample.good,
        ])
        let all = try await workspace.belfry("breaking --against released new --quiet")
        #expect(all.status == 1)
        #expect(
            all.output.hasPrefix(
                "new/App/notifications.yaml:\(Self.finding)\nreleased/App/notifications.yaml:9:55: note:"))
        let one = try await workspace.belfry("breaking --against ../released/App App/notifications.yaml", in: "new")
        #expect(one.status == 1)
        #expect(try await workspace.belfry("breaking --against ./released released").status == 0)
        #expect(try await workspace.belfry("breaking --against ./nothing new").status == 2)
    }

    // MARK: Exceptions

    @Test func itIsAllowedWhereItIsFound() async throws {
        let workspace = try Workspace(["old/notifications.yaml": Self.schema])
        let allowed = Self.broken.replacing(
            "{ category: offer,", with: "{ allow: { data-retyped: Nobody has it yet. }, category: offer,")
        try workspace.write(allowed, to: "new/notifications.yaml")
        let result = try await workspace.belfry("breaking --against old new")
        #expect(result.status == 0 && result.output == "")
        // Whether an exception is needed depends on the earlier schema.
        #expect(try await workspace.belfry("lint new --fail-on advice").output == "")
        try workspace.write(Self.broken + "lint: { rules: { data-retyped: off } }\n", to: "new/notifications.yaml")
        #expect(try await workspace.belfry("breaking --against old new").output == "")
    }

    @Test func removalsAreAllowedByTheApp() async throws {
        let workspace = try Workspace(["old/notifications.yaml": Self.schema])
        let gone = "app:\n  name: Shop\n"
        try workspace.write(gone, to: "new/notifications.yaml")
        let found = try await workspace.belfry("breaking --against old new --quiet")
        #expect(found.output.contains("new/notifications.yaml:1:1: error: the category 'offer' is removed"))
        #expect(found.output.contains("new/notifications.yaml:1:1: error: the notification 'sale' is removed"))
        let allow = "  allow: { category-removed: Never sent., notification-removed: Never sent. }\n"
        try workspace.write(gone + allow, to: "new/notifications.yaml")
        #expect(try await workspace.belfry("breaking --against old new").status == 0)
        let removed = "  removed-categories: [offer]\nlint:\n  rules:\n    notification-removed: off\n"
        try workspace.write(gone + removed, to: "new/notifications.yaml")
        #expect(try await workspace.belfry("breaking --against old new").status == 0)
    }

    /// A declaration that seems removed may be unreadable.
    @Test func onlyErrorsOfABrokenSchemaAreReported() async throws {
        let workspace = try Workspace(["old/notifications.yaml": Self.schema])
        try workspace.write(Self.schema.replacing("offer:", with: "offer"), to: "new/notifications.yaml")
        let result = try await workspace.belfry("breaking --against old new --quiet")
        #expect(result.status == 1)
        #expect(!result.output.contains("is removed"))
    }

    @Test func onlyMeaningfulPartsCount() async throws {
        let workspace = try Workspace(["old/notifications.yaml": Self.schema])
        let rewritten = """
            # The same in other words.
            notifications:
              "sale":
                data: { shop: { type: string, example: Ada } }
                title: Sale!
                category: offers
            categories:
              offers:
                identifier: offer
                actions: [keep]
            actions:
              keep: { identifier: save, title: Save for Later }

            """
        try workspace.write(rewritten, to: "new/notifications.yaml")
        let result = try await workspace.belfry("breaking --against old new")
        #expect(result.status == 0 && result.output == "", "\(result.output)")
    }
}
