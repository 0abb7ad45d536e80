package import Diagnostics

/// What code or a property list needs, and the project doesn't have.
package struct MissingPart: Sendable {
    package enum Kind: Sendable {
        /// An App Group that no entitlements have, or that those of an extension don't have.
        case appGroup, groupOfExtension
        /// A background task that no property list permits, or that no code registers, and its background mode.
        case taskPermission, taskHandler, backgroundMode
        /// Of an extension: its class, its storyboard, the point that its class is for, and touches of its buttons.
        case principalClass, storyboard, extensionPoint, touches
        /// The module of a class in Swift.
        case moduleOfClass
        /// A screen and a segue of a storyboard.
        case screen, segue
        /// A target that embeds an extension, the target of an extension, a category that a content extension shows, and a
        /// key in the attributes of an extension.
        case embedding, targetOfExtension, categoryOfExtension, attributeOfExtension
        /// An earlier version of iOS for an extension, and the entitlements of a configuration of the app.
        case earlierSystem, entitlementsOfConfiguration
        /// The text for the request to use the location, and the request.
        case locationText, locationRequest
        /// A Live Activity that no widget shows, or a widget that no bundle has.
        case widget, widgetInBundle
        /// The push token of a Live Activity that is started without one, and code that reads the token.
        case activityToken, activityTokenReader
        /// The end of a Live Activity that only the app can end.
        case activityEnd
        /// The file of a sound, that of an attachment, a key of the string tables, and arguments of its text.
        case sound, resource, text, textArguments
        /// Format specifiers in a text, and code that looks up a key.
        case formatSpecifiers, textLookup
        /// A table with a key, in an app without tables.
        case table
        /// The text of a key that a string catalog has.
        case emptyText
        /// The text of a key that the table of another language lacks, and a text that is in no table.
        case translation, untranslated
        /// The entry of a key with a value in it, which no table can have.
        case keyWithValue
        /// The file of a sound that is in the folder, but not in the project of Xcode.
        case unlistedSound
    }
    package var kind: Kind
    /// The name that is missing.
    package var name: String
    package var range: SourceRange
    /// What has nearly the same name, or belongs to it.
    package var other: CodeText?

    package init(_ kind: Kind, _ name: String, at range: SourceRange, other: CodeText? = nil) {
        (self.kind, self.name, self.range, self.other) = (kind, name, range, other)
    }
}
