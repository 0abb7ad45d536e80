import Basics
import Diagnostics

/// Writes a tree as YAML that reads as the same tree. Comments and aliases of its source are lost.
package struct YAMLWriter {
    private var text = ""

    /// - Parameter root: The root of a tree from any front end.
    package static func text(of root: Node) -> String {
        var writer = YAMLWriter()
        writer.write(root, indentation: 0)
        return writer.text + "\n"
    }

    private init() {}

    /// Writes a node at the current column.
    ///
    /// - Parameter indentation: The indentation of its further lines.
    private mutating func write(_ node: Node, indentation: Int) {
        switch node.kind {
        case .scalar: text += YAMLText.scalarInBlock(node.text, like: node.style)
        case .sequence:
            guard !node.items.isEmpty else { return text += "[]" }
            for (index, item) in node.items.enumerated() {
                if index > 0 { beginLine(indentation) }
                write(item, after: "-", indentation: indentation)
            }
        case .mapping:
            guard !node.entries.isEmpty else { return text += "{}" }
            for (index, entry) in node.entries.enumerated() {
                if index > 0 { beginLine(indentation) }
                write(entry, indentation: indentation)
            }
        }
    }

    private mutating func write(_ entry: Node.Entry, indentation: Int) {
        let key = entry.key
        let isSimple = key.kind == .scalar && key.textLength <= Self.longestSimpleKey && !key.isMissing
        guard isSimple else {
            write(key, after: "?", indentation: indentation)
            beginLine(indentation)
            return write(entry.value, after: ":", indentation: indentation)
        }
        write(key, indentation: indentation)
        guard entry.value.kind != .scalar, !entry.value.isEmpty else {
            return write(entry.value, after: ":", indentation: indentation)
        }
        text += ":"
        beginLine(indentation + 2)
        write(entry.value, indentation: indentation + 2)
    }

    /// Writes a node after the text on the current line.
    private mutating func write(_ node: Node, after indicator: String, indentation: Int) {
        text += indicator
        guard !node.isMissing else { return }
        text += " "
        write(node, indentation: indentation + 2)
    }

    private mutating func beginLine(_ indentation: Int) {
        text += "\n" + String(repeating: " ", count: indentation)
    }

    /// Longer keys need a `?`. Escapes can make a key six times as long.
    private static let longestSimpleKey = 1024 / 6 - 2
}

extension Node {
    fileprivate var isEmpty: Bool { items.isEmpty && entries.isEmpty }
}
