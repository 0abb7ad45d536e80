import Foundation
import Intents
import UserNotifications

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
