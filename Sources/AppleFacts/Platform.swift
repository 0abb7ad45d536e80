/// An Apple platform that receives notifications, in Apple's order.
package enum Platform: String, CaseIterable, Sendable {
    case iOS, macCatalyst, macOS, watchOS, tvOS, visionOS

    /// The name in `#available`.
    package var availabilityName: String { rawValue }

    /// The condition in `#if`. Mac Catalyst is an environment of iOS, not a system.
    package var compilationCondition: String {
        self == .macCatalyst ? "targetEnvironment(macCatalyst)" : "os(\(rawValue))"
    }

    /// The first version with Swift concurrency, which generated code needs.
    package var oldestVersion: Version {
        switch self {
        case .iOS, .tvOS: Version(13)
        case .macCatalyst: Version(13, 1)
        case .macOS: Version(10, 15)
        case .watchOS: Version(6)
        case .visionOS: Version(1)
        }
    }
}

/// A version of a platform: `15`, `15.2`, `10.14.4`.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var major: Int
    package var minor: Int
    package var patch: Int

    package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// - Parameter text: One to three numbers, separated by `.`.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } && part.count <= 4
                ? Int(part) : nil
        }
        guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
    }

    package static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
