import CodeFacts

extension NotificationFacts {
    private static let delegateLimit = 10
    private static let superclassesOfSystem = [
        "NSObject", "NSResponder", "UIApplication", "UINavigationController", "UIResponder", "UITabBarController",
        "UITableViewController", "UIViewController",
    ]

    /// Forgets that delegates in Objective-C have no methods if they inherit a class of the app, as headers aren't
    /// interpreted.
    mutating func forgetDelegatesWithSuperclass(in index: CodeIndex) {
        let places = delegates.indices.filter { delegates[$0].isWithoutMethods && !delegates[$0].range.isSwift }
        let names = Set(places.prefix(Self.delegateLimit).compactMap { delegates[$0].object })
        guard !names.isEmpty else { return }
        func forms(_ name: String, _ superclass: String) -> [String] {
            [" : ", ": ", " :", ":"].map { "@interface \(name)\($0)\(superclass)" }
        }
        let superclasses = Self.superclassesOfSystem + [""]
        let counts = index.counts(of: Set(names.flatMap { name in superclasses.flatMap { forms(name, $0) } }))
        func has(_ name: String, _ superclass: String) -> Bool {
            forms(name, superclass).contains { counts[$0] != nil }
        }
        for place in places {
            guard let name = delegates[place].object, names.contains(name) else {
                delegates[place].isWithoutMethods = false
                continue
            }
            if has(name, ""), !Self.superclassesOfSystem.contains(where: { has(name, $0) }) {
                delegates[place].isWithoutMethods = false
            }
        }
    }
}
