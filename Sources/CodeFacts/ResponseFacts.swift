package import Diagnostics

/// The part of a response that has an identifier.
package enum ResponsePart: Hashable, Sendable { case action, category }

package struct Comparison: Sendable {
    package var part: ResponsePart
    package var identifier: CodeText
    /// False for the cases of an enum that is made from the identifier.
    package var isWritten: Bool

    package init(part: ResponsePart, identifier: CodeText, isWritten: Bool) {
        (self.part, self.identifier, self.isWritten) = (part, identifier, isWritten)
    }
}

/// What a handler posts for an action, and does nothing else.
package struct PostingBranch: Sendable {
    package var names: Set<String>
    package var range: SourceRange

    package init(names: Set<String>, range: SourceRange) { (self.names, self.range) = (names, range) }
}

package struct Escape: Sendable {
    package var part: ResponsePart
    package var range: SourceRange

    package init(part: ResponsePart, range: SourceRange) {
        (self.part, self.range) = (part, range)
    }
}

/// An assignment to the delegate of the notification center.
package struct DelegateFact: Sendable {
    package var function: String?
    package var functionRange: SourceRange?
    /// Whether the app launches with it.
    package var isAtLaunch = false
    /// The class of the delegate, if it is the object itself that runs the code.
    package var type: String?
    /// The class, and all that it inherits.
    package var inherited: Set<String> = []
    /// Whether the class is known, and has no method of the delegate.
    package var isWithoutMethods = false
    package var range: SourceRange

    package init(function: String? = nil, type: String?, range: SourceRange) {
        (self.function, self.type, self.range) = (function, type, range)
    }
}

/// A method of the notification center's delegate.
package struct Handler: Sendable {
    package enum Kind: Hashable, Sendable { case willPresent, didReceive, openSettings }
    package var kind: Kind
    /// The type with the method.
    package var type: String?
    package var range: SourceRange
    package var isAsync: Bool
    package var isOnMainActor: Bool
    /// The places where it ends without its completion handler.
    package var silentEnds: [SilentEnd]
    /// Whether other code gets the response.
    package var passesResponse = false
    /// Whether it does nothing but call its completion handler, and write to a log.
    package var isIdle = false
    /// Whether it does something for every response, beside what it does for some.
    package var actsForAll = false
    /// The superclass of the app's delegate that has it, if it is declared elsewhere.
    package var foreignSuperclass: String?

    package init(
        kind: Kind, type: String?, range: SourceRange, isAsync: Bool = false, isOnMainActor: Bool = true,
        silentEnds: [SilentEnd] = []
    ) {
        self.type = type
        (self.kind, self.range, self.isAsync, self.isOnMainActor) = (kind, range, isAsync, isOnMainActor)
        self.silentEnds = silentEnds
    }
}

/// Where a function can end without a call of the completion handler that it got.
package struct SilentEnd: Hashable, Sendable {
    /// A `return`, or the whole function for its end.
    package var range: SourceRange
    package var isReturn: Bool

    package init(at range: SourceRange, isReturn: Bool) { (self.range, self.isReturn) = (range, isReturn) }
}
