import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

/// Finds controls of SwiftUI for notifications, such as switches, whose value no code reads.
///
/// Looks at words, without parsing. If in doubt, code reads the value.
struct IdleControls {
    let index: CodeIndex
    let folder: FilePath

    /// How many files with controls are looked at, how many values of them, and how many files and places of a file may
    /// mention a value.
    private static let fileLimit = 200
    private static let nameLimit = 40
    private static let useLimit = 40
    /// How many bindings of all files are looked at.
    private static let bindingLimit = 5_000

    /// Words of code that sends values to something else, which may read them.
    private static let sending: Set<String> = [
        "httpBody", "uploadTask", "upload", "setData", "Firestore", "CKRecord", "WCSession", "Alamofire", "JSONRPC",
    ]

    /// The values of the controls, at the first control of each.
    func found() -> [CodeText] {
        let numbers = index.files(mentioning: Set(CodeLine.controls))
        guard !numbers.isEmpty, numbers.count <= Self.fileLimit else { return [] }
        var places: [String: CodeText] = [:]
        var left = Self.bindingLimit
        for number in numbers where index.files[number].name.hasSuffix(".swift") {
            guard let bytes = index.bytes(of: number) else { continue }
            let file = SourceFile(path: index.files[number].shown(from: folder), bytes: bytes)
            for control in Self.values(in: file, &left) where places.count < Self.nameLimit {
                let name = control.known ?? ""
                if places[name] == nil { places[name] = control }
            }
        }
        guard !places.isEmpty else { return [] }
        let sends = !index.counts(of: Self.sending).isEmpty
        return places.sorted { $0.key < $1.key }.filter { isIdle($0.key, sends: sends) }.map(\.value)
    }

    /// The names of the values of controls about notifications: `Toggle("Reminders", isOn: $settings.remind)`.
    private static func values(in file: SourceFile, _ left: inout Int) -> [CodeText] {
        var result: [CodeText] = []
        var start = 0
        while left > 0, let dollar = file.bytes.firstIndex(of: ": $", from: start).map({ $0 + 2 }) {
            left -= 1
            let path = file.bytes[(dollar + 1)...].prefix { $0.isPartOfName || $0 == UInt8(ascii: ".") }
            start = path.endIndex
            let first = path.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? dollar + 1
            let name = String(decoding: file.bytes[first..<path.endIndex], as: UTF8.self)
            let line = CodeLine(around: first..<path.endIndex, in: file.bytes)
            guard line.isOfControl, line.isAboutNotifications(name) else { continue }
            result.append(CodeText(name, at: SourceRange(file, first..<path.endIndex)))
        }
        return result
    }

    /// Whether code only declares, sets and stores a value, besides the control.
    ///
    /// - Parameter sends: Whether code may send the value to something else.
    private func isIdle(_ name: String, sends: Bool) -> Bool {
        var keys: Set<String> = []
        var declarations = 0
        let areUsesIdle = allUses(of: name) { line, bytes in
            if let key = line.key, key != name, !key.isEmpty { keys.insert(key) }
            guard line.declares else {
                return line.isOfControl || line.isTitle || line.onlyStores(name) || line.onlyShowsControls(name)
            }
            declarations += 1
            guard !line.isObserved else { return false }
            return line.isOfView || line.isOfModel && (!sends || !bytes.isEncoded)
        }
        guard name.utf8.count >= 6, areUsesIdle, declarations == 1, keys.count <= 2 else { return false }
        // Other code can read the setting by its key.
        return keys.allSatisfy { key in
            allUses(of: key) { line, _ in line.has(name) || line.before.hasSuffix("let ") || line.isTextOfConstant }
        }
    }

    private func allUses(of name: String, _ isIdle: (CodeLine, [UInt8]) -> Bool) -> Bool {
        let numbers = index.candidates(for: [name])
        guard numbers.count <= Self.useLimit else { return false }
        return numbers.allSatisfy { number in
            guard let bytes = index.bytes(of: number) else { return false }
            let uses = bytes.places(of: name).filter { !bytes.isInComment(at: $0.lowerBound) }
            return uses.isEmpty
                || index.files[number].name.hasSuffix(".swift") && uses.count <= Self.useLimit
                    && uses.allSatisfy { isIdle(CodeLine(around: $0, in: bytes), bytes) }
        }
    }
}

extension CodeLine {
    fileprivate static let controls = ["Toggle", "DatePicker", "Picker", "Slider", "Stepper"]

    /// Whether a control gets a binding of the value: `isOn: $name`, `selection: $settings.name`.
    fileprivate var isOfControl: Bool {
        let path = before.reversed().prefix { $0.isLetter || $0.isNumber || "._$".contains($0) }
        let code = before.dropLast(path.count)
        return path.last == "$" && ["isOn: ", "selection: ", "value: "].contains(where: code.hasSuffix)
            && Self.controls.contains(earlier.nameOfOpenCall)
    }

    /// Whether people only see the value: `Text("Every \(settings.name) minutes")`.
    fileprivate var isTitle: Bool {
        let path = before.reversed().prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
        return before.dropLast(path.count).hasSuffix("\\(")
            && (Self.controls + ["Text"]).contains { before.contains("\($0)(\"") }
    }

    fileprivate var declares: Bool { before.hasSuffix("var ") }

    fileprivate var isOfView: Bool {
        // An attribute can be on the line before.
        let isBefore = previous.drop { $0 == " " || $0 == "\t" }.hasPrefix("@") && !previous.contains("var ")
        let attributes = isBefore ? previous + " " + before : before
        return ["@State ", "@AppStorage(", "@SceneStorage("].contains(where: attributes.contains)
    }

    /// Whether it is a property of a model, or of the settings that one has, without an attribute that says more.
    fileprivate var isOfModel: Bool {
        before.contains("@Published ") || !before.contains("@") && !before.contains("static ")
    }

    /// Whether other code runs when the value changes, unless that only stores the value.
    fileprivate var isObserved: Bool {
        guard after.hasSuffix("{") || after.contains("{ didSet") || after.contains("{ willSet") else { return false }
        let block = later.prefix { $0 != "}" }
        return !block.contains("didSet") || !block.contains(".set(") || block.count { $0 == "(" } > 1
    }

    /// The key with which the line stores or reads a setting: a literal, or the name of a constant.
    fileprivate var key: String? {
        let line = before + after
        guard let start = ["forKey: ", "@AppStorage("].lazy.compactMap({ line.firstRange(of: $0) }).first else {
            return nil
        }
        let argument = line[start.upperBound...].prefix { $0 != ")" && $0 != "," }
        if argument.first == "\"" { return String(argument.dropFirst().prefix { $0 != "\"" }) }
        return argument.split(separator: ".").last { $0 != "rawValue" }.map(String.init)
    }

    /// Whether the line only sets the value or stores it, or is the declaration of a parameter.
    fileprivate func onlyStores(_ name: String) -> Bool {
        let start = before.split(omittingEmptySubsequences: false) { $0 == "{" || $0 == ";" }.last ?? ""
        let isTarget = ["", "self."].contains(start.drop { $0 == " " || $0 == "\t" })
        return isTarget && after.hasPrefix(" = ")
            || before.contains(".set(") && (before + after).contains("forKey:")
            || before.contains("@AppStorage(") && after.contains("var ")
            || after.hasPrefix(": ") && (before.hasSuffix("(") || before.hasSuffix(", "))
    }

    /// Whether a value only decides if people see other controls.
    fileprivate func onlyShowsControls(_ name: String) -> Bool {
        before.drop { $0 == " " || $0 == "\t" } == "if " && after == " {"
            && Self.controls.contains { later.contains("\($0)(") }
    }

    /// Whether it is the text of a constant: `static let remind = "remind"`.
    fileprivate var isTextOfConstant: Bool { before.contains("let ") && before.hasSuffix("= \"") && after == "\"" }

    fileprivate func has(_ name: String) -> Bool { (before + after).contains(name) }

    /// Whether the control, or the name of its value, says that it is about notifications.
    fileprivate func isAboutNotifications(_ name: String) -> Bool {
        let control = Self.controls.lazy.compactMap { earlier.ranges(of: "\($0)(").last }.map(\.lowerBound).max()
        // `Toggle(isOn: $name) {`, and the title on the next line.
        let title = after.hasSuffix("{") ? later.prefix(200) : after.prefix(200)
        let text = (earlier[(control ?? earlier.startIndex)...] + name + title).lowercased()
        return ["notif", "remind", "snooze", "push", "quiet hours", "quiethours"].contains(where: text.contains)
    }
}

extension String {
    /// The name before the last parenthesis that is open.
    fileprivate var nameOfOpenCall: String {
        var depth = 0
        for index in indices.reversed() {
            switch self[index] {
            case ")": depth += 1
            case "(" where depth == 0:
                return String(self[..<index].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
            case "(": depth -= 1
            default: continue
            }
        }
        return ""
    }
}

extension [UInt8] {
    /// Whether the file has values that code encodes.
    fileprivate var isEncoded: Bool {
        ["Codable", "Encodable", "Encoder"].contains { firstIndex(of: $0) != nil }
    }
}
