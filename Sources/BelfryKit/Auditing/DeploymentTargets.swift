import Diagnostics
import Files

/// The oldest systems that a project supports, from `Package.swift`, `project.pbxproj` and `project.yml`.
enum DeploymentTargets {
    /// A project has few of these files, and one has some megabytes at most.
    private static let fileLimit = 16 << 20
    private static let countLimit = 64

    private static let settings = [
        ("IPHONEOS_DEPLOYMENT_TARGET", "iOS"), ("MACOSX_DEPLOYMENT_TARGET", "macOS"),
        ("WATCHOS_DEPLOYMENT_TARGET", "watchOS"),
    ]

    /// - Returns: The first major version of each platform.
    static func read(_ paths: [FilePath]) -> [String: Int] {
        var targets: [String: Int] = [:]
        func add(_ platform: String, _ version: Int?) {
            guard let version, version > 0 else { return }
            targets[platform] = min(targets[platform] ?? version, version)
        }
        for path in paths.prefix(countLimit) {
            guard let bytes = try? FileSystem.read(path, limit: fileLimit), bytes.count <= fileLimit else { continue }
            if path.name.hasSuffix(".pbxproj") {
                for (setting, platform) in settings {
                    for end in bytes.ends(of: setting) { add(platform, bytes.number(from: end)) }
                }
            } else {
                // `.iOS(.v15)` and `.iOS("15.1")`; `iOS: 15.0` and `iOS: "15.0"`.
                guard bytes.firstIndex(of: path.name == "Package.swift" ? "platforms" : "deploymentTarget") != nil
                else { continue }
                let mark = path.name == "Package.swift" ? "(" : ":"
                for (_, platform) in settings {
                    for end in bytes.ends(of: platform + mark) { add(platform, bytes.number(from: end)) }
                }
            }
        }
        return targets
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
