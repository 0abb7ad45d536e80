import CodeFacts
import Diagnostics

/// What notifications within the app carry, and what observers read, by name.
struct AppNotifications {
    struct Post {
        let range: SourceRange
        let object: Expression?
        let hasData: Bool
        let isOfHandler: Bool
        /// Whether a function that asks for permission, or for a device token, posts it.
        let isOfPermission: Bool
        /// The keys and values of the data; nil if they aren't all known.
        let data: [Expression.Pair]?
        /// The type of the object, and the name of what code makes it with.
        let type: String?
    }

    struct Observer {
        /// What it reads, once all files are visited.
        let reads: () -> NotificationReads?
        /// The object whose posts it observes.
        let object: SourceRange?
        /// The method, or the only one that a closure calls, or its code.
        var method = ""
        var closure: Expression.Closure?
        let range: SourceRange
    }

    var posts: [String: [Post]] = [:]
    var observers: [String: [Observer]] = [:]
    /// Closures of publishers that read nothing of their notification.
    var plainObservers: [String: [Observer]] = [:]
    /// What functions with one parameter read of it, by name; several with one name have several.
    var methods: [String: [NotificationReads]] = [:]
    var functions: [String: [Function]] = [:]
    /// Where functions that do nothing else show a screen, by their names.
    var screens: [String: [SourceRange]] = [:]
    /// The functions that make requests.
    var scheduling: Set<String> = []
    /// The functions of files with such functions, by their names.
    var besideScheduling: [String: [SourceRange]] = [:]
}

extension CodeScan {
    func noteNotification(_ call: Call) {
        switch call.name {
        case "post", "postNotificationName":
            let value = call.argument("name", "postNotificationName")
            guard let name = value?.nameOfNotification, call.base?.range.contains("NotificationCenter") ?? true else {
                return
            }
            let object = call.argument("object").flatMap { $0.isMissing ? nil : $0 }
            let data = call.argument("userInfo").flatMap { $0.isMissing ? nil : $0 }
            notifications.posts[name, default: []].append(
                .init(
                    range: call.range, object: object, hasData: data != nil,
                    isOfHandler: function?.name.hasPrefix("userNotificationCenter") ?? false,
                    isOfPermission: function.map(\.asksForPermission) ?? false,
                    data: data.flatMap { local($0).pairs }, type: object.flatMap { type(of: local($0)) }))
        case "addObserver":
            // Other apps post what a distributed center has.
            guard let name = call.argument("forName", "name")?.nameOfNotification,
                !(call.base?.range.contains("Distributed") ?? false)
            else { return }
            noteSelectors(of: call, name: name)
            let object = call.argument("object").flatMap { $0.isMissing ? nil : $0.range }
            if case .function(let closure)? = call.arguments.last?.value.kind {
                let reads = closure.reads
                notifications.observers[name, default: []].append(
                    .init(reads: { reads }, object: object, closure: closure, range: call.range))
            } else if let method = call.range.selector {
                notifications.observers[name, default: []].append(
                    .init(
                        reads: { [self] in
                            guard let all = notifications.methods[method], all.count == 1 else { return nil }
                            return all[0]
                        }, object: object, method: method, range: call.range))
            }
        case "sink", "onReceive", "compactMap":
            guard case .function(let closure)? = call.arguments.last?.value.kind,
                let publisher = publisher(call.base, 0) ?? publisher(call.arguments.first?.value, 0),
                let name = publisher.argument("for")?.nameOfNotification
            else { return }
            let object = publisher.argument("object").flatMap { $0.isMissing ? nil : $0.range }
            let reads = closure.reads
            let observer = AppNotifications.Observer(
                reads: { reads }, object: object, closure: call.name == "compactMap" ? nil : closure, range: call.range)
            // A step before the last one may read it.
            if call.name == "compactMap" || reads.object || reads.data || object != nil {
                notifications.observers[name, default: []].append(observer)
            } else {
                notifications.plainObservers[name, default: []].append(observer)
            }
        default: break
        }
    }

    /// What a method of the center's delegate posts within the app, or one that gets the data of a notification.
    func notePost(_ call: Call) {
        guard let function,
            function.name.hasPrefix("userNotificationCenter")
                || function.parameters.contains(where: {
                    $0.label == "didReceiveRemoteNotification" || $0.hasDataOfNotification
                }) || getsPartOfData(function),
            let posted = Expression(.call(call.callee, call.arguments), at: call.range).postedName
        else { return }
        facts.posts.append(CodeText(posted.name, at: posted.value.range))
    }

    /// Whether a function gets a dictionary, and another one of the same type gets the data of a notification.
    private func getsPartOfData(_ function: Function) -> Bool {
        let isDictionary = function.parameters.contains { $0.type.hasPrefix("[String: A") || $0.type == "NSDictionary" }
        // The delegate of the application gets dictionaries of other things, too.
        guard isDictionary, let type = types.last, type.members.count < 200,
            !type.inherited.contains(where: { $0.hasSuffix("ApplicationDelegate") })
        else { return false }
        return type.members.contains { member in
            guard case .function(let other) = member.kind else { return false }
            return other.parameters.contains(where: \.hasDataOfNotification)
        }
    }

    func noteObserving(_ function: Function) {
        if function.range.containsAnywhere("UNNotificationRequest("), notifications.scheduling.count < 64 {
            notifications.scheduling.insert(function.name)
        } else if notifications.besideScheduling.count < 200,
            file?.source.wholeRange.containsAnywhere("UNNotificationRequest(") ?? false
        {
            notifications.besideScheduling[function.name, default: []].append(function.range)
        }
        noteScreen(function)
        guard function.parameters.count == 1, function.parameters[0].type.contains("Notification") else { return }
        notifications.functions[function.name, default: []].append(function)
        notifications.methods[function.name, default: []].append(
            function.body.reads(of: function.parameters[0].name))
    }

    private func publisher(_ expression: Expression?, _ depth: Int) -> Call? {
        guard depth < 8, let expression, let call = call(expression) else { return nil }
        if call.name == "publisher", call.argument("for") != nil { return call }
        // What another step has made isn't the notification.
        guard ["receive", "filter", "debounce", "throttle", "removeDuplicates"].contains(call.name) else { return nil }
        return publisher(call.base, depth + 1)
    }

    /// Notes posts of handlers that carry something else than what observers read, once all files are visited.
    func addFalsePosts() {
        for (name, posts) in notifications.posts {
            guard let observers = notifications.observers[name], !observers.isEmpty else { continue }
            let reads = observers.compactMap { $0.reads() }
            let objects = observers.compactMap(\.object)
            let areOfApplication = objects.allSatisfy(\.isApplication)
            let isNeverObserved =
                objects.count == observers.count
                && posts.allSatisfy {
                    $0.isNeverObserved || areOfApplication && $0.isOfHandler && $0.object?.isName("self") ?? true
                }
            let isKnown = reads.count == observers.count
            let readsData = isKnown && reads.allSatisfy { $0.data && !$0.object }
            let readsObject = isKnown && reads.allSatisfy { $0.object && !$0.data }
            for post in posts where post.isOfHandler {
                if isNeverObserved {
                    facts.falsePosts.append(FalsePost(.otherObject, name: name, at: post.range, observer: objects[0]))
                    continue
                }
                if let carried = post.object, !carried.isName("self"), !post.hasData, readsData {
                    facts.falsePosts.append(FalsePost(.noData, name: name, at: post.range, observer: nil))
                }
                if post.object == nil, post.hasData, readsObject {
                    facts.falsePosts.append(FalsePost(.noObject, name: name, at: post.range, observer: nil))
                }
            }
            addFalseReads(name, posts, reads)
        }
    }
}

extension AppNotifications.Post {
    /// Whether no observer that waits for an object gets it: it has none, or a new one each time.
    fileprivate var isNeverObserved: Bool {
        guard let object else { return true }
        if object.literal != nil { return true }
        guard case .call(let callee, _) = object.kind, case .name(let name) = callee.kind else { return false }
        return name.first?.isUppercase ?? false
    }
}

extension Function {
    fileprivate var asksForPermission: Bool {
        ["requestAuthorization", "egisterForRemoteNotifications"].contains(where: range.containsAnywhere)
    }
}

extension Expression.Closure {
    /// What the closure reads of its notification.
    fileprivate var reads: NotificationReads {
        guard parameters.count == 1 else { return NotificationReads(object: true, data: true) }
        return body.reads(of: parameters[0])
    }
}

extension SourceRange {
    /// Whether it is the object of the system's application, which posts nothing of the app.
    fileprivate var isApplication: Bool { has("application") || containsAnywhere("UIApplication") }

    /// The name of the method in `#selector(App.open(_:))`, `@selector(open:)`.
    fileprivate var selector: String? {
        guard let start = text.firstRange(of: "selector(")?.upperBound else { return nil }
        let path = text[start...].prefix { $0.isPartOfName || $0 == "." }
        return path.split(separator: ".").last.map(String.init)
    }
}

extension Function.Parameter {
    /// Whether it is a notification or a response, or their data.
    var hasDataOfNotification: Bool {
        ["UNNotification", "UNNotificationResponse", "UNNotificationContent"].contains(type)
            || name == "userInfo" && ["[AnyHashable", "[String", "NSDictionary"].contains(where: type.hasPrefix)
    }
}
