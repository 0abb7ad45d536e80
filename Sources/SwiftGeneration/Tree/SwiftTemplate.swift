/// A file of `Templates`: Swift that is the same for every schema, except for the namespace and parts that only some
/// schemas need.
///
/// - `Namespace` is replaced with the namespace of the schema.
/// - `public` and `open` are kept if the schema asks for public access.
/// - Code between `#if BELFRY_…` and `#endif` is kept if the condition holds: see `TemplateCondition`.
/// - Other conditions, such as `#if os(Linux)`, are kept with their code.
/// - Code between `#if BELFRY_TREE_…` and `#endif` is a sample, for the compiler and the reader. It is replaced with
///   code for the schema: see `TemplateSlot`.
struct SwiftTemplate: Sendable {
    /// The text after the imports.
    let text: String
}

/// A part of an expanded template.
enum TemplateElement: Sendable {
    case line(SwiftCode, depth: Int)
    case blank
    case content(TemplateContent, depth: Int)
}

/// The code that replaces a sample.
enum TemplateContent: Sendable {
    case declarations([SwiftDeclaration])
    case attribute(SwiftCode?)

    fileprivate var isEmpty: Bool {
        switch self {
        case .declarations(let declarations): declarations.isEmpty
        case .attribute(let attribute): attribute == nil
        }
    }
}

extension SwiftGenerator {
    /// Expands templates for the schema. Leaves out those that have nothing for it.
    func declarations(from templates: SwiftTemplate...) -> [SwiftDeclaration] {
        templates.compactMap { template in
            var expansion = TemplateExpansion(self)
            for line in template.text.split(separator: "\n", omittingEmptySubsequences: false) { expansion.add(line) }
            return expansion.elements.isEmpty ? nil : SwiftDeclaration(kind: .template(expansion.elements))
        }
    }
}

/// Expands a template line by line, and keeps the parts that the schema needs.
private struct TemplateExpansion {
    private(set) var elements: [TemplateElement] = []
    private let generator: SwiftGenerator
    /// For each open condition, whether its current branch is kept, whether the other one is, and whether the
    /// condition itself is kept.
    private var branches: [(isIncluded: Bool, isElseIncluded: Bool, isGenerated: Bool)] = []
    private var isAfterBlankLine = false

    init(_ generator: SwiftGenerator) {
        self.generator = generator
    }

    mutating func add(_ line: Substring) {
        let code = line.drop { $0 == " " }
        let depth = (line.utf8.count - code.utf8.count) / 4
        if code.hasPrefix("#if "), !code.contains("BELFRY_") {
            if isIncluded { append(.line(withNamespace(code), depth: depth)) }
            branches.append((true, true, true))
        } else if code.hasPrefix("#"), branches.last?.isGenerated == true, code == "#else" || code == "#endif" {
            if code == "#endif" { branches.removeLast() }
            if isIncluded { append(.line(withNamespace(code), depth: depth), isEnd: true) }
        } else if code.hasPrefix("#if ") {
            begin(code.dropFirst("#if ".count), depth: depth)
        } else if code == "#else", let branch = branches.popLast() {
            branches.append((branch.isElseIncluded, false, false))
        } else if code == "#endif" {
            branches.removeLast()
        } else if code.isEmpty {
            isAfterBlankLine = true
        } else if isIncluded {
            append(.line(withNamespace(code), depth: depth), isEnd: code.hasPrefix("}"))
        }
    }

    private var isIncluded: Bool { branches.allSatisfy(\.isIncluded) }

    private mutating func begin(_ condition: Substring, depth: Int) {
        if let slot = TemplateSlot(rawValue: String(condition)) {
            if isIncluded {
                let content = generator.content(of: slot)
                if !content.isEmpty { append(.content(content, depth: depth)) }
            }
            branches.append((false, false, false))
        } else {
            let holds = holds(condition)
            branches.append((holds, !holds, false))
        }
    }

    /// `BELFRY_SHOWN || !BELFRY_DATA`
    private func holds(_ condition: Substring) -> Bool {
        condition.split(separator: " ").contains { term in
            guard term != "||" else { return false }
            let isNegated = term.hasPrefix("!")
            guard let name = TemplateCondition(rawValue: String(isNegated ? term.dropFirst() : term)) else {
                preconditionFailure("script/embed lists the conditions of all templates; '\(term)' isn't one of them")
            }
            return generator.holds(name) != isNegated
        }
    }

    /// Removed code leaves blank lines: one is kept, and none at the start or end of a block.
    private mutating func append(_ element: TemplateElement, isEnd: Bool = false) {
        if isAfterBlankLine, !isEnd, let last = elements.last, !last.isBeginning { elements.append(.blank) }
        isAfterBlankLine = false
        elements.append(element)
    }

    private func withNamespace(_ code: Substring) -> SwiftCode {
        let placeholder = "Namespace".utf8
        var text = ""
        var rest = code
        while let start = rest.utf8.indices.first(where: { rest.utf8[$0...].starts(with: placeholder) }) {
            text += rest[..<start] + generator.schema.namespace.text
            rest = rest[rest.utf8.index(start, offsetBy: placeholder.count)...]
        }
        return SwiftCode(stringLiteral: text + rest)
    }
}

extension TemplateElement {
    /// Whether the element begins a block.
    fileprivate var isBeginning: Bool {
        if case .line(let code, _) = self { code.text.hasSuffix("{") } else { false }
    }
}
