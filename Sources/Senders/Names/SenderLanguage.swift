package import NotificationSchema

/// A language of senders.
package enum SenderLanguage: String, CaseIterable, Sendable {
    case go = "Go"
    case java = "Java"
    case python = "Python"
    case typeScript = "TypeScript"

    /// The name in messages.
    package var name: String { rawValue }

    /// Whether it writes dates and amounts for people. In other languages, the server gives the ready text.
    package var formatsForPeople: Bool { self == .typeScript }

    /// Whether the values of a push are an object, with a type that has the name of the push.
    var hasTypesOfValues: Bool { self == .typeScript }

    /// Whether each push is an object, so that its name is that of a type.
    package var hasTypesOfPushes: Bool { self == .go || self == .java }

    /// Whether a missing value stops the build of a server, not only its next push.
    package var requiresValues: Bool { self != .go }

    /// Those that a schema configures.
    package static func configured(in options: GenerateOptions) -> [SenderLanguage] {
        allCases.filter { $0.output(in: options) != nil }
    }

    /// The package that a schema names; nil in a language without packages.
    package func package(in options: GenerateOptions) -> Text? {
        switch self {
        case .go: options.go.package
        case .java: options.java.package
        default: nil
        }
    }

    /// The package of the file; nil in a language without packages.
    package func packageName(in options: GenerateOptions) -> String? {
        switch self {
        case .go: options.go.packageName
        case .java: options.java.packageName
        default: nil
        }
    }

    /// Whether a file can belong to a package with this name.
    func accepts(package name: String) -> Bool {
        func isWord(_ text: Substring) -> Bool {
            text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            } && !(text.first?.isNumber ?? true)
        }
        switch self {
        case .go: return isWord(name[...]) && !SenderNaming.goKeywords.contains(name)
        case .java:
            let words = name.split(separator: ".", omittingEmptySubsequences: false)
            // Only Java itself has packages that begin with 'java'.
            return words[0] != "java"
                && words.allSatisfy { isWord($0) && !SenderNaming.javaKeywords.contains(String($0)) }
        default: return true
        }
    }

    var helpOfPackages: String {
        self == .java
            ? "write names with dots between them, such as com.example.push; words of Java can't be among them, nor 'java' the first"
            : "write letters and digits, such as push; words of Go can't be the name"
    }

    package func output(in options: GenerateOptions) -> Text? {
        switch self {
        case .go: options.go.output
        case .java: options.java.output
        case .python: options.python.output
        case .typeScript: options.typescript.output
        }
    }
}
