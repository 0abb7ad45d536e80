import Foundation
import TestSupport
import Testing

/// Rules of a team on the command line: in every report, in `explain`, `rules` and baselines.
@Suite struct TeamRuleCommandTests {
    private static let settings = """
        lint:
          team:
            offers-are-quiet:
              each: notification
              forbid: { sound: default }
              message: Offers are silent.
              because: People sleep.
              severity: error
              passing: "notifications: { sale: { title: Sale } }"
              failing: "notifications: { sale: { title: Sale, sound: ⟦default⟧ } }"

        """
    private static let schema = """
        lint: { team: { titles-fit: { each: action, require: { title: { length: { max: 5 } } } } } }
        actions: { mute: { title: Mute All, icon: bell.slash } }
        categories: { offer: { hidden-previews-body-placeholder: Offer, actions: [mute] } }
        notifications: { sale: { category: offer, title: Spring Sale, sound: default } }

        """

    private func workspace() throws -> Workspace {
        try Workspace([
            "repository/.git/HEAD": "", "repository/.belfry.yaml": Self.settings,
            "repository/App/notifications.yaml": Self.schema,
        ])
    }

    /// Proves that the rules of a folder above apply, and that every report has them.
    @Test(arguments: ["xcode", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "jsonl", "pretty"])
    func reports(_ reporter: String) async throws {
        let result = try await workspace().belfry("lint --reporter \(reporter)", in: "repository/App")
        #expect(result.status == 1)
        for words in ["offers-are-quiet", "Offers are silent.", "titles-fit"] {
            #expect(result.output.contains(words), "\(result.output)")
        }
        if reporter == "sarif" {
            let log = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            let run = (log?["runs"] as? [[String: Any]])?.first
            let driver = (run?["tool"] as? [String: Any])?["driver"] as? [String: Any]
            let rule = (driver?["rules"] as? [[String: Any]])?.first { $0["id"] as? String == "offers-are-quiet" }
            #expect((rule?["shortDescription"] as? [String: String])?["text"] == "Offers are silent.")
            #expect((rule?["fullDescription"] as? [String: String])?["text"] == "People sleep.")
        }
    }

    @Test func explainAndRules() async throws {
        let workspace = try workspace()
        let explained = try await workspace.belfry("explain offers-are-quiet", in: "repository/App")
        #expect(
            explained.output.hasPrefix("offers-are-quiet (error)\nOffers are silent.\n\nPeople sleep.\n"),
            "\(explained)")
        #expect(explained.output.contains(".belfry.yaml\n"))
        #expect(explained.output.contains("sound: default } }") && explained.output.contains("^^^^^^^"))
        let own = try await workspace.belfry("explain titles-fit", in: "repository")
        #expect(own.output.contains("For each action, 'title' must have at most 5 characters.\n"), "\(own)")
        #expect(try await workspace.belfry("explain titles-fitt", in: "repository").status == 2)
        let rules = try await workspace.belfry("rules --schema App", in: "repository").output
        let parts = rules.components(separatedBy: "\nRules of the team:\n")
        #expect(
            parts.count == 2
                && parts[1].split(separator: "\n").map { $0.prefix { $0 != " " } } == [
                    "offers-are-quiet", "titles-fit",
                ])
        // Somewhere else, only Belfry's.
        #expect(try await !Workspace().belfry("rules").output.contains("Rules of the team"))
    }

    @Test func selection() async throws {
        let workspace = try workspace()
        func found(_ options: String) async throws -> [String] {
            let result = try await workspace.belfry("lint --reporter xcode \(options)", in: "repository")
            return result.output.matches(of: /\[([a-z-]+)\]/).map { String($0.output.1) }
        }
        #expect(try await found("--only titles-fit") == ["titles-fit"])
        #expect(try await found("--only team") == ["titles-fit", "offers-are-quiet"])
        #expect(try await !found("--skip team").contains("titles-fit"))
        #expect(try await workspace.belfry("lint --only titles-fitt", in: "repository").status == 2)
    }

    /// Proves that a baseline knows findings of a team's rules, also of schemas that a run doesn't check.
    @Test func baselines() async throws {
        let workspace = try workspace()
        try workspace.write(Self.schema, to: "repository/Other/notifications.yaml")
        _ = try await workspace.belfry("lint --write-baseline", in: "repository")
        #expect(try workspace.text("repository/.belfry-baseline.json").contains("offers-are-quiet"))
        #expect(try await workspace.belfry("lint", in: "repository").output == "")
        #expect(try await workspace.belfry("lint App", in: "repository").output == "")
        try workspace.write(
            Self.schema.replacing("sound: default", with: "sound: none"), to: "repository/App/notifications.yaml")
        let stale = try await workspace.belfry("lint App --reporter xcode", in: "repository").output
        #expect(
            stale.contains("[lint-unused-exception]")
                && stale.split(separator: "\n").count { $0.contains("error:") } == 1, "\(stale)")
    }

    // MARK: rules --test

    @Test func examples() async throws {
        let workspace = try workspace()
        let good = try await workspace.belfry("rules --test", in: "repository")
        #expect(good.status == 0 && good.output == "")
        #expect(
            good.error
                == "2 rules of the team, 2 examples, all as the rules say; 1 without a passing and a failing example\n")
        for (old, new, message) in [
            (
                "Sale } }\"", "Sale, sound: default } }\"",
                "the passing example has a finding in line 1: Offers are silent."
            ),
            ("sound: ⟦default⟧", "sound: none", "the failing example has no finding"),
            ("⟦default⟧", "default, ⟦badge⟧: 1", "the failing example has a finding without a mark, or a mark without"),
            ("title: Sale }", "titel: Sale }", "the example has a mistake of its own in line 1: 'titel' isn't a key"),
        ] {
            try workspace.write(Self.settings.replacing(old, with: new), to: "repository/.belfry.yaml")
            let bad = try await workspace.belfry("rules --test", in: "repository")
            #expect(bad.status == 1 && bad.output.contains(": error: \(message)"), "\(bad)")
            #expect(bad.output.split(separator: "\n").count { $0.contains("error:") } == 1)
        }
        #expect(try await workspace.belfry("rules --test --reporter json", in: "repository").status == 2)
    }

    /// Proves that outputs and comparisons don't depend on rules of a team.
    @Test func outputsIgnoreThem() async throws {
        let workspace = try Workspace.repository([
            "notifications.yaml": Self.schema.replacing("max: 5", with: "max: 50")
        ])
        _ = try await workspace.belfry("generate --swift With")
        let schema = Self.schema.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
        try workspace.write(schema, to: "notifications.yaml")
        _ = try await workspace.belfry("generate --swift Without")
        let name = "notifications.generated.swift"
        #expect(try workspace.text("With/\(name)") == workspace.text("Without/\(name)"))
        let breaking = try await workspace.belfry("breaking --against HEAD")
        #expect(breaking.status == 0 && breaking.output == "", "\(breaking)")
    }
}
