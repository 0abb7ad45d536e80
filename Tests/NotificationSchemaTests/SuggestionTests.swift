import NotificationSchema
import Testing

/// A similar name helps; a different one would mislead.
@Suite struct SuggestionTests {
    private static let names = [
        "identifier", "title", "icon", "destructive", "destination", "authentication-required", "foreground",
        "text-input",
        "description", "hidden-previews-body-placeholder", "hidden-previews-show-title", "allow", "reply",
        "mark-as-read",
    ]

    @Test(arguments: [
        ("titel", "title"), ("tilte", "title"), ("Title", "title"), ("TITLE", "title"), ("ICON", "icon"),
        ("AUTHENTICATION_REQUIRED", "authentication-required"), ("titles", "title"),
        ("icn", "icon"),
        ("destuctive", "destructive"), ("authenticationRequired", "authentication-required"),
        ("authentication_required", "authentication-required"), ("authenticationrequired", "authentication-required"),
        ("textInput", "text-input"), ("hiddenPreviewsBodyPlaceholder", "hidden-previews-body-placeholder"),
        ("hidden-preview-body-placeholder", "hidden-previews-body-placeholder"), ("markAsRead", "mark-as-read"),
        ("auth", "authentication-required"), ("desc", "description"), ("dest", nil), ("de", nil),
        ("hidden-previews", nil),
        ("colour", nil), ("x", nil), ("", nil), ("replay", "reply"), ("👍", nil),
    ])
    func nearest(_ name: String, _ expected: String?) {
        #expect(Suggestion.nearest(to: name, among: Self.names) == expected)
    }

    @Test(arguments: [
        ("ios", "iOS"), ("IOS", "iOS"), ("macos", "macOS"), ("MacOS", "macOS"), ("tvos", "tvOS"),
        ("watch-os", "watchOS"), ("mac-catalyst", "macCatalyst"), ("vision os", "visionOS"),
    ])
    func namesOfPlatformsInAnyCase(_ name: String, _ expected: String) {
        let platforms = ["iOS", "macOS", "macCatalyst", "watchOS", "tvOS", "visionOS"]
        #expect(Suggestion.nearest(to: name, among: platforms) == expected)
    }

    @Test func theNearerOfTwoAndThenTheFirst() {
        #expect(Suggestion.nearest(to: "oder", among: ["odder-x", "border", "order"]) == "order")
        #expect(Suggestion.nearest(to: "card", among: ["cart", "care"]) == "cart")
    }

    /// Proves that many unknown names beside many others don't cost their product: after a limit, only the finding comes.
    @Test func comparisonsHaveALimit() {
        var search = SuggestionSearch(limit: 5)
        let found = (0..<3).map { _ in search.nearest(to: "oder", among: ["border", "order", "reader"]) }
        #expect(found == ["order", "order", nil])
    }

    @Test func longNamesAreNotCompared() {
        let long = String(repeating: "a", count: 60_000)
        #expect(Suggestion.nearest(to: long, among: [long + "b"]) == nil)
    }
}
