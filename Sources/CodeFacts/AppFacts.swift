package import Diagnostics

/// What the syntax of an app and its project files say about the parts that notifications depend on.
package struct AppFacts: Sendable {
    /// Objects that become the delegate of the center, and that nothing keeps.
    package var unkeptDelegates: [SourceRange] = []
    /// Delegates of a property that is nil, with its name, and where the code below sets it.
    package var delegatesOfNil: [(delegate: CodeText, setting: SourceRange)] = []
    /// Weak properties for handling responses that only get objects which nothing keeps, and properties that nothing sets.
    package var lostProperties: [CodeText] = []
    package var unsetProperties: [CodeText] = []
    /// Properties for handling responses that only views set which appear.
    package var lateProperties: [GivenProperty] = []
    /// What the code needs and nothing does, such as `desiredPushTypes`, with the place that needs it.
    package var missingSteps: [CodeText] = []
    /// Methods that no code calls, such as 'submit', with the place that needs it.
    package var missingCalls: [CodeText] = []
    /// Selectors of methods that no class has.
    package var missingMethods: [CodeText] = []
    /// Methods with a response that nothing calls.
    package var uncalledResponseMethods: [CodeText] = []
    /// Classes for the delegate of the application that nothing creates, by name.
    package var unmadeDelegates: [CodeText] = []
    /// Casts of the application's delegate that fail, and that code needs for notifications.
    package var failedCasts: [FailedCast] = []
    /// Methods for willPresent that always return no option.
    package var silentPresentations: [SourceRange] = []
    /// Registrations of one category in each pass of a loop, and categories that code gives to nothing but logs.
    package var registrationsInLoops: [SourceRange] = []
    package var unusedCategories: [SourceRange] = []
    /// Requests that the code after them removes.
    package var lostRequests: [LostRequest] = []
    /// Comparisons of the pointers of an identifier and a text, in Objective-C.
    package var pointerComparisons: [SourceRange] = []
    /// Names that differ only in their separators or in the case of letters from the ones that are probably meant.
    package var mismatches: [NameMismatch] = []
    /// Names of notifications within the app that methods for responses and pushes post. Literals have quotation marks.
    package var posts: [CodeText] = []
    /// Identifiers that code compares with those of requests, although no request has them.
    package var unknownRequests: [CodeText] = []
    /// Removals of identifiers that no request has, if no other code removes any.
    package var idleRemovals: [CodeText] = []
    /// Removals by the ID of an object, if each request has a new identifier that nothing stores.
    package var removalsOfRandom: [CodeText] = []
    /// Parts of dates that no date has.
    package var impossibleDates: [ImpossibleDate] = []
    /// Requests that repeat and get a new identifier each time, each with its function.
    package var randomRepeats: [(range: SourceRange, function: SourceRange)] = []
    /// The functions with code that removes requests that wait; nil for code that isn't in one.
    package var removingFunctions: [SourceRange?] = []
    /// Notifications that appear again, without what the first one has.
    package var poorCopies: [PoorCopy] = []
    /// Notifications of iOS 8 without a category, beside content that has one.
    package var plainFallbacks: [SourceRange] = []
    /// Whether all code that removes requests is among those.
    package var hasAllRemovals = false
    /// A request for a date, with an identifier for each object, such as `"task-\(task.id)"`.
    package var requestOfObject: SourceRange?
    /// Whether requests repeat, and people turn notifications on and off in the app.
    package var repeatsAsSet = false
    /// A function without a caller that is the only one to remove requests.
    package var uncalledRemoval: (name: String, range: SourceRange)?
    /// Functions that add requests and that no code calls, with the names of those that would be called.
    package var uncalledRequests: [CodeText] = []
    /// Calls of functions that remove requests only later, before code that adds some again.
    package var lateRemovals: [LostRequest] = []
    /// Requests that the app adds when it goes to the background, and that replace pending ones with other titles.
    package var requestsReplacedLater: [LostRequest] = []
    /// Removals of identifiers with another property than those of the requests, with the names of both.
    package var removalsOfOtherProperties: [(removal: CodeText, added: CodeText)] = []
    /// Calls that stop monitoring a region, if requests have location triggers and nothing removes them.
    package var unendedPlace: SourceRange?
    /// Deletions of objects, if no code that deletes one removes its requests.
    package var deletions: [SourceRange] = []
    /// Removals of the requests that come next, instead of the last ones.
    package var removalsOfNext: [SourceRange] = []
    /// Removals of all requests whenever the app becomes active.
    package var removalsOnActivation: [SourceRange] = []
    /// A request that repeats, in code that doesn't run then.
    package var repeatingRequest: SourceRange?
    /// Ends of methods for VoIP pushes that report no call.
    package var unreportedCalls: [SourceRange] = []
    /// Methods for VoIP pushes that do something else, if no file mentions what reports calls.
    package var callHandlers: [SourceRange] = []
    /// Methods for VoIP pushes that do nothing.
    package var idleCallHandlers: [SourceRange] = []
    /// Keys of `userInfo` that code reads.
    package var readKeys: [CodeText] = []
    /// Comparisons with full permission without which code makes requests or registers for pushes.
    package var permissionGates: [PermissionGate] = []
    /// What code gives requests as their identifiers.
    package var requestIdentifiers: [SourceRange] = []
    /// Arguments that other code sets as the category of a notification, by their labels.
    package var categoryArguments: [SourceRange] = []
    /// Expressions that make a text of the device token that isn't the token.
    package var describedTokens: [SourceRange] = []
    /// Keys of dictionaries in the code of service extensions that are there twice.
    package var doubleKeys: [SourceRange] = []
    /// Removals that miss a request whose identifier has an end.
    package var incompleteRemovals: [LostRequest] = []
    /// Empty contents that service extensions hand over, and where they take away all text.
    package var emptyContents: [SourceRange] = []
    /// The content of the request, where a service extension hands it over although it has changed a copy.
    package var unchangedContents: [SourceRange] = []
    /// Contents that service extensions hand over before a task has changed them.
    package var earlyContents: [SourceRange] = []
    /// Files of downloads that become attachments, although their names don't say what they are.
    package var untypedAttachments: [SourceRange] = []
    /// Tasks of the app that code makes and discards.
    package var discardedTasks: [SourceRange] = []
    /// Comparisons of the device token with the one that the code before them has just stored.
    package var comparisonsWithStored: [SourceRange] = []
    /// Functions that send the device token, if code only stores it.
    package var uncalledSenders: [CodeText] = []
    /// Methods for the actions of UILocalNotification.
    package var legacyActionMethods: [SourceRange] = []
    /// Tasks of service extensions that nothing resumes.
    package var unresumedTasks: [SourceRange] = []
    /// Methods that look like those which the system calls, and that nothing calls.
    package var misnamedMethods: [MisnamedMethod] = []
    /// Methods for pushes that the system doesn't call, because their class has the newer one, which lacks their code.
    package var shadowedMethods: [SourceRange] = []
    /// Methods of iOS 8 whose parameter has another type than the object of the system, with the type of that.
    package var falseParameters: [CodeText] = []
    /// Conditions after which code posts or asks only if people didn't give permission.
    package var invertedPermissions: [SourceRange] = []
    /// Triggers with another time than what was meant.
    package var brokenTriggers: [BrokenTrigger] = []
    /// Delegates and registrations that only some runs of the app set, by what they need.
    package var gatedPlaces: [LaunchGate: Set<SourceRange>] = [:]
    /// Where code removes the delegate of the center that it set.
    package var delegateRemovals: [SourceRange] = []
    /// Where code adds a category to those that are registered, and doesn't register them.
    package var lostMerges: [SourceRange] = []
    /// Requests and contents that code makes, and that nothing but a log uses.
    package var unaddedRequests: [SourceRange] = []
    /// Subscriptions that nothing keeps, with the name that they observe. Literals have quotation marks.
    package var lostSubscriptions: [CodeText] = []
    /// A cast to a response with text, if no action of the app can have one.
    package var casts: [SourceRange] = []
    /// Calls of methods for the notifications of iOS 8.
    package var legacyCalls: [CodeText] = []
    /// Formats for the bytes of a token that leave out zeros.
    package var shortFormats: [SourceRange] = []
    /// Texts with which an identifier in one case of letters is compared, although they have another.
    package var falseCases: [CodeText] = []
    package var falsePrefixes: [FalsePrefix] = []
    /// Keys of data whose value has another type than the one that code casts it to.
    package var falseTypes: [CodeText] = []
    /// Where code writes such a value, if other code writes one of the right type.
    package var falseWrites: [CodeText] = []
    /// Posts within the app that carry something else than what observers read.
    package var falsePosts: [FalsePost] = []
    /// Names of notifications within the app that code observes and never posts.
    package var unpostedNames: [CodeText] = []
    /// Where code observes a notification within the app and does nothing, if no other code does, by its name.
    package var idleObservers: [String: SourceRange] = [:]
    /// Where code that observes a notification within the app shows a screen, if all such code does nothing else, by its name.
    package var showingObservers: [String: SourceRange] = [:]
    /// Flags that code reads and nothing stores, each with the one that is probably meant.
    package var falseSettings: [NameMismatch] = []
    /// Settings that code stores and nothing reads, each with the one that is probably meant: the same one if code reads it
    /// from the settings of an App Group.
    package var unreadSettings: [NameMismatch] = []
    /// Settings that code reads from the standard ones, each with where code stores it in those of an App Group.
    package var unsharedSettings: [NameMismatch] = []
    /// Settings that an extension reads from its standard ones, each with where code stores it in those of the app.
    package var settingsOfApp: [NameMismatch] = []
    /// Settings that code reads, that no code stores, and without which it makes no request.
    package var unstoredSettings: [CodeText] = []
    /// Settings of an App Group that an extension reads and no code stores.
    package var unstoredGroupSettings: [CodeText] = []
    /// The values of controls for notifications that no code reads.
    package var idleControls: [CodeText] = []
    /// What notifications have in their data, and code doesn't know.
    package var unknownData: [UnknownData] = []
    /// Keys of stored settings for which two parts of the app have two values if nothing is stored.
    package var falseDefaults: [FalseDefault] = []
    /// Texts that Xcode's template writes into the content of a service extension.
    package var templateTexts: [SourceRange] = []
    /// Keys of the data of notifications that methods of the center's delegate read.
    package var handlerKeys: [CodeText] = []
    /// Those that nothing in the repository writes, although code writes other keys.
    package var unwrittenKeys: [CodeText] = []
    /// The keys of the data of notifications by category, if all are known, and what code reads for some of them.
    package var keysOfCategories: [String: Set<String>] = [:]
    package var gatedReads: [GatedRead] = []
    /// Keys of the data of local notifications that say where to go, by their names, and that nothing reads.
    package var unreadKeys: [CodeText] = []
    /// The first keys of local notifications of which nothing reads any.
    package var unreadContents: [CodeText] = []
    /// Values that code puts into the data of a notification under keys that nothing reads.
    package var unreadValues: [SourceRange] = []
    /// UUIDs that code makes of the identifier of a request.
    package var parsedIdentifiers: [SourceRange] = []
    /// UUIDs that code makes of a part of an identifier between hyphens.
    package var partsAsUUIDs: [SourceRange] = []
    /// The literal parts of the titles and bodies of local notifications.
    package var textsOfNotifications: [String] = []
    /// Lookups in dictionaries with code for actions whose keys are all known.
    package var handlerTables: [HandlerTable] = []
    /// Where code reads the text of a reply, if nothing but a log uses it, and no other code reads one.
    package var unusedReplies: [SourceRange] = []
    /// Identifiers of requests with a UUID after a prefix, which isn't a UUID as a whole.
    package var prefixedIdentifiers: [CodeText] = []
    /// The methods of service extensions that get a request.
    package var serviceExtensions: [SourceRange] = []
    /// The identifiers of attachments that code compares with something, although all have an empty one.
    package var attachmentComparisons: [SourceRange] = []
    /// The only values that methods for taps read of the data, and that nothing uses, with the names of their variables.
    package var idleReads: [CodeText] = []
    /// Properties that methods for responses set for views, and that nothing reads.
    package var unreadStates: [CodeText] = []
    /// Requests that code postpones, each with the one that repeats and has the same identifier.
    package var postponedRepeats: [LostRequest] = []
    /// The identifiers of requests that are the same for each region that a manager monitors.
    package var identifiersForRegions: [SourceRange] = []
    /// Whether code draws a badge in the Dock of a Mac.
    package var badgesDock = false
    /// Calls that register for remote notifications.
    package var remoteRegistrations: [SourceRange] = []
    /// Methods that use the device token.
    package var tokenHandlers: [SourceRange] = []
    /// Methods of an application's delegate for pushes and their actions.
    package var pushHandlers: [SourceRange] = []
    /// A call that registers for remote notifications, if no file has a method for the device token.
    package var registrationWithoutToken: SourceRange?
    /// Whether some code, also in a file that isn't read, registers for remote notifications.
    package var registersForPushes = false
    /// Where code asks for VoIP pushes.
    package var callRegistrations: [SourceRange] = []
    /// Methods that the system calls for pushes in the background.
    package var backgroundHandlers: [SourceRange] = []
    /// The older methods for pushes, which get none in the background.
    package var oldPushMethods: [SourceRange] = []
    /// Calls that start a Live Activity.
    package var activityRequests: [SourceRange] = []
    /// The classes of objects that a view or the app creates with `@StateObject`.
    package var stateObjects: Set<String> = []
    /// Functions that only `onAppear(perform:)` gets.
    package var appearing: Set<SourceRange> = []
    /// Whether the repository has the start of an app: the entitlements of a library are those of a demo or of tests.
    package var isStarted = false
    package var project = ProjectFacts()
    /// Methods of content extensions that hand each response on to the app.
    package var forwardingHandlers: [SourceRange] = []
    /// Those that close the notification for each response, and do nothing else.
    package var dismissingHandlers: [SourceRange] = []
    package var missingParts: [MissingPart] = []
    /// Contents with a category and without any text.
    package var textlessContents: [SourceRange] = []
    /// Parameters for a setting of the content that a function makes, and that it ignores, with the function.
    package var droppedSettings: [(setting: String, function: CodeText)] = []
    /// Functions that code calls and whose code for a notification is a comment, with their names.
    package var emptiedFunctions: [CodeText] = []
    /// The trigger of a request that appears a few seconds after the code which adds it.
    package var quickRequest: SourceRange?
    /// Variables that code reads before the closure which sets them has run.
    package var earlyReads: [SourceRange] = []
    /// Categories with which code compares those of requests that wait.
    package var categoriesOfRequests: [CodeText] = []
    /// Removals of what was delivered in functions that cancel what waits, with the names of the functions.
    package var removalsOfDelivered: [CodeText] = []
    /// Addresses on a server that code gives to an attachment.
    package var remoteAttachments: [SourceRange] = []

    package init() {}
}

/// A dictionary with code for actions that other code fills, all of whose keys are known.
package struct HandlerTable: Sendable {
    package var keys: [CodeText]
    /// Where code looks up something.
    package var lookUps: [SourceRange]

    package init(keys: [CodeText], lookUps: [SourceRange]) { (self.keys, self.lookUps) = (keys, lookUps) }
}

/// A method that looks like one which the system calls, with the name of that one.
package struct MisnamedMethod: Sendable {
    package var range: SourceRange
    package var right: String

    package init(range: SourceRange, right: String) { (self.range, self.right) = (range, right) }
}
