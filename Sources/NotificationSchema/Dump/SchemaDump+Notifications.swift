import Diagnostics

extension Notification {
    func dumped(in schema: Schema) -> JSONValue {
        .object(identity(in: schema) + content + delivered + forPeople)
    }

    private func identity(in schema: Schema) -> [(String, JSONValue)] {
        [
            ("name", .string(name.value)),
            ("identifier", .string(identifier.value)),
            ("renamed-from", .texts(renamedFrom)),
            ("match", .object(match.map { ($0.key.value, .string($0.value.value)) })),
            ("category", .text(schema.category(of: self)?.name)),
            ("topic", .text(schema.topic(of: self)?.name)),
            ("delivery", .string(delivery.rawValue)),
            ("encrypted", .bool(isEncrypted)),
            ("becomes", .array(becomes.map { .string(schema.notifications[$0].name.value) })),
        ]
    }

    private var content: [(String, JSONValue)] {
        [
            ("title", .template(title)),
            ("subtitle", .template(subtitle)),
            ("body", .template(bodyText)),
            ("localize", .string((localize?.value ?? .server).rawValue)),
            ("variables", .array(variables.map { .object($0.dumped) })),
            ("data", .array(data.map { .object($0.dumped + $0.dumpedOfData) })),
            // What people do not see has no level.
            ("interruption-level", isShown ? .string(level.rawValue) : .null),
            ("sound", sound?.dumped ?? .null),
            ("badge", badge?.dumped ?? .null),
            ("relevance-score", .number(relevanceScore)),
            ("relevant-for", .integer(relevantFor)),
            ("because", .text(because)),
            ("thread-id", .template(threadIdentifier)),
            ("target-content-id", .template(targetContentIdentifier)),
            ("filter-criteria", .template(filterCriteria)),
            ("launch-image", .template(launchImage)),
        ]
    }

    private var delivered: [(String, JSONValue)] {
        [
            ("mutable-content", .bool(isMutable)),
            ("attachments", .array(attachments.map(\.dumped))),
            ("communication", communication?.dumped ?? .null),
            ("collapse-id", .template(collapseIdentifier)),
            ("expires-in", expiry.map { .integer($0) } ?? .null),
            ("priority", Int(priority.rawValue).map { .integer($0) } ?? .null),
        ]
    }

    private var forPeople: [(String, JSONValue)] {
        let presentation = isShown ? self.presentation : []
        return [
            ("foreground-presentation", .array(presentation.map { .string($0.rawValue) })),
            ("destination", .text(destination)),
            ("examples", .array(examples.map { $0.dumped(fields) })),
            ("description", .text(documentation)),
            ("allow", allow.dumped),
        ]
    }
}

// MARK: - Data

extension Field {
    fileprivate var dumped: [(String, JSONValue)] {
        [
            ("name", .string(name.value)),
            ("type", type.dumped),
            ("values", .texts(values)),
            ("example", example.flatMap(value(of:))?.dumped ?? .null),
            ("max-length", .integer(maxLength)),
            ("sensitivity", .string(sensitivity.rawValue)),
            ("origin", .string(origin.rawValue)),
            ("counts", counts.map { .string($0.value.rawValue) } ?? .null),
        ]
    }

    fileprivate var dumpedOfData: [(String, JSONValue)] {
        [("optional", .bool(isOptional)), ("key", .string(key)), ("renamed-from", .texts(renamedFrom))]
    }
}

extension FieldType {
    /// As in a schema: `"string"`, `["string"]`, `{ "name": "string?" }`.
    fileprivate var dumped: JSONValue {
        switch self {
        case .scalar(let type): .string(type.rawValue)
        case .list(let item): .array([item.dumped])
        case .structure(let structure): .object(structure.members.map { ($0.name.value, $0.dumped) })
        }
    }
}

extension FieldType.Member {
    fileprivate var dumped: JSONValue {
        guard isOptional, case .scalar(let type) = type else { return type.dumped }
        return .string(type.rawValue + "?")
    }
}

extension FieldValue {
    fileprivate var dumped: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .boolean(let flag): .bool(flag)
        case .list(let items): .array(items.map(\.dumped))
        case .structure(let members):
            .object(
                members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value.dumped) })
        }
    }
}

extension Example {
    /// - Parameter fields: In the order in which values are listed.
    fileprivate func dumped(_ fields: [Field]) -> JSONValue {
        let values = fields.compactMap { field in content[field.name.value].map { (field.name.value, $0.dumped) } }
        return ["name": .string(name.value), "values": .object(values)]
    }
}

// MARK: - What is shown and heard

extension Sound {
    fileprivate var dumped: JSONValue {
        let name =
            switch name {
            case .default: "default"
            case .file(let file): file.value
            }
        return ["name": .string(name), "critical": .bool(isCritical), "volume": .number(volume)]
    }
}

extension Badge {
    fileprivate var dumped: JSONValue {
        switch self {
        case .number(let number): .integer(number.value)
        case .template(let template): .template(template)
        }
    }
}

extension Attachment {
    fileprivate var dumped: JSONValue {
        ["url": .template(url), "type": kind.map { .string($0.value.rawValue) } ?? .null]
    }
}

extension Communication {
    fileprivate var dumped: JSONValue {
        [
            "intent": .string(intent.rawValue),
            "sender": sender.map { .object($0.dumped + [("image", .template($0.image))]) } ?? .null,
            "conversation-identifier": .template(conversationIdentifier),
            "service-name": .template(serviceName),
            "speakable-group-name": .template(speakableGroupName),
            "group-image": .template(groupImage),
            "recipients": recipients.map { .object([("each", .text($0.each))] + $0.dumped) } ?? .null,
            // Only a call is one of sound or of pictures.
            "call-capability": intent == .call ? .string(callCapability.rawValue) : .null,
        ]
    }
}

extension Communication.Person {
    fileprivate var dumped: [(String, JSONValue)] {
        [
            ("display-name", .template(displayName)),
            ("handle", .template(handle)),
            ("handle-type", .string(handleType.rawValue)),
            ("custom-identifier", .template(customIdentifier)),
        ]
    }
}
