import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

// Properties that only a view sets when it appears. If a response launches the app in the background, none appears.
extension AppReading {
    private static let fileLimit = 20
    private static let placeLimit = 20
    /// How many bytes are read for all properties.
    private static let byteLimit = 64 << 20
    /// The names under which a class keeps its only object, so that another class has another one.
    private static let singletons: Set<String> = ["current", "default", "instance", "main", "shared", "sharedInstance"]

    func lateProperties(_ scan: CodeScan) -> [GivenProperty] {
        // Without SwiftUI, the launch may load the view.
        guard !scan.apps.isEmpty else { return [] }
        var left = Self.byteLimit
        return scan.givenProperties.compactMap { property in
            var words = property.setters.compactMap(\.known)
            if !property.isPrivate { words.append("\(property.name) =") }
            var late = property
            for word in words {
                guard let places = settings(word, of: property, &left), places.allSatisfy(\.isInViewThatAppears) else {
                    return nil
                }
                late.lateSetting = late.lateSetting ?? places.first
            }
            return late.lateSetting == nil ? nil : late
        }
    }

    /// The places where code sets a property; nil if they aren't all known.
    private func settings(_ word: String, of property: GivenProperty, _ left: inout Int) -> [SourceRange]? {
        let numbers = index.files(mentioning: [word])
        guard numbers.count <= Self.fileLimit else { return nil }
        var all: [SourceRange] = []
        for number in numbers {
            guard let bytes = index.bytes(of: number), bytes.count <= left else { return nil }
            left -= bytes.count
            let file = SourceFile(path: index.files[number].shown(from: folder), bytes: bytes)
            let places = bytes.places(of: word).filter {
                !bytes.isInComment(at: $0.lowerBound) && !bytes[$0.upperBound...].starts(with: "=".utf8)
            }
            guard places.count <= Self.placeLimit else { return nil }
            for place in places {
                let range = SourceRange(file, place)
                switch bytes.base(before: place.lowerBound) {
                case .declaration: continue
                case .own:
                    // The setter sets it, and other types have their own.
                    if property.setters.contains(where: {
                        $0.range.file.path == file.path && $0.range.bytes.contains(place.lowerBound)
                    }) {
                        continue
                    }
                    guard file.path != property.range.file.path,
                        bytes.places(of: "extension \(property.type)").isEmpty,
                        word.hasSuffix("=") || !bytes.places(of: "func \(word)").isEmpty
                    else { return nil }
                case .object(let names):
                    guard let first = names.first, names.count <= 2 else { return nil }
                    if first == property.type || names.count == 1 && bytes.declares(first, as: property.type) {
                        all.append(range)
                    } else if names.count == 1 || !Self.singletons.contains(names[1]) {
                        return nil
                    }
                }
            }
        }
        return all
    }
}

/// What is before a member.
private enum Base {
    /// `func setStore`, `let store`
    case declaration
    /// `setStore(…)`, `self.setStore(…)`
    case own
    /// The names before the dot: `Handler` and `shared` of `Handler.shared.setStore(…)`
    case object([String])
}

extension [UInt8] {
    fileprivate func base(before index: Int) -> Base {
        guard index > 0, self[index - 1] == UInt8(ascii: ".") else {
            let line = self[..<index].suffix(8)
            let isDeclared = ["func ", "let ", "var "].contains { line.suffix($0.utf8.count).elementsEqual($0.utf8) }
            return isDeclared ? .declaration : .own
        }
        let isOfChain = { (byte: UInt8) in
            byte.isPartOfName || [".", "?", "!"].contains { UInt8(ascii: $0) == byte }
        }
        let chain = self[..<(index - 1)].reversed().prefix(while: isOfChain).reversed()
        var names = chain.split { !$0.isPartOfName }.map { String(decoding: Array($0), as: UTF8.self) }
        if names.first == "self" { names.removeFirst() }
        return names.isEmpty ? .own : .object(names)
    }

    /// Whether code says that a variable has an object of a class.
    fileprivate func declares(_ name: String, as type: String) -> Bool {
        ["\(name) = \(type)", "\(name): \(type)"].contains { !places(of: $0).isEmpty }
    }
}

extension SourceRange {
    private static let reach = 16 << 10

    /// Whether the code is in a closure that runs once a view appears.
    fileprivate var isInViewThatAppears: Bool {
        var depth = 0
        let earliest = max(0, bytes.lowerBound - Self.reach)
        for index in (earliest..<bytes.lowerBound).reversed() {
            if file.bytes[index] == UInt8(ascii: "}") { depth += 1 }
            guard file.bytes[index] == UInt8(ascii: "{") else { continue }
            if depth > 0 {
                depth -= 1
                continue
            }
            let line = SourceRange(file, index..<index).codeBefore
            let head = line.split(separator: "{", omittingEmptySubsequences: false).last ?? ""
            if ["func ", "init(", "var body"].contains(where: head.contains) { return false }
            if [".onAppear", ".task ", ".task("].contains(where: head.contains) { return true }
        }
        return false
    }
}
