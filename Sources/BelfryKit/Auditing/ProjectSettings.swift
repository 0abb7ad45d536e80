import CodeEvaluation
import Diagnostics
import Files

/// What `Package.swift`, `project.pbxproj`, `project.yml` and `.xcconfig` files say about the targets of a project.
struct ProjectSettings {
    /// The first major version that a target supports, by platform.
    private(set) var deploymentTargets: [String: Int] = [:]
    /// Whether code of a target is on the main actor unless it says otherwise.
    private(set) var isOnMainActorByDefault = false
    /// The language in which an app of Xcode is developed, such as `fr`, if all projects have one.
    var developmentLanguage: String? { languages.count == 1 ? languages.first : nil }
    private var languages: Set<String> = []

    /// Of all files together, in bytes: a project has few of them, and one has some megabytes at most.
    private static let limit = 64 << 20
    /// A package manager can add hundreds of small files.
    private static let countLimit = 256

    private static let settings = [
        ("IPHONEOS_DEPLOYMENT_TARGET", "iOS"), ("MACOSX_DEPLOYMENT_TARGET", "macOS"),
        ("WATCHOS_DEPLOYMENT_TARGET", "watchOS"),
    ]

    init(in paths: [FilePath]) {
        var left = Self.limit
        for path in paths.prefix(Self.countLimit) {
            guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else { continue }
            left -= bytes.count
            let isPackage = path.name == "Package.swift"
            if bytes.ends(of: isPackage ? "defaultIsolation(" : "SWIFT_DEFAULT_ACTOR_ISOLATION").contains(where: {
                String(decoding: bytes[$0...].prefix(40).prefix { $0 != 0x0A }, as: UTF8.self).contains("MainActor")
            }) {
                isOnMainActorByDefault = true
            }
            for end in bytes.ends(of: "developmentRegion = ") {
                let value = String(decoding: bytes[end...].prefix(20).prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
                languages.insert(value == "English" ? "en" : value.filter { $0 != "\"" })
            }
            if path.name.hasSuffix(".pbxproj") || path.name.hasSuffix(".xcconfig") {
                for (setting, platform) in Self.settings {
                    for end in bytes.ends(of: setting) { add(platform, bytes.number(from: end)) }
                }
            } else {
                // `.iOS(.v15)` and `.iOS("15.1")`; `iOS: 15.0` and `iOS: "15.0"`.
                guard bytes.firstIndex(of: isPackage ? "platforms" : "deploymentTarget") != nil else { continue }
                for (_, platform) in Self.settings {
                    for end in bytes.ends(of: platform + (isPackage ? "(" : ":")) {
                        add(platform, bytes.number(from: end))
                    }
                }
            }
        }
    }

    private mutating func add(_ platform: String, _ version: Int?) {
        guard let version, version > 0 else { return }
        deploymentTargets[platform] = min(deploymentTargets[platform] ?? version, version)
    }
}

extension [UInt8] {
    /// Where a word ends, for each place.
    fileprivate func ends(of word: String) -> [Int] {
        var ends: [Int] = []
        var start = 0
        while let index = firstIndex(of: word, from: start) {
            start = index + word.utf8.count
            ends.append(start)
        }
        return ends
    }

    /// The first number near a place, on the same line.
    fileprivate func number(from start: Int) -> Int? {
        let digits = self[start...].prefix(24).prefix { $0 != 0x0A }.drop { !(0x30...0x39).contains($0) }
        return Int(String(decoding: digits.prefix { (0x30...0x39).contains($0) }, as: UTF8.self))
    }
}
