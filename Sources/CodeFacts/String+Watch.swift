extension String {
    /// Whether a path is that of a file for a watch: `App Watch Extension/ExtensionDelegate.swift`.
    package var isOfWatch: Bool {
        let folders = lowercased().split(separator: "/").dropLast()
        return folders.contains { folder in
            folder.ranges(of: "watch").contains { place in
                let rest = folder[place.upperBound...]
                return !(rest.first?.isLetter ?? false) || ["app", "ext", "kit", "os"].contains(where: rest.hasPrefix)
            }
        }
    }
}
