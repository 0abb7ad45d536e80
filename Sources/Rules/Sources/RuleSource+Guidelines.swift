package import Diagnostics

// Sections of the Human Interface Guidelines, and other guidelines.
extension RuleSource {
    package static let higNotificationPractices = notifications.section("Best practices")
    package static let higNotificationContent = notifications.section("Content")
    package static let higNotificationActions = notifications.section("Notification actions")
    package static let higBadging = notifications.section("Badging")
    package static let higDoubleTap = notifications.section("Double tap")

    package static let higFocus = managingNotifications.section("Integrating with Focus")
    package static let higUrgency = managingNotifications.section("Best practices")
    package static let higMarketing = managingNotifications.section("Sending marketing notifications")

    package static let higUpdatingActivities = guideline("Live Activities")
        .section("Starting, updating, and ending a Live Activity")

    package static let higWritingStart = writing.section("Getting started")
    package static let higWritingPractices = writing.section("Best practices")

    package static let higInclusion = guideline("Inclusion").section("Welcoming language")

    package static let higSFSymbols = guideline("SF Symbols")
    package static let higCustomSymbols = higSFSymbols.section("Custom symbols")

    package static let appleStyleGuide = RuleSource(
        "Apple Style Guide, capitalization",
        // The guidelines link to this section.
        url: "https://support.apple.com/guide/applestyleguide/c-apsgb744e4a3/web#apdca93e113f1d64"
    )
    package static let appleStyleGuideWords = RuleSource(
        "Apple Style Guide, Style and usage",
        url: "https://help.apple.com/pdf/applestyleguide/en_US/apple-style-guide.pdf"
    )
    package static let appStoreReview = RuleSource(
        "App Review Guidelines, 4.5.4",
        url: "https://developer.apple.com/app-store/review/guidelines/#push-notifications"
    )

    private static let notifications = guideline("Notifications")
    private static let managingNotifications = guideline("Managing notifications")
    private static let writing = guideline("Writing")

    /// - Parameter page: The title, which is also the address.
    private static func guideline(_ page: String) -> RuleSource {
        let path = page.lowercased().replacing(" ", with: "-")
        return RuleSource(
            "Human Interface Guidelines, \(page)",
            url: "https://developer.apple.com/design/human-interface-guidelines/\(path)")
    }
}
