import CodeEvaluation

/// The objects of a project file, in the form in which Xcode writes it: each begins on a line of its own.
struct XcodeObjects {
    private var objects: [Substring: Substring] = [:]
    private var embedded: Set<Substring> = []

    /// How many targets are looked at, and how many bytes the list of the configurations of one has.
    private static let targetLimit = 500
    private static let listLimit = 10_000
    /// How many configurations a target has at most, and how many bytes each of them.
    private static let configurationLimit = 20
    private static let settingsLimit = 16 << 10

    struct Target {
        /// The name of the product, such as `Service.appex`.
        var product: String?
        /// Whether another target embeds it.
        var isEmbedded: Bool
        /// The paths of its property lists, from the folder of the project.
        var propertyLists: [String]
        /// The code of its configurations, by their names.
        var configurations: [String: Substring]
    }

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        var name: Substring?
        var start = text.startIndex
        for line in text.split(separator: "\n") {
            if let open = name {
                guard line.hasPrefix("\t\t};") else { continue }
                objects[open] = text[start..<line.startIndex]
                name = nil
            } else if line.hasPrefix("\t\t"), let end = line.firstRange(of: " = {") {
                let key = line.dropFirst(2).prefix { $0 != " " }
                if line.hasSuffix("};") {
                    objects[key] = line[end.upperBound...]
                } else if line.hasSuffix(" = {") {
                    (name, start) = (key, line.endIndex)
                }
            }
        }
        for object in objects.values where object.setting("isa") == "PBXBuildFile" {
            if let product = object.setting("fileRef") { embedded.insert(product) }
        }
    }

    /// The targets with products of a type, such as `application` and `app-extension`.
    func targets(of type: String) -> [Target] {
        let all = objects.values.filter {
            $0.setting("isa") == "PBXNativeTarget" && $0.setting("productType") == "com.apple.product-type.\(type)"
        }
        return all.prefix(Self.targetLimit).compactMap { target in
            let product = target.setting("productReference")
            guard let configurations = configurations(of: target) else { return nil }
            let lists = configurations.values.compactMap { $0.setting("INFOPLIST_FILE") }.map {
                $0.replacing("$(SRCROOT)/", with: "").replacing("${SRCROOT}/", with: "")
            }
            return Target(
                product: product.flatMap { objects[$0]?.setting("path") }.map(String.init),
                isEmbedded: product.map(embedded.contains) ?? true,
                propertyLists: Set(lists.map(String.init)).sorted(), configurations: configurations)
        }.sorted { ($0.product ?? "") < ($1.product ?? "") }
    }

    /// The settings that all targets have, unless they have others.
    var configurationsOfProject: [String: Substring] {
        objects.values.first { $0.setting("isa") == "PBXProject" }.flatMap(configurations) ?? [:]
    }

    /// The code of the configurations of a target or a project, by their names; nil if there are too many, or one is too
    /// long.
    private func configurations(of object: Substring) -> [String: Substring]? {
        guard let list = object.setting("buildConfigurationList").flatMap({ objects[$0] }) else { return [:] }
        guard list.utf8.count < Self.listLimit else { return nil }
        let all = list.split { !$0.isLetter && !$0.isNumber }.compactMap { objects[$0] }
        guard all.count <= Self.configurationLimit, all.allSatisfy({ $0.utf8.count <= Self.settingsLimit }) else {
            return nil
        }
        let configurations = all.filter { $0.setting("isa") == "XCBuildConfiguration" }
        // The last line of a configuration has its name. Some settings have a key that ends with the same word.
        let names = configurations.map { $0.split(separator: "\n").last?.setting("name").map(String.init) ?? "" }
        return Dictionary(zip(names, configurations)) { first, _ in first }
    }
}

extension Substring {
    /// The value of a setting, without quotation marks and the comment after it: `fileRef = 0A1B /* Service.appex */;`.
    func setting(_ name: String) -> Substring? {
        // `GENERATE_INFOPLIST_FILE` ends with the name of another setting.
        let places = ranges(of: name + " = ")
        guard
            let start = places.first(where: {
                $0.lowerBound == startIndex || self[index(before: $0.lowerBound)].isWhitespace
            })
        else { return nil }
        let value = self[start.upperBound...].prefix { $0 != ";" && $0 != "\n" }
        if value.hasPrefix("\"") { return value.dropFirst().prefix { $0 != "\"" } }
        return value.prefix { $0 != " " }
    }
}
