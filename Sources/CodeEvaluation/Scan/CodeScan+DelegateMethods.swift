import CodeFacts
import Diagnostics

/// Methods that look like those which the system calls, and what may call them otherwise.
struct DelegateMethods {
    /// A method with a name that the system doesn't call.
    struct Candidate {
        let type: String
        let kind: SystemMethod.Kind
        let signature: [String?]
        let fact: MisnamedMethod
    }

    var candidates: [Candidate] = []
    /// Methods of the app that get a response.
    var ofResponses: [CodeText] = []
    /// The names and labels of calls.
    var calls: Set<[String?]> = []
    /// The protocols and superclasses of each type, with those of its extensions.
    var adopted: [String: Set<String>] = [:]
    /// Whether code names such a method by its selector.
    var hasSelectors = false
}

/// What the text of the file that is visited says. It is searched once, because many places of a file ask.
struct FileTraits {
    /// Whether it has code that only Swift 3 and later versions have.
    var isOfSwift3 = false
    var hasServiceExtension = false
    var usesNotificationCenter = false
    /// Whether it has classes that other modules use.
    var hasPublicClasses = false
    /// Whether a literal in brackets can be something else than a dictionary.
    var hasOtherDictionaries = false
    /// Whether it is Objective-C without automatic reference counting.
    var releases = false
}

/// The methods of the system that get notifications, by what has them.
enum SystemMethod {
    enum Kind { case center, application, launch, service }

    /// The labels of the methods, without that of the first parameter, and how Swift and Objective-C write each.
    fileprivate static let swift: [Kind: [[String]]] = [
        .center: [
            ["willPresent", "withCompletionHandler"], ["didReceive", "withCompletionHandler"], ["openSettingsFor"],
        ],
        .application: [
            ["didRegisterForRemoteNotificationsWithDeviceToken"], ["didFailToRegisterForRemoteNotificationsWithError"],
            ["didReceiveRemoteNotification", "fetchCompletionHandler"], ["didReceiveRemoteNotification"],
        ],
        .launch: [["didFinishLaunchingWithOptions"], ["willFinishLaunchingWithOptions"]],
        .service: [["withContentHandler"]],
    ]

    fileprivate static let objectiveC: [Kind: [[String]]] = [
        .center: [
            ["willPresentNotification", "withCompletionHandler"],
            ["didReceiveNotificationResponse", "withCompletionHandler"], ["openSettingsForNotification"],
        ],
        .application: swift[.application] ?? [], .launch: swift[.launch] ?? [],
        .service: [["withContentHandler"]],
    ]

    /// The first part of the selector.
    fileprivate static func name(_ kind: Kind, isObjectiveC: Bool) -> String {
        switch kind {
        case .center: "userNotificationCenter"
        case .application, .launch: "application"
        case .service: isObjectiveC ? "didReceiveNotificationRequest" : "didReceive"
        }
    }

    fileprivate static let adopted: [Kind: Set<String>] = [
        .center: ["UNUserNotificationCenterDelegate"],
        .application: ["UIApplicationDelegate", "NSApplicationDelegate"], .launch: ["UIApplicationDelegate"],
        .service: ["UNNotificationServiceExtension"],
    ]
}

extension CodeScan {
    /// Code that only Swift 3 and later versions have. In Swift 2, the first parameter has no label unless it is written.
    private static let wordsOfSwift3 = [
        "UIApplication.shared.", ".current()", "(_ application: UIApplication", "(_ center: UNUserNotificationCenter",
        "LaunchOptionsKey", "DispatchQueue", "@escaping", "@main", "URLSession.shared", " NotificationCenter.default.",
    ]
    /// Code that only Swift 1 and 2 have. Comments can have code of another version.
    private static let wordsOfSwift2 = [
        ".sharedApplication()", "NSNotificationCenter.", ".standardUserDefaults()", "println(", "dispatch_async(",
    ]

    /// Beginnings of selectors of such methods, as opposed to `selector(applicationDidBecomeActive`.
    private static let selectors = [
        "selector(userNotif", "selector(didReceive", "selector(application(", "selector(application:",
        "selector(application)", "selector(applicationDidFinishLaunch", "selector(applicationWillFinishLaunch",
    ]

    func noteAdoption(in file: CodeFile) {
        let all = file.source.wholeRange
        methods.hasSelectors =
            methods.hasSelectors
            || Self.selectors.contains(where: all.containsAnywhere)
        func has(_ words: String...) -> Bool { words.contains(where: all.containsAnywhere) }
        traits = FileTraits(
            isOfSwift3: Self.wordsOfSwift3.contains(where: all.containsAnywhere)
                && !Self.wordsOfSwift2.contains(where: all.containsAnywhere),
            hasServiceExtension: has("UNNotificationServiceExtension"),
            usesNotificationCenter: has("UNUserNotificationCenter"),
            hasPublicClasses: has("open class", "public class"),
            hasOtherDictionaries: has("NSDictionary", "KeyValuePairs"),
            releases: file.isObjectiveC && has(" release]"))
        guard file.isObjectiveC || file.source.path.hasSuffix(".h") else { return }
        for line in all.text.split(separator: "\n") where line.hasPrefix("@interface ") {
            let words = line.split { !$0.isPartOfName }.map(String.init)
            guard words.count > 1 else { continue }
            methods.adopted[words[1], default: []].formUnion(words.dropFirst(2))
        }
    }

    func noteAdoption(of type: TypeDeclaration) {
        methods.adopted[type.name, default: []].formUnion(type.inherited.map(Program.lastWord))
    }

    /// What a type inherits and adopts, also in its extensions.
    package func adoptedProtocols(of type: String) -> Set<String> { methods.adopted[type] ?? [] }

    func noteCallOfMethod(_ call: Call) {
        guard call.name.mayBeOfSystem else { return }
        methods.calls.insert([call.name] + call.arguments.map(\.label))
    }

    /// Notes a method that has the parameters of one which the system calls, and not its name.
    func noteMisnamed(_ function: Function) {
        guard let file, let type = types.last, type.kind != .protocolType, !function.isStatic,
            function.range.hasSuffix("}"), function.name.mayBeOfSystem, let kind = function.systemKind,
            kind == .launch
                ? function.range.containsAnywhere("otification") : function.returnsNothing || function.isAsync
        else { return }
        let head = function.range.codeBefore + function.head
        guard !["override ", "@objc("].contains(where: head.contains),
            file.isObjectiveC || traits.isOfSwift3,
            let right = function.rightName(kind, isObjectiveC: file.isObjectiveC)
        else { return }
        methods.candidates.append(
            .init(
                type: type.name, kind: kind, signature: [function.name] + function.parameters.map(\.label),
                fact: MisnamedMethod(range: function.range, right: right)))
    }

    /// Notes the methods that nothing calls, once all files are visited.
    func addMisnamedMethods() {
        guard !methods.hasSelectors else { return }
        facts.misnamedMethods = methods.candidates.filter { one in
            guard let wanted = SystemMethod.adopted[one.kind], let adopted = methods.adopted[one.type],
                !adopted.isDisjoint(with: wanted), !methods.calls.contains(one.signature)
            else { return false }
            // Trailing closures have no label.
            return !methods.calls.contains(one.signature.dropLast() + [nil])
        }.map(\.fact)
    }
}

extension String {
    /// Whether a method with the name may be meant for the system.
    fileprivate var mayBeOfSystem: Bool {
        let name = lowercased()
        return name.contains("notificationcenter") || name == "application" || name.hasPrefix("didrec")
            || name.hasPrefix("application") && name.hasSuffix("finishlaunching")
    }
}

extension String {
    /// Whether a name is nearly that of the methods of the center's delegate, and not that of a library's, such as
    /// `jpushNotificationCenter`.
    fileprivate var isNearlyOfCenter: Bool {
        let end = "notificationcenter"
        let name = lowercased()
        let start = name.dropLast(end.count)
        return name.hasSuffix(end) && (start.isEmpty || start.hasPrefix("u") && start.count < 6)
    }
}

extension Function {
    /// Which method of the center's delegate has the labels.
    var kindOfHandler: Handler.Kind? {
        switch parameters.dropFirst().first?.label {
        case "willPresent", "willPresentNotification": .willPresent
        case "didReceive", "didReceiveNotificationResponse": .didReceive
        case "openSettingsFor", "openSettingsForNotification": .openSettings
        default: nil
        }
    }

    /// Whether it is a method of the center's delegate, or gets what one gets, so that only its name may be wrong.
    var isOfCenterDelegate: Bool {
        kindOfHandler != nil || systemKind == .center && (returnsNothing || isAsync)
    }

    /// The declaration, without the body.
    fileprivate var head: String {
        String(decoding: range.file.bytes[range.bytes].prefix { $0 != UInt8(ascii: "{") }.prefix(600), as: UTF8.self)
    }

    /// Which methods of the system have such parameters.
    fileprivate var systemKind: SystemMethod.Kind? {
        guard let first = parameters.first?.type, parameters.count <= 4 else { return nil }
        func has(_ type: String) -> Bool { parameters.dropFirst().contains { $0.type.isType(type) } }
        if first.isType("UNUserNotificationCenter"), has("UNNotification") || has("UNNotificationResponse") {
            return name.isNearlyOfCenter ? .center : nil
        }
        if first.isType("UIApplication"), parameters.count == 2, ["Bool", "BOOL"].contains(returnType),
            name.mayBeOfSystem, (parameters[1].label ?? "").lowercased().contains("finishlaun")
        {
            return .launch
        }
        if first.isType("UIApplication") || first.isType("NSApplication"), name == "application", parameters.count > 1 {
            let label = (parameters[1].label ?? "").lowercased()
            return label.contains("remotenotification") || label.contains("devicetoken") ? .application : nil
        }
        if first.isType("UNNotificationRequest"), parameters.count == 2, parameters[1].isHandlerOfContent {
            return .service
        }
        return nil
    }

    /// The name of the method that is probably meant; nil if this is one of them.
    fileprivate func rightName(_ kind: SystemMethod.Kind, isObjectiveC: Bool) -> String? {
        let all = (isObjectiveC ? SystemMethod.objectiveC : SystemMethod.swift)[kind] ?? []
        let right = SystemMethod.name(kind, isObjectiveC: isObjectiveC)
        let labels = parameters.dropFirst().map { $0.label ?? "_" }
        let firstLabel = isObjectiveC ? right : nil
        if name == right, parameters.first?.label == firstLabel {
            if all.contains(labels) { return nil }
            // Swift makes the completion handler of an asynchronous method.
            if isAsync, all.contains(where: { $0.dropLast().elementsEqual(labels) && $0.count > 1 }) { return nil }
            if kind == .application, !labels.allSatisfy({ $0 != "_" }) { return nil }
        }
        // Methods for the actions of iOS 8 have more forms.
        guard !labels.contains(where: { $0.hasPrefix("handleAction") || $0.hasSuffix("NotificationSettings") }),
            isAsync || kind != .application || !parameters.isEmpty,
            let meant = all.max(by: { likeness($0, labels) < likeness($1, labels) }), likeness(meant, labels) > 0
        else { return nil }
        let parts = ([nil] + meant).map { $0 ?? "_" }
        return isObjectiveC
            ? right + ":" + meant.map { $0 + ":" }.joined() : "\(right)(\(parts.map { $0 + ":" }.joined()))"
    }

    /// How many letters the labels of a method begin with that those of this one have, too; the types decide first.
    private func likeness(_ meant: [String], _ labels: [String]) -> Int {
        guard let first = meant.first, let label = labels.first else { return 0 }
        let second = parameters.dropFirst().first?.type ?? ""
        if first.hasPrefix("didReceive") && !first.contains("Remote") {
            return second.isType("UNNotificationResponse") ? 100 : 0
        }
        if first.hasPrefix("willPresent") {
            return second.isType("UNNotification") && parameters.count == 3 || label.hasPrefix("will") ? 100 : 0
        }
        if first.hasPrefix("openSettings") {
            return second.contains("UNNotification") && label.hasPrefix("open") ? 100 : 0
        }
        if first == "withContentHandler" { return 100 }
        if first.hasSuffix("FinishLaunchingWithOptions") { return first.first == label.first ? 100 : 0 }
        let common = zip(first, label).prefix { $0 == $1 }.count
        return common < 12 ? 0 : common + (meant.count == labels.count ? 1 : 0)
    }
}

extension Function.Parameter {
    /// Whether it is a function that gets a content.
    fileprivate var isHandlerOfContent: Bool { type.contains("UNNotificationContent") }
}

extension String {
    /// Whether it is the name of a type, also optional, or of a pointer to it.
    fileprivate func isType(_ name: String) -> Bool {
        split { !$0.isPartOfName }.filter { $0 != "nonnull" && $0 != "nullable" }
            .map(String.init) == [name]
    }
}
