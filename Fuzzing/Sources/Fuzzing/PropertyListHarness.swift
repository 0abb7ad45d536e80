import Diagnostics
import ProjectFiles
import SourceSyntax

extension Harness {
    /// Property lists, and all kinds of changes.
    static let propertyList = Harness(
        name: "property-list",
        words: [
            "<plist version=\"1.0\">", "</plist>", "<dict>", "</dict>", "<dict/>", "<array>", "</array>", "<array/>",
            "<key>", "</key>", "<string>", "</string>", "<string/>", "<integer>", "</integer>", "<real>", "</real>",
            "<true/>", "<false/>", "<date>", "</date>", "<data>", "</data>", "&amp;", "&#x41;", "&lt;", "<!--", "-->",
            "<![CDATA[", "]]>", "<!DOCTYPE plist>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "bplist00",
            "aps-environment", "UIBackgroundModes", "NSExtension",
        ]
    ) { bytes in
        let file = SourceFile(path: "App.entitlements", bytes: bytes)
        var findings: [Finding] = []
        var limits = ReadingLimits()
        let list = PropertyList.read(file, namedAt: place, limits: &limits, findings: &findings)
        expect(
            (list == nil) == (findings.count == 1), "\(findings.count) findings, and \(list == nil ? "no" : "a") list")
        for finding in findings { finding.expectSound(in: [file, place.file]) }
        guard let list else { return }
        expectSound(list.root, in: list)
        let keys = ["aps-environment", "a", ""] + list.root.entries.prefix(4).map(\.key)
        for key in keys {
            for change in changes(of: key) { expectMade(change, in: list) }
        }
    }

    /// Where a schema names the file.
    private static let place = SourceRange(
        SourceFile(path: "notifications.yaml", text: "app: { entitlements: { app: X } }\n"), 28..<29)

    private static func expectSound(_ node: PropertyListNode, in list: PropertyList) {
        expect(node.range.isSound, "a node at \(node.range.bytes)")
        for entry in node.entries { expectSound(entry.value, in: list) }
        if case .array(let items) = node.value { for item in items { expectSound(item, in: list) } }
        _ = node.kindWords
    }

    private static func changes(of key: String) -> [PropertyListChange] {
        let text = "<&>]]>-- \"é\u{301}'"
        return [
            .set([key], .boolean(true)), .set([key], .integer(-1)), .set([key], .string(text)),
            .set([key], .strings(["a", text])), .include([key], ["fetch", text]),
            .set([key, "inner", "x"], .string("y")),
            .include([key, "inner"], ["z"]),
        ]
    }

    /// After a change, the result is a property list that contains the change, and all other keys are unchanged.
    private static func expectMade(_ change: PropertyListChange, in list: PropertyList) {
        guard let edits = list.edits(for: change) else { return }
        let file = SourceFile(path: list.file.path, bytes: list.file.applying(edits))
        var findings: [Finding] = []
        var limits = ReadingLimits()
        guard let changed = PropertyList.read(file, namedAt: place, limits: &limits, findings: &findings) else {
            fatalError("\(change) leaves no list: \(findings.map(\.message))\n\(file.text(in: 0..<file.bytes.count))")
        }
        let node = changed[change.path]
        switch change {
        case .set(_, .boolean(let value)): expect(node?.isTrue == value, "\(change) was not made")
        case .set(_, .integer): expect(node?.isNumber == true, "\(change) was not made")
        case .set(_, .string(let text)): expect(node?.string == text, "\(change) was not made")
        case .set(_, .strings(let texts)): expect(node?.strings == texts, "\(change) was not made")
        case .include(_, let texts): expect(node?.strings.suffix(texts.count) == texts[...], "\(change) was not made")
        }
        let others = { (list: PropertyList) in list.root.entries.map(\.key).filter { $0 != change.path[0] } }
        expect(others(changed) == others(list), "\(change) changed other keys")
    }
}
