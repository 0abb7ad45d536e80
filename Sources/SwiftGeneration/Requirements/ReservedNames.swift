import AppleFacts
import NotificationSchema
package import SwiftNaming

// The names that a schema can't use because generated code needs them.
extension SwiftName {
    /// The role of a name in Swift.
    package enum Use: Sendable {
        /// A case of `…Action` and `ActionIdentifier`.
        case action
        /// A case of `Response` and `CategoryIdentifier`, and the type `…Action`.
        case category
        /// A struct, and a case of `Received` and `Response`.
        case notification
        /// A property, or a parameter of a builder.
        case field
        /// A case of `Destination`.
        case destination
        /// A case of `Topic`.
        case topic
        /// A case of `BundleIdentifier`.
        case build
        /// A property of a nested struct.
        case member
        /// A case of `ActivityTap`.
        case tap
        /// A property of an activity's attributes or state.
        case activityField

        /// The key that keeps the identifier that is sent if the name changes; nil if the name is that identifier.
        var wireKey: String? {
            switch self {
            case .action, .category, .notification, .destination: "identifier"
            case .field: "key"
            case .member, .topic, .build, .tap, .activityField: nil
            }
        }
    }

    package enum Problem {
        case empty
        case reserved(String)
    }

    package static func problem(of name: String, as use: Use) -> Problem? {
        guard let lower = SwiftName(lowerCamel: name)?.text else { return .empty }
        if let type = typeName(of: name, as: use) {
            // To Swift, `Namespace.Type` is the metatype.
            guard isFreeTypeName(type), !neverNames.contains(type) else { return .reserved(type) }
        }
        let reserved =
            switch use {
            case .action, .destination: actionCases
            case .topic: topicCases
            case .build: synthesizedCases
            case .tap: tapCases
            case .category, .notification: caseNames
            case .field: fieldNames
            case .member: memberNames
            case .activityField: activityNames
            }
        return reserved.contains(lower) ? .reserved(lower) : nil
    }

    private static func typeName(of name: String, as use: Use) -> String? {
        switch use {
        case .notification: SwiftName(upperCamel: name)?.text
        case .category: SwiftName(upperCamel: name, suffix: "Action")?.text
        case .action, .destination, .topic, .build, .tap, .field, .member, .activityField: nil
        }
    }

    /// Whether a generated type can have the name without hiding a type that the generated code uses.
    package static func isFreeTypeName(_ name: String) -> Bool {
        !typeNames.contains(name) && !SwiftKeywords.contain(name) && !isNamedAsByApple(name)
    }

    /// Whether a name looks like a type of UserNotifications or Intents: `UNNotification`, `INPerson`.
    private static func isNamedAsByApple(_ name: String) -> Bool {
        let letters = name.utf8.prefix(4)
        guard letters.count == 4, letters.starts(with: "UN".utf8) || letters.starts(with: "IN".utf8) else {
            return false
        }
        let rest = Array(letters.dropFirst(2))
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(rest[0])
            && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(rest[1])
    }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    /// Even in backticks, these have a special meaning after a period, or hide members of every optional.
    private static let neverNames = words("init self Self Type Protocol none some")
    /// Members that the compiler synthesizes for an enum.
    private static let synthesizedCases = neverNames.union(words("rawValue hashValue allCases"))
    /// Members that the compiler synthesizes for a struct.
    private static let synthesizedMembers = neverNames.union(words("hashValue"))

    // Reserved names by role.
    private static let actionCases = synthesizedCases.union(actionCasesInGeneratedCode)
    private static let topicCases = actionCases.union(topicCasesInGeneratedCode)
    private static let tapCases = neverNames.union(words("destination hashValue scheme url"))
    private static let caseNames = synthesizedCases.union(casesInGeneratedCode)
    private static let fieldNames = synthesizedMembers.union(membersInGeneratedCode)
    private static let memberNames = neverNames.union(words("hashValue"))
    /// Members of the generated code for activities.
    private static let activityNames = neverNames.union(
        words("hashValue encode activityJSON start startPush updatePush endPush"))
    private static let typeNames = familiarTypes.union(typesInGeneratedCode)

    /// Types of Swift and Foundation that generated code doesn't use today, but whose meaning readers expect.
    /// `CodingKeys` is nested in a struct whose names differ from its keys, and `ActivityTap` isn't always there.
    private static let familiarTypes = words(
        """
        ActivityTap Array Calendar CodingKeys CustomStringConvertible Decodable Decoder Dictionary Encodable Encoder \
        Equatable Float JSONSerialization Locale Notification Optional Payload Swift TimeZone UInt UInt64 UInt8
        """
    )
}
