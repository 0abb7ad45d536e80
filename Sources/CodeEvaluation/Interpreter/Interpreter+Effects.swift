import CodeFacts
import Diagnostics

// Calls of Apple's API that change something.
extension Interpreter {
    func effect(_ call: Call, _ environment: inout Environment) -> Value? {
        switch call.name {
        case "setNotificationCategories":
            guard let argument = call.arguments.first, call.arguments.count == 1 else { return nil }
            register(evaluate(argument.value, &environment), at: call.range, environment)
            return .unknown
        case "requestAuthorization", "requestAuthorizationWithOptions":
            guard
                let options = call.arguments.first(where: {
                    $0.label == "options" || $0.label == "requestAuthorizationWithOptions"
                })
            else { return nil }
            let value = optionNames(options.value, &environment)
            let isAfter = environment.isAfterAuthorization
            environment.isAfterAuthorization = true
            for argument in call.arguments.dropFirst() { _ = evaluate(argument.value, &environment) }
            environment.isAfterAuthorization = isAfter
            let isAsking = !value.contains("provisional") && !environment.isFallback
            if environment.isAtLaunch, !environment.isAnswered, isAsking, isNew("authorization at launch", call.range) {
                facts.authorizationsAtLaunch.append(call.range)
            }
            if isNew("authorization", call.range, "\(value.isComplete)") {
                facts.authorizations.append(
                    Authorization(options: value, range: options.value.range, function: environment.functionRange))
            }
            return .unknown
        case "getNotificationCategories", "getNotificationCategoriesWithCompletionHandler":
            for argument in call.arguments {
                if case .function(let closure) = argument.value.kind {
                    var inner = environment
                    for name in closure.parameters { inner.locals[name] = .registered }
                    run(closure.body, &inner)
                }
            }
            return .unknown
        case "WKNotificationScene":
            if let category = call.argument("category"), let text = text(category, &environment),
                isNew("scene", category.range)
            {
                facts.sceneCategories.append(text)
            }
            return nil
        case "setBadgeCount", "setApplicationIconBadgeNumber":
            noteBadgeOfApp(call.arguments.first?.value)
            return nil
        case "setValue":
            if let value = call.arguments.first?.value, call.argument("forKey")?.literal == "badge" {
                noteBadge(of: call.base, value, environment)
            }
            return nil
        case "notificationCategories" where call.arguments.isEmpty: return .registered
        case "setCategoryIdentifier", "setDelegate":
            guard let base = call.base, let value = call.arguments.first?.value else { return nil }
            let name = call.name == "setDelegate" ? "delegate" : "categoryIdentifier"
            let target = Expression(.member(base, name), at: call.range)
            assign(evaluate(value, &environment), to: target, isAdded: false, value, &environment)
            return .unknown
        case "INSendMessageIntent", "INStartCallIntent":
            if isNew("intent", call.range) { facts.intents.append((call.name, call.callee.range)) }
            return nil
        case "updating" where call.argument("from") != nil, "contentByUpdatingWithProvider":
            facts.updatesContent = true
            return nil
        case "mutableCopy":
            // In a service extension: `request.content.mutableCopy()`.
            guard call.base?.isNamedContent ?? false else { return nil }
            return content(call.range, isCopy: true, environment)
        default: return nil
        }
    }
}

extension Interpreter {
    /// Notes a number that code sets as the badge of the app. A literal only removes it, or all notifications.
    func noteBadgeOfApp(_ value: Expression?) {
        facts.setsBadgeOfApp = true
        guard facts.badgeOfApp == nil, let value, !value.range.mentions("applicationIconBadgeNumber") else { return }
        switch value.kind {
        case .name, .member, .operation, .call: facts.badgeOfApp = value.range.hasPrefix("-") ? nil : value.range
        default: return
        }
    }

    /// Notes the badge of content whose creation isn't known, such as that of a parameter, or the object of an extension.
    func noteBadge(of base: Expression?, _ source: Expression, _ environment: Environment) {
        let isOfExtension = environment.types.last?.name == "UNMutableNotificationContent"
        guard facts.badgeOfOtherContent == nil, !source.isMissing,
            base.map({ $0.isName("self") ? isOfExtension : $0.isNamedContent }) ?? isOfExtension,
            isOfExtension
                || step(1 + (environment.functionRange?.bytes.count ?? 0) / 64)
                    && environment.functionRange?.containsAnywhere("NotificationContent") ?? false
        else { return }
        facts.badgeOfOtherContent = source.range
    }
}

extension Expression {
    /// The digits of `1` and `NSNumber(value: 1)`.
    var badgeNumber: String? {
        switch kind {
        case .number(let digits): digits
        case .call(let callee, let arguments):
            callee.isName("NSNumber") && arguments.count == 1 ? arguments[0].value.badgeNumber : nil
        default: nil
        }
    }

    /// Whether it is the content of a notification by its name: `request.content`, `bestAttemptContent`.
    fileprivate var isNamedContent: Bool {
        switch kind {
        case .name(let name), .member(_, let name): name.lowercased().hasSuffix("content")
        case .call(let function, _): function.isNamedContent
        default: false
        }
    }
}
