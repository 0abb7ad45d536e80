import Foundation
import Testing

@Suite struct LintTests {
    @Test func aGoodSchemaHasNoFindings() async throws {
        let result = try await Workspace(["notifications.yaml": Sample.good]).belfry("lint")
        #expect(result.status == 0)
        #expect(result.output == "")
        #expect(result.error.hasPrefix("no findings in 1 file ("))
    }

    @Test func anErrorFailsTheRun() async throws {
        let result = try await Workspace(["notifications.yaml": Sample.bad]).belfry("lint")
        #expect(result.status == 1)
        #expect(
            result.output == """
                notifications.yaml:5:30: error: 'icn' isn't a key of an action [schema-unknown-key]
                notifications.yaml:5:30: note: did you mean 'icon'?

                """
        )
        #expect(result.error.hasPrefix("1 error in 1 file ("))
    }

    @Test(arguments: [("error", 0), ("warning", 1), ("advice", 1)] as [(String, Int32)])
    func failOnSetsTheLowestFailingSeverity(_ severity: String, _ status: Int32) async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.doubtful])
        let result = try await workspace.belfry("lint --fail-on \(severity)")
        #expect(result.status == status)
        #expect(result.error.hasPrefix("1 warning in 1 file ("))
    }

    @Test func onlyAndSkipChooseRules() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.doubtful])
        #expect(
            try await workspace.belfry("lint --only category-too-many-actions").output.contains(
                "[category-too-many-actions]"))
        #expect(try await workspace.belfry("lint --only lint-unused-exception").output == "")
        #expect(try await workspace.belfry("lint --skip category-too-many-actions").output == "")
    }

    /// Proves that a group is skipped as a whole, but for what prevents reading the schema.
    @Test func onlyAndSkipChooseGroups() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.doubtful])
        #expect(try await workspace.belfry("lint --only actions").output.contains("has 5 actions"))
        #expect(try await !workspace.belfry("lint --skip actions").output.contains("has 5 actions"))
        try workspace.write(Sample.bad, to: "notifications.yaml")
        let result = try await workspace.belfry("lint --skip language")
        #expect(result.status == 1 && result.output.contains("[schema-unknown-key]"), "\(result)")
    }

    @Test func anUnusedAllowDiffersFromOneWithASkippedRule() async throws {
        let allow = "    allow: { category-too-many-actions: Podcasts are busy. }\n"
        let workspace = try Workspace(["notifications.yaml": Sample.doubtful + allow])
        #expect(try await workspace.belfry("lint --skip category-too-many-actions").output == "")
        #expect(try await workspace.belfry("lint --only lint-unused-exception").output == "")
        try workspace.write(Sample.good + allow, to: "notifications.yaml")
        for options in ["--skip category-too-many-actions", "--only lint-unused-exception"] {
            #expect(try await workspace.belfry("lint \(options)").output.contains("[lint-unused-exception]"))
        }
        #expect(try await workspace.belfry("lint --only category-too-many-actions").output == "")
    }

    @Test func anUnknownRuleIsAUsageErrorWithTheNearestName() async throws {
        for option in ["--only", "--skip"] {
            let result = try await Workspace().belfry("lint \(option) category-to-many-actions")
            #expect(result.status == 2)
            let message = "Unknown rule 'category-to-many-actions'. Did you mean 'category-too-many-actions'?"
            #expect(result.error.contains(message))
            let group = try await Workspace().belfry("audit \(option) linkz")
            #expect(group.error.contains("Unknown rule 'linkz'. Did you mean 'links'?"))
        }
    }

    @Test func parsingErrorsCannotBeSkipped() async throws {
        let result = try await Workspace().belfry("lint --skip schema-unknown-key")
        #expect(result.status == 2)
        #expect(result.error.contains("'schema-unknown-key' can't be skipped"))
    }

    @Test func quietLeavesOutTheSummary() async throws {
        let result = try await Workspace(["notifications.yaml": Sample.bad]).belfry("lint --quiet")
        #expect(result.error == "")
        #expect(result.output != "")
    }

    @Test func reportersCanBeChosen() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.bad])
        let pretty = try await workspace.belfry("lint --reporter pretty").output
        #expect(pretty.hasPrefix("error: 'icn' isn't a key of an action [schema-unknown-key]\n"))
        #expect(!pretty.contains("\u{1B}"))
        let json = try await workspace.belfry("lint --reporter json").output
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let findings = try #require(object?["findings"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["schema-unknown-key"])
    }

    @Test func jsonWithoutFindingsIsStillJSON() async throws {
        let result = try await Workspace(["notifications.yaml": Sample.good]).belfry("lint --reporter json")
        #expect(result.output == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    }

    @Test func aJUnitTestFailsIfTheRunDoes() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.doubtful])
        let mild = try await workspace.belfry("lint --reporter junit")
        #expect(mild.status == 0)
        #expect(mild.output.contains("failures=\"0\"") && mild.output.contains("<system-out>"))
        let strict = try await workspace.belfry("lint --reporter junit --fail-on warning")
        #expect(strict.status == 1)
        #expect(strict.output.contains("failures=\"1\"") && strict.output.contains("type=\"warning\""))
    }

    @Test func standardInputCanBeNamed() async throws {
        let workspace = try Workspace()
        #expect(try await workspace.belfry("lint -", input: Sample.bad).output.hasPrefix("<stdin>:5:30: error:"))
        let named = try await workspace.belfry("lint - --stdin-path Sources/notifications.yaml", input: Sample.bad)
        #expect(named.output.hasPrefix("Sources/notifications.yaml:5:30: error:"))
        #expect(try await workspace.belfry("lint - .", input: Sample.bad).status == 2)
        #expect(try await workspace.belfry("lint . --stdin-path x", input: Sample.bad).status == 2)
    }

    /// Xcode opens files only by absolute paths.
    @Test func xcodeGetsAbsolutePaths() async throws {
        let workspace = try Workspace(["App/notifications.yaml": Sample.bad])
        let path = workspace.url("App/notifications.yaml").path
        for command in ["lint --reporter xcode", "lint", "lint App/notifications.yaml", "lint - --stdin-path \(path)"] {
            let result = try await workspace.shell("\"$belfry\" \(command) < \(path)")
            #expect(result.output.hasPrefix("\(path):5:30: error: "), "\(command): \(result.output)")
        }
        // Standard input has no path.
        let input = try await workspace.shell("\"$belfry\" lint - < \(path)")
        #expect(input.output.hasPrefix("<stdin>:5:30: error: "))
    }

    @Test(arguments: ["gitlab", "checkstyle"])
    func otherSystemsGetTheirReports(_ reporter: String) async throws {
        let workspace = try Workspace(["App/notifications.yaml": Sample.bad])
        let result = try await workspace.belfry("lint --reporter \(reporter)")
        #expect(result.status == 1)
        #expect(result.output.contains("\"App/notifications.yaml\"") && result.output.contains("schema-unknown-key"))
    }

    /// Proves that a program which makes the edits of the compact report, from the last to the first, gets what `--fix` writes.
    @Test func theEditsOfTheCompactReportAreTheFixes() async throws {
        let schema = """
            app: { name: Birdhouse, platforms: { iOS: 17.0 } }
            categories:
              comment:
                hidden-previews-body-placeholder: “Comment”
                actions:
                  - like: { title: like it, icon: hand.thumbsup }
                  - mute: { title: 😀 mute thread, icon: bell.slash }
                  - keep: { titel: Keep, icon: bookmark }

            """
        let workspace = try Workspace(["notifications.yaml": schema])
        let report = try await workspace.belfry("lint --reporter json-compact").output
        let object = try #require(JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
        let places = try #require(object["rules"] as? [[String: Any]]).flatMap {
            $0["places"] as? [[String: Any]] ?? []
        }
        let edits = places.filter { $0["fix"] as? String == "safe" }.flatMap { $0["edits"] as? [[String: Any]] ?? [] }
        var lines = schema.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.unicodeScalars) }
        func number(_ edit: [String: Any], _ end: String, _ key: String) -> Int {
            (edit["range"] as? [String: [String: Int]])?[end]?[key] ?? 0
        }
        let ordered = edits.sorted { number($0, "start", "column") > number($1, "start", "column") }
        for edit in ordered {
            let line = number(edit, "start", "line") - 1
            #expect(number(edit, "end", "line") - 1 == line)
            let columns = number(edit, "start", "column") - 1..<number(edit, "end", "column") - 1
            lines[line].replaceSubrange(columns, with: (edit["newText"] as? String ?? "").unicodeScalars)
        }
        let result = lines.map { String(String.UnicodeScalarView($0)) }.joined(separator: "\n")
        _ = try await workspace.belfry("lint --fix")
        #expect(edits.count > 1 && result != schema)
        #expect(try workspace.text("notifications.yaml") == result)
    }

    @Test(
        arguments: [
            ("", [:], false), ("--color always", [:], true), ("--color never", ["FORCE_COLOR": "1"], false),
            ("--color always", ["NO_COLOR": "1", "TERM": "dumb"], true), ("", ["FORCE_COLOR": "1"], true),
            ("", ["FORCE_COLOR": "0"], false), ("", ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
            ("", ["GITHUB_ACTIONS": "true"], true), ("", ["GITLAB_CI": "true"], true),
            ("", ["GITHUB_ACTIONS": "true", "NO_COLOR": "1"], false), ("--color never", ["GITLAB_CI": "true"], false),
            ("--color auto", ["CI": "true"], false),
        ] as [(String, [String: String], Bool)])
    func colorIsOnlyForTerminalsThatShowIt(_ options: String, _ variables: [String: String], _ isColored: Bool)
        async throws
    {
        let workspace = try Workspace(["notifications.yaml": Sample.bad])
        let words = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        let command = "env \(words) \"$belfry\" lint --reporter pretty \(options)"
        let shown = try await workspace.shell("\(command) | cat").output
        #expect(shown.contains("\u{1B}[") == isColored, "\(shown)")
        // A file is for tools, unless an option says otherwise.
        let isAsked = options == "--color always" || options == "" && variables == ["FORCE_COLOR": "1"]
        #expect(try await workspace.shell(command).output.contains("\u{1B}[") == isAsked)
        // So is the output of other commands.
        let rules = try await workspace.shell("env \(words) \"$belfry\" rules \(options) | cat").output
        #expect(rules.contains("\u{1B}[") == isAsked)
    }

    @Test func aTerminalGetsTheSourceInColor() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.bad])
        let colored = try await workspace.belfryOnTerminal("lint")
        #expect(colored.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m "))
        #expect(colored.contains("^^^"))
        for plain in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
            let text = try await workspace.belfryOnTerminal("lint", environment: plain)
            #expect(text.hasPrefix("error: 'icn' isn't a key of an action [schema-unknown-key]\n"))
            #expect(!text.contains("\u{1B}"))
        }
        #expect(try await workspace.belfryOnTerminal("lint", environment: ["NO_COLOR": ""]).contains("\u{1B}["))
    }
}
