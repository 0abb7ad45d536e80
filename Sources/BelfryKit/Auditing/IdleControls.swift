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
    /// Values in the data of notifications that nothing reads.
    let unreadData: [SourceRange]

    /// How many files with controls are looked at, and how many values of them.
    private static let fileLimit = 200
    private static let nameLimit = 40
    /// How many bindings of all files are looked at.
    private static let bindingLimit = 5_000
    private static let encoderLimit = 40
    /// For how many controls the name of the view is looked at.
    private static let typeLimit = 100

    /// Words of code that sends values to something else, which may read them, and of code that sends encoded ones.
    private static let sending: Set<String> = ["setData", "Firestore", "CKRecord", "Alamofire", "JSONRPC"]
    private static let sendingData: Set<String> = ["httpBody", "uploadTask", "upload", "WCSession"]

    /// Whether there are controls for notifications, and the values that no code reads, at the first control of each.
    func found() -> (hasControls: Bool, idle: [CodeText]) {
        let numbers = index.files(mentioning: Set(CodeLine.controls))
        guard !numbers.isEmpty, numbers.count <= Self.fileLimit else { return (false, []) }
        var places: [String: (control: CodeText, file: Int)] = [:]
        var (left, types) = (Self.bindingLimit, Self.typeLimit)
        for number in numbers where index.files[number].name.hasSuffix(".swift") {
            guard let bytes = index.bytes(of: number) else { continue }
            let file = SourceFile(path: index.files[number].shown(from: folder), bytes: bytes)
            for control in Self.values(in: file, &left, &types) where places.count < Self.nameLimit {
                let name = control.known ?? ""
                if places[name] == nil { places[name] = (control, number) }
            }
        }
        guard !places.isEmpty else { return (false, []) }
        let counts = index.counts(of: Self.sending.union(Self.sendingData))
        let sends = !Self.sending.isDisjoint(with: counts.keys) || !counts.isEmpty && !onlyStoresEncodedValues
        let values = IdleValues(index: index, folder: folder, sends: sends, unreadData: unreadData)
        let idle = places.sorted { $0.key < $1.key }.map(\.value)
            .filter { values.isIdle($0.control, in: $0.file) }.map(\.control)
        return (true, idle)
    }

    /// Whether all code that encodes values stores the result on its next lines.
    private var onlyStoresEncodedValues: Bool {
        let numbers = index.files(mentioning: ["encode"])
        return numbers.count <= Self.encoderLimit
            && numbers.allSatisfy { number in
                guard let bytes = index.bytes(of: number) else { return false }
                return bytes.places(of: "encode").prefix(Self.encoderLimit).allSatisfy { place in
                    bytes.isInComment(at: place.lowerBound)
                        || CodeLine(around: place, in: bytes).later.contains("forKey: ")
                }
            }
    }

    /// The names of the values of controls about notifications: `Toggle("Reminders", isOn: $settings.remind)`.
    private static func values(in file: SourceFile, _ left: inout Int, _ types: inout Int) -> [CodeText] {
        var result: [CodeText] = []
        func isAboutNotifications(_ line: CodeLine, _ name: String, at place: Range<Int>) -> Bool {
            if line.isAboutNotifications(name) { return true }
            types -= 1
            return types >= 0 && TypeAround(SourceRange(file, place))?.name.isAboutNotifications ?? false
        }
        var start = 0
        while left > 0, let dollar = file.bytes.firstIndex(of: ": $", from: start).map({ $0 + 2 }) {
            left -= 1
            let path = file.bytes[(dollar + 1)...].prefix { $0.isPartOfName || $0 == UInt8(ascii: ".") }
            start = path.endIndex
            let first = path.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? dollar + 1
            let name = String(decoding: file.bytes[first..<path.endIndex], as: UTF8.self)
            let line = CodeLine(around: first..<path.endIndex, in: file.bytes)
            guard line.isOfControl, isAboutNotifications(line, name, at: first..<path.endIndex) else { continue }
            result.append(CodeText(name, at: SourceRange(file, first..<path.endIndex)))
        }
        start = 0
        // `Slider(value: Binding(get: { Double(percent) }, …`
        while left > 0, let getter = file.bytes.firstIndex(of: "get: {", from: start).map({ $0 + 6 }) {
            left -= 1
            let code = file.bytes[getter...].prefix(100).prefix { $0 != UInt8(ascii: "}") && $0 != 0x0A }
            start = getter
            guard let last = code.lastIndex(where: \.isPartOfName) else { continue }
            let word = code[...last].reversed().prefix(while: \.isPartOfName)
            let range = last + 1 - word.count..<last + 1
            let name = String(decoding: file.bytes[range], as: UTF8.self)
            let line = CodeLine(around: range, in: file.bytes)
            guard line.isGetterOfControl, file.bytes[range.upperBound...].prefix(200).isBeforeSetter(of: name),
                isAboutNotifications(line, name, at: range)
            else { continue }
            result.append(CodeText(name, at: SourceRange(file, range)))
        }
        return result
    }
}

extension CodeLine {
    static let controls = ["Toggle", "DatePicker", "Picker", "Slider", "Stepper"]

    /// Whether a control gets a binding of the value: `isOn: $name`, `selection: $settings.name`.
    var isOfControl: Bool {
        let path = before.reversed().prefix { $0.isLetter || $0.isNumber || "._$".contains($0) }
        let code = before.dropLast(path.count)
        return path.last == "$" && ["isOn: ", "selection: ", "value: "].contains(where: code.hasSuffix)
            && Self.controls.contains(earlier.nameOfOpenCall)
    }

    /// Whether the binding of a control only gets the value: `Slider(value: Binding(get: { Double(name) }`.
    var isGetterOfControl: Bool {
        let path = before.reversed().prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
        var code = before.dropLast(path.count)
        var end = after[...]
        // A conversion: `Double(`.
        if code.last == "(" {
            code = code.dropLast()
            guard let type = code.split(whereSeparator: { $0 == " " || $0 == "{" }).last, end.first == ")",
                ["Double", "Float", "Int", "CGFloat"].contains(type)
            else { return false }
            code = code.dropLast(type.count)
            end = end.dropFirst()
        }
        guard code.hasSuffix("get: { "), end.drop(while: { $0 == " " }).first == "}",
            let binding = earlier.ranges(of: "Binding(").last
        else { return false }
        return Self.controls.contains(String(earlier[..<binding.lowerBound]).nameOfOpenCall)
    }

    /// Whether the control, or the name of its value, says that it is about notifications.
    fileprivate func isAboutNotifications(_ name: String) -> Bool {
        let control = Self.controls.lazy.compactMap { earlier.ranges(of: "\($0)(").last }.map(\.lowerBound).max()
        // `Toggle(isOn: $name) {`, and the title on the next line.
        let isChanged = later.contains(".onChange(of: \(name))")
        let title = after.hasSuffix("{") ? later.prefix(200) : isChanged ? later.prefix(300) : after.prefix(200)
        let text = earlier[(control ?? earlier.startIndex)...] + name + title
        return String(text).isAboutNotifications || text.contains("\"Alerts") || text.contains("\"Sound\"")
    }
}

extension ArraySlice<UInt8> {
    /// Whether the setter of a binding comes next, and only sets a property, itself or with a method that has its name:
    /// `) }, set: { percent = Int($0) }`, `set: { model.updatePercent(Int($0)) }`.
    fileprivate func isBeforeSetter(of name: String) -> Bool {
        let code = String(decoding: self, as: UTF8.self)
        guard let start = code.firstRange(of: "set: {") else { return false }
        let body = code[start.upperBound...].prefix { $0 != "}" }
        guard !body.contains(";"), !body.contains("\n") else { return false }
        guard let sign = body.firstRange(of: " = ") else {
            let method = body.prefix { $0 != "(" }.split { !$0.isPartOfName }.last ?? ""
            return body.contains("$0") && body.count { $0 == "(" } <= 2
                && ["set", "update", "change"].contains { method.lowercased() == $0 + name.lowercased() }
        }
        let words = body[..<sign.lowerBound].split { !$0.isPartOfName }
        return words.last.map { $0 == name } ?? false
    }
}

extension String {
    /// Whether the text mentions notifications.
    var isAboutNotifications: Bool {
        let text = lowercased()
        return ["notif", "remind", "snooze", "push", "quiet hours", "quiethours"].contains(where: text.contains)
    }

    /// The name before the last parenthesis that is open.
    var nameOfOpenCall: String {
        var depth = 0
        for index in indices.reversed() {
            switch self[index] {
            case ")": depth += 1
            case "(" where depth == 0:
                return String(self[..<index].reversed().prefix(while: \.isPartOfName).reversed())
            case "(": depth -= 1
            default: continue
            }
        }
        return ""
    }
}
