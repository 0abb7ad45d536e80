import AppleFacts
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

/// What the targets of projects of Xcode lack for notifications.
struct XcodeTargets {
    /// The projects of Xcode.
    let projects: [FilePath]
    let folder: FilePath

    /// How many bytes of all projects are read.
    private static let limit = 64 << 20
    private static let projectLimit = 20
    private static let appLimit = 8
    private static let typeOfExtensions = "com.apple.product-type.app-extension"

    private struct Project {
        let folder: String
        let bytes: [UInt8]
    }

    /// - Parameters:
    ///   - points: Where the property lists of extensions name their extension points.
    ///   - registration: A call that registers for pushes, in an app whose entitlements have them.
    func parts(of points: [SourceRange], registration: SourceRange?) -> [MissingPart] {
        guard !points.isEmpty || registration != nil, projects.count <= Self.projectLimit else { return [] }
        var left = Self.limit
        var read: [Project] = []
        for path in projects {
            guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else { return [] }
            left -= bytes.count
            let project = path.parent?.parent ?? folder
            read.append(Project(folder: project == folder ? "" : project.shown(from: folder) + "/", bytes: bytes))
        }
        // The code that registers is in the app of the only project.
        let registration = projects.count == 1 ? registration : nil
        let hasExtensions = read.contains { $0.bytes.firstIndex(of: Self.typeOfExtensions) != nil }
        let apps = read.filter { $0.bytes.firstIndex(of: "com.apple.product-type.application") != nil }
        var parts: [MissingPart] = []
        if apps.count == 1, read.count == 1 || !hasExtensions {
            parts = extensionsOutside(of: apps[0], points, hasExtensions: hasExtensions)
        }
        for (number, project) in read.enumerated() {
            let mayHaveExtensions =
                !points.isEmpty && project.bytes.firstIndex(of: Self.typeOfExtensions) != nil
            guard mayHaveExtensions || registration != nil, case let objects = XcodeObjects(project.bytes),
                case let apps = objects.targets(of: "application"), !apps.isEmpty
            else { continue }
            if let registration {
                parts += unsignedConfigurations(of: apps, objects.configurationsOfProject, registration)
            }
            let extensions = objects.targets(of: "app-extension").lazy.compactMap { target in
                points.first { point in target.propertyLists.contains { point.file.path == project.folder + $0 } }
                    .map { (target: target, point: $0) }
            }.prefix(points.count)
            // Another project can embed the products of this one.
            let others = read.indices.filter { $0 != number }.map { read[$0].bytes }
            for (target, point) in extensions {
                if !target.isEmbedded, let product = target.product,
                    !others.contains(where: { $0.firstIndex(of: product) != nil })
                {
                    parts.append(MissingPart(.embedding, product, at: point))
                } else if apps.count <= Self.appLimit,
                    let (own, lowest) = laterSystem(of: target, than: apps, objects.configurationsOfProject)
                {
                    parts.append(MissingPart(.earlierSystem, own, at: point, other: CodeText(lowest, at: point)))
                }
            }
        }
        return parts
    }

    /// The extensions in folders that the project doesn't mention, and those of a project without targets for extensions.
    private func extensionsOutside(of project: Project, _ points: [SourceRange], hasExtensions: Bool) -> [MissingPart] {
        points.compactMap { point in
            guard point.file.path.hasPrefix(project.folder),
                let folder = point.file.path.folder.split(separator: "/").last,
                !hasExtensions || project.bytes.firstIndex(of: String(folder)) == nil
            else { return nil }
            return MissingPart(.targetOfExtension, String(folder), at: point)
        }
    }

    /// The iOS version that an extension needs, and the highest one that an app needs, if it is lower in each configuration.
    private func laterSystem(
        of target: XcodeObjects.Target, than apps: [XcodeObjects.Target], _ shared: [String: Substring]
    ) -> (own: String, lowest: String)? {
        func version(_ target: XcodeObjects.Target, _ name: String) -> Version? {
            let key = "IPHONEOS_DEPLOYMENT_TARGET"
            if let own = target.configurations[name]?.setting(key) { return Version(String(own)) }
            // A file with settings may have another one.
            let hasFile = [target.configurations[name], shared[name]].contains { $0?.namesFile ?? false }
            return hasFile ? nil : shared[name]?.setting(key).flatMap { Version(String($0)) }
        }
        let names = target.configurations.keys.sorted()
        guard let name = names.last, let own = version(target, name) else { return nil }
        let versions = apps.map { version($0, name) }
        // Earlier systems have no such extensions.
        guard Version(10) < own, !versions.contains(nil),
            let highest = versions.compactMap(\.self).max(), highest < own,
            names.allSatisfy({ version(target, $0).map { highest < $0 } ?? false })
        else { return nil }
        return (own.description, highest.description)
    }

    /// The configurations in which an app has no entitlements, although it has some in another one.
    private func unsignedConfigurations(
        of apps: [XcodeObjects.Target], _ shared: [String: Substring], _ registration: SourceRange
    ) -> [MissingPart] {
        apps.lazy.compactMap { app -> MissingPart? in
            let all = app.configurations.sorted { $0.key < $1.key }
            let settings = all.map { ($0.key, [$0.value, shared[$0.key]].compactMap(\.self)) }
            guard !settings.contains(where: { $0.1.contains(where: \.namesFile) }) else { return nil }
            let without = settings.filter { _, code in
                !code.contains { $0.setting("CODE_SIGN_ENTITLEMENTS") != nil || $0.contains("CODE_SIGN_ENTITLEMENTS[") }
            }
            guard let name = without.first?.0, without.count < settings.count else { return nil }
            return MissingPart(.entitlementsOfConfiguration, name, at: registration)
        }.prefix(1).map(\.self)
    }
}

extension Substring {
    /// Whether the code of a configuration names a file with more settings. Those of CocoaPods are for libraries.
    fileprivate var namesFile: Bool { contains("baseConfigurationReference") && !contains("/* Pods") }
}
