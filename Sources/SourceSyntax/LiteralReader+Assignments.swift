package import Diagnostics

// Objects that code makes with a class, and fills property by property.
extension LiteralReader {
    /// An object that code fills, with the place that makes it.
    package struct FilledObject: Sendable {
        package var object: Literal.Object
        package let range: SourceRange
    }

    /// The objects of a class: `note = new apn.Notification({ sound: "a" }); note.topic = "b"`.
    ///
    /// - Parameter users: The functions that get one and don't change it.
    package func objects(of module: String, _ type: String, users: Set<String>, depth: Int) -> [FilledObject] {
        var objects: [FilledObject] = []
        // A later object can have the same variable.
        var current: [String: Int] = [:]
        for index in tokens.indices.dropFirst(5) {
            if isOpen("(", at: index), name(at: index - 1) == type, isMark(".", at: index - 2),
                name(at: index - 3) == module, name(at: index - 4) == "new", isMark("=", at: index - 5),
                let variable = name(at: index - 6), objects.count < Self.objectLimit
            {
                var object = Literal.Object(entries: [], isComplete: Int(tokens[index].match) == index + 1)
                if isOpen("{", at: index + 1) { object = self.object(at: index + 1, depth: depth) ?? object }
                current[variable] = objects.count
                let range = SourceRange(file, tokens[index - 3].range.lowerBound..<tokens[index - 1].range.upperBound)
                objects.append(FilledObject(object: object, range: range))
            } else if !current.isEmpty, tokens[index].kind == .name, let variable = name(at: index),
                let number = current[variable], !isMark(".", at: index - 1)
            {
                note(use: index, of: &objects[number].object, users: users, depth: depth)
            }
        }
        return objects
    }

    private static let objectLimit = 64

    /// Notes a property that code sets, or that other code may set.
    private func note(use index: Int, of object: inout Literal.Object, users: Set<String>, depth: Int) {
        if isMark(".", at: index + 1), isMark("=", at: index + 3), !isMark("=", at: index + 4),
            let key = name(at: index + 2)
        {
            let range = SourceRange(file, tokens[index + 2].range)
            let start = index + 4
            guard tokens.indices.contains(start), tokens[start].kind != .close else { return }
            let end = end(of: start)
            // Other values are expressions.
            let value =
                isEnd(end, after: end - 1) ? literal(start..<end, depth: depth) : Literal(.unknown, at: range)
            object.entries.append(Literal.Entry(key, at: range, value))
        } else if isOpen("[", at: index + 1) || isMark(".", at: index + 1) {
            // `note.aps.category = "a"`, `note.setAlert("a")`; what code only reads doesn't matter.
            let isRead =
                isMark(".", at: index + 1) && !isMark(".", at: index + 3) && !isOpen("[", at: index + 3)
                && !isOpen("(", at: index + 3)
            if !isRead { object.isComplete = false }
        } else {
            let parent = Int(tokens[index].parent)
            let isHandedToUser = isOpen("(", at: parent) && users.contains(name(at: parent - 1) ?? "")
            if !isHandedToUser, !isMark("=", at: index + 1) { object.isComplete = false }
        }
    }

    /// Whether a statement ends before a token.
    private func isEnd(_ index: Int, after last: Int) -> Bool {
        guard tokens.indices.contains(index) else { return true }
        if isMark(";", at: index) || tokens[index].kind == .close { return true }
        let between = file.bytes[tokens[last].range.upperBound..<tokens[index].range.lowerBound]
        return tokens[index].kind == .name && between.contains(0x0A)
    }
}
