import EnglishStyle
import Testing

@Suite struct TitleStyleCompoundTests {
    let style = TitleStyle()

    /// The suggestion for a title, or the title itself if it is correct.
    private func styled(_ title: String) -> String {
        style.correction(of: title)?.suggestion ?? title
    }

    @Test(arguments: [
        "Plug-in Found", "Built-in Camera", "Open Plug-In", "Open Add-on", "Step-by-Step Guide", "Face-to-Face Call",
        "Re-enable Account", "Re-Enable Account", "E-mail Me", "Pre-order Now", "Co-op Game", "At-Home Test",
        "My To-Do List",
        "My To-do List", "Non-iPhone User", "On/Off", "Mute and/or Block", "Take X-ray", "Up-to-Date Maps",
        "Wi-Fi-Only Mode",
        "N/A", "Over-the-Air Update", "COVID-19 Test", "In-App Purchase", "High‑Level View",
    ])
    func correctCompounds(title: String) {
        #expect(style.correction(of: title) == nil)
    }

    @Test(arguments: [
        ("high-level View", "High-Level View"), ("Show high-Level View", "Show High-Level View"), ("32-bit", "32-Bit"),
        ("face-to-face Call", "Face-to-Face Call"), ("re-enable Account", "Re-enable Account"),
        ("Open plug-in Now", "Open Plug-in Now"), ("check-in", "Check-in"), ("Turn on/off", "Turn On/Off"),
        ("Accept/decline", "Accept/Decline"), ("Try at-home Test", "Try At-Home Test"),
        ("Set iphone-only", "Set iPhone-Only"),
        ("up-to-date Maps", "Up-to-Date Maps"), ("Add to-do", "Add To-do"),
    ])
    func wrongCompounds(title: String, expected: String) {
        #expect(styled(title) == expected)
    }
}
