import AppleFacts
import Testing

@Suite struct SFSymbolsTests {
    @Test(arguments: ["heart", "0.circle", "zzz", "hand.thumbsup", "document", "doc", "mic", "fitness.timer"])
    func names(_ name: String) {
        #expect(SFSymbols.contains(name))
    }

    @Test(arguments: [
        ("heart", Version(13), Version(10, 15), Version(6), Version(1)),
        ("bell.and.waves.left.and.right", Version(16), Version(13), Version(9), Version(1)),
        ("document", Version(18), Version(15), Version(11), Version(2)),
    ])
    func versions(_ name: String, iOS: Version, macOS: Version, watchOS: Version, visionOS: Version) {
        let introduced = SFSymbols.availability(of: name)?.introduced ?? [:]
        #expect(introduced[.iOS] == iOS)
        #expect(introduced[.macCatalyst] == iOS)
        #expect(introduced[.macOS] == macOS)
        #expect(introduced[.watchOS] == watchOS)
        #expect(introduced[.visionOS] == visionOS)
    }

    @Test func formerNames() {
        let published = SFSymbols.renaming(of: "applelogo")
        #expect(published?.newestName == "apple.logo" && published?.isPublished == true)
        let derived = SFSymbols.renaming(of: "doc")
        #expect(derived?.newestName == "document" && derived?.isPublished == false)
        #expect(SFSymbols.renaming(of: "document") == nil)
        #expect(SFSymbols.otherNames(of: "document").map(\.name) == ["doc"])
        #expect(SFSymbols.otherNames(of: "apple.logo").map(\.isPublished) == [true])
        #expect(SFSymbols.otherNames(of: "heart").isEmpty)
    }

    @Test func restrictions() {
        #expect(SFSymbols.restriction(on: "message")?.subject == "Messages app")
        #expect(SFSymbols.restriction(on: "message")?.isPublished == true)
        #expect(SFSymbols.restriction(on: "applelogo")?.isPublished == false)
        #expect(SFSymbols.restriction(on: "bubble.left") == nil)
    }

    @Test func variants() {
        #expect(SFSymbols.base(ofLocalized: "character.book.closed.fill.ar") == "character.book.closed.fill")
        #expect(SFSymbols.base(ofLocalized: "figure.strengthtraining.traditional") == nil)
    }

    @Test(arguments: [
        // Same spelling.
        ("handThumbsUp", "hand.thumbsup"), ("Hand Thumbs-Up", "hand.thumbsup"), ("bell_slash", "bell.slash"),
        ("HEART", "heart"),
        // Typing mistakes.
        ("hand.thumbup", "hand.thumbsup"), ("chekmark", "checkmark"), ("xmarc", "xmark"), ("herat", "heart"),
        ("bubble.rigth.fill", "bubble.right.fill"), ("mesage", "message"),
        // Parts.
        ("left.bubble", "bubble.left"), ("thumbsup", "hand.thumbsup"), ("bell.outline", "bell"),
        ("trash.filled", "trash.fill"),
        // No good suggestion.
        ("reply", nil), ("person.delete", nil), ("ic_reply_24", nil), ("circle.xyzxyz.square", nil), ("ü", nil),
        ("", nil),
        ("❤️", nil), ("...", nil),
    ])
    func nearest(_ name: String, _ expected: String?) {
        #expect(SFSymbols.nearest(to: name) == expected)
    }

    @Test func usableNamesArePreferredAmongSimilarOnes() {
        #expect(SFSymbols.nearest(to: "thumbsup") { $0 != "hand.thumbsup" } == nil)
        #expect(SFSymbols.nearest(to: "chekmark") { _ in false } == "checkmark")
    }

    @Test func longNamesAreNotCompared() {
        #expect(SFSymbols.nearest(to: String(repeating: "heart.", count: 10_000)) == nil)
    }
}
