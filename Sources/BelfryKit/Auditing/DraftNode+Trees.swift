import Diagnostics
import NotificationSchema
import SourceSyntax

extension DraftNode {
    /// The tree of a code file, with the ranges of the code.
    func document(in file: SourceFile) -> SchemaDocument {
        var builder = TreeBuilder(file, isEditable: false)
        // A value from another file is reported where it is used.
        add(to: &builder, around: 0..<min(1, file.bytes.count)) {
            $0.file === file && !$0.bytes.isEmpty ? $0.bytes : nil
        }
        return SchemaDocument(file, root: builder.tree())
    }

    private func add(
        to builder: inout TreeBuilder, around outer: Range<Int>, _ place: (SourceRange) -> Range<Int>?
    ) {
        let range = place(range) ?? outer
        switch self {
        case .text(let text, _), .number(let text, _): builder.add(text, style: .doubleQuoted, at: range)
        // Rules don't judge it, so it isn't there.
        case .unknown: builder.addMapping(at: range) { _ in }
        case .flag: builder.add("true", at: range)
        case .list(let items, _):
            builder.addSequence(at: range) { builder in
                for item in items { item.add(to: &builder, around: range, place) }
            }
        case .map(let entries, _):
            builder.addMapping(at: range) { builder in
                for entry in entries {
                    builder.add(entry.key, style: .doubleQuoted, at: place(entry.keyRange) ?? range)
                    entry.value.add(to: &builder, around: range, place)
                }
            }
        }
    }

    /// The node as YAML.
    var yaml: String? {
        // Every node gets a range of its own.
        let file = SourceFile(path: "", bytes: [UInt8](repeating: 0x20, count: count + 1))
        var builder = TreeBuilder(file)
        var next = 0
        add(to: &builder, &next)
        return builder.tree().map { YAMLWriter.text(of: $0) }
    }

    private var count: Int {
        switch self {
        case .text, .number, .flag: 1
        case .unknown: 3
        case .list(let items, _): items.reduce(1) { $0 + $1.count }
        case .map(let entries, _): entries.reduce(1) { $0 + $1.value.count + 1 }
        }
    }

    /// How a text is written, so that each reader of YAML takes it for one.
    private static func style(of text: String) -> Node.Style { YAMLText.isTyped(text) ? .doubleQuoted : .plain }

    private func add(to builder: inout TreeBuilder, _ next: inout Int) {
        func place() -> Range<Int> {
            defer { next += 1 }
            return next..<next + 1
        }
        let range = place()
        switch self {
        case .text(let text, _): builder.add(text, style: Self.style(of: text), at: range)
        case .number(let text, _): builder.add(text, at: range)
        case .unknown(let text, _):
            let (key, value) = (place(), place())
            builder.addMapping(at: range) { builder in
                builder.add("not-known", at: key)
                builder.add(text, style: Self.style(of: text), at: value)
            }
        case .flag: builder.add("true", at: range)
        case .list(let items, _):
            builder.addSequence(at: range) { builder in for item in items { item.add(to: &builder, &next) } }
        case .map(let entries, _):
            builder.addMapping(at: range) { builder in
                for entry in entries {
                    let key = next..<next + 1
                    next += 1
                    builder.add(entry.key, style: Self.style(of: entry.key), at: key)
                    entry.value.add(to: &builder, &next)
                }
            }
        }
    }
}
