import AppleFacts
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

/// What the words of a file say, without parsing.
struct AppText: Sendable {
    /// Whether it has code that the app's other parts depend on.
    private(set) var isWorthReading = false
    private(set) var registersForPushes = false
    private(set) var startsApp = false
    /// Whether it may read a key of the data of a notification, or give content its data.
    private(set) var readsData = false
    private(set) var writesData = false
    /// The names of notifications within the app that code posts and observes, as literals.
    private(set) var posted: [CodeText] = []
    private(set) var observed: [CodeText] = []

    private static let reading: UInt8 = 1
    private static let registering: UInt8 = 2
    private static let posting: UInt8 = 3
    private static let observing: UInt8 = 4
    private static let data: UInt8 = 5
    private static let starting: UInt8 = 6

    private static let words = WordMeanings([
        reading: [
            "didRegisterForRemoteNotificationsWithDeviceToken", "ActivityKit", "removePendingNotificationRequests",
            "removeAllPendingNotificationRequests", "removePendingNotificationRequestsWithIdentifiers",
            "didReceiveIncomingPushWith", "didReceiveIncomingPushWithPayload",
            "desiredPushTypes", "BGTaskScheduler", "ActivityConfiguration", "openURLContexts", "onOpenURL",
        ] + CloudKitSubscription.classes,
        starting: ["UIApplicationDelegate", "NSApplicationDelegate", "WindowGroup"],
        data: ["userInfo"],
        registering: ["registerForRemoteNotifications", "registerForRemoteNotificationTypes"],
        posting: ["post", "postNotificationName"],
        observing: ["addObserver", "publisher", "notifications", "onReceive"],
    ])

    /// The limit of a call that posts or observes, in bytes.
    private static let reach = 400
    /// How many such calls of a file are looked at, and how many that register.
    private static let callLimit = 200

    init(_ path: FilePath, _ bytes: [UInt8]?, from folder: FilePath) {
        guard let bytes, bytes.count <= CodeIndex.fileLimit else { return }
        var places: [(isPost: Bool, end: Int)] = []
        var registering = 0
        bytes.withUnsafeBufferPointer { buffer in
            WordScan.words(in: buffer) { hash, start, end in
                switch Self.words.meaning(of: hash) {
                case Self.reading: isWorthReading = true
                case Self.registering:
                    isWorthReading = true
                    registering += 1
                    if !registersForPushes, registering <= Self.callLimit, !bytes.isInComment(at: start) {
                        registersForPushes = true
                    }
                case Self.starting:
                    isWorthReading = true
                    startsApp = true
                case Self.data:
                    let next = bytes[end...].prefix(14)
                    let forms = ["[", "?[", "![", " objectForKey", "?.["]
                    readsData = readsData || forms.contains { next.starts(with: $0.utf8) }
                    writesData = writesData || next.starts(with: " = [".utf8) || next.starts(with: " = @{".utf8)
                case Self.posting where places.count < Self.callLimit: places.append((true, end))
                case Self.observing where places.count < Self.callLimit: places.append((false, end))
                default: break
                }
            }
        }
        guard !places.isEmpty else { return }
        let file = SourceFile(path: path.shown(from: folder), bytes: bytes)
        for place in places where !bytes.isInComment(at: place.end) {
            guard let name = Self.name(in: file, from: place.end) else { continue }
            if place.isPost { posted.append(name) } else { observed.append(name) }
        }
    }

    /// The first literal with the name of a notification in a call: `Notification.Name("finished")`,
    /// `postNotificationName:@"finished"`.
    private static func name(in file: SourceFile, from start: Int) -> CodeText? {
        let end = min(start + reach, file.bytes.count)
        let code = Array(file.bytes[start..<end].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "}") })
        let forms = [
            "Name(\"", "Name(rawValue: \"", "NotificationName:@\"", "name:@\"", "name: @\"",
        ]
        // What follows on the next lines is another statement.
        let lines = Array(
            code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).prefix(4).joined(separator: [
                0x0A
            ]))
        let places = forms.compactMap { form in lines.firstIndex(of: form).map { $0 + form.utf8.count } }
        // `:@"finished"` directly after the method's name.
        let direct = lines.starts(with: Array(":@\"".utf8)) ? 3 : nil
        guard let place = direct ?? places.min() else { return nil }
        let text = lines[place...].prefix { $0 != UInt8(ascii: "\"") && $0 != 0x0A }
        guard text.endIndex < lines.count, lines[text.endIndex] == UInt8(ascii: "\""),
            !text.contains(UInt8(ascii: "\\")),
            !text.isEmpty
        else { return nil }
        let range = SourceRange(file, start + place - 1..<start + place + text.count + 1)
        return CodeText(String(decoding: text, as: UTF8.self), at: range)
    }

    // MARK: - Other questions

    /// Whether code uses a class, other than by declaring or extending it.
    static func uses(_ name: String, in bytes: [UInt8]) -> Bool {
        bytes.places(of: name).contains { place in
            guard !bytes.isInComment(at: place.lowerBound) else { return false }
            let before = String(decoding: bytes[max(0, place.lowerBound - 12)..<place.lowerBound], as: UTF8.self)
            let isFile = bytes[place.upperBound...].starts(with: Array(".swift".utf8))
            return !before.hasSuffix("class ") && !before.hasSuffix("extension ") && !isFile
        }
    }
}
