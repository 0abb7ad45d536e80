import Foundation
import UserNotifications

// MARK: - Delegate

nonisolated extension Namespace {
    /// What the app implements. All that it gets is `Sendable` and arrives on the main actor.
    @MainActor public protocol Handler: AnyObject, Sendable {
        /// A person did something.
        func handle(_ response: Response) async
        #if BELFRY_SHOWN
        /// A notification arrived while the app is active; what the schema declares, unless the app says otherwise.
        func presentationOptions(for notification: Received) async -> UNNotificationPresentationOptions
        #endif
        #if BELFRY_SETTINGS
        /// A person asked for the app's own settings, from a notification or from the system's settings.
        #if BELFRY_SHOWN
        func openSettings(for notification: Received?)
        #else
        func openSettings()
        #endif
        #endif
    }

    /// The delegate of the notification centre, which does not keep it: the app has to.
    public nonisolated final class CenterDelegate: NSObject, UNUserNotificationCenterDelegate {
        /// Takes a response that this schema does not know, untouched, and has to call its completion handler.
        public typealias UnrecognizedResponse =
            @Sendable (UNNotificationResponse, @escaping @Sendable () -> Void) -> Void
        private let handler: any Handler
        private let unrecognizedResponse: UnrecognizedResponse?

        /// - Parameter unrecognizedResponse: Gets what this schema does not know, to hand it to an SDK, say.
        ///   Without it the handler gets `.unrecognized`.
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
            Task { @MainActor [handler] in
                await handler.handle(typed)
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
        /// For what this schema does not know.
        private static var otherPresentationOptions: UNNotificationPresentationOptions {
            [.banner, .list, .sound, .badge]
        }
        #endif
    }
}

#if BELFRY_SHOWN || BELFRY_SETTINGS
nonisolated extension Namespace.Handler {
    #if BELFRY_SHOWN
    public func presentationOptions(for notification: Namespace.Received) async -> UNNotificationPresentationOptions {
        notification.declaredPresentationOptions
    }
    #endif

    #if BELFRY_SETTINGS
    #if BELFRY_SHOWN
    public func openSettings(for notification: Namespace.Received?) {}
    #else
    public func openSettings() {}
    #endif
    #endif
}
#endif

nonisolated extension Namespace {
    /// Carries the notification centre into its own completion handler.
    nonisolated struct UncheckedSendable<Value>: @unchecked Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }
}
