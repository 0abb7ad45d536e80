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

/// A comparison with a part of an identifier, `hasPrefix("snooze-")`, or a text at which it is split.
package struct PartComparison: Hashable, Sendable {
    package enum Kind: Sendable { case start, end, anywhere, separator }
    package var part: ResponsePart
    package var kind: Kind
    package var text: String
    package var range: SourceRange

    package init(part: ResponsePart, kind: Kind, text: String, range: SourceRange) {
        (self.part, self.kind, self.text, self.range) = (part, kind, text, range)
    }

    package func holds(_ identifier: String) -> Bool {
        switch kind {
        case .start: identifier.hasPrefix(text)
        case .end: identifier.hasSuffix(text)
        case .anywhere, .separator: identifier.contains(text)
        }
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
    /// The class of the delegate, also if it is another object.
    package var object: String?
    /// Whether the object sets itself when it is created.
    package var isOfInitializer = false
    /// Whether nothing creates the object that sets itself.
    package var isNeverMade = false
    /// The class, and all that it inherits.
    package var inherited: Set<String> = []
    /// Whether the class of the object is known, with all that it inherits, and no other class with methods inherits it.
    package var isOfKnownClass = false
    /// Whether the class is known, and has no method of the delegate.
    package var isWithoutMethods = false
    /// Whether it is set at launch only if the app delegate has a window, which it doesn't create.
    package var needsWindow = false
    /// Where the launch sets another delegate after this one.
    package var replacement: SourceRange?
    /// Where the same function, in any case, sets another object after this one.
    package var follower: SourceRange?
    /// Whether only code that runs after the launch calls the function, such as a view that appears.
    package var isCalledLate = false
    package var range: SourceRange

    /// Functions that run after the launch, by their names.
    package static let lateFunctions: Set<String> = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "sceneDidBecomeActive", "applicationDidBecomeActive",
        "sceneWillEnterForeground", "applicationWillEnterForeground", "onAppear",
        // In its completion handler.
        "requestAuthorization",
    ]

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
    /// A task that it starts, and for which it doesn't wait although it could.
    package var task: SourceRange?
    /// Whether other code gets the response.
    package var passesResponse = false
    /// Whether it does nothing but call its completion handler, and write to a log.
    package var isIdle = false
    /// Whether it does something for every response, beside what it does for some.
    package var actsForAll = false
    /// Whether it shows something for an action that it compares with no identifier.
    package var showsForOthers = false
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

/// A method of an extension or of the app's delegate that can end without its completion handler.
package struct SilentMethod: Sendable {
    package enum Kind: Hashable, Sendable { case service, contentExtension, remoteNotification, legacyAction }
    package var kind: Kind
    package var ends: [SilentEnd]

    package init(kind: Kind, ends: [SilentEnd]) { (self.kind, self.ends) = (kind, ends) }
}

/// A comparison with categories outside of which a handler does nothing.
package struct CategoryGate: Sendable {
    /// The categories for which the handler does something.
    package var identifiers: Set<String>
    /// The `switch`, the `if`, or the `guard`.
    package var range: SourceRange

    package init(identifiers: Set<String>, range: SourceRange) {
        (self.identifiers, self.range) = (identifiers, range)
    }
}

/// Where a function can end without a call of the completion handler that it got.
package struct SilentEnd: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case functionEnd, `return`
        /// Code that throws an error, which nothing catches.
        case error
        /// A condition in a closure that gets something later. Nothing calls the handler if it is true, or false.
        case condition(Bool)
        /// The pattern of a case for an action, in a content extension that calls the handler in others.
        case action
    }

    /// A `return`, code that throws an error, a condition, or the whole function for its end.
    package var range: SourceRange
    package var kind: Kind

    package init(_ kind: Kind, at range: SourceRange) { (self.kind, self.range) = (kind, range) }
}

extension NotificationFacts {
    /// Functions that get the identifier of an action, and that no code calls.
    package var uncalledActionFunctions: [SourceRange] {
        actionFunctions.filter { uncalledFunctions[$0] != nil }
            .sorted { ($0.file.path, $0.bytes.lowerBound) < ($1.file.path, $1.bytes.lowerBound) }
    }
}

/// What all code does with the identifier of an action, as far as words say.
package enum UseOfAction: Equatable, Sendable {
    /// No code mentions it, and it is a constant.
    case unused
    /// The only code that mentions it is a case that does nothing.
    case idle(SourceRange)
    /// Only patterns and keys mention it, and no default beside them does anything.
    case pattern
    case used
}
