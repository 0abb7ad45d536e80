package import NotificationSchema
import SwiftNaming

/// What the generated code makes of a push or a response.
package struct Reading: Sendable {
    /// The notification that it is recognized as, even if its data are wrong.
    package fileprivate(set) var notification: Notification?
    /// What the code rejects in the data. The code itself stops at the first.
    package fileprivate(set) var problems: [DataProblem] = []
    /// The names of optional data that the payload lacks.
    package fileprivate(set) var missing: [String] = []
    /// Why it is unrecognized; nil if it isn't.
    package fileprivate(set) var reason: String?
    /// Whether it tells which action people chose.
    package fileprivate(set) var hasAction = false
    /// The Swift value: `.sale, .save`.
    package fileprivate(set) var value = ""

    package var isRecognized: Bool { reason == nil && problems.isEmpty }

    /// `.sale, .save`, or `.unrecognized: key 'shop' is missing`.
    ///
    /// - Parameter key: The key of the data that matters, if several are wrong.
    package func text(about key: String? = nil) -> String {
        if let reason { return ".unrecognized: \(reason)" }
        let relevant = key.flatMap { key in problems.first { $0.isAbout(key) } }
        return (relevant ?? problems.first).map { ".unrecognized: \($0.text)" } ?? value
    }
}

extension DataProblem {
    /// Whether the value is this one, or a part of it.
    package func isAbout(_ key: String) -> Bool {
        self.key == key || self.key.hasPrefix(key + ".") || self.key.hasPrefix(key + "[")
    }
}

extension Reading {
    static func unrecognized(_ reason: String) -> Reading {
        var reading = Reading()
        reading.reason = reason
        return reading
    }

    /// A response to a category that no notification has.
    init(_ category: Category, _ action: ActionReading) {
        self.init(value: category.name.value, action)
    }

    init(_ notification: Notification, _ decoder: FieldDecoder, _ action: ActionReading) {
        self.init(value: notification.name.value, action)
        self.notification = notification
        (problems, missing) = (decoder.problems, decoder.missing)
    }

    private init(value name: String, _ action: ActionReading) {
        self.init()
        let name = "." + (SwiftName(lowerCamel: name) ?? .unnamed).text
        switch action {
        case .none: value = name
        case .action(let text): (value, hasAction) = ("\(name), \(text)", true)
        case .unknown(let why): reason = why
        }
    }
}

/// What the generated code makes of the action in a response.
enum ActionReading {
    /// The code doesn't tell the actions of the category apart, or the action is a tap.
    case none
    /// `.save`
    case action(String)
    case unknown(String)
}
