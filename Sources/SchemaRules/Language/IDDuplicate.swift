import Diagnostics
package import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "id-duplicate",
        severity: .warning,
        group: .language,
        summary: "Every category, and every action of a category, has a unique identifier, including earlier ones.",
        rationale: """
            The app registers categories as a set: of two with the same identifier, one is silently lost with its buttons. A \
            response contains only the action's identifier, so the app can't tell two actions with the same one apart. These \
            errors can't be allowed. If identifiers of categories differ only by case or white space, anyone who types the \
            wrong one on the server gets the wrong buttons; that is a warning.
            """,
        source: .notificationCategory,
        passing: [
            """
            categories:
              shipped:
                identifier: order.shipped
                hidden-previews-body-placeholder: Shipment
              delivered:
                identifier: order.delivered
                renamed-from: [ORDER_DELIVERED, "order delivered"]
                hidden-previews-body-placeholder: Delivery
            """,
            """
            actions:
              like: { renamed-from: LIKE, title: Like, icon: hand.thumbsup }
            categories:
              comment:
                hidden-previews-body-placeholder: Comment
                actions:
                  - like
                  - mute: { title: Mute, icon: bell.slash }
              photo:
                hidden-previews-body-placeholder: Photo
                actions: [like]
            """,
            """
            categories:
              shipped:
                identifier: order.shipped
                hidden-previews-body-placeholder: Shipment
              delivered:
                identifier: order.delivered
                hidden-previews-body-placeholder: Delivery
            """,
        ],
        failing: [
            """
            categories:
              shipped:
                identifier: order
                hidden-previews-body-placeholder: Shipment
              delivered:
                identifier: ⟦order⟧
                hidden-previews-body-placeholder: Delivery
            """,
            """
            categories:
              order:
                hidden-previews-body-placeholder: Order
              order-from-sdk:
                identifier: ⟦order⟧
                external: true
            """,
            """
            categories:
              shipped:
                renamed-from: [order, ⟦delivered⟧]
                hidden-previews-body-placeholder: Shipment
              delivered:
                renamed-from: ⟦order⟧
                hidden-previews-body-placeholder: Delivery
            """,
            """
            categories:
              comment:
                hidden-previews-body-placeholder: Comment
                actions:
                  - like: { identifier: react, title: Like, icon: hand.thumbsup }
                  - dislike: { identifier: ⟦react⟧, title: Dislike, icon: hand.thumbsdown }
            """,
            """
            actions:
              like: { title: Like, icon: hand.thumbsup }
            categories:
              comment:
                hidden-previews-body-placeholder: Comment
                actions: [like, ⟦like⟧]
            """,
            """
            actions:
              like: { renamed-from: [LIKE, ⟦LIKE⟧, ⟦like⟧, ⟦mute⟧], title: Like, icon: hand.thumbsup }
            categories:
              comment:
                hidden-previews-body-placeholder: Comment
                actions:
                  - like
                  - mute: { renamed-from: ⟦LIKE⟧, title: Mute, icon: bell.slash }
            """,
            """
            categories:
              shipped:
                identifier: ORDER
                hidden-previews-body-placeholder: Shipment
              delivered:
                identifier: ⟦order⟧
                hidden-previews-body-placeholder: Delivery
            """,
        ]
    )

    static let categoryIDUnique: WholeSchemaRule = description.schema(only: .inSchemas) { context, report in
        var categories: [String: Int] = [:]
        for (index, category) in context.schema.categories.enumerated() {
            // Swift treats canonically equivalent texts as equal: é is é, however it is encoded.
            let identifier = category.identifier.value
            guard let first = categories[identifier].map({ context.schema.categories[$0] }) else {
                categories[identifier] = index
                continue
            }
            // Two with the same name are already reported.
            guard first.name.value != category.name.value else { continue }
            report.add(
                at: category.identifier.range,
                "the category '\(category.name.value)' has the identifier '\(identifier)', which is that of "
                    + "'\(first.name.value)'",
                severity: .error,
                kind: .requirement,
                help: "give one of the two another identifier",
                notes: [Finding.Note("'\(first.name.value)' has it here", at: first.identifier.range)])
        }
        report.add(RenamedIdentifierClash.all(among: context.schema.categories))
    }

    static let actionIDUnique: WholeSchemaRule = description.schema { context, report in
        for category in context.schema.categories {
            for (first, index) in category.actionsWithTakenIdentifiers {
                let (first, action) = (category.actions[first], category.actions[index])
                let identifier = action.identifier.value
                report.add(
                    at: action.identifierInCategory.range,
                    "'\(category.name.value)' already has an action with the identifier '\(identifier)'",
                    severity: .error,
                    kind: .requirement,
                    help: "delete one of the two, or give it another identifier",
                    notes: [Finding.Note("'\(first.name.value)' has it here", at: first.identifierInCategory.range)])
            }
        }
        report.add(RenamedIdentifierClash.all(among: context.schema.actionDefinitions))
    }

    static let idNearDuplicate: WholeSchemaRule = description.schema(only: .inSchemas) { context, report in
        var categories: [String: Category] = [:]
        var seen: Set<String> = []
        for category in context.schema.categories {
            let identifier = category.identifier.value
            // All whitespace is below or above the ASCII letters.
            let mayHaveSpace = identifier.utf8.contains { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }
            // Another rule reports leading and trailing whitespace.
            guard !mayHaveSpace || identifier.first?.isWhitespace != true && identifier.last?.isWhitespace != true
            else {
                continue
            }
            // Only the first of equal identifiers.
            guard seen.insert(identifier).inserted else { continue }
            let small = identifier.lowercased()
            let folded = mayHaveSpace ? small.filter { !$0.isWhitespace } : small
            guard let first = categories[folded] else {
                categories[folded] = category
                continue
            }
            report.add(
                at: category.identifier.range,
                "'\(identifier)' differs from '\(first.identifier.value)' only by case or white space",
                help: "choose identifiers that people don't confuse",
                notes: [Finding.Note("'\(first.name.value)' has the other one", at: first.identifier.range)]
            )
        }
    }
}

extension RuleReport {
    mutating func add(_ clashes: [RenamedIdentifierClash]) {
        for clash in clashes {
            add(
                at: clash.range,
                clash.message,
                severity: .error,
                kind: .requirement,
                help: RenamedIdentifierClash.help,
                notes: [clash.note])
        }
    }
}

extension Category {
    /// The actions whose identifier an earlier action of the category has, each with that one.
    package var actionsWithTakenIdentifiers: [(first: Int, index: Int)] {
        // Most categories have few actions, for which comparing is faster than hashing.
        if self.actions.count <= 8, self.actions.indices.allSatisfy({ isFirstOfItsIdentifier($0) }) { return [] }
        var firsts: [String: Int] = [:]
        return self.actions.indices.compactMap { index in
            guard let first = firsts[self.actions[index].identifier.value] else {
                firsts[self.actions[index].identifier.value] = index
                return nil
            }
            return (first, index)
        }
    }

    private func isFirstOfItsIdentifier(_ index: Int) -> Bool {
        let identifier = self.actions[index].identifier.value
        return !self.actions[..<index].contains { $0.identifier.value == identifier }
    }
}

extension Action {
    /// The identifier if the category writes it, otherwise the name of the action in the category.
    fileprivate var identifierInCategory: Text { !self.isShared && writes("identifier") ? identifier : name }
}
