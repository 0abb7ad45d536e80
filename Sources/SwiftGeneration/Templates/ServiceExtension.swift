import Foundation
import Intents
import UserNotifications

// MARK: - Service extension

nonisolated extension Namespace {
    #if BELFRY_DECRYPTION
    /// The values that decryption can change, in addition to the schema's texts.
    public nonisolated struct Draft: Hashable, Sendable {
        public var title: String
        public var subtitle: String
        public var body: String
        public var badge: Int?
        public var threadIdentifier: String
        /// Files to show as attachments.
        public var attachments: [URL]

        public init(
            title: String = "", subtitle: String = "", body: String = "", badge: Int? = nil,
            threadIdentifier: String = "", attachments: [URL] = []
        ) {
            self.title = title
            self.subtitle = subtitle
            self.body = body
            self.badge = badge
            self.threadIdentifier = threadIdentifier
            self.attachments = attachments
        }

        /// Sets what decryption changed in the text, the badge and the thread.
        func change(_ content: UNMutableNotificationContent, from original: Draft) {
            if title != original.title {
                content.title = title
            }
            if subtitle != original.subtitle {
                content.subtitle = subtitle
            }
            if body != original.body {
                content.body = body
            }
            if threadIdentifier != original.threadIdentifier {
                content.threadIdentifier = threadIdentifier
            }
            if badge != original.badge {
                content.badge = badge.map { NSNumber(value: $0) }
            }
        }
    }
    #endif

    /// The parts of the service extension that the app implements.
    ///
    /// Conform a `nonisolated struct`, so that it also compiles in a module with main-actor default isolation.
    public nonisolated protocol ServiceHandler: Sendable {
        #if BELFRY_DECRYPTION
        #if BELFRY_TREE_DECRYPT_REQUIREMENTS
        /// Decrypts the notification “message”. If it throws, the notification is shown as it was sent.
        func decrypt(_ notification: Message, into draft: inout Draft) async throws
        #endif
        #endif
        #if BELFRY_IMAGES
        /// Loads an avatar.
        func image(at url: URL) async throws -> Data
        #endif
        #if BELFRY_ATTACHMENTS || BELFRY_IMAGES
        /// Loads a file. The system moves the returned file, so return a copy of a file that you still need.
        func file(at url: URL) async throws -> URL
        #endif
        /// Something couldn't be decrypted, loaded or donated. The notification is shown with the rest.
        func didFail(with error: any Error)
    }

    /// The superclass of the service extension's principal class.
    open nonisolated class ServiceExtension: UNNotificationServiceExtension {
        #if BELFRY_DECRYPTION
        /// Override it: only the app can decrypt. Without it, notifications are shown as they were sent.
        open var handler: (any ServiceHandler)? { nil }
        #else
        /// Override it to load images in another way.
        open var handler: (any ServiceHandler)? { _StandardHandler() }
        #endif

        #if BELFRY_ATTACHMENTS || BELFRY_IMAGES
        /// The time for downloads, in seconds. They run in parallel, and files that arrive later aren't shown.
        ///
        /// The system ends a service extension after about 30 seconds, decryption included.
        open var timeForDownloads: Double { 20 }
        #endif

        private let lock = NSLock()
        private var deliveries: [_Delivery] = []

        open override func didReceive(
            _ request: UNNotificationRequest,
            withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
        ) {
            guard let handler else {
                contentHandler(request.content)
                return assertionFailure("Override 'handler': without it, notifications are shown as they were sent.")
            }
            let delivery = _Delivery(request.content, handler, contentHandler)
            lock.withLock { deliveries = deliveries.filter(\.isPending) + [delivery] }
            #if BELFRY_ATTACHMENTS || BELFRY_IMAGES
            delivery.start(timeForDownloads: timeForDownloads)
            #else
            delivery.start()
            #endif
        }

        open override func serviceExtensionTimeWillExpire() {
            for delivery in lock.withLock({ deliveries }) { delivery.finish() }
        }
    }

    #if !BELFRY_DECRYPTION
    nonisolated struct _StandardHandler: ServiceHandler {}
    #endif
}
