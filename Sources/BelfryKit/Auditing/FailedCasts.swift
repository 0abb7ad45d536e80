import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

// With `@UIApplicationDelegateAdaptor`, the delegate of the application is an object of SwiftUI, which hands on what it
// gets. A cast of it to the class of the app fails.
extension AppReading {
    private static let fileLimit = 40
    private static let adaptors: Set<String> = ["UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor"]
    private static let objects = ["UIApplication.shared", "NSApplication.shared", "NSApp"]

    /// Casts of the application's delegate that fail, in code that needs it for notifications.
    func failedCasts(_ scan: CodeScan) -> [FailedCast] {
        let names = Set(scan.applicationDelegates.compactMap(\.name.known))
        // Without SwiftUI, the system creates the class itself.
        guard !scan.apps.isEmpty, names.count <= 4, !scan.applicationDelegates.contains(where: \.isEntry) else {
            return []
        }
        return names.sorted().flatMap { failedCasts(to: $0, scan) }
    }

    private func failedCasts(to name: String, _ scan: CodeScan) -> [FailedCast] {
        let forms = ["as? \(name)", "as! \(name)"].flatMap { cast in Self.objects.map { "\($0).delegate \(cast)" } }
        let numbers = index.files(mentioning: Set(forms)).prefix(Self.fileLimit)
        let members = numbers.isEmpty ? [] : scan.membersForNotifications(of: name)
        guard !members.isEmpty, adapts(name) else { return [] }
        return numbers.flatMap { number -> [FailedCast] in
            let bytes = index.bytes(of: number) ?? []
            let file = SourceFile(path: index.files[number].shown(from: folder), bytes: bytes)
            return forms.flatMap { form in
                bytes.places(of: form).compactMap { place in
                    guard !bytes.isInComment(at: place.lowerBound),
                        let member = bytes.members(ofCastAt: place).first(where: members.contains)
                    else { return nil }
                    return FailedCast(
                        type: name, member: member, isForced: form.contains("as!"), at: SourceRange(file, place))
                }
            }
        }.sorted { ($0.range.file.path, $0.range.bytes.lowerBound) < ($1.range.file.path, $1.range.bytes.lowerBound) }
    }

    /// Whether an app of SwiftUI has an adaptor for a class.
    private func adapts(_ name: String) -> Bool {
        index.files(mentioning: Self.adaptors).prefix(Self.fileLimit).contains { number in
            guard let bytes = index.bytes(of: number) else { return false }
            return Self.adaptors.contains { adaptor in
                bytes.places(of: adaptor).contains { place in
                    let rest = Array(bytes[place.upperBound...].prefix(200).prefix { $0 != UInt8(ascii: "{") })
                    return !bytes.isInComment(at: place.lowerBound) && !rest.places(of: name).isEmpty
                }
            }
        }
    }
}

extension [UInt8] {
    private static let reach = 4096

    /// What code uses of the object of a cast: `(delegate as? App)?.start()`, `let app = delegate as! App`.
    fileprivate func members(ofCastAt place: Range<Int>) -> [String] {
        let rest = self[place.upperBound...].prefix(Self.reach)
        if rest.first == UInt8(ascii: ")") { return [member(at: rest.startIndex + 1)].compactMap(\.self) }
        let line = String(
            decoding: self[..<place.lowerBound].suffix(200).reversed().prefix { $0 != 0x0A }.reversed(), as: UTF8.self)
        let words = line.split { !($0.isPartOfName || $0 == "?") }.map(String.init)
        guard let keyword = words.lastIndex(where: { $0 == "let" || $0 == "var" }), keyword + 1 < words.count,
            line.hasSuffix("= ")
        else { return [] }
        let variable = words[keyword + 1]
        // The function ends before the next one.
        let code = Array(rest)
        let end = code.firstIndex(of: "func ") ?? code.count
        var scope = 0..<end
        if keyword > 0, words[keyword - 1] == "if" || words[keyword - 1] == "guard" {
            guard let block = code.block(before: end) else { return [] }
            let after = code[block.upperBound...].drop { $0 <= 0x20 }
            if words[keyword - 1] == "if" {
                // Other code may do the same.
                guard !after.starts(with: "else".utf8) else { return [] }
                scope = block
            } else {
                guard block.count < 200 else { return [] }
                scope = block.upperBound..<end
            }
        }
        return Array(code[scope]).places(of: variable).compactMap { use in
            code.member(at: scope.lowerBound + use.upperBound)
        }
    }

    /// The name of the member after an object: `.start`, `?.start`, `!.start`.
    private func member(at index: Int) -> String? {
        var rest = self[index...]
        if let first = rest.first, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") { rest = rest.dropFirst() }
        guard rest.first == UInt8(ascii: ".") else { return nil }
        let name = rest.dropFirst().prefix(while: \.isPartOfName)
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    /// The first block in braces that ends before a place.
    private func block(before end: Int) -> Range<Int>? {
        guard let start = self[..<end].firstIndex(of: UInt8(ascii: "{")) else { return nil }
        var depth = 0
        for index in start..<end {
            if self[index] == UInt8(ascii: "{") { depth += 1 }
            if self[index] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return start..<index + 1 }
        }
        return nil
    }
}
