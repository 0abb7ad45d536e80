import AppleFacts
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files
import ProjectFiles
import SourceSyntax

/// What the property lists, the entitlements and the settings of a project say about its apps.
struct AppProject {
    private(set) var facts = ProjectFacts()
    /// The property lists that name parts of the app.
    private(set) var lists: [PropertyList] = []

    /// How many bytes of all files are read.
    private static let limit = 64 << 20
    private static let countLimit = 2_000

    private static let listLimit = 200
    private static let naming = [
        "<key>NSExtension</key>", "application-groups</key>", "BGTaskSchedulerPermittedIdentifiers",
        "CFBundleURLSchemes", "FirebaseAppDelegateProxyEnabled",
    ]

    private static let wanted = [
        "remote-notification", "voip", "INFOPLIST_KEY_UIBackgroundModes", "NSSupportsLiveActivities", "aps-environment",
        "com.apple.developer.aps-environment", "com.apple.Push",
        InfoPlistKey.serviceExtensionPoint, "com.apple.developer.usernotifications.communication",
        "com.apple.developer.usernotifications.filtering",
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
        let entitlements = search.propertyLists.filter { $0.name.hasSuffix(".entitlements") }.prefix(Self.countLimit)
        // Only those that a project uses, if there is one.
        var namesEntitlements = false
        var mayHaveEntitlements = !entitlements.isEmpty
        var named: Set<String> = []
        var hasApp = false
        var left = Self.limit
        var limits = ReadingLimits()
        for path in (search.propertyLists + search.yaml + search.projects).prefix(Self.countLimit) {
            guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else { continue }
            left -= bytes.count
            for text in Self.wanted where bytes.hasWord(text) { facts.mentioned.insert(text) }
            let shown = path.shown(from: folder)
            if lists.count < Self.listLimit, Self.naming.contains(where: { bytes.firstIndex(of: $0) != nil }) {
                let file = SourceFile(path: shown, bytes: bytes)
                let start = SourceRange(file, 0..<0)
                var ignored: [Finding] = []
                let list = PropertyList.read(file, namedAt: start, limits: &limits, findings: &ignored)
                if let list { lists.append(list) }
            }
            let name = path.name
            if name.hasSuffix("Info.plist") {
                if bytes.firstIndex(of: "<key>NSExtension</key>") != nil {
                    extensions.insert(shown.folder)
                } else if !bytes.isOfWatch, Self.ofApps.contains(where: { bytes.firstIndex(of: $0) != nil }) {
                    facts.hasPropertyList = true
                }
            } else if !name.hasSuffix(".plist"), !name.hasSuffix(".entitlements") {
                namesEntitlements = namesEntitlements || bytes.firstIndex(of: "CODE_SIGN_ENTITLEMENTS") != nil
                // Xcode writes the property list of the app from its settings.
                if bytes.firstIndex(of: "GENERATE_INFOPLIST_FILE = YES") != nil,
                    bytes.firstIndex(of: "INFOPLIST_KEY_UI") != nil
                {
                    facts.hasPropertyList = true
                }
                if bytes.firstIndex(of: "com.apple.product-type.application<") != nil
                    || bytes.firstIndex(of: "\"com.apple.product-type.application\"") != nil
                {
                    hasApp = true
                    facts.isOfOldXcode = facts.isOfOldXcode || bytes.isOfOldXcode
                }
                // The specification of a project, from which a tool makes it.
                if name.hasPrefix("project.y"), bytes.firstIndex(of: "type: application") != nil {
                    hasApp = true
                    mayHaveEntitlements =
                        mayHaveEntitlements
                        || ["configFiles", "xcconfig", "include:"].contains { bytes.firstIndex(of: $0) != nil }
                }
                // A configuration that isn't here, or another tool.
                mayHaveEntitlements =
                    mayHaveEntitlements
                    || ["baseConfigurationReference", "entitlements"].contains { bytes.firstIndex(of: $0) != nil }
                for file in entitlements where !named.contains(file.name) && bytes.firstIndex(of: file.name) != nil {
                    named.insert(file.name)
                }
            }
        }
        facts.entitlements = entitlements.filter { file in
            !extensions.contains(file.shown(from: folder).folder) && !file.name.lowercased().contains("test")
                && (!namesEntitlements || named.contains(file.name))
        }.map { $0.shown(from: folder) }
        // Tuist and Expo write property lists and entitlements.
        facts.isGenerated =
            search.sources.contains { ["Project.swift", "Workspace.swift"].contains($0.name) }
            || search.pushes.contains { ["app.json", "app.config.json", "capacitor.config.json"].contains($0.name) }
        facts.isWithoutEntitlements =
            hasApp && !namesEntitlements && !mayHaveEntitlements && !facts.isGenerated
            && search.projects.count + search.yaml.count + search.propertyLists.count < Self.countLimit
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

    /// Whether Xcode 7 or earlier wrote the project, in either format. These versions don't add the entitlement for pushes.
    fileprivate var isOfOldXcode: Bool {
        let key = "LastUpgradeCheck"
        guard let check = firstIndex(of: key) else { return false }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let version = self[(check + key.utf8.count)...].prefix(60).drop { !digits.contains($0) }
            .prefix(while: digits.contains)
        return Int(String(decoding: version, as: UTF8.self)) ?? 0 < 800
    }

    fileprivate var isOfWatch: Bool { firstIndex(of: "<key>WK") != nil }
}

extension String {
    /// Of a path, the folder; empty if it has none.
    var folder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
