import AppleFacts
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files
import ProjectFiles
import SourceSyntax

/// Compares what code needs with the property lists, the entitlements and the files of a project.
///
/// A name that any project file mentions is in a target that isn't read, so nothing is said about it.
struct ProjectParts {
    let search: CodeSearch
    let folder: FilePath
    /// The property lists that name parts of the app.
    let lists: [PropertyList]
    /// How often all code has some words.
    let counts: (Set<String>) -> [String: Int]
    /// Whether code has a text outside of comments.
    let isInCode: (String) -> Bool
    /// The text of the only constant with a name.
    let textOfConstant: (String) -> String?

    static let nameLimit = 10
    private static let groupLimit = 20
    /// How many names of code are compared with those of the project.
    static let comparisonLimit = 1_000_000

    private static let points = [
        "UNNotificationServiceExtension": InfoPlistKey.serviceExtensionPoint,
        "UNNotificationContentExtension": InfoPlistKey.contentExtensionPoint,
    ]

    /// What the system reads from `NSExtensionAttributes` of a content extension.
    private static let attributesOfExtensions = [
        "UNNotificationExtensionCategory", "UNNotificationExtensionInitialContentSizeRatio",
        "UNNotificationExtensionDefaultContentHidden", "UNNotificationExtensionOverridesDefaultTitle",
        "UNNotificationExtensionUserInteractionEnabled",
    ]

    func missing(for scan: CodeScan, in project: ProjectFacts) -> [MissingPart] {
        var parts = extensions(scan) + activities(scan)
        parts += MissingScreens(interfaces: search.interfaces).parts(of: scan.needs.screens)
        if !project.isGenerated {
            parts += groups(scan) + tasks(scan, project) + location(scan, project)
        }
        let names = Set(parts.filter { $0.kind.isNamedInProject }.map(\.name))
        let mentioned = mentions(of: names)
        return parts.filter { !$0.kind.isNamedInProject || !mentioned.contains($0.name) }
    }

    // MARK: - App Groups

    private func groups(_ scan: CodeScan) -> [MissingPart] {
        let key = "com.apple.security.application-groups"
        let entitlements = lists.compactMap { list in list.root.entry(key).map { (list.file, $0.value) } }
        let permitted = entitlements.flatMap { $0.1.strings }
        let templates = permitted.templates
        guard !permitted.isEmpty || mayLackGroups(key) else { return [] }
        let used = scan.needs.groups.prefix(Self.groupLimit).map { group in
            // `Names.group`
            let name = String(group.range.text.reversed().prefix(while: \.isPartOfName).reversed())
            return group.known == nil ? CodeText(textOfConstant(name), at: group.range) : group
        }.filter { $0.known?.hasPrefix("group.") ?? false }
        guard permitted.count * used.count < Self.comparisonLimit else { return [] }
        var (checked, seen): (Set<String>, Set<String>) = ([], [])
        var parts: [MissingPart] = []
        for group in used {
            guard let name = group.known, seen.count < Self.nameLimit, checked.insert(name).inserted,
                !templates.contains(where: { $0.canBe(name) }), seen.insert(name).inserted
            else { continue }
            let other = entitlements.first.map { CodeText(permitted.first, at: $0.1.range) }
            parts.append(MissingPart(.appGroup, name, at: group.range, other: other))
        }
        // An extension has entitlements of its own.
        guard entitlements.count == 1, search.projects.isEmpty, search.yaml.isEmpty else { return parts }
        for list in lists where list.root.entry("NSExtension") != nil {
            let target = list.file.path.folder
            guard !target.isEmpty, entitlements[0].0.path.folder != target,
                let group = used.first(where: { $0.range.file.path.hasPrefix(target + "/") }),
                let name = group.known, permitted.contains(name)
            else { continue }
            let other = CodeText(entitlements[0].0.path, at: entitlements[0].1.range)
            parts.append(MissingPart(.groupOfExtension, name, at: group.range, other: other))
        }
        return parts
    }

    /// Whether no App Group at all is known to be permitted, although the project has entitlements or lists all it has.
    private func mayLackGroups(_ key: String) -> Bool {
        let hasEntitlements = search.propertyLists.contains { $0.name.hasSuffix(".entitlements") }
        return hasEntitlements && mentions(of: [key]).isEmpty
    }

    // MARK: - Location

    private static let locationTexts = [
        "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
        "NSLocationAlwaysUsageDescription", "NSLocationUsageDescription",
    ]
    private static let locationRequests: Set<String> = [
        "requestWhenInUseAuthorization", "requestAlwaysAuthorization", "CLServiceSession", "CLLocationUpdate",
        "LocationButton", "CLLocationButton",
    ]

    private static let textsForAlways = [
        "NSLocationAlwaysAndWhenInUseUsageDescription", "INFOPLIST_KEY_NSLocationAlwaysAndWhenInUseUsageDescription",
        // It is enough for apps that are built for iOS 10.
        "NSLocationAlwaysUsageDescription",
    ]
    private static let requestForAlways = "requestAlwaysAuthorization"

    /// Whether the app only asks for the location at all times, which has a usage description of its own.
    private var asksOnlyForAlways: Bool {
        isInCode(Self.requestForAlways) && counts(Self.locationRequests.subtracting([Self.requestForAlways])).isEmpty
    }

    private func location(_ scan: CodeScan, _ project: ProjectFacts) -> [MissingPart] {
        // Code that watches regions makes a notification itself.
        let asking = counts(["startMonitoring", "startMonitoringForRegion"]).isEmpty ? [] : scan.needs.locationRequests
        guard let trigger = scan.needs.locationTriggers.first ?? asking.first else { return [] }
        // Xcode writes a property list from such settings.
        let settings = Self.locationTexts.map { "INFOPLIST_KEY_" + $0 }
        if project.hasPropertyList, mentions(of: Set(Self.locationTexts + settings)).isEmpty {
            return [MissingPart(.locationText, Self.locationTexts[0], at: trigger)]
        }
        if project.hasPropertyList, asksOnlyForAlways, mentions(of: Set(Self.textsForAlways)).isEmpty {
            return [MissingPart(.locationText, Self.locationTexts[1], at: trigger)]
        }
        guard scan.needs.locationRequests.isEmpty, counts(Self.locationRequests).isEmpty else { return [] }
        return [MissingPart(.locationRequest, "requestWhenInUseAuthorization", at: trigger)]
    }

    // MARK: - Extensions

    /// The lists of extensions for notifications, with what they name.
    private func extensions(_ scan: CodeScan) -> [MissingPart] {
        var parts: [MissingPart] = []
        var classes: [(name: String, node: PropertyListNode, point: PropertyListNode)] = []
        var points: [SourceRange] = []
        for list in lists {
            guard let entry = list.root.entry("NSExtension")?.value,
                let point = entry.entry("NSExtensionPointIdentifier")?.value, let identifier = point.string,
                identifier.contains("usernotifications")
            else { continue }
            points.append(point.range)
            if let node = entry.entry("NSExtensionPrincipalClass")?.value,
                let name = node.string?.split(separator: ".").last.map(String.init), !name.contains("$"),
                classes.count < Self.nameLimit
            {
                classes.append((name, node, point))
            }
            if let node = entry.entry("NSExtensionMainStoryboard")?.value, let name = node.string, !name.contains("$") {
                let target = list.file.path.folder
                let boards = search.interfaces.filter { $0.name.hasSuffix(".storyboard") }
                let own = boards.filter { target.isEmpty || $0.shown(from: folder).hasPrefix(target + "/") }
                if !own.isEmpty, !boards.contains(where: { $0.name == name + ".storyboard" }) {
                    parts.append(MissingPart(.storyboard, name, at: node.range))
                }
            }
            let category = "UNNotificationExtensionCategory"
            if identifier == Self.points["UNNotificationContentExtension"], !list.file.bytes.has(category) {
                parts.append(MissingPart(.categoryOfExtension, category, at: point.range))
            }
            let attributes = entry.entry("NSExtensionAttributes")?.value
            for key in Self.attributesOfExtensions where attributes?.entry(key) == nil {
                guard let beside = entry.entry(key) ?? list.root.entry(key) else { continue }
                parts.append(MissingPart(.attributeOfExtension, key, at: beside.keyRange))
            }
            let touches = "UNNotificationExtensionUserInteractionEnabled"
            if identifier == Self.points["UNNotificationContentExtension"], !list.file.bytes.has(touches),
                let target = scan.needs.touchTargets.first(where: { $0.file.path.folder == list.file.path.folder })
            {
                let other = CodeText(identifier, at: point.range)
                parts.append(MissingPart(.touches, touches, at: target, other: other))
            }
        }
        let projects = search.projects.filter { $0.name.hasSuffix(".pbxproj") }
        var registration = scan.facts.remoteRegistrations.first
        if registration != nil, mentions(of: ["aps-environment"]).isEmpty { registration = nil }
        parts += XcodeTargets(projects: projects, folder: folder).parts(
            of: Array(points.prefix(Self.nameLimit)), registration: registration)
        guard !classes.isEmpty else { return parts }
        let counts = counts(Set(classes.map(\.name) + Self.points.keys))
        for (name, node, point) in classes {
            let wanted = Self.points.first { $0.value == point.string }?.key
            guard counts[name, default: 0] > 0 else {
                // The code of the extension may be elsewhere.
                guard let wanted, counts[wanted, default: 0] > 0 else { continue }
                parts.append(MissingPart(.principalClass, name, at: node.range))
                continue
            }
            if node.string == name, isOnlyInSwift(name) {
                parts.append(MissingPart(.moduleOfClass, name, at: node.range))
            }
            guard let adopted = scan.adoptedProtocols(of: name).intersection(Self.points.keys).first,
                adopted != wanted, let right = Self.points[adopted]
            else { continue }
            parts.append(MissingPart(.extensionPoint, right, at: point.range, other: CodeText(name, at: node.range)))
        }
        return parts
    }

    /// Whether a class is written in Swift, without a name for Objective-C. The system finds others without their module.
    private func isOnlyInSwift(_ name: String) -> Bool {
        !isInCode("@objc(\(name))") && !counts(["class \(name)"]).isEmpty && counts(["@interface \(name)"]).isEmpty
    }

    // MARK: - Project files

    /// Which of some names the project files have, as whole values. If they can't be read, they may have all.
    func mentions(of names: Set<String>) -> Set<String> {
        let paths = search.propertyLists + search.yaml + search.projects + search.pushes
        return paths.mentions(of: names) { $0.has($1) }
    }
}

extension MissingPart.Kind {
    /// Whether a project file that isn't read closely may have the name.
    fileprivate var isNamedInProject: Bool { [.appGroup, .taskPermission].contains(self) }
}

extension [UInt8] {
    /// Whether the file has a name that isn't a part of a longer one.
    fileprivate func has(_ name: String) -> Bool {
        places(of: name).contains { place in
            func isOfLongerName(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") }
            let before = place.lowerBound > 0 ? self[place.lowerBound - 1] : nil
            return !isOfLongerName(before) && !isOfLongerName(place.upperBound < count ? self[place.upperBound] : nil)
        }
    }
}

extension [String] {
    /// The values as templates. A value that is too long for a name isn't one.
    var templates: [String] { filter { $0.utf8.count < 256 }.map(\.asTemplate) }
}

extension String {
    /// With `\0` for each build setting, and for a wildcard: `$(PRODUCT_BUNDLE_IDENTIFIER).refresh`, `com.example.*`.
    fileprivate var asTemplate: String {
        var result = ""
        var rest = self[...]
        while let letter = rest.first {
            rest.removeFirst()
            if letter == "*" {
                result += "\0"
            } else if letter == "$", let open = rest.first, open == "(" || open == "{" {
                rest = rest.drop { $0 != ")" && $0 != "}" }.dropFirst()
                result += "\0"
            } else {
                result.append(letter)
            }
        }
        return result
    }
}
