import AppleFacts
import Foundation
import Testing

/// The property list of a Mac. On other systems, the tests make their own.
@Suite struct MachineSymbolsTests {
    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>symbols</key>
            <dict><key>heart</key><string>2019</string><key>church.bell</key><string>2026</string></dict>
            <key>year_to_release</key>
            <dict>
                <key>2026</key>
                <dict>
                    <key>iOS</key><string>27.0</string><key>macOS</key><string>27.0</string>
                    <key>carOS</key><string>1.0</string>
                </dict>
            </dict>
        </dict>
        </plist>
        """

    @Test func namesAndVersionsOfAPropertyList() throws {
        let symbols = try #require(MachineSymbols(propertyList: Data(Self.list.utf8)))
        #expect(symbols.contains("church.bell"))
        #expect(!symbols.contains("church.bells"))
        #expect(
            symbols.availability(of: "church.bell")?.introduced == [
                .iOS: Version(27), .macCatalyst: Version(27), .macOS: Version(27),
            ])
        // A release that the list doesn't describe.
        #expect(symbols.availability(of: "heart") == nil)
    }

    @Test(arguments: ["", "{}", "<plist><array/></plist>", "<plist><dict><key>symbols</key><string/></dict></plist>"])
    func anotherListIsNotABaseline(_ text: String) {
        #expect(MachineSymbols(propertyList: Data(text.utf8)) == nil)
    }
}
