// Two modules register their categories at once, and a centre that takes its time to tell what it has.
import Foundation
import UserNotifications

@main struct Turns {
    static func main() async {
        let center = UNUserNotificationCenter.current()
        for (rounds, milliseconds) in [(1000, 0.0), (50, 1), (10, 10)] {
            center.stubCategoriesDelay = milliseconds / 1000
            var lost = 0
            for round in 0..<rounds {
                let old = UNNotificationCategory(identifier: "old-message", actions: [], intentIdentifiers: [])
                let other = UNNotificationCategory(identifier: "an-sdk", actions: [], intentIdentifiers: [])
                center.setNotificationCategories([old, other])
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { await withCheckedContinuation { done in Chat.register { done.resume() } } }
                    group.addTask {
                        await withCheckedContinuation { done in
                            if round.isMultiple(of: 2) {
                                Shop.register { done.resume() }
                            } else {
                                Shop.register(with: Club.categories(), [handmade()]) { done.resume() }
                            }
                        }
                    }
                }
                let registered = center.stubCategories
                var expected: Set = ["an-sdk", "message", "old-message", "order"]
                if !round.isMultiple(of: 2) { expected.formUnion(["party", "handmade"]) }
                let isRenewed = registered.contains { $0.identifier == "old-message" && !$0.actions.isEmpty }
                if Set(registered.map(\.identifier)) != expected || !isRenewed { lost += 1 }
            }
            print("\(milliseconds) ms: lost", lost)
        }
    }

    static func handmade() -> UNNotificationCategory {
        UNNotificationCategory(identifier: "handmade", actions: [], intentIdentifiers: [])
    }
}
