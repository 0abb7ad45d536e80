// Topics, authorization, the app's own settings, background pushes.
import Foundation
import UserNotifications

@MainActor final class App: Parley.Handler {
    var journal: [String] = []
    func handle(_ response: Parley.Response, in context: Parley.ResponseContext) async {}
    func openSettings(for notification: Parley.Received?) { journal.append("settings for \(notification.map { "\($0)" } ?? "all")") }
}

@main struct Topics {
    @MainActor static func main() async {
        for topic in Parley.Topic.allCases {
            print(topic.rawValue, topic.kind, topic.title, topic.description ?? "-", topic.isOnByDefault, topic.optInPrompt ?? "-")
        }
        print(Parley.Topic.settingsScreen, Parley.DirectMessage.topic)
        let options: UNAuthorizationOptions = [.alert, .provisional, .providesAppNotificationSettings]
        print("authorization", Parley.authorizationOptions == options)

        let app = App()
        let delegate = Parley.CenterDelegate(handler: app)
        let center = UNUserNotificationCenter.current()
        center.delegate = delegate
        center.stubOpenSettings(for: nil)
        let content = UNMutableNotificationContent()
        content.userInfo = ["notification": "note", "sealed": "x"]
        center.stubOpenSettings(for: UNNotification.stub(content: content))
        while app.journal.count < 2 { await Task.yield() }
        print(app.journal.sorted())

        show(["notification": "read-elsewhere", "chatID": "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D"])
        show(["kind": "left", "version": 2, "aps": ["content-available": 1]])
        show(["notification": "read-elsewhere"])
        show(["notification": "sealed", "ciphertext": "x"])
        show([:])
        do {
            print(try Parley.Received(category: "", payload: ["notification": .string("read-elsewhere")]))
        } catch {
            print("never shown:", error.reason)
        }
    }

    static func show(_ userInfo: [AnyHashable: Any]) {
        do {
            print(try Parley.Background(userInfo: userInfo))
        } catch {
            print(error.reason)
        }
    }
}
