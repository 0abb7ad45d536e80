import CodeEvaluation

extension CodeLine {
    /// Whether the value only shows or hides other controls: `if name {`.
    func onlyShowsControls(_ start: Substring, _ place: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard start.drop(while: { $0 == " " || $0 == "\t" }) == "if ", after == " {" else { return false }
        let code = String(decoding: bytes[place.upperBound...].prefix(4096), as: UTF8.self)
        guard let block = code[...].block else { return false }
        return Self.controls.contains { block.contains("\($0)(") }
            && !["Button", "Task", "NavigationLink", "schedul", ".add(", "await "].contains(where: block.contains)
    }

    /// Whether code only validates the value: `if limit < 1 || limit > 9 { return false }`.
    func onlyValidates(_ place: Range<Int>, in bytes: [UInt8]) -> Bool {
        let line = before.drop { $0 == " " || $0 == "\t" }
        let rest = String(decoding: bytes[place.upperBound...].prefix(1024), as: UTF8.self)
        let name = String(decoding: bytes[place], as: UTF8.self)
        let keyword = ["if ", "guard ", "return "].first { line.hasPrefix($0) }
        guard let keyword else { return false }
        let isReturned = keyword == "return "
        let end = isReturned ? rest.firstIndex(of: "\n") : rest.firstIndex(of: "{")
        guard let end else { return false }
        var condition = line.dropFirst(keyword.count) + name + rest[..<end]
        if keyword == "guard " {
            guard let word = condition.firstRange(of: " else") else { return false }
            condition = condition[..<word.lowerBound]
        }
        let tests = String(condition).split { $0 == "|" || $0 == "&" || $0 == "," }
        guard !condition.contains("\n"), tests.allSatisfy(\.isRangeCheck) else { return false }
        return isReturned || rest[end...].block?.onlyComplains ?? false
    }
}

extension Substring {
    /// Whether the code compares a property with a number: `settings.limit >= 1`.
    fileprivate var isRangeCheck: Bool {
        let words = split(separator: " ")
        return words.count == 3 && ["<", "<=", ">", ">="].contains(words[1]) && Double(words[2]) != nil
            && words[0].allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    }
}

extension String {
    /// Whether statements only report an invalid value: `error = "Too many"`, `return false`.
    fileprivate var onlyComplains: Bool {
        let statements = split { $0 == "\n" || $0 == ";" }.map { $0.drop { $0 == " " || $0 == "\t" } }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
        return !statements.isEmpty
            && statements.allSatisfy { statement in
                ["return false", "return nil", "throw "].contains { statement.hasPrefix($0) }
                    || statement.contains(" = \"") || statement.contains(".append(\"")
            }
    }
}

extension Substring {
    /// Whether it is a property of an object that code before it made of a class of the system:
    /// `let region = CLCircularRegion(…)`, `region.notifyOnEntry`.
    func isOfObjectOfSystem(in code: ArraySlice<UInt8>) -> Bool {
        let path = trimmingPrefix(while: { $0 == " " }).split(separator: ".")
        guard path.count == 2 else { return false }
        let code = String(decoding: code, as: UTF8.self)
        guard let made = code.ranges(of: "\(path[0]) = ").last else { return false }
        return ["AV", "CL", "CN", "EK", "MK", "NS", "UI", "UN", "WK"].contains(
            where: code[made.upperBound...].hasPrefix)
    }
}
