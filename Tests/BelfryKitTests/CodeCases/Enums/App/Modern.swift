import UserNotifications

struct ButtonModel {
    let id: String
    let title: String
    var options: UNNotificationActionOptions = []
}

enum Topic: String, CaseIterable {
    case chat
    case news

    var buttons: [ButtonModel] {
        switch self {
        case .chat: [ButtonModel(id: "like", title: "Like"), .init(id: "leave", title: "Leave", options: .destructive)]
        case .news: []
        }
    }

    var category: UNNotificationCategory {
        UNNotificationCategory(
            identifier: "topic." + rawValue,
            actions: buttons.map { UNNotificationAction(identifier: $0.id, title: $0.title, options: $0.options) },
            intentIdentifiers: [], options: [.customDismissAction, .allowInCarPlay])
    }
}

func registerTopics() {
    let offer: [UNNotificationAction] = [
        .init(identifier: "buy", title: "Buy", options: [.foreground], icon: .init(systemImageName: "cart"))
    ]
    UNUserNotificationCenter.current().setNotificationCategories(
        Set(Topic.allCases.map(\.category)).union([
            .init(identifier: "offer", actions: offer, intentIdentifiers: [], options: [])
        ]))
}
