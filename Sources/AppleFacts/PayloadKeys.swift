/// Keys of a payload as APNs spells them (reference, *Generating a remote notification*).
package enum PayloadKey {
    /// What the system reads; every other key of the payload is the app's own.
    package static let aps = "aps"
    /// Read by the simulator and never sent: the app that an `.apns` file is for (release notes of Xcode 11.4).
    package static let simulatorTargetBundle = "Simulator Target Bundle"

    // In `aps`, table 1.
    package static let alert = "alert"
    package static let badge = "badge"
    package static let sound = "sound"
    package static let threadID = "thread-id"
    package static let category = "category"
    package static let interruptionLevel = "interruption-level"
    package static let relevanceScore = "relevance-score"
    package static let targetContentID = "target-content-id"
    package static let filterCriteria = "filter-criteria"
    package static let mutableContent = "mutable-content"
    package static let contentAvailable = "content-available"

    /// Table 1, the keys of other push types included, and what other pages of the reference name.
    package static let ofAPS: Set<String> = [
        alert, badge, sound, threadID, category, interruptionLevel, relevanceScore, targetContentID, filterCriteria,
        mutableContent, contentAvailable, "stale-date", "timestamp", "dismissal-date", "content-state", "event",
        "attributes-type", "attributes", "input-push-token", "input-push-channel", "content-changed", "url-args",
    ]
    /// In `aps` of pushes that are no notifications: updates of Live Activities and widgets.
    package static let ofOtherPushes = ["content-state", "event", "content-changed"]

    // In `alert`, table 2.
    package static let title = "title"
    package static let subtitle = "subtitle"
    package static let body = "body"
    package static let launchImage = "launch-image"
    package static let titleLocKey = "title-loc-key"
    package static let titleLocArguments = "title-loc-args"
    package static let subtitleLocKey = "subtitle-loc-key"
    package static let subtitleLocArguments = "subtitle-loc-args"
    package static let bodyLocKey = "loc-key"
    package static let bodyLocArguments = "loc-args"

    /// A text of an alert: the key of the text itself, that of its key in a strings file, and that of the arguments.
    package static let alertTexts = [
        (text: title, locKey: titleLocKey, locArgs: titleLocArguments),
        (text: subtitle, locKey: subtitleLocKey, locArgs: subtitleLocArguments),
        (text: body, locKey: bodyLocKey, locArgs: bodyLocArguments),
    ]
    package static let ofAlert: Set<String> = [
        title, subtitle, body, launchImage, titleLocKey, titleLocArguments, subtitleLocKey, subtitleLocArguments,
        bodyLocKey,
        bodyLocArguments,
    ]
    /// Of older systems; today's reference does not know them.
    package static let legacyOfAlert: Set<String> = ["action", "action-loc-key", "summary-arg", "summary-arg-count"]

    // In the sound of a critical alert, table 3.
    package static let critical = "critical"
    package static let name = "name"
    package static let volume = "volume"
    package static let ofSound: Set<String> = [critical, name, volume]
}

/// Headers of a request to APNs (reference, *Sending notification requests to APNs*).
package enum PushHeader {
    package static let pushType = "apns-push-type"
    package static let priority = "apns-priority"
    package static let topic = "apns-topic"
    package static let collapseID = "apns-collapse-id"
    package static let expiration = "apns-expiration"
    package static let id = "apns-id"
    package static let channelID = "apns-channel-id"

    package static let all = [pushType, priority, topic, collapseID, expiration, id, channelID]
    /// The values of `apns-push-type`.
    package static let pushTypes = [
        "alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location", "mdm",
        "pushtotalk", "voip", "widgets",
    ]
}
