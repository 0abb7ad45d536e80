import Diagnostics

// What is known of a type from its name alone.
extension Program {
    /// Whether a class of UIKit or AppKit, or a protocol of an app, is isolated to the main actor.
    static func isOnMainActor(_ name: String) -> Bool {
        ["UIResponder", "UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
            .contains(name) || name.hasSuffix("ViewController") || name.hasSuffix("AppDelegate")
    }

    /// Whether a class conforms to the center's delegate as only an isolated one can.
    static func isIsolatedDelegate(_ inherited: String) -> Bool {
        ["@preconcurrency", "@MainActor"].contains(where: inherited.hasPrefix)
            && lastWord(inherited) == "UNUserNotificationCenterDelegate"
    }

    static func lastWord(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? text
    }

    /// Whether a type is probably the system's, by its name.
    static func isOfSystem(_ name: String) -> Bool {
        ["UI", "NS", "UN", "WK", "CN", "CX", "IN"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase ?? false
        } || ["String", "Array", "Set", "Dictionary", "Notification", "Bundle", "Date", "URL", "View"].contains(name)
    }

    static func lastComponent(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}

extension ProgramType {
    /// Whether it is a class of an extension for notifications. The app can have a class with the same name.
    var isOfExtension: Bool {
        declaringFiles.count == 1
            && ["UNNotificationServiceExtension", "UNNotificationContentExtension"].contains(where: inherited.contains)
    }

    /// Whether the type has a method of the notification center's delegate, or one that is meant as such, as far as a file
    /// knows the type: two apps of a repository can each have a class with the name. A class of Objective-C can have several
    /// implementations.
    func handlesNotifications(in file: SourceFile) -> Bool {
        functions.contains { name, all in
            name.hasPrefix("userNotificationCenter")
                && all.contains { one in
                    guard one.function.isOfCenterDelegate else { return false }
                    let path = one.file.source.path
                    // `AppDelegate+Push.m` has a category of the class.
                    let isCategory = path.split(separator: "/").last?.contains("+") ?? false
                    guard path != file.path, !isCategory, let isSwift = declaringFiles[file.path],
                        let isOtherSwift = declaringFiles[path]
                    else { return true }
                    return !isSwift && !isOtherSwift
                }
        }
    }
}
