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
    public nonisolated final class CenterDelegate: NSObject, UNUserNotificationCenterDelegate {
        /// Gets a response that this schema doesn't know. Must call the completion handler.
        public typealias UnrecognizedResponse =
            @Sendable (UNNotificationResponse, @escaping @Sendable () -> Void) -> Void
        private let handler: any Handler
        private let unrecognizedResponse: UnrecognizedResponse?

        /// - Parameter unrecognizedResponse: Gets responses that this schema doesn't know, to pass them to an SDK, for
        ///   example. Without it, the handler gets `.unrecognized`.
        public init(handler: any Handler, unrecognizedResponse: UnrecognizedResponse? = nil) {
            self.handler = handler
            self.unrecognizedResponse = unrecognizedResponse
        }

        public func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping @Sendable () -> Void
        ) {
            let typed = Response(ResponseParts(response))
            if case .unrecognized = typed, let unrecognizedResponse {
                unrecognizedResponse(response, completionHandler)
                return
            }
            let context = ResponseContext(response)
            Task { @MainActor [handler] in
                await handler.handle(typed, in: context)
                completionHandler()
            }
        }

        public func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
        ) {
            #if BELFRY_SHOWN
            guard let received = try? Received(notification.request.content) else {
                completionHandler(Self.otherPresentationOptions)
                return
            }
            Task { @MainActor [handler] in
                completionHandler(await handler.presentationOptions(for: received))
            }
            #else
            completionHandler(Self.otherPresentationOptions)
            #endif
        }

        #if BELFRY_TREE_OPEN_SETTINGS
        public func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            openSettingsFor notification: UNNotification?
        ) {}
        #endif

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
    /// Passes the notification center to its own completion handler.
    nonisolated struct UncheckedSendable<Value>: @unchecked Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }
}
