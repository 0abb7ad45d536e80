/// What the project files of an app say.
package struct ProjectFacts: Sendable {
    /// Whether the repository has the property list of an app.
    package var hasPropertyList = false
    /// The entitlements of apps, by the paths of their files.
    package var entitlements: [String] = []
    /// Texts that rules ask for and that project files mention: property lists, entitlements, and the settings of
    /// projects.
    package var mentioned: Set<String> = []
    /// Whether a project of Xcode has an app, and nothing in the repository says which entitlements it has.
    package var isWithoutEntitlements = false
    /// Whether a version of Xcode before 8 wrote a project. It needed no file with entitlements for pushes.
    package var isOfOldXcode = false
    /// Whether code or a tool may write the property lists.
    package var isGenerated = false

    package init() {}
}
