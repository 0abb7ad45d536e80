package import Basics
import Diagnostics
import SourceSyntax

// A declaration with a name and keys. Its dump and its texts come from its table of keys.

extension Action: KeyValue {
    /// The dump of an action inside a category.
    package func dumped(in schema: Schema) -> JSONValue {
        .object(members(in: schema) + [("shared", .bool(contents.isShared))])
    }

    /// The dump as it is registered, with everything inherited from a shared action.
    func members(in schema: Schema) -> [(String, JSONValue)] {
        [("name", .text(name))] + Self.keys.dumped(self, in: schema)
    }

    /// Skips shared actions: their texts are added where they are declared.
    package func addTexts(to texts: inout [Text]) { if !contents.isShared { Self.keys.addTexts(of: self, to: &texts) } }
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

extension Activity: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        .object([("name", .text(name))] + Self.keys.dumped(self, in: schema))
    }
    package func addTexts(to texts: inout [Text]) { Self.keys.addTexts(of: self, to: &texts) }
}

extension ActivityAlert: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.startKeys.dumped(self, in: schema)) }
    package static func dumped(_ list: [ActivityAlert], in schema: Schema) -> JSONValue {
        .array(list.map { .object([("name", .text($0.name))] + alertKeys.dumped($0, in: schema)) })
    }
    package func addTexts(to texts: inout [Text]) { Self.alertKeys.addTexts(of: self, to: &texts) }
}

extension StateCondition: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        .object(values.compactMap { name, _ in content[name.value].map { (name.value, $0.dumped) } })
    }
    package static var dumpedWhenMissing: JSONValue { .object([]) }
    package func addTexts(to texts: inout [Text]) { for value in values { value.node.addTexts(to: &texts) } }
}

extension [Field] {
    func dumpedAsActivityFields(in schema: Schema) -> JSONValue {
        .array(map { .object([("name", .text($0.name))] + Field.activityKeys.dumped($0, in: schema)) })
    }
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

    /// - Parameter fields: Defines the order of the values.
    func dumped(_ fields: [Field]) -> JSONValue {
        let values = fields.compactMap { field in content[field.name.value].map { (field.name.value, $0.dumped) } }
        return ["name": .text(name), "values": .object(values)]
    }

    package func addTexts(to texts: inout [Text]) { for value in values { value.node.addTexts(to: &texts) } }
}

extension Schema {
    /// All free text. References, choices and icons can't contain '#', so they are left out.
    package var texts: [Text] {
        var texts: [Text] = []
        App.keys.addTexts(of: app, to: &texts)
        actions.addTexts(to: &texts)
        categories.addTexts(to: &texts)
        notifications.addTexts(to: &texts)
        topics.addTexts(to: &texts)
        activities.addTexts(to: &texts)
        return texts
    }
}
