import Foundation
import UserNotifications

// MARK: - Delegate

nonisolated extension Namespace {
    /// The protocol that the app implements. All values are `Sendable` and arrive on the main actor.
    @MainActor public protocol Handler: AnyObject, Sendable {
        /// People responded to a notification.
        func handle(_ response: Response, in context: ResponseContext) async
        #if BELFRY_SHOWN
        /// A notification arrived while the app is in the foreground. The default is what the schema declares.
        func presentationOptions(for notification: Received) async -> UNNotificationPresentationOptions
        #endif
        #if BELFRY_SETTINGS
        /// People asked for the app's own settings, from a notification or from the Settings app.
        #if BELFRY_SHOWN
        func openSettings(for notification: Received?)
        #else
        func openSettings()
        #endif
        #endif
    }

    /// The delegate of the notification center. The app must keep a strong reference to it.
    ///
    /// Delegates can form a chain. Each handles the notifications of its schema and passes on the rest.
    public nonisolated final class CenterDelegate: NSObject, UNUserNotificationCenterDelegate {
        private weak var handler: (any Handler)?
        private let next: (any UNUserNotificationCenterDelegate)?

        /// - Parameters:
        ///   - handler: Gets the notifications of this schema. The delegate has a weak reference to it.
        ///   - next: Gets other notifications: the delegate of another schema, or of an SDK. Without it, the handler
        ///     gets such a response as `.unrecognized`.
        public init(handler: any Handler, next: (any UNUserNotificationCenterDelegate)? = nil) {
            self.handler = handler
            self.next = next
        }

        public func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping @Sendable () -> Void
        ) {
            typealias Receive = (UNUserNotificationCenter, UNNotificationResponse, @escaping @Sendable () -> Void) ->
                Void
            if let next = next(for: response.notification) {
                // Nil if the next delegate doesn't implement this optional method.
                let receive: Receive? = next.userNotificationCenter(_:didReceive:withCompletionHandler:)
                if let receive { return receive(center, response, completionHandler) }
            }
            let typed = Response(ResponseParts(response))
            let context = ResponseContext(response)
            Task { @MainActor [handler] in
                await handler?.handle(typed, in: context)
                completionHandler()
            }
        }

        public func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
        ) {
            typealias Complete = @Sendable (UNNotificationPresentationOptions) -> Void
            typealias Present = (UNUserNotificationCenter, UNNotification, @escaping Complete) -> Void
            if let next = next(for: notification) {
                let present: Present? = next.userNotificationCenter(_:willPresent:withCompletionHandler:)
                if let present { return present(center, notification, completionHandler) }
            }
            #if BELFRY_SHOWN
            guard let received = try? Received(notification.request.content) else {
                completionHandler(Self.otherPresentationOptions)
                return
            }
            Task { @MainActor [handler] in
                let options = await handler?.presentationOptions(for: received)
                completionHandler(options ?? received.declaredPresentationOptions)
            }
            #else
            completionHandler(Self.otherPresentationOptions)
            #endif
        }

        #if BELFRY_TREE_OPEN_SETTINGS
        public func userNotificationCenter(
            _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
        ) {}
        #endif

        /// The delegate for a notification of another schema; nil if it's of this schema, or if there is no other one.
        private func next(for notification: UNNotification) -> (any UNUserNotificationCenterDelegate)? {
            guard let next else { return nil }
            let content = notification.request.content
            let payload = JSON.object(from: content.userInfo)
            let parts = ResponseParts(category: content.categoryIdentifier, action: .default, payload: payload)
            guard case .unrecognized(let problem) = Response(parts) else { return nil }
            switch problem.reason {
            case .category: return next
            #if BELFRY_NOTIFICATIONS
            #if BELFRY_CATEGORIES
            case .notification(_, let category): return category == nil ? next : nil
            #else
            case .notification: return next
            #endif
            #endif
            #if BELFRY_ACTIONS
            case .action: return nil
            #endif
            #if BELFRY_DATA
            case .payload: return nil
            #endif
            }
        }

        #if BELFRY_TREE_OTHER_PRESENTATION_OPTIONS
        /// For notifications that this schema doesn't know.
        private static var otherPresentationOptions: UNNotificationPresentationOptions {
            [.banner, .list, .sound, .badge]
        }
        #endif
    }
}

#if BELFRY_SHOWN || BELFRY_DEFAULT_SETTINGS
nonisolated extension Namespace.Handler {
    #if BELFRY_SHOWN
    public func presentationOptions(for notification: Namespace.Received) async -> UNNotificationPresentationOptions {
        notification.declaredPresentationOptions
    }
    #endif

    #if BELFRY_DEFAULT_SETTINGS
    #if BELFRY_SHOWN
    public func openSettings(for notification: Namespace.Received?) {}
    #else
    public func openSettings() {}
    #endif
    #endif
}
#endif

nonisolated extension Namespace {
    /// A value whose type isn't declared `Sendable`, but that several threads can use: the notification center, or
    /// a content, category or response that nothing changes.
    nonisolated struct _UncheckedSendable<Value>: @unchecked Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }
}
