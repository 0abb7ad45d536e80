import AppleFacts
import Diagnostics
import EnglishStyle
import SchemaRules
import Testing
import TestSupport

/// Icons: cases that don't belong in the documentation.
@Suite struct IconRuleTests {
    /// The rules with findings, each with its severity.
    private func found(_ text: String) -> [String] {
        MarkedSchema(text).lint().findings.map { "\($0.rule.id) \($0.severity.rawValue)" }
    }

    /// An action with an icon on the given platforms.
    private func found(icon: String, title: String = "Ring", on platforms: String = "{ iOS: 15.0 }") -> [String] {
        found("app:\n  platforms: \(platforms)\nactions:\n  go: { title: \(title), icon: \(icon) }\n")
    }

    /// The text after all fixes of the rule, and whether they can be applied.
    private func fixed(_ rule: String, _ text: String) -> (text: String, isApplied: Bool) {
        let file = SourceFile(path: "notifications.yaml", text: text)
        let fixes = Linter.standard.lint(root: file, fragments: []).findings.filter { $0.rule.id == rule }.compactMap(
            \.fix)
        let bytes = file.applying(fixes.withoutConflicts().flatMap(\.edits))
        return (String(decoding: bytes, as: UTF8.self), fixes.allSatisfy { $0.applicability != .display })
    }

    // MARK: Names

    @Test(arguments: [
        ("hand.thumbup", "Like", "hand.thumbsup"), ("'handThumbsup'", "Like", "'hand.thumbsup'"),
        ("{ system: xmarc }", "Decline", "{ system: xmark }"), ("ic_reply_24", "Reply", "arrowshape.turn.up.left"),
        ("ic_go_24", "Frobnicate", "ic_go_24"), ("\"❤️\"", "Love", "\"heart\""),
    ])
    func theSuggestionForAnUnknownSymbolUsesItsNameOrTheTitle(_ icon: String, title: String, expected: String) {
        func text(_ icon: String) -> String { "actions:\n  go: { title: \(title), icon: \(icon) }\n" }
        #expect(fixed("icon-unknown-symbol", text(icon)).text == text(expected))
    }

    #if !os(macOS)
    @Test func withoutTheListOfAMacAnUnknownSymbolIsAWarning() {
        #expect(found(icon: "church.bell") == ["icon-unknown-symbol warning"])
    }
    #endif

    @Test func aTemplateImageOfOneWordMayBeAnImage() {
        #expect(found(icon: "{ template: text.bubble }") == ["icon-image-missing error"])
        #expect(found(icon: "{ template: bolt }") == ["icon-image-missing warning"])
        #expect(found(icon: "{ template: text-bubble }") == [])
        let (text, isApplied) = fixed(
            "icon-image-missing",
            "actions:\n  go:\n    title: Ring\n    icon:\n      'template': text.bubble\n")
        #expect(text == "actions:\n  go:\n    title: Ring\n    icon:\n      'system': text.bubble\n")
        #expect(isApplied)
    }

    @Test func aVariantIsOneFindingWithItsFormerName() {
        #expect(found(icon: "a.book.closed.ar", on: "{ iOS: 26.0 }") == ["icon-unknown-symbol warning"])
        let text = "actions:\n  go: { title: Ring, icon: character.book.closed.fill.ar } # Read.\n"
        let (changed, isApplied) = fixed("icon-unknown-symbol", text)
        #expect(changed == "actions:\n  go: { title: Ring, icon: character.book.closed.fill } # Read.\n")
        #expect(isApplied)
    }

    // MARK: Versions

    @Test(arguments: [
        ("microphone", "{ iOS: 17.6 }", ["iOS 18.0"]),
        ("microphone", "{ iOS: 18.0 }", []),
        ("microphone", "{ iOS: 18.0, macOS: 14.0, watchOS: 11.0 }", ["macOS 15.0"]),
        (
            "microphone", "{ iOS: 17.0, macCatalyst: 17.0, macOS: 14.0, visionOS: 1.0 }",
            ["iOS 18.0", "macCatalyst 18.0", "macOS 15.0", "visionOS 2.0"]
        ),
        // Icons are shown since iOS 15, which has all symbols of that year.
        ("bell.badge", "{ iOS: 13.0, watchOS: 6.0 }", []), ("checklist", "{ iOS: 13.0 }", []),
        ("bell.and.waves.left.and.right", "{ iOS: 13.0 }", ["iOS 16.0"]),
        // tvOS has no actions.
        ("microphone", "{ iOS: 18.0, tvOS: 13.0 }", []), ("microphone", "{ tvOS: 13.0 }", []),
        ("no.such.symbol", "{ iOS: 13.0 }", []),
    ])
    func versionsAreThoseOfEachPlatform(symbol: String, platforms: String, versions: [String]) throws {
        let text = "app:\n  platforms: \(platforms)\nactions:\n  go: { title: Ring, icon: \(symbol) }\n"
        let findings = MarkedSchema(text).lint().findings.filter { $0.rule.id == "icon-unavailable" }
        let expected =
            versions.isEmpty
            ? []
            : ["'\(symbol)' needs \(versions.joined(separator: ", ")), but the app also supports older systems"]
        #expect(findings.map(\.message) == expected)
        #expect(findings.first?.notes.count ?? 0 == versions.count)
    }

    @Test func withoutTargetsTheAppRunsOnIOS15() {
        #expect(found("actions:\n  go: { title: Ring, icon: microphone }\n") == ["icon-unavailable warning"])
        #expect(found("actions:\n  go: { title: Ring, icon: checklist }\n") == [])
    }

    @Test func anOlderNameThatApplePublishedIsAppliedAutomatically() {
        func fix(_ symbol: String) -> (text: String, isApplied: Bool) {
            fixed(
                "icon-unavailable",
                "app: { platforms: { iOS: 16.0 } }\nactions:\n  call: { title: Call Back, icon: \(symbol) }\n")
        }
        #expect(fix("truck.box").text.contains("icon: box.truck }"))
        #expect(fix("truck.box").isApplied)
        #expect(fix("microphone").text.contains("icon: mic }"))
        #expect(!fix("microphone").isApplied)
        // The choice of another symbol is a question.
        #expect(fix("document.badge.clock").text.contains("icon: phone }"))
        #expect(!fix("document.badge.clock").isApplied)
    }

    @Test func usualIconsExistOnAllPlatforms() {
        for (verb, symbol) in VerbTables.icons {
            let introduced = SFSymbols.availability(of: symbol)?.introduced ?? [:]
            #expect(introduced[.iOS].map { $0 <= Version(15) } == true, "\(verb): \(symbol)")
            #expect(introduced[.macOS].map { $0 <= Version(12) } == true, "\(verb): \(symbol)")
            #expect(introduced[.watchOS].map { $0 <= Version(8) } == true, "\(verb): \(symbol)")
            #expect(SFSymbols.restriction(on: symbol) == nil, "\(verb): \(symbol)")
            #expect(!symbol.split(separator: ".").contains("fill"), "\(verb): \(symbol)")
            #expect(
                found(icon: symbol, title: "\"\(verb)\"").allSatisfy { !$0.hasPrefix("icon-") }, "\(verb): \(symbol)")
        }
    }

    @Test func aMissingIconIsProposedByItsNewestName() {
        func fix(_ version: String) -> String {
            fixed("icon-missing", "app: { platforms: { iOS: \(version) } }\nactions: { copy: { title: Copy } }\n").text
        }
        #expect(fix("15.0").contains("icon: doc.on.doc }"))
        #expect(fix("26.0").contains("icon: document.on.document }"))
    }

    // MARK: Restrictions

    @Test(arguments: [
        ("message", "warning"), ("{ system: message, refers-to: Messages }", ""),
        ("{ system: message, refers-to: messages app }", ""), ("{ system: message, refers-to: WhatsApp }", "warning"),
        ("{ system: icloud, refers-to: iCloud }", ""), ("{ system: faceid, refers-to: Face ID }", ""),
        ("applelogo", "advice"), ("iphone.and.vision.pro", "advice"), ("bubble.left", ""),
        ("{ template: message-new }", ""),
    ])
    func aSymbolRepresentsItsProduct(icon: String, severity: String) {
        #expect(
            found(icon: icon, on: "{ iOS: 18.0 }").filter { $0.hasPrefix("icon-restricted") }
                == (severity.isEmpty ? [] : ["icon-restricted \(severity)"]))
    }

    @Test(arguments: [
        ("message.fill", "bubble.left.fill"), ("plus.message", "plus.bubble"), ("video.fill", "play.rectangle.fill"),
        ("icloud", "cloud"), ("safari", "globe"), ("faceid", "lock"), ("person.badge.key", "key"),
        ("iphone", "rectangle.portrait"), ("apple.logo", "apple.logo"),
    ])
    func unrestrictedSymbolsAreProposed(symbol: String, expected: String) {
        func text(_ symbol: String) -> String {
            "app: { platforms: { iOS: 16.0 } }\nactions: { go: { title: Frobnicate, icon: \(symbol) } }\n"
        }
        let (changed, _) = fixed("icon-restricted", text(symbol))
        #expect(changed == text(expected))
    }
}
