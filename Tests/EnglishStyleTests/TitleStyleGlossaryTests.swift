import EnglishStyle
import Testing

@Suite struct TitleStyleGlossaryTests {
    /// The suggestion for a title, or the title itself if it is correct.
    private func styled(_ title: String, glossary: [String] = []) -> String {
        TitleStyle(glossary: glossary).correction(of: title)?.suggestion ?? title
    }

    @Test(arguments: [
        ("iPhone Found", "iPhone Found"), ("IPhone Found", "iPhone Found"), ("Open ICLOUD Drive", "Open iCloud Drive"),
        ("Two iphones Found", "Two iPhones Found"), ("anna's ipad’s Case", "Anna's iPad’s Case"),
        ("Scan pdfs", "Scan PDFs"),
        ("Show ids", "Show IDs"), ("macos Update", "macOS Update"), ("Sell on ebay", "Sell on eBay"),
        ("id Needed", "ID Needed"),
        ("Pin Message", "Pin Message"), ("Enter PIN", "Enter PIN"), ("Airport Pickup", "Airport Pickup"),
        ("Show Ups and Downs", "Show Ups and Downs"), ("Open McDonald’s", "Open McDonald’s"),
        ("Open mcdonald’s", "Open McDonald’s"), ("Insert sim card", "Insert SIM Card"),
        ("Add to up next", "Add to Up Next"),
        ("Insert Sim Card", "Insert Sim Card"), ("NEW IPHONE", "NEW IPHONE"),
    ])
    func builtinSpellings(title: String, expected: String) {
        #expect(styled(title) == expected)
    }

    @Test(arguments: [
        ("Open trivago", "trivago", "Open trivago"),
        ("Open Trivago", "trivago", "Open Trivago"),
        ("Call doordash", "DoorDash", "Call DoorDash"),
        ("Call Doordash Now", "DoorDash", "Call DoorDash Now"),
        ("Open line", "LINE", "Open LINE"),
        ("Hold the Line", "LINE", "Hold the Line"),
        ("Use Wifi", "Wifi", "Use Wifi"),
        ("Use wifi", "Wifi", "Use Wifi"),
        ("Read The New York Times", "The New York Times", "Read The New York Times"),
        ("Read the New York Times", "The New York Times", "Read the New York Times"),
        ("Play pocket casts", "Pocket Casts", "Play Pocket Casts"),
        ("Back in stock", "in stock", "Back in stock"),
        ("Lost And Found", "Lost And Found", "Lost And Found"),
        ("Open arts & crafts", "Arts & Crafts", "Open Arts & Crafts"),
        ("Open example's Page", "exAmple", "Open exAmple's Page"),
        ("Reply", "", "Reply"),
    ])
    func theAuthorsSpellingsOverrideOthers(title: String, entry: String, expected: String) {
        #expect(styled(title, glossary: [entry]) == expected)
    }
}
