public import Foundation
public import MatchActivity

/// The screen that the app shows.
public struct MatchScreens: Hashable, Sendable {
    public private(set) var screen: Notifications.Destination?
    /// The match, if the screen shows one.
    public private(set) var matchID: String?

    public init() {}

    /// Opens what a tap on a Live Activity means. Notifications open the same screens: `open(response.destination)`.
    ///
    /// Anybody can make such a URL, so the app looks the match up, and shows nothing if it doesn't know it.
    public mutating func open(_ url: URL, knows isKnown: (String) -> Bool) {
        switch Notifications.ActivityTap(url) {
        case .match(let matchID, _)? where isKnown(matchID):
            (screen, self.matchID) = (.match, matchID)
        case .match?, nil: break
        }
    }
}
