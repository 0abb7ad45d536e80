import Foundation
import Intents
import UserNotifications

// MARK: - Service extension

nonisolated extension Namespace {
    #if BELFRY_DECRYPTION
    /// What decryption can change, in addition to the schema's texts.
    public nonisolated struct Draft: Hashable, Sendable {
        public var title: String
        public var subtitle: String
        public var body: String
        public var badge: Int?
        public var threadIdentifier: String
        /// Files to show as attachments.
        public var attachments: [URL]

        public init(
            title: String = "",
            subtitle: String = "",
            body: String = "",
            badge: Int? = nil,
            threadIdentifier: String = "",
            attachments: [URL] = []
        ) {
            self.title = title
            self.subtitle = subtitle
            self.body = body
            self.badge = badge
            self.threadIdentifier = threadIdentifier
            self.attachments = attachments
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
        /// Override this property: only the app can decrypt.
        open var handler: any ServiceHandler {
            preconditionFailure("override handler")
        }
        #else
        /// Override this property to load images in another way.
        open var handler: any ServiceHandler {
            StandardHandler()
        }
        #endif

        private let lock = NSLock()
        private var deliveries: [Delivery] = []

        open override func didReceive(
            _ request: UNNotificationRequest,
            withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
        ) {
            let delivery = Delivery(request.content, contentHandler)
            lock.withLock { deliveries = deliveries.filter(\.isPending) + [delivery] }
            delivery.start(handler)
        }

        open override func serviceExtensionTimeWillExpire() {
            for delivery in lock.withLock({ deliveries }) { delivery.expire() }
        }
    }

    /// The delivery of one notification. Holds the content handler, which isn't `Sendable`, and calls it exactly once.
    nonisolated final class Delivery: @unchecked Sendable {
        private let lock = NSLock()
        private var content: UNNotificationContent
        private var contentHandler: ((UNNotificationContent) -> Void)?
        private var task: Task<Void, Never>?

        init(_ content: UNNotificationContent, _ contentHandler: @escaping (UNNotificationContent) -> Void) {
            self.content = content
            self.contentHandler = contentHandler
        }

        func start(_ handler: any ServiceHandler) {
            let task = Task {
                do {
                    try await prepare(handler)
                } catch {
                    handler.didFail(with: error)
                }
                finish()
            }
            lock.withLock { self.task = task }
        }

        /// Shows the best content so far.
        func expire() {
            lock.withLock { task }?.cancel()
            finish()
        }

        var isPending: Bool {
            lock.withLock { contentHandler != nil }
        }

        private func finish() {
            let (contentHandler, content) = lock.withLock {
                defer { self.contentHandler = nil }
                return (self.contentHandler, self.content)
            }
            contentHandler?(content)
        }

        #if BELFRY_TREE_PREPARE
        private func prepare(_ handler: any ServiceHandler) async throws {}
        #endif

        #if BELFRY_PREPARED
        func update(_ change: (UNMutableNotificationContent) throws -> UNNotificationContent) rethrows {
            try lock.withLock {
                guard let copy = content.mutableCopy() as? UNMutableNotificationContent else { return }
                content = try change(copy)
            }
        }
        #endif

        #if BELFRY_DECRYPTION
        var draft: Draft {
            lock.withLock {
                Draft(
                    title: content.title,
                    subtitle: content.subtitle,
                    body: content.body,
                    badge: content.badge?.intValue,
                    threadIdentifier: content.threadIdentifier
                )
            }
        }

        /// Applies the changes of decryption.
        func apply(_ draft: Draft, over original: Draft, _ handler: any ServiceHandler) {
            update { content in
                if draft.title != original.title {
                    content.title = draft.title
                }
                if draft.subtitle != original.subtitle {
                    content.subtitle = draft.subtitle
                }
                if draft.body != original.body {
                    content.body = draft.body
                }
                if draft.threadIdentifier != original.threadIdentifier {
                    content.threadIdentifier = draft.threadIdentifier
                }
                if draft.badge != original.badge {
                    content.badge = draft.badge.map { NSNumber(value: $0) }
                }
                return content
            }
            for (index, file) in draft.attachments.enumerated() {
                do {
                    try attach(file, as: "attachment-\(index)", hint: nil)
                } catch {
                    handler.didFail(with: error)
                }
            }
        }

        /// Shows another notification. If it doesn't set a badge, the badge is kept.
        func replace(with replacement: UNMutableNotificationContent) {
            update { content in
                replacement.badge = replacement.badge ?? content.badge
                return replacement
            }
        }
        #endif

        #if BELFRY_ATTACHMENTS || BELFRY_DECRYPTION
        func attach(_ file: URL, as identifier: String, hint: String?) throws {
            let attachment = try Namespace.attachment(file, as: identifier, hint: hint)
            update { content in
                content.attachments.append(attachment)
                return content
            }
        }
        #endif

        #if BELFRY_ATTACHMENTS
        /// A notification without media is better than none.
        func load(_ url: URL?, as identifier: String, hint: String?, _ handler: any ServiceHandler) async {
            guard let url else { return }
            do {
                try attach(await handler.file(at: url), as: identifier, hint: hint)
            } catch {
                handler.didFail(with: error)
            }
        }
        #endif

        #if BELFRY_IMAGES
        func image(at url: URL?, _ handler: any ServiceHandler) async -> Data? {
            guard let url else { return nil }
            do {
                return try await handler.image(at: url)
            } catch {
                handler.didFail(with: error)
                return nil
            }
        }
        #endif

        #if BELFRY_COMMUNICATION
        /// Donates first: only a donated intent can update the content. The content mustn't change after this.
        #if BELFRY_TREE_COMMUNICATION_AVAILABILITY
        @available(iOS 15.0, *)
        #endif
        func communicate<Intent: INIntent & UNNotificationContentProviding>(
            as intent: Intent,
            in group: String?
        ) async throws {
            let interaction = INInteraction(intent: intent, response: nil)
            interaction.direction = .incoming
            interaction.groupIdentifier = group
            try await interaction.donate()
            try update { try $0.updating(from: intent) }
        }
        #endif
    }

    #if !BELFRY_DECRYPTION
    nonisolated struct StandardHandler: ServiceHandler {}
    #endif
}
