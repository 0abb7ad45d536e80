import Diagnostics
import NotificationSchema
import SchemaRules
import SwiftGeneration
import SwiftNaming
import Testing
import TestSupport

/// One function converts names to identifiers. Identifiers that existing apps send are the hardest input.
@Suite struct SwiftNameTests {
    struct Case: Sendable {
        var name: String
        var lower: String
        var upper: String

        init(_ name: String, _ lower: String, _ upper: String) {
            (self.name, self.lower, self.upper) = (name, lower, upper)
        }
    }

    static let cases: [Case] = [
        // Kebab case, the style of the language, and other separators.
        Case("reply", "reply", "Reply"),
        Case("friend-request", "friendRequest", "FriendRequest"),
        Case("mark_as_read", "markAsRead", "MarkAsRead"),
        Case("mark as read", "markAsRead", "MarkAsRead"),
        Case(
            "org.mozilla.ios.SentTab.placeholder", "orgMozillaIosSentTabPlaceholder", "OrgMozillaIosSentTabPlaceholder"),
        Case(
            "Signal.AppNotifications.Action.markAsRead", "signalAppNotificationsActionMarkAsRead",
            "SignalAppNotificationsActionMarkAsRead"),
        Case("--a--b--", "aB", "AB"),
        Case("a/../b", "aB", "AB"),
        Case("x:y", "xY", "XY"),
        // Capitals.
        Case("MARK_AS_READ", "markAsRead", "MarkAsRead"),
        Case("OPEN_ARTICLE", "openArticle", "OpenArticle"),
        Case("URL", "url", "Url"),
        Case("url-session", "urlSession", "URLSession"),
        Case("transaction-id", "transactionID", "TransactionID"),
        Case("avatarUrl", "avatarURL", "AvatarURL"),
        Case("order-ids", "orderIDs", "OrderIDs"),
        Case("idle-video", "idleVideo", "IdleVideo"),
        Case("URLSession", "urlSession", "URLSession"),
        Case("SJEpDownload", "sjEpDownload", "SJEpDownload"),
        Case("markAsRead", "markAsRead", "MarkAsRead"),
        Case("MarkAsRead", "markAsRead", "MarkAsRead"),
        Case("TabSendURLAction", "tabSendURLAction", "TabSendURLAction"),
        Case("A", "a", "A"),
        Case("OK", "ok", "Ok"),
        Case("VIDEO_2", "video2", "Video2"),
        Case("PIN-code", "pinCode", "PINCode"),
        Case("H264", "h264", "H264"),
        // Digits first.
        Case("2fa", "_2fa", "_2fa"),
        Case("24-hours", "_24Hours", "_24Hours"),
        Case("1", "_1", "_1"),
        Case("٣", "_٣", "_٣"),
        Case("½", "_½", "_½"),
        // Other scripts, emoji, marks.
        Case("größe", "größe", "Größe"),
        Case("ß-weg", "ßWeg", "SSWeg"),
        Case("nachricht-öffnen", "nachrichtÖffnen", "NachrichtÖffnen"),
        Case("ÜBER_UNS", "überUns", "ÜberUns"),
        Case("日本語", "日本語", "日本語"),
        Case("отправить-ответ", "отправитьОтвет", "ОтправитьОтвет"),
        Case("한국어", "한국어", "한국어"),
        Case("नमस्ते", "नमस्ते", "नमस्ते"),
        Case("سلام", "سلام", "سلام"),
        Case("👍", "👍", "👍"),
        Case("👍-up", "👍Up", "👍Up"),
        Case("👩‍👩‍👧", "👩‍👩‍👧", "👩‍👩‍👧"),
        Case("🛍\u{FE0F}", "🛍", "🛍"),
        Case("🇨🇭", "🇨🇭", "🇨🇭"),
        Case("👍🏽", "👍🏽", "👍🏽"),
        Case("cafe\u{301}", "cafe\u{301}", "Cafe\u{301}"),
        Case("\u{301}a-\u{301}-b", "aB", "AB"),
        // Invisible characters, and characters that change the direction, aren't part of a name.
        Case("a\u{200B}b", "aB", "AB"),
        Case("a\u{202E}b", "aB", "AB"),
        Case("a\u{2066}b", "aB", "AB"),
        Case("a\u{FEFF}b", "aB", "AB"),
        Case("a\u{AD}b", "aB", "AB"),
        Case("a\u{FE0F}b", "ab", "Ab"),
        Case("a\u{3164}b", "aB", "AB"),
        Case("a\u{E0041}b", "aB", "AB"),
        Case("a\u{0}b", "aB", "AB"),
        // Symbols and quotes.
        Case("a\"b", "aB", "AB"),
        Case("a`b", "aB", "AB"),
        Case("a\\(b)", "aB", "AB"),
        Case("a\nb", "aB", "AB"),
        Case("→next", "next", "Next"),
        Case("C++", "c", "C"),
        // Swift keywords.
        Case("default", "default", "Default"),
        Case("class", "class", "Class"),
        Case("Any", "any", "Any"),
        Case("is-it", "isIt", "IsIt"),
        Case("in", "in", "In"),
    ]

    @Test(arguments: cases)
    func names(_ test: Case) {
        #expect(SwiftName(lowerCamel: test.name)?.text == test.lower)
        #expect(SwiftName(upperCamel: test.name)?.text == test.upper)
    }

    @Test(arguments: ["", "-", "_", "__", "…", "+", "❤️", "→", " ", "\u{200D}", "\u{FE0F}", "\u{301}", "☎️", "\u{202E}"])
    func namesWithoutALetter(_ name: String) {
        #expect(SwiftName(lowerCamel: name) == nil)
        #expect(SwiftName(upperCamel: name) == nil)
    }

    @Test func keywordsAreInBackticks() {
        for keyword in ["default", "class", "in", "where", "operator", "repeat", "false", "try", "import", "extension"]
        {
            #expect(SwiftName(lowerCamel: keyword)?.source == "`\(keyword)`")
        }
        #expect(SwiftName(lowerCamel: "defaults")?.source == "defaults")
    }

    /// Swift accepts each of them as a case, a property, a parameter and a type.
    @Test func swiftAcceptsThem() throws {
        func unique(_ names: [SwiftName?]) -> [SwiftName] {
            Set(names.compactMap { $0 }).sorted {
                $0.text.unicodeScalars.lexicographicallyPrecedes($1.text.unicodeScalars)
            }
        }
        let words = """
            actor any as async await borrowing break case catch consume consuming continue convenience copy defer deinit \
            didSet discard distributed do dynamic each else enum extension fallthrough fileprivate final for func get guard \
            if import in indirect infix init inout internal is isolated lazy let left macro mutating nil nonisolated \
            nonmutating nonsending open operator optional override package postfix precedencegroup prefix private protocol \
            public reasync repeat required rethrows return right self sending set some static struct subscript super switch \
            throw throws true try typealias unowned var weak where while willSet yield
            """.split(separator: " ").map(String.init)
        let lower = unique((Self.cases.map(\.name) + words).map(SwiftName.init(lowerCamel:)))
        let upper = unique(Self.cases.map { SwiftName(upperCamel: $0.name) })
        // No other keyword needs backticks as a label, and the compiler warns about them.
        func label(_ name: SwiftName) -> String { name.text == "inout" ? name.source : name.text }
        let reserved: Set = ["self", "init"]
        let usable = lower.filter { !reserved.contains($0.text) }
        let source = """
            enum Cases { \(usable.map { "case \($0.source)" }.joined(separator: "; ")) }
            func name(of it: Cases) -> String {
                switch it { \(usable.map { "case .\($0.source): \"\"" }.joined(separator: "; ")) }
            }
            struct Properties { \(usable.map { "var \($0.source): Int" }.joined(separator: "; ")) }
            func make(\(usable.map { "\($0.source): Int" }.joined(separator: ", "))) -> Properties {
                Properties(\(usable.map { "\(label($0)): \($0.source)" }.joined(separator: ", ")))
            }
            enum Types { \(upper.filter { SwiftName.isFreeTypeName($0.text) }.map { "struct \($0.source) {}" }.joined(separator: "; ")) }
            """
        let diagnostics = try SwiftCompiler.diagnostics(of: ["Names.swift": source], flags: ["-swift-version", "6"])
        #expect(diagnostics == "")
    }

    /// `schema-name-collision 2:3`, for each name in a schema that can't be one in Swift.
    private func places(_ text: String) -> [String] {
        let documents = SchemaDocument.reading([SourceFile(path: "notifications.yaml", text: text)])
        return Linter.standard.read(documents).findings.map { finding in
            let position = LineIndex(finding.range.file).position(at: finding.range.bytes.lowerBound)
            return "\(finding.rule.id) \(position.line):\(position.column)"
        }
    }

    /// A name that the generated code needs is refused where it would get in the way, and nowhere else.
    @Test(arguments: [
        ("none", "schema-name-collision"), ("self", "schema-name-collision"), ("Self", "schema-name-collision"),
        ("init", "schema-name-collision"),
        ("some", "schema-name-collision"), ("default-action", "schema-name-collision"),
        ("dismiss_action", "schema-name-collision"),
        ("raw-value", "schema-name-collision"), ("…", "schema-name-collision"), ("\"\"", "schema-name-collision"),
        ("default", nil),
        ("type", nil),
        ("None of These", nil), ("response", nil), ("2", nil),
    ])
    func namesOfActions(_ name: String, _ rule: String?) {
        let places = places("actions:\n  \(name): { title: Title }\n")
        #expect(places == (rule.map { ["\($0) 2:3"] } ?? []))
    }

    @Test(arguments: [
        ("notification", "schema-name-collision"), ("Response", "schema-name-collision"),
        ("string", "schema-name-collision"), ("URL", nil),
        ("url", nil), ("unrecognized", "schema-name-collision"), ("date", "schema-name-collision"), ("order", nil),
        ("error", "schema-name-collision"), ("array-slice", "schema-name-collision"),
        ("foundation-networking", "schema-name-collision"),
    ])
    func namesOfNotifications(_ name: String, _ rule: String?) {
        let places = places("notifications:\n  \(name): { title: Title }\n")
        #expect(places == (rule.map { ["\($0) 2:3"] } ?? []))
    }

    @Test(arguments: [
        ("prepare", "schema-name-collision"), ("hash-value", "schema-name-collision"), ("request", nil), ("title", nil),
        ("default", nil),
        ("…", "schema-name-collision"),
    ])
    func namesOfData(_ name: String, _ rule: String?) {
        let places = places("notifications:\n  order:\n    title: Title\n    data:\n      \(name): string\n")
        #expect(places == (rule.map { ["\($0) 5:7"] } ?? []))
    }

    @Test(arguments: [
        ("members", "Member"), ("entries", "Entry"), ("boxes", "Box"), ("matches", "Match"), ("wishes", "Wish"),
        ("addresses", "Address"), ("phone-numbers", "PhoneNumber"), ("houses", "House"), ("staff", "StaffItem"),
        ("bus", "BusItem"), ("status", "StatusItem"), ("progress", "ProgressItem"), ("s", "SItem"), ("ids", "IdsItem"),
        ("ties", "Tie"), ("名前", "名前Item"), ("3d-views", "_3dView"),
    ])
    func itemsOfLists(_ name: String, _ expected: String) {
        #expect(SwiftName(nestedType: name, isItem: true)?.text == expected)
        #expect(SwiftName(nestedType: name, isItem: false) == SwiftName(upperCamel: name))
    }
}
