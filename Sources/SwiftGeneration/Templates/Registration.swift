import Foundation
import UserNotifications

nonisolated extension Namespace {
    static func _register(
        _ categories: Set<UNNotificationCategory>, replacing identifiers: Set<String>,
        with center: UNUserNotificationCenter, _ completionHandler: (@Sendable () -> Void)?
    ) {
        let categories = _UncheckedSendable(categories)
        let center = _UncheckedSendable(center)
        Task { @MainActor in
            let turns = turns()
            turns.addOperation {
                // The next turn begins when the center has answered.
                turns.isSuspended = true
                center.value.getNotificationCategories { existing in
                    let replaced = identifiers.union(categories.value.map(\.identifier))
                    let others = existing.filter { !replaced.contains($0.identifier) }
                    center.value.setNotificationCategories(categories.value.union(others))
                    completionHandler?()
                    turns.isSuspended = false
                }
            }
        }
    }

    /// The modules of an app that have generated code read the categories of the center and write them back in turn.
    /// Otherwise one would lose what another registers in between.
    ///
    /// They do not know one another, and find the queue by this name. The first one that asks makes it.
    @MainActor private static func turns() -> OperationQueue {
        let answers = NSMutableArray()
        NotificationCenter.default.post(name: .init("belfry.registration"), object: answers)
        if let turns = answers.firstObject as? OperationQueue { return turns }
        let turns = OperationQueue()
        turns.maxConcurrentOperationCount = 1
        _ = NotificationCenter.default.addObserver(
            forName: .init("belfry.registration"),
            object: nil,
            queue: nil
        ) { question in
            (question.object as? NSMutableArray)?.add(turns)
        }
        return turns
    }
}
