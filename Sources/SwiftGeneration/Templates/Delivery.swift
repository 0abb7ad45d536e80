import Foundation
import Intents
import UserNotifications

nonisolated extension Namespace {
    /// The delivery of one notification. Holds the content handler, which isn't `Sendable`, and calls it exactly once.
    ///
    /// `@unchecked`, because the lock protects every variable. `Mutex`, which the compiler checks, needs iOS 18.
    nonisolated final class _Delivery: @unchecked Sendable {
        private let lock = NSLock()
        private let handler: any ServiceHandler
        /// Nothing may change a content that an intent has updated, so this one is kept without the intent.
        private var content: UNNotificationContent
        /// The best content so far.
        private var shown: UNNotificationContent
        #if BELFRY_COMMUNICATION
        private var updateFromIntent: ((UNNotificationContent) throws -> UNNotificationContent)?
        #if BELFRY_ATTACHMENTS || BELFRY_IMAGES
        private var isDonating = false
        private var isTimeForDownloadsOver = false
        #endif
        #endif
        #if BELFRY_ATTACHMENTS || BELFRY_DECRYPTION
        /// In the order of display, which can differ from the order of arrival.
        private var attachmentIdentifiers: [String] = []
        #endif
        private var contentHandler: ((UNNotificationContent) -> Void)?
        private var runningTasks = 0
        private var tasks: [Task<Void, Never>] = []

        init(
            _ content: UNNotificationContent, _ handler: any ServiceHandler,
            _ contentHandler: @escaping (UNNotificationContent) -> Void
        ) {
            self.content = content
            self.handler = handler
            self.contentHandler = contentHandler
            shown = content
        }

        #if BELFRY_ATTACHMENTS || BELFRY_IMAGES
        func start(timeForDownloads: Double) {
            run { [self] in
                try await prepare(handler)
                limitDownloads(to: timeForDownloads)
            }
        }

        private func limitDownloads(to seconds: Double) {
            let limit = max(0, min(seconds, 30))
            lock.withLock {
                guard contentHandler != nil else { return }
                let task = Task {
                    guard (try? await Task.sleep(nanoseconds: .init(limit * 1e9))) != nil else { return }
                    #if BELFRY_COMMUNICATION
                    endTimeForDownloads()
                    #else
                    finish()
                    #endif
                }
                tasks.append(task)
            }
        }
        #else
        func start() { run { [self] in try await prepare(handler) } }
        #endif

        var isPending: Bool { lock.withLock { contentHandler != nil } }

        /// Shows the best content so far, and cancels all tasks.
        func finish() {
            let (contentHandler, shown, tasks) = lock.withLock {
                defer {
                    self.contentHandler = nil
                    self.tasks = []
                }
                return (self.contentHandler, self.shown, self.tasks)
            }
            contentHandler?(shown)
            for task in tasks { task.cancel() }
        }

        /// Runs a task that the notification waits for, in parallel with the others.
        private func run(_ work: @escaping @Sendable () async throws -> Void) {
            lock.withLock {
                guard contentHandler != nil else { return }
                runningTasks += 1
                let task = Task {
                    do {
                        try await work()
                    } catch {
                        handler.didFail(with: error)
                    }
                    if hasEndedLast() { finish() }
                }
                tasks.append(task)
            }
        }

        private func hasEndedLast() -> Bool {
            lock.withLock {
                runningTasks -= 1
                return runningTasks == 0
            }
        }

        #if BELFRY_TREE_PREPARE
        private func prepare(_ handler: any ServiceHandler) async throws {}
        #endif

        #if BELFRY_PREPARED
        func update(_ change: (UNMutableNotificationContent) -> UNMutableNotificationContent) {
            lock.withLock {
                guard let copy = content.mutableCopy() as? UNMutableNotificationContent else { return }
                content = change(copy)
                #if BELFRY_COMMUNICATION
                shown = (try? updateFromIntent?(content)) ?? content
                #else
                shown = content
                #endif
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

        /// The values that decryption changed.
        func apply(_ draft: Draft, over original: Draft) {
            update { content in
                draft.change(content, from: original)
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
        ///
        /// - Parameter keepsSound: Whether the schema says nothing about its sound.
        func replace(with replacement: UNMutableNotificationContent, keepsSound: Bool) {
            update { content in
                replacement.badge = replacement.badge ?? content.badge
                if keepsSound { replacement.sound = content.sound }
                return replacement
            }
        }
        #endif

        #if BELFRY_ATTACHMENTS || BELFRY_DECRYPTION
        func attach(
            _ file: URL, as identifier: String, hint: String?, options: [String: any Sendable] = [:]
        ) throws {
            let attachment = try Namespace._attachment(file, as: identifier, hint: hint, options: options)
            let identifiers = lock.withLock {
                if !attachmentIdentifiers.contains(identifier) { attachmentIdentifiers.append(identifier) }
                return attachmentIdentifiers
            }
            update { content in
                let attachments = content.attachments + [attachment]
                let known = identifiers.compactMap { name in attachments.last { $0.identifier == name } }
                content.attachments = attachments.filter { !identifiers.contains($0.identifier) } + known
                return content
            }
        }
        #endif

        #if BELFRY_ATTACHMENTS
        /// A notification without its media is better than none.
        func load(_ url: URL?, as identifier: String, hint: String?, options: [String: any Sendable] = [:]) {
            guard let url else { return }
            lock.withLock { attachmentIdentifiers.append(identifier) }
            run { [self] in try attach(await handler.file(at: url), as: identifier, hint: hint, options: options) }
        }
        #endif

        #if BELFRY_COMMUNICATION
        #if BELFRY_IMAGES
        /// Updates the content from an intent, and waits for no download before that. The intent has no images at
        /// first; with each image that arrives, it is made and donated again.
        #if BELFRY_TREE_COMMUNICATION_AVAILABILITY
        @available(iOS 15.0, *)
        #endif
        func communicate(
            in group: String?, images urls: [URL?],
            as intent: @escaping @Sendable ([Data?]) -> any (INIntent & UNNotificationContentProviding)
        ) {
            lock.withLock { isDonating = true }
            run { [self] in
                try await withThrowingTaskGroup(of: (Int, Data?).self) { downloads in
                    for (index, url) in urls.enumerated() {
                        downloads.addTask { [self] in (index, await image(at: url)) }
                    }
                    var images = urls.map { _ in nil as Data? }
                    try await donate(intent(images), in: group)
                    for try await (index, image) in downloads where image != nil {
                        images[index] = image
                        try await donate(intent(images), in: group)
                    }
                }
            }
        }
        #else
        /// Updates the content from an intent, and waits for no download before that.
        #if BELFRY_TREE_COMMUNICATION_AVAILABILITY
        @available(iOS 15.0, *)
        #endif
        func communicate(
            in group: String?,
            as intent: @escaping @Sendable () -> any (INIntent & UNNotificationContentProviding)
        ) {
            #if BELFRY_ATTACHMENTS
            lock.withLock { isDonating = true }
            #endif
            run { [self] in try await donate(intent(), in: group) }
        }
        #endif

        /// Donates, and updates the content.
        #if BELFRY_TREE_COMMUNICATION_AVAILABILITY
        @available(iOS 15.0, *)
        #endif
        private func donate(
            _ intent: any (INIntent & UNNotificationContentProviding), in group: String?
        ) async throws {
            #if BELFRY_ATTACHMENTS || BELFRY_IMAGES
            defer { didDonate() }
            #endif
            try await Namespace._donate(intent, .incoming, in: group)
            try lock.withLock {
                shown = try content.updating(from: intent)
                updateFromIntent = { try $0.updating(from: intent) }
            }
        }

        #if BELFRY_ATTACHMENTS || BELFRY_IMAGES
        /// An intent that is being donated is still waited for.
        private func endTimeForDownloads() {
            let isDonating = lock.withLock {
                isTimeForDownloadsOver = true
                return self.isDonating
            }
            if !isDonating { finish() }
        }

        private func didDonate() {
            let isLast = lock.withLock {
                isDonating = false
                return isTimeForDownloadsOver
            }
            if isLast { finish() }
        }
        #endif
        #endif

        #if BELFRY_IMAGES
        private func image(at url: URL?) async -> Data? {
            guard let url else { return nil }
            do {
                return try await handler.image(at: url)
            } catch {
                handler.didFail(with: error)
                return nil
            }
        }
        #endif
    }
}
