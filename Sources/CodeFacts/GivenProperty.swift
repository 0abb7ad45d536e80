package import Diagnostics

/// An optional property with which the center's delegate handles responses, and that other code sets.
package struct GivenProperty: Sendable {
    package var type: String
    package var name: String
    package var range: SourceRange
    /// Whether only its type can set it directly.
    package var isPrivate: Bool
    /// The methods of its type that set it to a parameter.
    package var setters: [CodeText]
    /// The code before each use, in the method with the use.
    package var codeBeforeUses: [SourceRange]
    /// Where code sets it, if only views that appear do.
    package var lateSetting: SourceRange?

    package init(
        type: String, name: String, range: SourceRange, isPrivate: Bool, setters: [CodeText],
        codeBeforeUses: [SourceRange]
    ) {
        (self.type, self.name, self.range, self.isPrivate) = (type, name, range, isPrivate)
        (self.setters, self.codeBeforeUses) = (setters, codeBeforeUses)
    }
}
