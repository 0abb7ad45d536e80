package import Diagnostics
import SourceSyntax

// What has a name and keys of its own. Its dump and its texts are folds over its table of keys.

extension Action: KeyValue {
    /// In a category.
    package func dumped(in schema: Schema) -> JSONValue {
        .object(members(in: schema) + [("shared", .bool(isShared))])
    }

    /// As it is registered: what a category takes over from a shared action is there.
    func members(in schema: Schema) -> [(String, JSONValue)] {
        [("name", .text(name))] + Self.keys.dumped(self, in: schema)
    }

    /// Those of a shared action are where that is declared.
    package func addTexts(to texts: inout [Text]) { if !isShared { Self.keys.addTexts(of: self, to: &texts) } }
}

extension Category: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        .object([("name", .text(name))] + Self.keys.dumped(self, in: schema))
    }
    package func addTexts(to texts: inout [Text]) { Self.keys.addTexts(of: self, to: &texts) }
}

extension Notification: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        .object([("name", .text(name))] + Self.keys.dumped(self, in: schema))
    }
    package func addTexts(to texts: inout [Text]) { Self.keys.addTexts(of: self, to: &texts) }
}

extension Topic: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        .object([("name", .text(name))] + Self.keys.dumped(self, in: schema))
    }
    package func addTexts(to texts: inout [Text]) { Self.keys.addTexts(of: self, to: &texts) }
}

extension Field: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        .object([("name", .text(name))] + Self.dataKeys.dumped(self, in: schema))
    }

    func dumpedAsVariable(in schema: Schema) -> JSONValue {
        .object([("name", .text(name))] + Self.variableKeys.dumped(self, in: schema))
    }

    package func addTexts(to texts: inout [Text]) { Self.dataKeys.addTexts(of: self, to: &texts) }
}

extension Example: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .text(name) }

    /// - Parameter fields: In the order in which values are listed.
    func dumped(_ fields: [Field]) -> JSONValue {
        let values = fields.compactMap { field in content[field.name.value].map { (field.name.value, $0.dumped) } }
        return ["name": .text(name), "values": .object(values)]
    }

    package func addTexts(to texts: inout [Text]) { for value in values { value.node.addTexts(to: &texts) } }
}

extension Schema {
    /// All that an author can write freely. Names that refer to something, choices and icons hold no '#' in any case.
    package var texts: [Text] {
        var texts: [Text] = []
        App.keys.addTexts(of: app, to: &texts)
        actions.addTexts(to: &texts)
        categories.addTexts(to: &texts)
        notifications.addTexts(to: &texts)
        topics.addTexts(to: &texts)
        return texts
    }
}
