// Declarations of categories and actions as cases of enums, and no word of the framework.

enum Kind: CaseIterable {
    case newParcel
    case parcelMoved
    case lostParcel

    var identifier: String {
        switch self {
        case .newParcel: return "Parcels.Kind.new"
        case .parcelMoved: return "Parcels.Kind.moved"
        case .lostParcel: return Kind.prefix + "lost"
        }
    }

    private static let prefix = "Parcels.Kind."

    var buttons: [Button] {
        switch self {
        case .newParcel: return [.track, .answer]
        case .parcelMoved: return [.track]
        case .lostParcel: return []
        }
    }
}

enum Button: String, CaseIterable {
    case track
    case answer
    /// Only for the tap on a notification: there is no button.
    case openList

    var identifier: String { "Parcels.Button." + rawValue }
}

enum Titles {
    static var track: String { NSLocalizedString("TRACK_BUTTON", comment: "Button") }
    static let answer = NSLocalizedString("ANSWER_BUTTON", value: "Answer", comment: "Button")
    static let send = String(localized: "Send")
}
