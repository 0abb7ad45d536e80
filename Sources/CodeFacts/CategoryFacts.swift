package import Diagnostics

/// The creation of a `UNNotificationAction`.
package struct ActionFact: Sendable {
    package var identifier: CodeText
    package var title: CodeText?
    package var options = OptionNames()
    package var icon: IconFact?
    /// The expression of an icon that couldn't be read.
    package var unknownIcon: SourceRange?
    package var textInput: TextInputFact?
    /// Whether only some of the lists that code makes have it, such as one of two branches.
    package var isOptional = false
    package var conditions: [CodeCondition] = []
    /// Whether it is one of iOS 8.
    package var isLegacy = false
    /// The whole expression.
    package var range: SourceRange

    package init(identifier: CodeText, range: SourceRange) {
        (self.identifier, self.range) = (identifier, range)
    }
}

package struct IconFact: Sendable {
    package var name: CodeText
    package var isSystem: Bool

    package init(name: CodeText, isSystem: Bool) { (self.name, self.isSystem) = (name, isSystem) }
}

package struct TextInputFact: Sendable {
    package var buttonTitle: CodeText?
    package var placeholder: CodeText?
    package var range: SourceRange

    package init(buttonTitle: CodeText?, placeholder: CodeText?, range: SourceRange) {
        (self.buttonTitle, self.placeholder, self.range) = (buttonTitle, placeholder, range)
    }
}

/// The creation of a `UNNotificationCategory`.
package struct CategoryFact: Sendable {
    package var identifier: CodeText
    package var actions: [ActionFact] = []
    package var areActionsComplete = true
    /// Actions beside those, which have the identifier of one of them.
    package var doubles: [ActionFact] = []
    package var actionsRange: SourceRange?
    /// Those of the minimal context of iOS 8, which has room for two.
    package var minimalActions: (identifiers: [CodeText], range: SourceRange)?
    package var intentIdentifiers: [CodeText] = []
    package var hiddenPreviewsBodyPlaceholder: CodeText?
    package var categorySummaryFormat: CodeText?
    package var options = OptionNames()
    package var conditions: [CodeCondition] = []
    package var range: SourceRange

    package init(identifier: CodeText, range: SourceRange) {
        (self.identifier, self.range) = (identifier, range)
    }
}

/// A set of options: names as in Swift, without their type.
package struct OptionNames: Sendable {
    package var names: [(name: String, range: SourceRange)] = []
    package var isComplete = true
    /// Those that only one of several values has.
    package var open: Set<String> = []
    package var range: SourceRange?

    package init() {}

    package func contains(_ name: String) -> Bool { names.contains { $0.name == name } }

    package func range(of name: String) -> SourceRange? { names.first { $0.name == name }?.range }
}
