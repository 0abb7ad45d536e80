import UserNotifications

class Registration {
    class var all: Set<UNNotificationCategory> {
        let categories = Kind.allCases.map { category($0) }
        return Set(categories)
    }

    class func category(_ kind: Kind) -> UNNotificationCategory {
        return UNNotificationCategory(
            identifier: kind.identifier, actions: actions(for: kind), intentIdentifiers: [], options: [])
    }

    class func actions(for kind: Kind) -> [UNNotificationAction] {
        kind.buttons.compactMap { action($0) }
    }

    class func action(_ button: Button) -> UNNotificationAction? {
        switch button {
        case .track:
            return action(button.identifier, title: Titles.track, options: [.foreground], systemImage: "map")
        case .answer:
            return textAction(button.identifier, title: Titles.answer, button: Titles.send, placeholder: "")
        case .openList:
            assertionFailure("no button")
            return nil
        }
    }

    private class func action(
        _ identifier: String, title: String, options: UNNotificationActionOptions, systemImage: String?
    ) -> UNNotificationAction {
        if #available(iOS 15, *), let systemImage {
            let icon = UNNotificationActionIcon(systemImageName: systemImage)
            return UNNotificationAction(identifier: identifier, title: title, options: options, icon: icon)
        } else {
            return UNNotificationAction(identifier: identifier, title: title, options: options)
        }
    }

    private class func textAction(
        _ identifier: String, title: String, button: String, placeholder: String
    ) -> UNNotificationAction {
        UNTextInputNotificationAction(
            identifier: identifier, title: title, options: [.authenticationRequired], textInputButtonTitle: button,
            textInputPlaceholder: placeholder)
    }

    class func button(identifier: String) -> Button? {
        Button.allCases.first { action($0)?.identifier == identifier }
    }
}

final class Center: NSObject, UNUserNotificationCenterDelegate {
    private static var center: UNUserNotificationCenter { UNUserNotificationCenter.current() }

    func applicationDidFinishLaunching() {
        Self.center.delegate = self
        Self.center.requestAuthorization(options: [.badge, .sound, .alert]) { _, _ in
            Self.center.setNotificationCategories(Registration.all)
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list] }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        let button: Button
        switch response.actionIdentifier {
        case UNNotificationDefaultActionIdentifier: button = .openList
        case UNNotificationDismissActionIdentifier: return
        default:
            guard let pressed = Registration.button(identifier: response.actionIdentifier) else { return }
            button = pressed
        }
        switch button {
        case .track: track()
        case .answer: answer(response)
        case .openList: openList()
        }
    }

    func notify(_ kind: Kind, body: String) {
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = kind.identifier
        content.body = body
        Self.center.add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
    }
}
