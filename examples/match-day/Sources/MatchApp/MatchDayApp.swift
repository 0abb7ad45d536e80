#if canImport(SwiftUI) && os(iOS) && !targetEnvironment(macCatalyst)
import MatchActivity
import SwiftUI

// An app of its own has @main here.
struct MatchDayApp: App {
    @State private var screens = MatchScreens()

    var body: some Scene {
        WindowGroup {
            Text(screens.matchID ?? "All Matches")
                // SwiftUI also calls this if the tap launched the app.
                .onOpenURL { url in screens.open(url) { $0 == "ulm-trier" } }
        }
    }
}
#endif
