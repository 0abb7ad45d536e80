import Basics

/// The identifiers of the intents that a category can name, which are the names of their classes
/// (SiriKit, Intent Class Identifiers).
package enum IntentIdentifiers {
    /// The identifier that a similar name means, such as `INSendMessage`; nil for any other name.
    package static func meant(by name: String) -> String? {
        guard !all.contains(name) else { return nil }
        let scalars = Array(name.unicodeScalars)
        let constant = name.hasSuffix("Identifier") ? String(name.dropLast("Identifier".count)) : name
        return [constant, "\(name)Intent", "IN\(name)", "IN\(name)Intent"].first(where: all.contains)
            ?? all.sorted().first { editDistance(from: Array($0.unicodeScalars), to: scalars, atMost: 2) <= 2 }
    }

    package static let all: Set<String> = [
        "INAnswerCallIntent", "INHangUpCallIntent", "INSearchCallHistoryIntent", "INStartAudioCallIntent",
        "INStartCallIntent", "INStartVideoCallIntent",
        "INSearchForMessagesIntent", "INSendMessageIntent", "INSetMessageAttributeIntent",
        "INRequestPaymentIntent", "INSendPaymentIntent",
        "INSearchForPhotosIntent", "INStartPhotoPlaybackIntent",
        "INGetRideStatusIntent", "INListRideOptionsIntent", "INRequestRideIntent",
        "INCancelWorkoutIntent", "INEndWorkoutIntent", "INPauseWorkoutIntent", "INResumeWorkoutIntent",
        "INStartWorkoutIntent",
        "INSaveProfileInCarIntent", "INSetAudioSourceInCarIntent", "INSetClimateSettingsInCarIntent",
        "INSetDefrosterSettingsInCarIntent", "INSetProfileInCarIntent", "INSetRadioStationIntent",
        "INSetSeatSettingsInCarIntent",
    ]
}
