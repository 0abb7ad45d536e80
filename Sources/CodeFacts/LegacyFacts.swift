package import Diagnostics

/// An action or a category of iOS 8 that gets a second identifier, while one that was created in between gets none.
package struct RenamedObject: Sendable {
    package var isCategory: Bool
    package var earlier: CodeText
    package var range: SourceRange
    /// Where the object without an identifier is created.
    package var nameless: SourceRange

    package init(isCategory: Bool, earlier: CodeText, range: SourceRange, nameless: SourceRange) {
        (self.isCategory, self.earlier, self.range, self.nameless) = (isCategory, earlier, range, nameless)
    }
}

/// The registration of the categories that a later one removes.
package struct ClearedRegistration: Sendable {
    package var earlier: SourceRange
    /// Whether only the launch makes the earlier one, and other code the later one.
    package var isOfLaunch = false

    package init(earlier: SourceRange) { self.earlier = earlier }
}

package struct LegacyUse: Sendable {
    package var name: String
    package var range: SourceRange
    /// Whether it only runs on systems without the newer API: in the `else` of `#available`.
    package var isFallback = false

    package init(name: String, range: SourceRange) {
        (self.name, self.range) = (name, range)
    }
}

/// What an app asks for with `UIUserNotificationSettings`, and what its local notifications of iOS 8 use.
package struct LegacyOptions: Sendable {
    /// The types of the settings: `sound`, `alert`, `badge`.
    package var settings: [Authorization] = []
    /// The values of the sounds, texts and badges.
    package var uses: [(option: String, range: SourceRange)] = []

    package init() {}
}

extension CategoryFact {
    /// The actions for the minimal context, if they aren't the first two of the others, which the system shows there.
    package var otherMinimalActions: SourceRange? {
        guard let minimalActions else { return nil }
        let first = actions.prefix(max(2, minimalActions.identifiers.count)).map(\.identifier.known)
        let isSame = areActionsComplete && minimalActions.identifiers.map(\.known) == first
        return isSame ? nil : minimalActions.range
    }
}
