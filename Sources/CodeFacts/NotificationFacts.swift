package import Diagnostics

/// What code says about notifications. Values that can't be read are nil or marked as incomplete.
package struct NotificationFacts: Sendable {
    package var actions: [ActionFact] = []
    package var categories: [CategoryFact] = []
    package var registrations: [Registration] = []
    /// Registrations of an empty set, by their place.
    package var clearedRegistrations: [SourceRange: ClearedRegistration] = [:]
    /// Categories of one API that code registers with the other one.
    package var foreignCategories: Set<SourceRange> = []
    /// Identifiers of categories that are set on content.
    package var assignments: [CodeText] = []
    /// Identifiers that code compares with those of a response.
    package var comparisons: [Comparison] = []
    /// Comparisons with a part of such an identifier.
    package var partComparisons: Set<PartComparison> = []
    /// Comparisons with the identifier of a dismissal, after which code does something.
    package var dismissals: [SourceRange] = []
    /// Comparisons with that identifier and with the one of a tap, after which code shows something.
    package var dismissalsAsTaps: [SourceRange] = []
    /// The code of handlers for an action that does nothing, by the identifier of the action.
    package var idleBranches: [String: SourceRange] = [:]
    /// The same, where code beside the branches runs for every action and doesn't look at it.
    package var emptyBranches: [String: SourceRange] = [:]
    /// Actions for which handlers do nothing but call functions that do nothing.
    package var actionsWithStubs: Set<String> = []
    /// The code of handlers for an action that only removes notifications.
    package var removingBranches: [String: SourceRange] = [:]
    /// The code of handlers for an action that only posts notifications within the app, by the identifier of the action.
    package var postingBranches: [String: PostingBranch] = [:]
    /// Whether handlers do something for every action, beside their branches for some.
    package var actsBesideBranches = false
    /// Statements of branches that start a request over the network for which nothing waits, with the action.
    package var unfinishedWork: [CodeText] = []
    /// Names of notifications within the app that no code observes.
    package var unobservedNames: Set<String> = []
    /// The code of each `default` that is the same as that of a case, and the pattern of the case.
    package var defaultsWithCodeOfCase: [(code: SourceRange, pattern: SourceRange)] = []
    /// Methods of iOS 8 for actions, which the system doesn't call if the delegate of the center gets responses.
    package var uncalledHandlers: [SourceRange] = []
    /// Whether only methods of iOS 8 get responses, and none does anything.
    package var hasOnlyIdleLegacyHandlers = false
    /// The actions with which a method of iOS 8 compares before an `else` that does something. It gets no taps, so that is
    /// for the other action of their category.
    package var actionsWithRest: Set<String> = []
    /// Identifiers that only the code of content extensions compares with.
    package var comparisonsOfExtensions: Set<SourceRange> = []
    /// Whether a content extension has a method for responses.
    package var hasHandlerOfExtension = false
    /// The actions that a content extension, or a controller of the watch, sets while it runs, by their identifiers; and
    /// whether it sets others.
    package var actionsOfInterfaces: [String: Set<SourceRange>] = [:]
    package var hasUnknownInterfaceActions = false
    /// The actions for which handlers have code that does something.
    package var actionsWithCode: Set<String> = []
    /// The categories after whose comparison a handler does the same for all actions, with that comparison.
    package var categoriesHandledAsWhole: [String: SourceRange] = [:]
    /// Where an identifier of a response goes to code that isn't followed.
    package var escapes: [Escape] = []
    package var authorizations: [Authorization] = []
    /// Requests for authorization that run while the app launches.
    package var authorizationsAtLaunch: [SourceRange] = []
    package var delegates: [DelegateFact] = []
    /// Whether something becomes the delegate of an object that may be the notification center.
    package var hasUnknownDelegate = false
    package var handlers: [Handler] = []
    /// Methods for responses in classes of extensions, which the system doesn't call.
    package var handlersOfExtensions: [Handler] = []
    /// Methods that the system waits for, beside those of the delegate, which can end without their handler.
    package var silentMethods: [SilentMethod] = []
    /// Handlers that do something only for some categories.
    package var categoryGates: [CategoryGate] = []
    /// Functions that create a request.
    package var postingFunctions: Set<SourceRange> = []
    /// Those that do so at each launch of the app, as far as people gave permission.
    package var functionsPostingAtLaunch: Set<SourceRange> = []
    /// Functions that create the content of a notification.
    package var contentFunctions: Set<SourceRange> = []
    /// Functions that get the identifier of an action.
    package var actionFunctions: Set<SourceRange> = []
    /// Functions of an app that no code calls, with their names.
    package var uncalledFunctions: [SourceRange: String] = [:]
    /// Whether code has the delegate's method for the settings of the app.
    package var opensSettings = true
    /// Whether the app may get remote notifications.
    package var mayGetRemoteNotifications = true
    /// Whether some code may ask for permission to show notifications.
    package var mayAsk = true
    /// The language of literals in code, such as `fr`; nil if it isn't known to be another one than English.
    package var language: String?
    /// The paths of files with the start of an app, such as its delegate.
    package var appFiles: [String] = []
    /// Whether the code is that of an app. Of a library, code elsewhere does the rest.
    package var isOfApp: Bool { app.isStarted || !appFiles.isEmpty }
    /// The modules that code imports, except those that the repository has sources of.
    package var foreignModules: Set<String> = []
    /// Whether code may read the text of a reply.
    package var readsReplies = true
    /// The classes of casts to a response with text that never succeed.
    package var falseReplies: [SourceRange] = []
    /// Requests that take the place of others which the same code added before.
    package var replacedRequests: [ReplacedRequest] = []
    /// Changes of content after a request got a copy of it.
    package var lateChanges: [LateChange] = []
    /// Categories that property lists and YAML of other tools declare.
    package var declaredElsewhere: [CategoryFact] = []
    /// Categories of schemas, which the Swift that is generated from them registers.
    package var declaredInSchemas: [CategoryFact] = []
    package var legacyUses: [LegacyUse] = []
    package var legacyOptions = LegacyOptions()
    /// Actions and categories of iOS 8 whose identifier was meant for another object.
    package var renamedObjects: [RenamedObject] = []
    package var contents: [ContentFact] = []
    /// The intervals of triggers that repeat, in seconds.
    package var repeatingTriggers: [(seconds: Double, range: SourceRange)] = []
    /// Texts that Objective-C sets as the sound of content.
    package var textsAsSounds: [SourceRange] = []
    /// Interruption levels and critical sounds that code uses, as on content whose creation isn't known.
    package var levels: [(name: String, range: SourceRange)] = []
    /// Whether code changes the badge of the app itself, and the first value that isn't a literal.
    package var setsBadgeOfApp = false
    package var badgeOfApp: SourceRange?
    /// The first badge of content whose creation isn't known.
    package var badgeOfOtherContent: SourceRange?
    /// Files that weren't read, or not completely.
    package var unread: [UnreadCode] = []
    package var readFileCount = 0
    package var fileCount = 0
    /// The files that were read, in the order of their paths.
    package var files: [SourceFile] = []
    /// Whether a handler does something for identifiers that it doesn't mention.
    package var hasFallback = false
    /// Actions with which code compares to get a flag for other code: `let isApproved = id == "approve"`. That code runs
    /// for all actions.
    package var handedComparisons: [CodeText] = []
    /// Actions for which a handler sets a property, posts within the app, or shows something: what a screen may need.
    package var actionsForScreens: Set<String> = []
    /// Whether code observes any notifications within the app.
    package var observesNames = false
    /// The definitions of constants and enum cases that are identifiers, by the identifier.
    package var definitions: [String: [SourceRange]] = [:]
    /// How code uses the identifier of each action, apart from its declaration. Empty if that isn't known.
    package var usesOfActions: [String: UseOfAction] = [:]
    /// The categories that content extensions name in their property lists.
    package var contentExtensionCategories: Set<String> = []
    /// Where they are named, in property lists that are text, and those of the interfaces of a watch. The name is empty for
    /// a property list that names none.
    package var contentExtensions: [CodeText] = []
    /// Those that some code has as a literal.
    package var categoriesOfExtensionsInCode: Set<String> = []
    /// The pushes in the repository.
    package var pushes: [PushFact] = []
    /// The types with the attributes of Live Activities, by name.
    package var activities: [String: ActivityFact] = [:]
    /// The categories of scenes on the watch.
    package var sceneCategories: [CodeText] = []
    /// The first major versions of systems that targets of the project support, by platform.
    package var deploymentTargets: [String: Int] = [:]
    /// Whether code of a target is on the main actor unless it says otherwise.
    package var isOnMainActorByDefault = false
    /// Whether the repository has a string catalog or a table of strings.
    package var hasStrings = false
    /// Texts of property lists and entitlements that rules ask for.
    package var projectKeys: Set<String> = []
    /// Whether the repository has an entitlements file.
    package var hasEntitlements = false
    /// Where intents are created that make a notification a communication.
    package var intents: [(name: String, range: SourceRange)] = []
    /// Whether content is updated from an intent.
    package var updatesContent = false
    package var app = AppFacts()

    package init() {}
}

/// A file that wasn't read, or not completely.
package struct UnreadCode: Error, Sendable, CustomStringConvertible {
    package var path: String
    package var reason: String
    /// Whether the rest of the file was read.
    package var isPartial: Bool

    package init(_ path: String, _ reason: String, isPartial: Bool = false) {
        (self.path, self.reason, self.isPartial) = (path, reason, isPartial)
    }

    package var description: String {
        isPartial ? "'\(path)' was read only in part: \(reason)" : "'\(path)' wasn't read: \(reason)"
    }
}

/// Where a declaration is valid: the conditions of `#available`, `#if` and `if` around it.
package enum CodeCondition: Hashable, Sendable {
    case available(String)
    case compiled(String)
    /// The `else` of `#available`.
    case unavailable(String)
    /// An `if`, by its condition.
    case test(SourceRange)
}

/// A call of `setNotificationCategories`.
package struct Registration: Sendable {
    package var categories: [CategoryFact]
    /// Whether all registered categories are known.
    package var isComplete: Bool
    /// Whether it adds to the categories that are registered already.
    package var isMerged: Bool
    package var conditions: [CodeCondition]
    package var branches: [CodeBranch]
    /// Whether the function ran by itself, with parameters that aren't known.
    package var hasUnknownArguments: Bool
    /// The function with the call.
    package var function: SourceRange?
    /// The functions of the app's launch that make the call, in one or several steps.
    package var launches: Set<SourceRange> = []
    package var range: SourceRange

    package init(
        categories: [CategoryFact], isComplete: Bool, isMerged: Bool, conditions: [CodeCondition],
        branches: [CodeBranch] = [], hasUnknownArguments: Bool = false, function: SourceRange? = nil,
        range: SourceRange
    ) {
        (self.categories, self.isComplete, self.isMerged, self.conditions) = (
            categories, isComplete, isMerged, conditions
        )
        (self.branches, self.hasUnknownArguments) = (branches, hasUnknownArguments)
        (self.function, self.range) = (function, range)
    }
}

/// One of the branches of an `if` or a `switch`. Two branches with the same range never run together.
package struct CodeBranch: Hashable, Sendable {
    package var range: SourceRange
    package var number: Int

    package init(_ range: SourceRange, _ number: Int) { (self.range, self.number) = (range, number) }
}

extension [CodeBranch] {
    /// Whether code in these branches and code in others can both run.
    package func canRun(with others: [CodeBranch]) -> Bool {
        !contains { branch in others.contains { $0.range == branch.range && $0.number != branch.number } }
    }
}

/// A call of `requestAuthorization`.
package struct Authorization: Sendable {
    package var options: OptionNames
    package var range: SourceRange
    /// The function that asks.
    package var function: SourceRange?

    package init(options: OptionNames, range: SourceRange, function: SourceRange? = nil) {
        (self.options, self.range, self.function) = (options, range, function)
    }
}
