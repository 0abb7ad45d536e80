import BelfryKit
import Diagnostics
import Files
import LanguageServerProtocol
import NotificationSchema
import ProjectFiles
import ProjectRules
import Rules
import SourceSyntax

extension Capability {
    static let hover = Capability("textDocument/hover") {
        $0.hoverProvider = true
    } answer: { (parameters: PositionParameters, scope) -> Hover? in
        let offset = scope.offset(of: parameters.position)
        guard let place = scope.snapshot.place(of: scope.file)?.path(to: offset).last else { return nil }
        let found = await scope.explanation(ofNameAt: offset, in: place)
        guard let (explanation, range) = found ?? scope.explanation(ofKeyAt: offset, in: place) else { return nil }
        let content = explanation.content(isMarkdown: scope.client.readsMarkdownInHovers)
        return Hover(content, at: scope.range(range))
    }
}

extension DocumentScope {
    /// What a name at an offset means; nil for other text, and for a name that isn't declared.
    fileprivate func explanation(
        ofNameAt offset: Int, in place: SchemaPlace
    ) async -> (Explanation, range: Range<Int>)? {
        let names = snapshot.names
        if let mention = names.mention(at: offset, in: file) {
            if let explanation = await explanation(of: mention, in: names) { return (explanation, mention.range.bytes) }
            return member(at: offset, in: place, names)
        }
        if let label = place.label, label.range.bytes.touches(offset) {
            guard place.expected.names(isLabel: true) == .rule, let rule = await rule(named: label.text) else {
                return nil
            }
            return (Explanation(rule), label.range.bytes)
        }
        guard place.value.range.bytes.touches(offset) else { return nil }
        // The value of a variable or of data in an example.
        if place.expected.names(isLabel: true) == .field, let label = place.label,
            let mention = names.mention(at: label.range), let explanation = await explanation(of: mention, in: names)
        {
            return (explanation, place.value.range.bytes)
        }
        guard place.value.kind == .scalar else { return nil }
        return await explanation(ofValue: place).map { ($0, place.value.range.bytes) }
    }

    /// What a key means, or the key whose value is at the offset.
    fileprivate func explanation(ofKeyAt offset: Int, in place: SchemaPlace) -> (Explanation, range: Range<Int>)? {
        guard !place.expected.isNamed, let key = place.expected.key else {
            // The type of a value after its name.
            guard let field = FieldSummary(place), let owner = place.owner, let label = place.label else { return nil }
            return (Explanation(field, of: owner), label.range.bytes)
        }
        if let label = place.label, label.range.bytes.touches(offset) { return (Explanation(key), label.range.bytes) }
        guard place.value.kind == .scalar, !place.value.isMissing, place.value.range.bytes.touches(offset) else {
            return nil
        }
        return (Explanation(key), place.value.range.bytes)
    }

    private func explanation(of mention: SchemaNames.Mention, in names: SchemaNames) async -> Explanation? {
        guard let declaration = names.mentions(like: mention).first(where: \.isDeclaration) else { return nil }
        if mention.kind == .field {
            return FieldSummary(declaration.place).flatMap { field in
                declaration.place.owner.map { Explanation(field, of: $0) }
            }
        }
        let schema = await result().schema
        func isNamed(_ name: Text) -> Bool { name.value == mention.name }
        switch mention.kind {
        case .notification:
            return schema.notifications.first { isNamed($0.name) }
                .map { Explanation($0, in: schema, isComplete: mention.isDeclaration) }
        case .category: return schema.categories.first { isNamed($0.name) }.map { Explanation($0, in: schema) }
        case .action:
            // A category can change a shared action.
            let category = mention.place.declaration(of: [.category])?.label?.text
            let own = schema.categories.first { $0.name.value == category }?.actions.first { isNamed($0.name) }
            return (own ?? schema.sharedActions[mention.name]).map { Explanation($0) }
        case .topic: return schema.topics.first { isNamed($0.name) }.map { Explanation($0) }
        case .activity: return schema.activities.first { isNamed($0.name) }.map { Explanation($0, in: schema) }
        default: return nil
        }
    }

    /// What a placeholder means that stands for a member of the objects in a list: `$(name)` next to `each: people`.
    private func member(
        at offset: Int, in place: SchemaPlace, _ names: SchemaNames
    ) -> (Explanation, range: Range<Int>)? {
        guard let placeholder = place.placeholders.first(where: { $0.range.bytes.touches(offset) }),
            let list = place.parent?.value.value(of: "each").flatMap({ names.mention(at: $0.range) }),
            let field = names.mentions(like: list).first(where: \.isDeclaration).flatMap({ FieldSummary($0.place) }),
            let member = field.members.first(where: { $0.name == placeholder.name })
        else { return nil }
        return (Explanation(member: member.name, type: member.type, of: field), placeholder.range.bytes)
    }

    /// What the value names: a symbol, a file of the project, a text in its string catalogs.
    private func explanation(ofValue place: SchemaPlace) async -> Explanation? {
        let name = place.value.text
        func file(_ files: (Project) -> [String: FilePath]) async -> Explanation? {
            files(await result().project)[name].map { Explanation(name, at: $0, from: snapshot.folder) }
        }
        switch place.expected.names(isLabel: false) {
        case .symbol: return Explanation(symbol: name)
        case .image: return await file(\.imageFolders)
        case .sound: return await file(\.soundFiles)
        case .stringKey: return Explanation(stringKey: name, in: await result().project.strings)
        default: return nil
        }
    }
}

extension SchemaPlace {
    /// The notification or activity around a place.
    var owner: String? { declaration(of: [.notification, .activity])?.label?.text }
}
