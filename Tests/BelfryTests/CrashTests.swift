// Other systems don't enforce the limit for the address space.
#if os(Linux) && Audit
import TestSupport
import Testing

/// Files that crash Swift's parser, although their nesting is within the limits.
@Suite struct CrashTests {
    private static let deep =
        "import UserNotifications\nlet type = UNNotificationAction.self\nlet x = "
        + String(repeating: "f({ if a { ", count: 60)
        + String(repeating: "} })", count: 60) + "\n"
    private static let legacy = "let settings = UIUserNotificationSettings(types: [], categories: nil)\n"
    /// Another class, since each is reported once.
    private static let otherLegacy = "let notification = UILocalNotification()\n"

    /// No thread gets its large stack, so the main thread reads the files.
    private static let withoutThreads = "ulimit -v 500000; "
    private static let withSmallStack = withoutThreads + "ulimit -s 192; "

    /// Proves that a run survives several crashes, names the files, and has the findings of all others once.
    @Test func otherFilesAreChecked() async throws {
        let workspace = try Workspace([
            "A.swift": Self.legacy, "Deep B.swift": Self.deep, "Deep C.swift": Self.deep, "D.swift": Self.otherLegacy,
        ])
        // They are read with a stack of the usual size.
        let whole = try await workspace.shell(Self.withoutThreads + "\"$belfry\" audit --reporter github")
        #expect(!whole.error.contains("wasn't read") && whole.error.contains("from 4 of 4 files"), "\(whole.error)")
        let result = try await workspace.shell(Self.withSmallStack + "\"$belfry\" audit --reporter github")
        #expect(result.status == 0)
        let crashed = "wasn't read: reading it crashed, or took more than 5 seconds\n"
        #expect(
            result.error.hasPrefix("'Deep B.swift' \(crashed)'Deep C.swift' \(crashed)0 categories"), "\(result.error)")
        let names = result.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
        #expect(names == ["::warning file=A.swift", "::warning file=D.swift"], "\(result.output)")
    }
}
#endif
