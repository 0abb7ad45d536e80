import Foundation
import TestSupport
import Testing

/// The logic of `script/mac-check`, with stand-ins for the programs of a Mac.
@Suite struct MacCheckTests {
    private static let newestPhone = "BBBBBBBB-2222-3333-4444-555555555555"

    @Test func theReportHasARowForTheTableOfThePage() throws {
        let mac = try Mac()
        let result = try mac.run("script/mac-check")
        #expect(result.status == 0, "\(result.output)")
        let passed = Array(repeating: "passed", count: 11).joined(separator: " | ")
        #expect(result.output.contains("| macOS 15.5 (arm64), Xcode 16.4 | \(passed) |\n"), "\(result.output)")
        let header = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("| where |") })
        let page = URL(filePath: #filePath).appending(path: "../../../docs/mac.md").standardized
        #expect(String(decoding: try Data(contentsOf: page), as: UTF8.self).contains("\n\(header)\n"))
        #expect(result.output.contains("- Xcode: 16.4 (16F6)\n- Swift: 6.1.2\n"))
        #expect(result.output.contains("| the schema isn't in the app |\n| source | passed |"), "\(result.output)")
        #expect(result.output.contains("| the program has x86_64 arm64 |\n| swiftpm | passed |"))
        #expect(result.output.contains("the simulator is iPhone SE (3rd generation), iOS 18.4 |"))
        #expect(try mac.scripts.workspace.text(".build/mac-check/report.md").hasPrefix("# Belfry on a Mac\n"))
        let copy = ".build/mac-check/source/Crumb.xcodeproj/project.pbxproj"
        #expect(try mac.scripts.workspace.text(copy).contains("relativePath = \"../../..\";"))
    }

    @Test func theSimulatorIsLeftAsItWas() throws {
        let mac = try Mac()
        #expect(try mac.run("script/mac-check xcode push").status == 0)
        let phone = Self.newestPhone
        let expected = [
            "simctl list devices available", "simctl boot \(phone)", "simctl bootstatus \(phone)",
            "simctl install \(phone) .build/mac-check/derived/Build/Products/Debug-iphonesimulator/Crumb.app",
            "simctl launch \(phone) com.example.crumb",
            "simctl push \(phone) com.example.crumb .build/mac-check/fixtures/bread-ready.rye.apns",
            "simctl uninstall \(phone) com.example.crumb", "simctl shutdown \(phone)",
        ]
        #expect(try mac.calls(of: "xcrun") == expected)
    }

    @Test func aBootedSimulatorStaysBooted() throws {
        let mac = try Mac(devices: Mac.devices.replacing("555555555555) (Shutdown)", with: "555555555555) (Booted)"))
        #expect(try mac.run("script/mac-check xcode push").status == 0)
        let calls = try mac.calls(of: "xcrun")
        #expect(calls.contains { $0.hasPrefix("simctl uninstall 11111111") })
        #expect(!calls.contains { $0.hasPrefix("simctl boot ") || $0.hasPrefix("simctl shutdown") })
    }

    @Test func anInterruptedRunShutsTheSimulatorDown() throws {
        let mac = try Mac(push: "kill -TERM \"$(ps -o ppid= -p $PPID | tr -d ' ')\"")
        let result = try mac.run("script/mac-check xcode push docs")
        #expect(result.status == 130, "\(result.output)")
        #expect(try mac.calls(of: "xcrun").last == "simctl shutdown \(Self.newestPhone)")
        #expect(!result.output.contains("docs"))
    }

    @Test func aFailureDoesNotStopTheOthers() throws {
        let mac = try Mac(push: "echo Sending $HOME/key failed; exit 1")
        try mac.scripts.workspace.writeExecutable("#!/bin/sh\necho 3 tests failed\nexit 1\n", to: "script/test")
        let result = try mac.run("script/mac-check tests bundle xcode push docs")
        #expect(result.status == 1)
        let results = "– | failed | – | passed | – | – | – | passed | – | failed | passed |\n"
        #expect(result.output.contains(results), "\(result.output)")
        #expect(result.output.contains("## The end of the output of tests\n\n```\n3 tests failed\n```"))
        // What people paste doesn't name their folders.
        #expect(result.output.contains("Sending ~/key failed"))
        #expect(!result.output.contains(mac.scripts.workspace.folder.path))
        #expect(try mac.calls(of: "xcrun").last == "simctl shutdown \(Self.newestPhone)")
    }

    /// 'set -e' has no effect in a condition of bash: a step must fail at its first failing command.
    @Test func aStepFailsAtItsFirstFailure() throws {
        let mac = try Mac()
        try mac.scripts.standIn("lipo", "echo arm64")
        let result = try mac.run("script/mac-check bundle")
        #expect(result.status == 1)
        #expect(result.output.contains("| bundle | failed |"), "\(result.output)")
        #expect(result.output.contains("| the program has arm64 |\n"))
    }

    @Test(arguments: [
        ("xcodebuild", "echo Xcode 16.2", "this needs macOS 15.2 and Xcode 16.3 or later; this is Xcode 16.2"),
        ("xcodebuild", "exit 1", "sudo xcode-select -s /Applications/Xcode.app"),
        ("sw_vers", "echo 14.7.1", "this needs macOS 15.2 and Xcode 16.3 or later; this is macOS 14.7.1"),
        ("uname", "echo Linux", "this needs macOS 15.2 and Xcode 16.3 or later, on a Mac"),
    ])
    func whatItNeeds(_ program: String, _ script: String, _ message: String) throws {
        let mac = try Mac()
        try mac.scripts.standIn(program, script)
        let result = try mac.run("script/mac-check")
        #expect(result.status == 2)
        #expect(result.output.contains(message), "\(result.output)")
    }

    @Test func stepsAreChecked() throws {
        let result = try Mac().run("script/mac-check build tset")
        #expect(result.status == 2)
        #expect(result.output.contains("unknown step 'tset'; the steps are build tests release"))
    }
}

/// A repository on a Mac where everything works.
private struct Mac {
    let scripts: ScriptFolder

    /// - Parameters:
    ///   - devices: What `simctl list` prints.
    ///   - push: What `simctl push` does.
    init(devices: String = Mac.devices, push: String = "true") throws {
        scripts = try ScriptFolder(["mac-check"], system: "Darwin", processor: "arm64")
        let workspace = scripts.workspace
        try scripts.link("examples")
        try workspace.write("    static let version = \"0.2.0\"\n", to: "Sources/Basics/Belfry.swift")
        for script in ["bootstrap", "test", "release", "installing"] {
            try workspace.writeExecutable("#!/bin/sh\n", to: "script/\(script)")
        }
        try workspace.writeExecutable("#!/bin/sh\necho ./belfry\n", to: "script/bundled-program")
        let belfry = "[ \"$1\" != generate ] || { mkdir -p \"$3\" && touch \"$3/bread-ready.rye.apns\"; }"
        try workspace.writeExecutable("#!/bin/sh\n\(belfry)\n", to: "belfry")
        try workspace.write(devices, to: "devices")
        let xcrun = "case $2 in list) cat '\(workspace.url("devices").path)' ;; push) \(push) ;; esac"
        try scripts.standIn("xcrun", xcrun)
        try scripts.standIn("sw_vers", "echo 15.5")
        try scripts.standIn("swift", "[ \"$1\" != --version ] || echo 'Apple Swift version 6.1.2 (swiftlang-6.1.2)'")
        try scripts.standIn("lipo", "echo x86_64 arm64")
        try scripts.standIn("arch", "true")
        try scripts.standIn("xcodebuild", Self.xcodebuild)
    }

    func run(_ command: String) throws -> (status: Int32, output: String) { try scripts.run(command) }

    func calls(of program: String) throws -> [String] {
        try scripts.calls.filter { $0.hasPrefix("\(program) ") }.map { String($0.dropFirst(program.count + 1)) }
    }

    private static let xcodebuild = """
        [ "$1" = -version ] && { echo 'Xcode 16.4'; echo 'Build version 16F6'; exit; }
        while [ $# -gt 0 ]; do
            case $1 in
                -derivedDataPath) products=$2/Build/Products/Debug-iphonesimulator ;;
            esac
            shift
        done
        mkdir -p "$products/Crumb.app/PlugIns/NotificationService.appex" "$products/Crumb.app/PlugIns/OrderWidget.appex"
        """

    static let devices = """
        == Devices ==
        -- iOS 17.5 --
            iPhone 15 (11111111-2222-3333-4444-555555555555) (Shutdown) 
            iPad Air 11-inch (M2) (99999999-2222-3333-4444-666666666666) (Booted) 
        -- iOS 18.4 --
            iPhone SE (3rd generation) (BBBBBBBB-2222-3333-4444-555555555555) (Shutdown) 

        """
}
