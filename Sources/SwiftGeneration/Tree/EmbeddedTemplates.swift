// Written by script/embed from the files in Sources/SwiftGeneration/Templates: change those, not this one.
// swift-format-ignore-file

extension SwiftTemplate {
    static let activityPushes = SwiftTemplate(
        text: #"""
        #if BELFRY_ACTIVITY_PUSHES
        // MARK: - Pushes of Live Activities

        nonisolated extension Namespace.Push {
            /// - Parameters:
            ///   - members: The keys of `aps` except the event and the time.
            ///   - channel: The channel of a broadcast.
            init(
                activity event: String, _ members: [String: Namespace.JSON?], priority: String, channel: String? = nil,
                at now: Date
            ) {
                var aps = members.compactMapValues { $0 }
                aps["event"] = .string(event)
                aps["timestamp"] = ._seconds(now)
                var headers = ["apns-push-type": "liveactivity", "apns-priority": priority]
                if let channel {
                    headers["apns-channel-id"] = channel
                    headers["apns-expiration"] = "0"
                }
                self.init(aps: aps, headers: headers)
            }
        }

        nonisolated extension Namespace.JSON {
            /// Without members that have no value.
            static func _members(_ members: [String: Self?]) -> Self { .object(members.compactMapValues { $0 }) }

            /// Seconds since 1970, as the system reads the dates of the push itself. At most those of the year 9999.
            static func _seconds(_ date: Date, after interval: Double = 0) -> Self {
                .integer(Int64(max(0, min(date.timeIntervalSince1970 + interval, 253_402_300_799))))
            }

            #if BELFRY_NUMBER_ACTIVITIES
            /// - Throws: If a number is infinite or not a number.
            static func _sendable(_ members: [String: Self?]) throws(Namespace.UnsendableNumber) -> [String: Self?] {
                let place = Self._members(members)._placeOfUnsendableNumber
                if let place { throw Namespace.UnsendableNumber(key: place) }
                return members
            }
            #endif
        }
        #endif
        """#)

    static let activityTaps = SwiftTemplate(
        text: #"""
        #if BELFRY_ACTIVITY_TAPS
        // MARK: - Taps on Live Activities

        nonisolated extension Namespace {
            /// The parts of the URL of a tap: `scheme://activity/match?home=Ulm`.
            nonisolated struct _ActivityURL {
                let activity: String
                private var values: [String: String] = [:]

                /// A value as text.
                nonisolated struct Value {
                    let text: String
                }

                /// A value that is missing, or has another type.
                private struct WrongValue: Error {}

                private static let host = "activity"
                private static let longest = 16_384

                /// Nil if the URL has another form. A value that is there twice means nothing.
                init?(_ url: URL, scheme: String) {
                    guard url.absoluteString.utf8.count <= Self.longest,
                        let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
                        parts.scheme?.lowercased() == scheme, parts.host == Self.host, parts.path.hasPrefix("/")
                    else { return nil }
                    activity = String(parts.path.dropFirst())
                    for item in parts.queryItems ?? [] {
                        guard let value = item.value, values.updateValue(value, forKey: item.name) == nil else { return nil }
                    }
                }

                static func url(_ activity: String, _ values: [String: Value?], scheme: String) -> URL? {
                    var parts = URLComponents()
                    parts.scheme = scheme
                    parts.host = host
                    parts.path = "/\(activity)"
                    let items = values.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0.text) } }
                    if !items.isEmpty { parts.queryItems = items.sorted { $0.name < $1.name } }
                    return parts.url
                }

                #if BELFRY_TAP_VALUES
                /// - Parameter names: The name of the value, then its former names.
                func value<Content: _ActivityURLContent>(_ names: String...) throws -> Content {
                    guard let content: Content = try optional(names) else { throw WrongValue() }
                    return content
                }
                #endif

                #if BELFRY_TAP_OPTIONALS
                func optional<Content: _ActivityURLContent>(_ names: String...) throws -> Content? { try optional(names) }
                #endif

                #if BELFRY_TAP_VALUES || BELFRY_TAP_OPTIONALS
                private func optional<Content: _ActivityURLContent>(_ names: [String]) throws -> Content? {
                    guard let text = names.lazy.compactMap({ values[$0] }).first else { return nil }
                    guard let content = Content(Value(text: text)) else { throw WrongValue() }
                    return content
                }
                #endif
            }

            #if BELFRY_TAP_VALUES || BELFRY_TAP_OPTIONALS
            /// A value that a URL carries as text.
            nonisolated protocol _ActivityURLContent {
                init?(_ value: _ActivityURL.Value)
                func _activityValue() -> _ActivityURL.Value
            }
            #endif
        }

        #if BELFRY_TAP_CHOICES
        nonisolated extension Namespace._ActivityURLContent where Self: RawRepresentable, RawValue == String {
            init?(_ value: Namespace._ActivityURL.Value) { self.init(rawValue: value.text) }

            func _activityValue() -> Namespace._ActivityURL.Value { .init(text: rawValue) }
        }
        #endif

        #if BELFRY_TAP_LOSSLESS
        nonisolated extension Namespace._ActivityURLContent where Self: LosslessStringConvertible {
            init?(_ value: Namespace._ActivityURL.Value) { self.init(value.text) }

            func _activityValue() -> Namespace._ActivityURL.Value { .init(text: description) }
        }
        #endif

        #if BELFRY_TAP_STRINGS
        nonisolated extension String: Namespace._ActivityURLContent {}
        #endif

        #if BELFRY_TAP_INTEGERS
        nonisolated extension Int: Namespace._ActivityURLContent {}
        #endif

        #if BELFRY_TAP_BOOLEANS
        nonisolated extension Bool: Namespace._ActivityURLContent {}
        #endif

        #if BELFRY_TAP_NUMBERS
        nonisolated extension Double: Namespace._ActivityURLContent {
            init?(_ value: Namespace._ActivityURL.Value) {
                guard let number = Double(value.text), number.isFinite else { return nil }
                self = number
            }

            func _activityValue() -> Namespace._ActivityURL.Value { .init(text: description) }
        }
        #endif

        #if BELFRY_TAP_DECIMALS
        nonisolated extension Decimal: Namespace._ActivityURLContent {
            init?(_ value: Namespace._ActivityURL.Value) {
                // The initializer ignores what follows a number.
                guard let number = Decimal(string: value.text), number.description == value.text else { return nil }
                self = number
            }

            func _activityValue() -> Namespace._ActivityURL.Value { .init(text: description) }
        }
        #endif

        #if BELFRY_TAP_DATES
        nonisolated extension Date: Namespace._ActivityURLContent {
            /// Seconds since 2001, in the years that a calendar can show.
            init?(_ value: Namespace._ActivityURL.Value) {
                guard let seconds = Double(value.text), abs(seconds) < 3e11 else { return nil }
                self.init(timeIntervalSinceReferenceDate: seconds)
            }

            func _activityValue() -> Namespace._ActivityURL.Value { .init(text: timeIntervalSinceReferenceDate.description) }
        }
        #endif

        #if BELFRY_TAP_URLS
        nonisolated extension URL: Namespace._ActivityURLContent {
            init?(_ value: Namespace._ActivityURL.Value) { self.init(string: value.text) }

            func _activityValue() -> Namespace._ActivityURL.Value { .init(text: absoluteString) }
        }
        #endif

        #if BELFRY_TAP_UUIDS
        nonisolated extension UUID: Namespace._ActivityURLContent {
            init?(_ value: Namespace._ActivityURL.Value) { self.init(uuidString: value.text) }

            func _activityValue() -> Namespace._ActivityURL.Value { .init(text: uuidString) }
        }
        #endif
        #endif
        """#)

    static let attachments = SwiftTemplate(
        text: #"""
        nonisolated extension Namespace {
            /// - Parameter hint: The type of a file whose name doesn't show that it is media.
            static func _attachment(
                _ file: URL, as identifier: String, hint: String?, options: [String: any Sendable] = [:]
            ) throws -> UNNotificationAttachment {
                var options = options
                options[UNNotificationAttachmentOptionsTypeHintKey] = _mediaType(file.pathExtension) ?? hint
                return try UNNotificationAttachment(identifier: identifier, url: file, options: options)
            }
        }
        """#)

    static let communication = SwiftTemplate(
        text: #"""
        nonisolated extension Namespace {
            /// Donates an intent: only a donated one can update a content.
            #if BELFRY_TREE_COMMUNICATION_AVAILABILITY
            @available(iOS 15.0, *)
            #endif
            static func _donate(_ intent: INIntent, _ direction: INInteractionDirection, in group: String?) async throws {
                let interaction = INInteraction(intent: intent, response: nil)
                interaction.direction = direction
                interaction.groupIdentifier = group
                try await interaction.donate()
            }

            #if BELFRY_PERSON_NAMES
            /// The name of a person in parts; nil if nothing is known.
            static func _personName(given: String?, family: String?) -> PersonNameComponents? {
                guard given != nil || family != nil else { return nil }
                var name = PersonNameComponents()
                name.givenName = given
                name.familyName = family
                return name
            }

            #endif
            #if BELFRY_LOCAL_COMMUNICATION
            /// The content with the sender's name and image. Nothing may change it after that.
            #if BELFRY_TREE_COMMUNICATION_AVAILABILITY
            @available(iOS 15.0, *)
            #endif
            static func _communicate(
                _ content: UNNotificationContent, in group: String?,
                as intent: any (INIntent & UNNotificationContentProviding)
            ) async throws -> UNNotificationContent {
                try await _donate(intent, .incoming, in: group)
                return try content.updating(from: intent)
            }
            #endif
        }
        """#)

    static let delegate = SwiftTemplate(
        text: #"""
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
        """#)

    static let delivery = SwiftTemplate(
        text: #"""
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
        """#)

    static let downloads = SwiftTemplate(
        text: #"""
        nonisolated extension Namespace {
            static func _download(_ url: URL) async throws -> URL {
                if url.isFileURL { return try keep(url, as: url.lastPathComponent, isCopy: true) }
                let files = AsyncThrowingStream<URL, any Error> { files in
                    let task = URLSession.shared.downloadTask(with: url) { file, response, error in
                        let result = Swift.Result {
                            guard let file else { throw error ?? URLError(.unknown) }
                            let status = (response as? HTTPURLResponse)?.statusCode ?? 200
                            guard (200..<300).contains(status) else { throw URLError(.badServerResponse) }
                            return try keep(file, as: name(of: url, response), isCopy: false)
                        }
                        files.yield(with: result)
                    }
                    files.onTermination = { _ in task.cancel() }
                    task.resume()
                }
                for try await file in files { return file }
                throw CancellationError()
            }

            /// A name that shows the type of a file, as its server states it.
            private static func name(of url: URL, _ response: URLResponse?) -> String {
                let name = url.lastPathComponent
                let stated = response?.mimeType.flatMap(pathExtension)
                if let stated, _mediaType(stated) != _mediaType(url.pathExtension) { return "\(name).\(stated)" }
                guard _mediaType(url.pathExtension) == nil, let suggested = response?.suggestedFilename else { return name }
                return suggested
            }

            /// The extension for a type of media, such as `image/png`.
            private static func pathExtension(_ mimeType: String) -> String? {
                switch mimeType.lowercased() {
                case "image/jpeg", "image/jpg": "jpg"
                case "image/png": "png"
                case "image/gif": "gif"
                case "image/heic": "heic"
                case "image/webp": "webp"
                case "audio/aiff", "audio/x-aiff": "aiff"
                case "audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave": "wav"
                case "audio/mpeg", "audio/mp3": "mp3"
                case "audio/mp4", "audio/m4a", "audio/x-m4a": "m4a"
                case "video/mpeg": "mpg"
                case "video/mp4": "mp4"
                case "video/quicktime": "mov"
                case "video/avi", "video/x-msvideo": "avi"
                default: nil
                }
            }

            /// The downloaded file is deleted when the session's handler returns.
            private static func keep(_ file: URL, as name: String, isCopy: Bool) throws -> URL {
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let target = folder.appendingPathComponent(URL(fileURLWithPath: name).lastPathComponent)
                if isCopy {
                    try FileManager.default.copyItem(at: file, to: target)
                } else {
                    try FileManager.default.moveItem(at: file, to: target)
                }
                return target
            }

            #if BELFRY_LOCAL_IMAGES
            /// Loads an avatar; nil if that fails, because a notification without its image is better than none.
            static func _image(at url: URL?) async -> Data? {
                guard let url else { return nil }
                return try? await _avatar(in: url.isFileURL ? url : _download(url))
            }
            #endif

            #if BELFRY_IMAGES || BELFRY_LOCAL_IMAGES
            /// Reads an avatar. A service extension has little memory, so a large file is refused, and of a large image a
            /// small version is made without decoding the whole image.
            static func _avatar(in file: URL) throws -> Data {
                let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? .max
                guard size <= 10_000_000 else { throw URLError(.dataLengthExceedsMaximum) }
                #if canImport(ImageIO)
                if let thumbnail = thumbnail(of: file) { return thumbnail }
                #endif
                guard size <= 1_000_000 else { throw URLError(.dataLengthExceedsMaximum) }
                return try Data(contentsOf: file)
            }

            #if canImport(ImageIO)
            /// Nil if the file isn't an image.
            private static func thumbnail(of file: URL) -> Data? {
                let options: [String: Any] = [
                    kCGImageSourceCreateThumbnailFromImageAlways as String: true,
                    kCGImageSourceCreateThumbnailWithTransform as String: true,
                    kCGImageSourceThumbnailMaxPixelSize as String: 512,
                ]
                let data = NSMutableData()
                let reading: [String: Any] = [kCGImageSourceShouldCache as String: false]
                guard let source = CGImageSourceCreateWithURL(file as CFURL, reading as CFDictionary),
                    let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary),
                    let destination = CGImageDestinationCreateWithData(data as CFMutableData, "public.png" as CFString, 1, nil)
                else { return nil }
                CGImageDestinationAddImage(destination, image, nil)
                return CGImageDestinationFinalize(destination) ? data as Data : nil
            }
            #endif
            #endif
        }
        """#)

    static let formatting = SwiftTemplate(
        text: #"""
        // MARK: - Values in texts

        nonisolated extension Namespace {
            /// Formats values for one person. Types that a schema can also have are those of Foundation.
            nonisolated struct _Formatting {
                var locale: Foundation.Locale
                var timeZone: Foundation.TimeZone

                #if BELFRY_FORMATS_OF_DEVICE
                /// For the person who uses this device.
                static var current: _Formatting { _Formatting(locale: .current, timeZone: .current) }
                #endif

                #if BELFRY_FORMAT_DATE || BELFRY_FORMAT_RELATIVE
                /// In the person's calendar, which is part of the locale.
                func date(_ date: Date, _ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
                    let formatter = DateFormatter()
                    formatter.locale = locale
                    formatter.calendar = locale.calendar
                    formatter.timeZone = timeZone
                    formatter.dateStyle = dateStyle
                    formatter.timeStyle = timeStyle
                    return formatter.string(from: date)
                }
                #endif

                #if BELFRY_FORMAT_WEEKDAY
                func weekday(_ date: Date) -> String {
                    let formatter = DateFormatter()
                    formatter.locale = locale
                    formatter.calendar = locale.calendar
                    formatter.timeZone = timeZone
                    formatter.dateFormat = "EEEE"
                    return formatter.string(from: date)
                }
                #endif

                #if BELFRY_FORMAT_RELATIVE
                #if BELFRY_TREE_RELATIVE
                /// `in 2 hours`
                func relative(_ date: Date) -> String {
                    return date.formatted(.relative(presentation: .named, unitsStyle: .wide).locale(locale))
                }
                #endif
                #endif

                #if BELFRY_FORMAT_DECIMAL
                func decimal(_ number: NSNumber, digits: Int) -> String {
                    let formatter = NumberFormatter()
                    formatter.locale = locale
                    formatter.numberStyle = .decimal
                    formatter.minimumFractionDigits = digits
                    formatter.maximumFractionDigits = digits
                    return formatter.string(from: number) ?? number.stringValue
                }
                #endif

                #if BELFRY_FORMAT_PERCENT
                /// `25 %` of 0.25.
                func percent(_ number: NSNumber, digits: Int = 0) -> String {
                    let formatter = NumberFormatter()
                    formatter.locale = locale
                    formatter.numberStyle = .percent
                    formatter.minimumFractionDigits = digits
                    formatter.maximumFractionDigits = digits
                    return formatter.string(from: number) ?? number.stringValue
                }
                #endif

                #if BELFRY_FORMAT_CURRENCY
                /// With the digits that the currency has.
                func currency(_ number: NSNumber, code: String) -> String {
                    let formatter = NumberFormatter()
                    formatter.locale = locale
                    formatter.numberStyle = .currency
                    formatter.currencyCode = code
                    return formatter.string(from: number) ?? "\(number.stringValue) \(code)"
                }
                #endif

                #if BELFRY_FORMAT_MEASUREMENT
                #if os(Linux) || os(Windows) || os(Android)
                /// In the given unit. Only Apple's Foundation knows the unit of the region.
                func measurement<Kind: Foundation.Dimension>(_ value: Double, _ unit: Kind) -> String {
                    let formatter = NumberFormatter()
                    formatter.locale = locale
                    formatter.numberStyle = .decimal
                    formatter.maximumFractionDigits = 1
                    let number = NSNumber(value: value)
                    return "\(formatter.string(from: number) ?? number.stringValue) \(unit.symbol)"
                }
                #else
                /// In the unit of the person's region.
                func measurement<Kind: Foundation.Dimension>(_ value: Double, _ unit: Kind) -> String {
                    let formatter = MeasurementFormatter()
                    formatter.locale = locale
                    formatter.numberFormatter.maximumFractionDigits = 1
                    return formatter.string(from: Foundation.Measurement(value: value, unit: unit))
                }
                #endif
                #endif

                #if BELFRY_FORMAT_DURATION
                #if os(Linux) || os(Windows) || os(Android)
                /// `2 hours, 5 minutes`
                func duration(_ seconds: Double) -> String {
                    let units = Swift.Duration.UnitsFormatStyle(
                        allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2)
                    return Swift.Duration.seconds(seconds).formatted(units.locale(locale))
                }
                #else
                /// `2 hours, 5 minutes`
                func duration(_ seconds: Double) -> String {
                    var calendar = Foundation.Calendar(identifier: .gregorian)
                    calendar.locale = locale
                    let formatter = DateComponentsFormatter()
                    formatter.calendar = calendar
                    formatter.allowedUnits = [.day, .hour, .minute, .second]
                    formatter.unitsStyle = .full
                    formatter.maximumUnitCount = 2
                    return formatter.string(from: seconds) ?? ""
                }
                #endif
                #endif

                #if BELFRY_FORMAT_LIST
                #if BELFRY_TREE_LIST
                /// `Ada, Grace, and Alan`
                func list(_ items: [String], isChoice: Bool = false) -> String {
                    return items.formatted(.list(type: isChoice ? .or : .and).locale(locale))
                }
                #endif
                #endif
            }
        }
        """#)

    static let fromUserNotifications = SwiftTemplate(
        text: #"""
        // MARK: - From UserNotifications

        #if BELFRY_SHOWN
        #if BELFRY_TREE_RECEIVED_FROM_CONTENT
        nonisolated extension Namespace.Received {
            public init(_ content: UNNotificationContent) throws(Namespace.Unrecognized) {
                throw Namespace.Unrecognized(reason: .category(content.categoryIdentifier))
            }

            /// The presentation while the app is in the foreground, as the schema declares.
            public var declaredPresentationOptions: UNNotificationPresentationOptions {
                [.banner, .list, .sound, .badge]
            }
        }
        #endif
        #endif

        nonisolated extension Namespace.ResponseParts {
            public init(_ response: UNNotificationResponse) {
                let content = response.notification.request.content
                let action: Action
                switch response.actionIdentifier {
                case UNNotificationDefaultActionIdentifier: action = .default
                case UNNotificationDismissActionIdentifier: action = .dismiss
                default:
                    action = .custom(response.actionIdentifier, text: (response as? UNTextInputNotificationResponse)?.userText)
                }
                let payload = Namespace.JSON.object(from: content.userInfo)
                self.init(category: content.categoryIdentifier, action: action, payload: payload)
            }
        }

        #if BELFRY_TREE_BACKGROUND_FROM_USER_INFO
        nonisolated extension Namespace.Background {
            /// Reads the dictionary that the app delegate gets.
            public init(userInfo: [AnyHashable: Any]) throws(Namespace.Unrecognized) { try self.init(payload: [:]) }
        }
        #endif

        nonisolated extension Namespace.JSON {
            static func object(from userInfo: [AnyHashable: Any]) -> [String: Self] {
                var result: [String: Self] = [:]
                for case let (key as String, value) in userInfo {
                    result[key] = Self(value)
                }
                return result
            }

            private init?(_ value: Any) {
                switch value {
                case let text as String: self = .string(text)
                case let number as NSNumber: self.init(number)
                case let items as [Any]: self = .array(items.compactMap { Self($0) })
                case let members as [AnyHashable: Any]: self = .object(Self.object(from: members))
                case is NSNull, is Data: self = .null
                default: return nil
                }
            }

            /// JSON's true and false arrive as numbers with the type C char; JSON's numbers never do.
            private init(_ number: NSNumber) {
                switch String(cString: number.objCType) {
                case "c", "B": self = .bool(number.boolValue)
                case "d", "f": self = .number(number.doubleValue)
                // Larger than every Int64.
                case "Q" where number.doubleValue >= 0x1p63: self = .number(number.doubleValue)
                default: self = .integer(number.int64Value)
                }
            }

            #if BELFRY_BUILT
            var _propertyList: Any {
                switch self {
                // A property list has no null, and JSON has no data.
                case .null: return Data()
                case .bool(let flag): return flag
                case .integer(let number): return NSNumber(value: number)
                case .number(let number): return number
                case .string(let text): return text
                case .array(let items): return items.map(\._propertyList)
                case .object(let members): return members.mapValues(\._propertyList)
                }
            }
            #endif
        }

        #if BELFRY_BUILT
        nonisolated extension Namespace {
            /// The data of a notification that the device makes, and the variables of its texts.
            static func _userInfo(
                _ identifier: String, _ members: [String: any _PayloadValue], variables: [String: any _PayloadValue] = [:]
            ) -> [String: Any] {
                var userInfo = _payload(identifier, members)
                for (key, value) in variables { value._write(to: &userInfo[key]) }
                return userInfo.mapValues(\._propertyList)
            }
        }
        #endif
        """#)

    static let mediaTypes = SwiftTemplate(
        text: #"""
        nonisolated extension Namespace {
            /// The uniform type of a media file by the extension of its name; nil if it isn't that of media.
            static func _mediaType(_ pathExtension: String) -> String? {
                switch pathExtension.lowercased() {
                case "jpg", "jpeg", "jpe": "public.jpeg"
                case "png": "public.png"
                case "gif": "com.compuserve.gif"
                case "heic": "public.heic"
                case "webp": "org.webmproject.webp"
                case "aif", "aiff": "public.aiff-audio"
                case "wav": "com.microsoft.waveform-audio"
                case "mp3": "public.mp3"
                case "m4a": "public.mpeg-4-audio"
                case "mpg", "mpeg": "public.mpeg"
                case "m2v": "public.mpeg-2-video"
                case "mp4": "public.mpeg-4"
                case "m4v": "com.apple.m4v-video"
                case "mov": "com.apple.quicktime-movie"
                case "avi": "public.avi"
                default: nil
                }
            }
        }
        """#)

    static let payloadReader = SwiftTemplate(
        text: #"""
        // MARK: - Values of payloads

        nonisolated extension Namespace {
            #if BELFRY_NOTIFICATIONS
            /// A notification of this schema.
            public nonisolated protocol NotificationPayload: Hashable, Sendable {
                /// Reads the data. Others call `init(payload:)`.
                typealias _Reading = @Sendable (_PayloadReader) throws(Unrecognized.Reason) -> Self
                static var _read: _Reading { get }
            }

            /// Reads the values of a payload. Errors contain the place of the value.
            public nonisolated struct _PayloadReader {
                let value: JSON?
                /// `members[2].name`; empty for the payload itself.
                let place: String

                init(_ payload: [String: JSON]) { self.init(.object(payload), at: "") }

                private init(_ value: JSON?, at place: String) {
                    self.value = value
                    self.place = place
                }

                #if BELFRY_DATA
                subscript<Value: _PayloadValue>(key: String) -> Value {
                    get throws(Unrecognized.Reason) { try Value(_reading: member(key)) }
                }

                #if BELFRY_PATHS
                /// Reads the value at a path of keys, or at a former path if there is none.
                func value<Value: _PayloadValue>(
                    at path: [String], or former: [String]...
                ) throws(Unrecognized.Reason) -> Value {
                    let readers = ([path] + former).map { keys in keys.reduce(self) { $0.member($1) } }
                    let current = readers.first { !$0.isMissing } ?? path.reduce(self) { $0.member($1) }
                    return try Value(_reading: current)
                }
                #endif

                private func member(_ key: String) -> _PayloadReader {
                    let inner = place.isEmpty ? key : "\(place).\(key)"
                    guard case .object(let members)? = value else { return _PayloadReader(nil, at: inner) }
                    return _PayloadReader(members[key], at: inner)
                }

                #if BELFRY_LIST_DATA
                func items<Item: _PayloadValue>() throws(Unrecognized.Reason) -> [Item] {
                    guard case .array(let values)? = value else { throw wrong("a list") }
                    var items: [Item] = []
                    for (index, value) in values.enumerated() {
                        items.append(try Item(_reading: _PayloadReader(value, at: "\(place)[\(index)]")))
                    }
                    return items
                }
                #endif

                #if BELFRY_JSON_TEXT_DATA
                /// Reads the JSON in a string.
                func contentOfText() throws(Unrecognized.Reason) -> _PayloadReader {
                    guard case .string(let text)? = value,
                        let content = try? JSONDecoder().decode(_DecodedJSON.self, from: Data(text.utf8))
                    else { throw wrong("a string that contains JSON") }
                    return _PayloadReader(content.value, at: place)
                }
                #endif

                #if BELFRY_OPTIONAL_DATA || BELFRY_PATHS
                var isMissing: Bool { value == nil || value == .null }
                #endif

                #if BELFRY_STRING_DATA
                func text() throws(Unrecognized.Reason) -> String {
                    guard case .string(let text)? = value else { throw wrong("a string") }
                    return text
                }
                #endif

                func wrong(_ expected: String) -> Unrecognized.Reason {
                    let problem = value == nil ? "missing" : "expected \(expected)"
                    return .payload(key: place, problem: problem)
                }
                #endif
            }
            #endif

            #if BELFRY_DATA || BELFRY_WRITTEN
            /// A type of values in payloads.
            nonisolated protocol _PayloadValue {
                init(_reading payload: _PayloadReader) throws(Unrecognized.Reason)
                /// Sets the JSON of the value. A missing value sets nothing.
                func _write(to json: inout JSON?)
            }
            #endif

            #if BELFRY_CHOICE_DATA
            /// A string that is one of several values.
            nonisolated protocol _PayloadChoice: _PayloadValue, RawRepresentable where RawValue == String {}
            #endif

            #if BELFRY_OBJECT_DATA
            /// An object within the data of a notification.
            nonisolated protocol _PayloadObject: _PayloadValue {
                typealias _Reading = @Sendable (_PayloadReader) throws(Unrecognized.Reason) -> Self
                static var _read: _Reading { get }
                /// By their keys.
                var _wireMembers: [String: any _PayloadValue] { get }
            }
            #endif
        }

        #if BELFRY_NOTIFICATIONS
        nonisolated extension Namespace.NotificationPayload {
            /// Reads a payload. Errors name the missing or wrong key.
            public init(payload: [String: Namespace.JSON]) throws(Namespace.Unrecognized) {
                do throws(Namespace.Unrecognized.Reason) {
                    self = try Self._read(Namespace._PayloadReader(payload))
                } catch {
                    throw Namespace.Unrecognized(reason: error, payload: payload)
                }
            }
        }
        #endif

        #if BELFRY_WRITTEN
        nonisolated extension Namespace {
            /// The payload without `aps`: the identifier of the notification, and its data.
            static func _payload(_ identifier: String, _ members: [String: any _PayloadValue]) -> [String: JSON] {
                var payload: [String: JSON] = [notificationKey: .string(identifier)]
                #if BELFRY_NESTED_DATA
                for (path, value) in members {
                    var json: JSON?
                    value._write(to: &json)
                    set(json, at: path.split(separator: ".", omittingEmptySubsequences: false)[...], in: &payload)
                }
                #else
                for (key, value) in members { value._write(to: &payload[key]) }
                #endif
                return payload
            }

            #if BELFRY_NESTED_DATA
            /// Sets a value inside objects, and creates missing ones.
            private static func set(_ value: JSON?, at path: ArraySlice<Substring>, in members: inout [String: JSON]) {
                guard let value, let key = path.first.map({ String($0) }) else { return }
                if path.count == 1 {
                    members[key] = value
                    return
                }
                var object: [String: JSON] = [:]
                if case .object(let existing)? = members[key] { object = existing }
                set(value, at: path.dropFirst(), in: &object)
                members[key] = .object(object)
            }
            #endif
        }
        #endif
        """#)

    static let payloadTypes = SwiftTemplate(
        text: #"""
        #if BELFRY_STRING_TYPE
        nonisolated extension String: Namespace._PayloadValue {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) { self = try payload.text() }

            func _write(to json: inout Namespace.JSON?) { json = .string(self) }
        }
        #endif

        #if BELFRY_INTEGER_DATA
        nonisolated extension Int: Namespace._PayloadValue {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                var integer: Int?
                switch payload.value {
                case .integer(let number)?: integer = Int(exactly: number)
                case .number(let number)?: integer = Int(exactly: number)
                #if BELFRY_LENIENT
                case .string(let text)?: integer = Int(text)
                #endif
                default: break
                }
                guard let integer else { throw payload.wrong("an integer") }
                self = integer
            }

            func _write(to json: inout Namespace.JSON?) { json = .integer(Int64(self)) }
        }
        #endif

        #if BELFRY_NUMBER_DATA
        nonisolated extension Double: Namespace._PayloadValue {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                switch payload.value {
                case .number(let number)?: self = number
                case .integer(let number)?: self = Double(number)
                #if BELFRY_LENIENT
                case .string(let text)?:
                    guard let number = Double(text), number.isFinite else { throw payload.wrong("a number") }
                    self = number
                #endif
                default: throw payload.wrong("a number")
                }
            }

            func _write(to json: inout Namespace.JSON?) { json = .number(self) }
        }
        #endif

        #if BELFRY_DECIMAL_DATA
        nonisolated extension Decimal: Namespace._PayloadValue {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                let text = try payload.text()
                // `Decimal` takes the digits at the beginning of any text.
                let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
                let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
                guard parts.count <= 2,
                    parts.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy { ("0"..."9").contains($0) } }),
                    let number = Decimal(string: text, locale: Foundation.Locale(identifier: "en_US_POSIX"))
                else { throw payload.wrong("a number as a string") }
                self = number
            }

            func _write(to json: inout Namespace.JSON?) { json = ._decimal(self) }
        }
        #endif

        #if BELFRY_MONEY
        nonisolated extension Namespace {
            /// An amount with the digits of its currency: Swift reads a literal such as 3.99 as a binary fraction.
            static func _money(_ amount: Decimal, digits: Int) -> Decimal {
                var (amount, rounded) = (amount, Decimal())
                NSDecimalRound(&rounded, &amount, digits, .plain)
                return rounded
            }
        }
        #endif

        #if BELFRY_BOOLEAN_DATA
        nonisolated extension Bool: Namespace._PayloadValue {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                switch payload.value {
                case .bool(let flag)?: self = flag
                #if BELFRY_LENIENT
                case .string("true")?: self = true
                case .string("false")?: self = false
                #endif
                default: throw payload.wrong("true or false")
                }
            }

            func _write(to json: inout Namespace.JSON?) { json = .bool(self) }
        }
        #endif

        #if BELFRY_DATE_DATA
        nonisolated extension Date: Namespace._PayloadValue {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                guard let date = Namespace._date(from: try payload.text()) else {
                    throw payload.wrong("a date as in RFC 3339")
                }
                self = date
            }

            func _write(to json: inout Namespace.JSON?) { json = .string(Namespace._text(of: self)) }
        }
        #endif

        #if BELFRY_SECONDS_DATA
        nonisolated extension Namespace {
            /// A date that is sent as seconds since 1970.
            nonisolated struct _EpochSeconds: _PayloadValue {
                let date: Date

                init(_ date: Date) { self.date = date }

                init(_reading payload: _PayloadReader) throws(Unrecognized.Reason) {
                    date = Date(timeIntervalSince1970: try Double(_reading: payload))
                }

                func _write(to json: inout JSON?) { json = .number(Namespace._seconds(of: date)) }
            }
        }
        #endif

        #if BELFRY_URL_DATA
        nonisolated extension URL: Namespace._PayloadValue {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                guard let url = URL(string: try payload.text()) else { throw payload.wrong("a URL") }
                self = url
            }

            func _write(to json: inout Namespace.JSON?) { json = .string(absoluteString) }
        }
        #endif

        #if BELFRY_UUID_DATA
        nonisolated extension UUID: Namespace._PayloadValue {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                guard let uuid = UUID(uuidString: try payload.text()) else { throw payload.wrong("a UUID") }
                self = uuid
            }

            func _write(to json: inout Namespace.JSON?) { json = .string(uuidString.lowercased()) }
        }
        #endif

        #if BELFRY_ANY_DATA
        nonisolated extension Namespace.JSON: Namespace._PayloadValue {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                guard let value = payload.value else { throw payload.wrong("a value") }
                self = value
            }

            func _write(to json: inout Namespace.JSON?) { json = self }
        }
        #endif

        #if BELFRY_JSON_TEXT_DATA
        nonisolated extension Namespace {
            /// A value that is sent as JSON in a string.
            nonisolated struct _JSONText<Value: _PayloadValue>: _PayloadValue {
                let value: Value

                init(_ value: Value) {
                    self.value = value
                }

                init(_reading payload: _PayloadReader) throws(Unrecognized.Reason) {
                    value = try Value(_reading: payload.contentOfText())
                }

                func _write(to json: inout JSON?) {
                    var content: JSON?
                    value._write(to: &content)
                    #if BELFRY_NUMBERS
                    // JSON has no such number: `push()` throws when it finds it.
                    guard content?._placeOfUnsendableNumber == nil else {
                        json = content
                        return
                    }
                    #endif
                    json = content.map { .string($0._canonical) }
                }
            }

            /// Any JSON, from a decoder: `JSONSerialization` rounds some numbers.
            nonisolated struct _DecodedJSON: Decodable {
                let value: JSON

                init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    if container.decodeNil() {
                        value = .null
                    } else if let flag = try? container.decode(Bool.self) {
                        value = .bool(flag)
                    } else if let integer = try? container.decode(Int64.self) {
                        value = .integer(integer)
                    } else if let number = try? container.decode(Double.self) {
                        value = .number(number)
                    } else if let text = try? container.decode(String.self) {
                        value = .string(text)
                    } else if let items = try? container.decode([_DecodedJSON].self) {
                        value = .array(items.map(\.value))
                    } else {
                        value = .object(try container.decode([String: _DecodedJSON].self).mapValues(\.value))
                    }
                }
            }
        }
        #endif

        #if BELFRY_CHOICE_DATA
        nonisolated extension Namespace._PayloadChoice {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                guard let choice = Self(rawValue: try payload.text()) else { throw payload.wrong("one of its values") }
                self = choice
            }

            func _write(to json: inout Namespace.JSON?) { json = .string(rawValue) }
        }
        #endif

        #if BELFRY_OPTIONAL_DATA
        nonisolated extension Optional: Namespace._PayloadValue where Wrapped: Namespace._PayloadValue {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                self = payload.isMissing ? nil : try Wrapped(_reading: payload)
            }

            func _write(to json: inout Namespace.JSON?) { self?._write(to: &json) }
        }
        #endif

        #if BELFRY_LIST_DATA
        nonisolated extension Array: Namespace._PayloadValue where Element: Namespace._PayloadValue {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                self = try payload.items()
            }

            func _write(to json: inout Namespace.JSON?) {
                json = .array(
                    map { item in
                        var json: Namespace.JSON?
                        item._write(to: &json)
                        return json ?? .null
                    })
            }
        }
        #endif

        #if BELFRY_OBJECT_DATA
        nonisolated extension Namespace._PayloadObject {
            init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
                guard case .object? = payload.value else { throw payload.wrong("an object") }
                self = try Self._read(payload)
            }

            func _write(to json: inout Namespace.JSON?) {
                var members: [String: Namespace.JSON] = [:]
                for (key, value) in _wireMembers { value._write(to: &members[key]) }
                json = .object(members)
            }
        }
        #endif
        """#)

    static let payloadValues = SwiftTemplate(
        text: #"""
        #if BELFRY_PUSHES || BELFRY_JSON_TEXT_DATA
        nonisolated extension Namespace.JSON {
            #if BELFRY_NUMBERS
            /// The place within the value, empty for the value itself; nil where JSON has all its numbers.
            var _placeOfUnsendableNumber: String? {
                switch self {
                case .number(let number): return number.isFinite ? nil : ""
                case .array(let items):
                    for (index, item) in items.enumerated() {
                        if let place = item._placeOfUnsendableNumber { return "[\(index)]\(Self.after(place))" }
                    }
                    return nil
                case .object(let members):
                    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                        if let place = member._placeOfUnsendableNumber { return "\(key)\(Self.after(place))" }
                    }
                    return nil
                case .null, .bool, .integer, .string: return nil
                }
            }

            private static func after(_ place: String) -> String {
                return place.isEmpty || place.hasPrefix("[") ? place : ".\(place)"
            }
            #endif

            /// Compact, keys in the order of their code points.
            var _canonical: String {
                switch self {
                case .null: return "null"
                case .bool(let flag): return flag ? "true" : "false"
                case .integer(let number): return String(number)
                #if BELFRY_NUMBERS
                case .number(let number): return Self._text(of: number)
                #else
                case .number(let number): return Int64(exactly: number).map(String.init) ?? String(number)
                #endif
                case .string(let text): return "\"\(text.unicodeScalars.map(Self.escaped).joined())\""
                case .array(let items): return "[\(items.map(\._canonical).joined(separator: ","))]"
                case .object(let members):
                    return "{\(Self._sorted(members).joined(separator: ","))}"
                }
            }

            static func _sorted(_ members: [String: Self]) -> [String] {
                let sorted = members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
                return sorted.map { "\(Self.string($0.key)._canonical):\($0.value._canonical)" }
            }

            #if BELFRY_NUMBERS
            /// As RFC 8785 and JavaScript write it: `20`, `0.000001`, `1e-7`, `1e+21`.
            private static func _text(of number: Double) -> String {
                if abs(number) < 0x1p53, let integer = Int64(exactly: number) { return String(integer) }
                let parts = String(number).split(separator: "e")
                guard parts.count == 2, let exponent = Int(parts[1]) else {
                    return String(parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0])
                }
                let (sign, digits) = (number < 0 ? "-" : "", parts[0].filter(\.isNumber))
                switch exponent {
                case 0...20: return sign + digits + String(repeating: "0", count: exponent + 1 - digits.count)
                case -6..<0: return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)"
                default:
                    let fraction = digits.count > 1 ? ".\(digits.dropFirst())" : ""
                    return "\(sign)\(digits.prefix(1))\(fraction)e\(exponent < 0 ? "" : "+")\(exponent)"
                }
            }
            #endif

            private static func escaped(_ scalar: Unicode.Scalar) -> String {
                switch scalar {
                case "\"": return "\\\""
                case "\\": return "\\\\"
                case "\n": return "\\n"
                case "\r": return "\\r"
                case "\t": return "\\t"
                case "\u{8}": return "\\b"
                case "\u{C}": return "\\f"
                case "\0"..."\u{1F}":
                    let digits = String(scalar.value, radix: 16)
                    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                default: return String(scalar)
                }
            }
        }
        #endif

        #if BELFRY_DATES
        nonisolated extension Namespace {
            /// RFC 3339, with any number of digits after the second. What is less than a millisecond is left out.
            static func _date(from text: String) -> Date? {
                guard let point = text.firstIndex(of: ".") else { return ISO8601DateFormatter().date(from: text) }
                let digits = text[text.index(after: point)...].prefix { ("0"..."9").contains($0) }
                guard let milliseconds = Double((digits + "00").prefix(3)), !digits.isEmpty,
                    let second = ISO8601DateFormatter().date(from: text[..<point] + String(text[digits.endIndex...]))
                else { return nil }
                return Date(timeIntervalSince1970: (second.timeIntervalSince1970 * 1000 + milliseconds) / 1000)
            }

            /// RFC 3339, with milliseconds where there are any.
            static func _text(of date: Date) -> String {
                let milliseconds = (_seconds(of: date) * 1000).rounded()
                let second = (milliseconds / 1000).rounded(.down)
                let text = ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: second))
                let rest = Int(milliseconds - second * 1000)
                return rest == 0 ? text : "\(text.dropLast()).\(String(1000 + rest).dropFirst())Z"
            }
        }
        #endif

        #if BELFRY_DATES || BELFRY_SECONDS_DATA
        nonisolated extension Namespace {
            /// To the millisecond. A date before the year 1 or after the year 9999 becomes the first or last of these years:
            /// RFC 3339 has no other, and JSON no infinite number.
            static func _seconds(of date: Date) -> Double {
                let seconds = max(-62_135_596_800, min(date.timeIntervalSince1970, 253_402_300_799.999))
                return (seconds * 1000).rounded() / 1000
            }
        }
        #endif
        """#)

    static let payloads = SwiftTemplate(
        text: #"""
        // MARK: - Payloads

        nonisolated extension Namespace {
            /// A value of a payload.
            public nonisolated indirect enum JSON: Hashable, Sendable {
                case null
                case bool(Bool)
                case integer(Int64)
                case number(Double)
                case string(String)
                case array([JSON])
                case object([String: JSON])

                #if BELFRY_DECIMAL_DATA
                /// A string. “Not a number” stays a number, which can't be sent.
                static func _decimal(_ number: Decimal) -> JSON {
                    return number.isNaN ? .number(.nan) : .string(number.description)
                }
                #endif

                #if BELFRY_MATCH
                /// A constant as text, for comparison.
                var _text: String? {
                    switch self {
                    case .bool(let flag): return flag ? "true" : "false"
                    case .integer(let number): return String(number)
                    case .number(let number): return String(number)
                    case .string(let text): return text
                    case .null, .array, .object: return nil
                    }
                }
                #endif

                #if BELFRY_MATCH_NESTED
                subscript(key: String) -> JSON? {
                    guard case .object(let members) = self else { return nil }
                    return members[key]
                }
                #endif
            }

            #if BELFRY_NUMBERS
            /// A number that JSON can't represent: infinity, or “not a number”.
            public nonisolated struct UnsendableNumber: Error, Hashable, Sendable {
                /// Its place in the payload: `members[2].weight`.
                public var key: String
            }
            #endif

            #if BELFRY_PUSHES
            /// A request to APNs, for servers.
            public nonisolated struct Push: Hashable, Sendable {
                public var headers: [String: String]
                /// Canonical JSON.
                public var payload: Data

                #if BELFRY_NOTIFICATION_PUSHES
                /// - Parameters:
                ///   - members: The data of the notification by their keys.
                ///   - headers: Those that aren't the usual ones of an alert.
                init(
                    _ identifier: String, _ members: [String: any _PayloadValue], alert: [String: JSON] = [:],
                    aps: [String: JSON], headers other: [String: String] = [:]
                ) {
                    headers = ["apns-push-type": "alert", "apns-priority": "10"].merging(other) { $1 }
                    #if BELFRY_PUSH_TOPIC
                    #if BELFRY_TOPIC_SUFFIXES
                    headers["apns-topic"] = topic(of: headers)
                    #else
                    headers["apns-topic"] = pushTopic
                    #endif
                    #endif
                    let aps = alert.isEmpty ? aps : aps.merging(["alert": .object(alert)]) { $1 }
                    let own = JSON._sorted(Namespace._payload(identifier, members)).map { ",\($0)" }.joined()
                    #if BELFRY_OPTIONAL_KEYS
                    // Keys from optional data without a value.
                    let values = aps.filter { $0.value != .null }
                    payload = Data("{\"aps\":\(JSON.object(values)._canonical)\(own)}".utf8)
                    #else
                    payload = Data("{\"aps\":\(JSON.object(aps)._canonical)\(own)}".utf8)
                    #endif
                }

                #if BELFRY_NUMBER_PUSHES
                init(
                    _ identifier: String, withNumbers members: [String: any _PayloadValue], alert: [String: JSON] = [:],
                    aps: [String: JSON], headers: [String: String] = [:]
                ) throws(UnsendableNumber) {
                    let place = JSON.object(Namespace._payload(identifier, members))._placeOfUnsendableNumber
                    if let place { throw UnsendableNumber(key: place) }
                    self.init(identifier, members, alert: alert, aps: aps, headers: headers)
                }
                #endif
                #endif

                #if BELFRY_PLAIN_PUSHES
                /// A push without keys of the app. A broadcast has a channel instead of a topic.
                init(aps: [String: JSON], headers: [String: String]) {
                    self.headers = headers
                    #if BELFRY_PUSH_TOPIC
                    if headers["apns-channel-id"] == nil { self.headers["apns-topic"] = topic(of: headers) }
                    #endif
                    payload = Data("{\"aps\":\(JSON.object(aps)._canonical)}".utf8)
                }
                #endif
            }
            #endif

            #if BELFRY_PUSH_TOPIC
            #if BELFRY_TOPIC_SUFFIXES
            private static func topic(of headers: [String: String]) -> String {
                switch headers["apns-push-type"] {
                case "controls", "liveactivity", "widgets": return "\(pushTopic).push-type.\(headers["apns-push-type"] ?? "")"
                case "location": return "\(pushTopic).location-query"
                case "pushtotalk": return "\(pushTopic).voip-ptt"
                case "voip": return "\(pushTopic).voip"
                default: return pushTopic
                }
            }
            #endif
            #endif
        }

        nonisolated extension Namespace.JSON: ExpressibleByStringInterpolation {
            public init(stringLiteral value: String) { self = .string(value) }
        }
        """#)

    static let registration = SwiftTemplate(
        text: #"""
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
        """#)

    static let responseContext = SwiftTemplate(
        text: #"""
        // MARK: - Context of a response

        nonisolated extension Namespace {
            /// The end of the identifier of a request that shows a repeating notification once more.
            static let _snoozed = ".snoozed"

            /// The notification that a person responded to, as the system has it.
            public nonisolated struct ResponseContext: Sendable {
                /// The identifier of the request. A later request with the same identifier replaces the notification.
                public let identifier: String
                /// When the notification was delivered.
                public let date: Date
                /// The text that the person typed, if any.
                public let typedText: String?
                // Nothing changes these two: the system gives copies, and the initializer for tests makes one.
                private let storedContent: _UncheckedSendable<UNNotificationContent>
                private let storedResponse: _UncheckedSendable<UNNotificationResponse?>

                public init(_ response: UNNotificationResponse) {
                    let request = response.notification.request
                    identifier = request.identifier
                    date = response.notification.date
                    typedText = (response as? UNTextInputNotificationResponse)?.userText
                    storedContent = _UncheckedSendable(request.content)
                    storedResponse = _UncheckedSendable(response)
                }

                /// Makes a context for tests, which can't make a response of the system.
                public init(
                    identifier: String, date: Date = Date(), content: UNNotificationContent = UNNotificationContent(),
                    typedText: String? = nil
                ) {
                    self.identifier = identifier
                    self.date = date
                    self.typedText = typedText
                    storedContent = _UncheckedSendable(content.copy() as? UNNotificationContent ?? content)
                    storedResponse = _UncheckedSendable(nil)
                }

                /// The content that people saw, with the data in `userInfo`.
                public var content: UNNotificationContent { storedContent.value }

                /// The data in the form that this schema reads.
                public var payload: [String: JSON] { JSON.object(from: content.userInfo) }

                /// The response of the system; nil in tests. With UIKit, its `targetScene` is the scene to show a screen in.
                public var response: UNNotificationResponse? { storedResponse.value }

                /// Shows the same notification again later, instead of the delivered one. What repeats goes on.
                ///
                /// - Parameter interval: The time until then, in seconds. Less than a second becomes a second.
                public func snooze(for interval: TimeInterval) async throws {
                    // The system raises an exception if the time isn't greater than 0.
                    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: interval > 1 ? interval : 1, repeats: false)
                    // A request with the identifier of one that repeats would end it.
                    let isRepeating = response?.notification.request.trigger?.repeats ?? false
                    let identifier = isRepeating ? identifier + _snoozed : identifier
                    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
                    try await UNUserNotificationCenter.current().add(request)
                    if isRepeating { remove() }
                }

                /// Removes the notification from Notification Center.
                public func remove() {
                    UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: [identifier])
                }
            }
        }
        """#)

    static let responses = SwiftTemplate(
        text: #"""
        // MARK: - Responses

        nonisolated extension Namespace {
            /// Something that isn't in this schema: why, and all that arrived.
            public nonisolated struct Unrecognized: Error, Hashable, Sendable, CustomStringConvertible {
                public nonisolated indirect enum Reason: Error, Hashable, Sendable {
                    /// Not a category of this schema.
                    case category(String)
                    #if BELFRY_NOTIFICATIONS
                    /// Not a notification of this schema, with the identifier in the payload and the category, if known.
                    #if BELFRY_CATEGORIES
                    case notification(identifier: String?, category: CategoryIdentifier?)
                    #else
                    case notification(identifier: String?)
                    #endif
                    #endif
                    #if BELFRY_ACTIONS
                    /// An action that the category does not have.
                    case action(ResponseParts.Action, category: CategoryIdentifier)
                    #endif
                    #if BELFRY_DATA
                    /// A missing or wrong key of the payload.
                    case payload(key: String, problem: String)
                    #endif
                }

                public var reason: Reason
                /// The category that arrived, or an empty string.
                public var category: String
                /// The action, if this is a response.
                public var action: ResponseParts.Action?
                public var payload: [String: JSON]
                /// The reason, without the payload, which may be private.
                public var description: String { "\(reason)" }

                public init(
                    reason: Reason, category: String = "", action: ResponseParts.Action? = nil,
                    payload: [String: JSON] = [:]
                ) {
                    self.reason = reason
                    self.category = category
                    self.action = action
                    self.payload = payload
                }
            }

            /// The parts of a response, for testing without a device.
            public nonisolated struct ResponseParts: Hashable, Sendable {
                public nonisolated enum Action: Hashable, Sendable {
                    case `default`
                    case dismiss
                    case custom(String, text: String?)
                }

                public var category: String
                public var action: Action
                public var payload: [String: JSON]

                public init(category: String, action: Action, payload: [String: JSON] = [:]) {
                    self.category = category
                    self.action = action
                    self.payload = payload
                }
            }
        }
        """#)

    static let scheduling = SwiftTemplate(
        text: #"""
        // MARK: - Scheduling

        nonisolated extension Namespace {
            /// Adds a request to the notification center.
            ///
            /// - Returns: The identifier of the request.
            static func _schedule(_ request: UNNotificationRequest) async throws -> String {
                let identifier = request.identifier
                try await UNUserNotificationCenter.current().add(request)
                return identifier
            }

            /// Adds the requests of a notification that repeats, and removes those that earlier calls, and earlier versions of
            /// the app, added instead.
            ///
            /// - Parameters:
            ///   - notification: The identifier in the schema.
            ///   - identifier: The beginning of the identifiers of the requests.
            ///   - isOnlyOne: Whether all requests of the notification are replaced, not only those with the identifier.
            static func _schedule(
                _ requests: [UNNotificationRequest], of notification: String, as identifier: String, isOnlyOne: Bool
            ) async throws {
                let center = UNUserNotificationCenter.current()
                for request in requests { try await center.add(request) }
                let kept = requests.map(\.identifier)
                let replaced = identifiers(of: identifier)
                let outdated = await pendingIdentifiers(of: notification).filter { pending in
                    let isReplaced = isOnlyOne || replaced.contains(pending) || UUID(uuidString: pending) != nil
                    return isReplaced && !kept.contains(pending) && !pending.hasSuffix(_snoozed)
                }
                center.removePendingNotificationRequests(withIdentifiers: outdated)
            }

            /// Those of a single request, and of one for each day of the week.
            private static func identifiers(of identifier: String) -> [String] {
                [identifier] + (1...7).map { "\(identifier).\($0)" }
            }

            static func _cancelRequests(as identifier: String) {
                cancel(identifiers(of: identifier).flatMap { [$0, $0 + _snoozed] })
            }

            static func _cancelRequests(of notification: String) async { cancel(await pendingIdentifiers(of: notification)) }

            private static func pendingIdentifiers(of notification: String) async -> [String] {
                await withCheckedContinuation { continuation in
                    UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
                        let own = requests.filter { $0.content.userInfo[notificationKey] as? String == notification }
                        continuation.resume(returning: own.map(\.identifier))
                    }
                }
            }

            /// Cancels requests that aren't delivered yet, by the identifiers that `schedule` returned.
            public static func cancel(_ identifiers: String...) { cancel(identifiers) }

            /// Cancels requests that aren't delivered yet, by the identifiers that `schedule` returned.
            public static func cancel(_ identifiers: [String]) {
                UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: identifiers)
            }
        }
        """#)

    static let serviceExtension = SwiftTemplate(
        text: #"""
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
        """#)

    static let serviceHandlerDefaults = SwiftTemplate(
        text: #"""
        nonisolated extension Namespace.ServiceHandler {
            #if BELFRY_IMAGES
            public func image(at url: URL) async throws -> Data { try Namespace._avatar(in: await file(at: url)) }
            #endif

            #if BELFRY_ATTACHMENTS || BELFRY_IMAGES
            public func file(at url: URL) async throws -> URL { try await Namespace._download(url) }
            #endif

            public func didFail(with error: any Error) {}
        }
        """#)
}

/// Conditions of templates.
enum TemplateCondition: String {
    case actions = "BELFRY_ACTIONS"
    case activityPushes = "BELFRY_ACTIVITY_PUSHES"
    case activityTaps = "BELFRY_ACTIVITY_TAPS"
    case anyData = "BELFRY_ANY_DATA"
    case attachments = "BELFRY_ATTACHMENTS"
    case booleanData = "BELFRY_BOOLEAN_DATA"
    case built = "BELFRY_BUILT"
    case categories = "BELFRY_CATEGORIES"
    case choiceData = "BELFRY_CHOICE_DATA"
    case communication = "BELFRY_COMMUNICATION"
    case data = "BELFRY_DATA"
    case dates = "BELFRY_DATES"
    case dateData = "BELFRY_DATE_DATA"
    case decimalData = "BELFRY_DECIMAL_DATA"
    case decryption = "BELFRY_DECRYPTION"
    case defaultSettings = "BELFRY_DEFAULT_SETTINGS"
    case formatsOfDevice = "BELFRY_FORMATS_OF_DEVICE"
    case formatCurrency = "BELFRY_FORMAT_CURRENCY"
    case formatDate = "BELFRY_FORMAT_DATE"
    case formatDecimal = "BELFRY_FORMAT_DECIMAL"
    case formatDuration = "BELFRY_FORMAT_DURATION"
    case formatList = "BELFRY_FORMAT_LIST"
    case formatMeasurement = "BELFRY_FORMAT_MEASUREMENT"
    case formatPercent = "BELFRY_FORMAT_PERCENT"
    case formatRelative = "BELFRY_FORMAT_RELATIVE"
    case formatWeekday = "BELFRY_FORMAT_WEEKDAY"
    case images = "BELFRY_IMAGES"
    case integerData = "BELFRY_INTEGER_DATA"
    case jsonTextData = "BELFRY_JSON_TEXT_DATA"
    case lenient = "BELFRY_LENIENT"
    case listData = "BELFRY_LIST_DATA"
    case localCommunication = "BELFRY_LOCAL_COMMUNICATION"
    case localImages = "BELFRY_LOCAL_IMAGES"
    case match = "BELFRY_MATCH"
    case matchNested = "BELFRY_MATCH_NESTED"
    case money = "BELFRY_MONEY"
    case nestedData = "BELFRY_NESTED_DATA"
    case notifications = "BELFRY_NOTIFICATIONS"
    case notificationPushes = "BELFRY_NOTIFICATION_PUSHES"
    case numbers = "BELFRY_NUMBERS"
    case numberActivities = "BELFRY_NUMBER_ACTIVITIES"
    case numberData = "BELFRY_NUMBER_DATA"
    case numberPushes = "BELFRY_NUMBER_PUSHES"
    case objectData = "BELFRY_OBJECT_DATA"
    case optionalData = "BELFRY_OPTIONAL_DATA"
    case optionalKeys = "BELFRY_OPTIONAL_KEYS"
    case paths = "BELFRY_PATHS"
    case personNames = "BELFRY_PERSON_NAMES"
    case plainPushes = "BELFRY_PLAIN_PUSHES"
    case prepared = "BELFRY_PREPARED"
    case pushes = "BELFRY_PUSHES"
    case pushTopic = "BELFRY_PUSH_TOPIC"
    case secondsData = "BELFRY_SECONDS_DATA"
    case settings = "BELFRY_SETTINGS"
    case shown = "BELFRY_SHOWN"
    case stringData = "BELFRY_STRING_DATA"
    case stringType = "BELFRY_STRING_TYPE"
    case tapBooleans = "BELFRY_TAP_BOOLEANS"
    case tapChoices = "BELFRY_TAP_CHOICES"
    case tapDates = "BELFRY_TAP_DATES"
    case tapDecimals = "BELFRY_TAP_DECIMALS"
    case tapIntegers = "BELFRY_TAP_INTEGERS"
    case tapLossless = "BELFRY_TAP_LOSSLESS"
    case tapNumbers = "BELFRY_TAP_NUMBERS"
    case tapOptionals = "BELFRY_TAP_OPTIONALS"
    case tapStrings = "BELFRY_TAP_STRINGS"
    case tapUrls = "BELFRY_TAP_URLS"
    case tapUuids = "BELFRY_TAP_UUIDS"
    case tapValues = "BELFRY_TAP_VALUES"
    case topicSuffixes = "BELFRY_TOPIC_SUFFIXES"
    case urlData = "BELFRY_URL_DATA"
    case uuidData = "BELFRY_UUID_DATA"
    case written = "BELFRY_WRITTEN"
}

/// Places in templates that a schema fills.
enum TemplateSlot: String {
    case backgroundFromUserInfo = "BELFRY_TREE_BACKGROUND_FROM_USER_INFO"
    case communicationAvailability = "BELFRY_TREE_COMMUNICATION_AVAILABILITY"
    case decryptRequirements = "BELFRY_TREE_DECRYPT_REQUIREMENTS"
    case list = "BELFRY_TREE_LIST"
    case openSettings = "BELFRY_TREE_OPEN_SETTINGS"
    case otherPresentationOptions = "BELFRY_TREE_OTHER_PRESENTATION_OPTIONS"
    case prepare = "BELFRY_TREE_PREPARE"
    case receivedFromContent = "BELFRY_TREE_RECEIVED_FROM_CONTENT"
    case relative = "BELFRY_TREE_RELATIVE"
}
