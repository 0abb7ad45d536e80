import CodeFacts
import Diagnostics
import Files

/// What the property lists, the entitlements and the settings of a project say about its apps.
struct AppProject {
    private(set) var facts = ProjectFacts()

    private static let limit = 8 << 20
    private static let countLimit = 2_000

    private static let wanted = [
        "remote-notification", "NSSupportsLiveActivities", "aps-environment", "com.apple.developer.aps-environment",
        "com.apple.developer.usernotifications.communication",
    ]
    /// Keys of the property list of an app. Frameworks and extensions have others.
    private static let ofApps = [
        "CFBundleDisplayName", "LSRequiresIPhoneOS", "UILaunchStoryboardName", "UILaunchScreen",
        "UIApplicationSceneManifest", "UIMainStoryboardFile", "UIRequiredDeviceCapabilities", "UIBackgroundModes",
        "NSUserActivityTypes", "UISupportedInterfaceOrientations", "LSMinimumSystemVersion", "NSPrincipalClass",
        ">APPL<",
    ]

    init(_ search: CodeSearch, from folder: FilePath) {
        var extensions: Set<String> = []
        var entitlements: [String] = []
        var settings: [[UInt8]] = []
        for path in (search.propertyLists + search.yaml + search.projects).prefix(Self.countLimit) {
            guard let bytes = try? FileSystem.read(path, limit: Self.limit), bytes.count <= Self.limit else { continue }
            for text in Self.wanted where bytes.hasWord(text) { facts.mentioned.insert(text) }
            let shown = path.shown(from: folder)
            let name = path.name
            if name.hasSuffix(".entitlements") {
                entitlements.append(shown)
            } else if name.hasSuffix("Info.plist") {
                if bytes.firstIndex(of: "<key>NSExtension</key>") != nil {
                    extensions.insert(shown.folder)
                } else if !bytes.isOfWatch, Self.ofApps.contains(where: { bytes.firstIndex(of: $0) != nil }) {
                    facts.hasPropertyList = true
                }
            } else if !name.hasSuffix(".plist") {
                settings.append(bytes)
            }
        }
        // Only those that a project uses, if there is one.
        let isNamed = settings.contains { $0.firstIndex(of: "CODE_SIGN_ENTITLEMENTS") != nil }
        facts.entitlements = entitlements.filter { path in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return !extensions.contains(path.folder) && !name.lowercased().contains("test")
                && (!isNamed || settings.contains { $0.firstIndex(of: name) != nil })
        }
        // Tuist and Expo write property lists and entitlements.
        facts.isGenerated =
            search.sources.contains { ["Project.swift", "Workspace.swift"].contains($0.name) }
            || search.pushes.contains { ["app.json", "app.config.json", "capacitor.config.json"].contains($0.name) }
    }
}

extension [UInt8] {
    /// Whether the file has a text that isn't the end of a longer one: `aps-environment` isn't the key of a Mac.
    fileprivate func hasWord(_ text: String) -> Bool {
        var start = 0
        while let index = firstIndex(of: text, from: start) {
            start = index + text.utf8.count
            if index == 0 || self[index - 1] != UInt8(ascii: ".") { return true }
        }
        return false
    }

    fileprivate var isOfWatch: Bool { firstIndex(of: "<key>WK") != nil }
}

extension String {
    fileprivate var folder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
