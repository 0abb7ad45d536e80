package import Diagnostics
package import NotificationSchema
import SourceSyntax

/// The names that a schema declares and uses, across its files.
package struct SchemaNames: Sendable {
    /// A name where it is declared or used.
    package struct Mention: Sendable {
        package let kind: Referent
        package let name: String
        /// The name alone: in `$(name)`, without the sign and the brackets.
        package let range: SourceRange
        /// The declaration, or the place that uses the name.
        package let place: SchemaPlace
        package let isDeclaration: Bool
        /// The declaration inside which the name has its meaning; nil if that is the whole schema.
        package let owner: SourceRange?
    }

    /// In source order.
    package let mentions: [Mention]

    /// - Parameters:
    ///   - documents: The root first.
    ///   - root: The root file.
    package init(_ documents: [SchemaDocument], root: SourceFile?) {
        let places = documents.compactMap { document in
            document.root.map { SchemaPlace(of: $0, isRoot: document.file === root) }
        }
        let shared = Set(
            places.flatMap(\.children).filter { $0.expected.key?.declares == .action }
                .flatMap(\.children).compactMap { $0.label?.text })
        var mentions: [Mention] = []
        for place in places { place.forEach { mentions += Self.mentions(in: $0, sharedActions: shared) } }
        self.mentions = mentions
    }

    /// The mention whose name touches an offset of a file, or whose placeholder does.
    package func mention(at offset: Int, in file: SourceFile) -> Mention? {
        let near = mentions.filter { $0.range.file === file && $0.rangeWithSigns.touches(offset) }
        return near.first { $0.range.bytes.touches(offset) } ?? near.first
    }

    /// The mention with exactly this range.
    package func mention(at range: SourceRange) -> Mention? { mentions.first { $0.range == range } }

    /// All mentions of the same thing, in source order.
    package func mentions(like mention: Mention) -> [Mention] {
        mentions.filter { $0.kind == mention.kind && $0.name == mention.name && $0.owner == mention.owner }
    }

    /// The names of a kind that are declared for the whole schema, without duplicates.
    package func declared(_ kind: Referent) -> [Mention] {
        var seen: Set<String> = []
        return mentions.filter {
            $0.kind == kind && $0.isDeclaration && $0.owner == nil && seen.insert($0.name).inserted
        }
    }

    /// The variables and data of a notification, or the values of an activity.
    ///
    /// - Parameter section: The key of the file under which the owner is declared.
    package func fields(of owner: String, in section: String) -> [Mention] {
        mentions.filter { mention in
            guard mention.kind == .field, mention.isDeclaration,
                let place = mention.place.declaration(of: Self.owners), place.label?.text == owner
            else { return false }
            return place.expected.key?.name == section
        }
    }

    // MARK: Mentions in a place

    private static let kinds: Set<Referent> = [.action, .activity, .category, .notification, .topic, .field]
    private static let owners: Set<Referent> = [.activity, .notification]

    private static func mentions(in place: SchemaPlace, sharedActions: Set<String>) -> [Mention] {
        let ownerOfFields = place.declaration(of: owners)?.range
        func mention(_ kind: Referent, _ name: String, _ range: SourceRange, isDeclaration: Bool = false) -> Mention {
            var owner: SourceRange?
            var declares = isDeclaration
            if kind == .field { owner = ownerOfFields }
            if kind == .action, let category = place.declaration(of: [.category]) {
                // In a category, the name of a shared action changes that action.
                if sharedActions.contains(name) { declares = false } else { owner = category.range }
            }
            return Mention(kind: kind, name: name, range: range, place: place, isDeclaration: declares, owner: owner)
        }
        var result: [Mention] = []
        if let label = place.label, let kind = place.expected.declares, kinds.contains(kind) {
            result.append(mention(kind, label.text, label.range, isDeclaration: true))
        }
        if let label = place.label, let kind = place.expected.names(isLabel: true), kinds.contains(kind) {
            result.append(mention(kind, label.text, label.range))
        }
        if place.value.kind == .scalar, !place.value.isMissing, let kind = place.expected.names(isLabel: false),
            kinds.contains(kind)
        {
            result.append(mention(kind, place.value.text, place.value.range))
        }
        return result + place.placeholders.map { mention(.field, $0.name, $0.range) }
    }
}

extension SchemaNames.Mention {
    /// The whole placeholder, `$(name)`, for a name in a text.
    package var rangeWithSigns: Range<Int> {
        let (bytes, text) = (range.bytes, range.file.bytes)
        guard bytes.lowerBound > 1, bytes.upperBound < text.count,
            text[bytes.lowerBound - 2..<bytes.lowerBound].elementsEqual("$(".utf8),
            text[bytes.upperBound] == UInt8(ascii: ")")
        else { return bytes }
        return bytes.lowerBound - 2..<bytes.upperBound + 1
    }
}

extension Range<Int> {
    /// Whether an offset is in the range or at one of its ends.
    package func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
