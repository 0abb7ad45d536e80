import AppleFacts
package import CodeFacts
package import Diagnostics

/// What code does with the object that gets VoIP pushes, and with the library of Firebase.
package struct Registries {
    /// What the variable with the object is named, and where it is made.
    package fileprivate(set) var made: [CodeText] = []
    /// Where code uses Firebase's messages, and conforms to the protocol of its delegate.
    package fileprivate(set) var messaging: SourceRange?
    package fileprivate(set) var messagingDelegate: SourceRange?
    /// Where code subscribes to changes in CloudKit with a text for people.
    package fileprivate(set) var subscription: SourceRange?
    /// A method with which the system tells the delegate of a call provider what people do.
    package fileprivate(set) var callDelegate: SourceRange?
    /// Selectors of methods with one argument that methods for notifications use, by the first part of their names.
    package fileprivate(set) var selectors: [CodeText] = []
    /// Those of observers, with the name of the notification within the app.
    package fileprivate(set) var observing: [(selector: CodeText, name: String)] = []

    static let limit = 50
}

extension CodeScan {
    /// Notes a variable or property that gets a new registry.
    func noteRegistry(_ name: String?, _ value: Expression?) {
        guard let name, let value, let call = call(value), value.range.contains("PKPushRegistry"),
            call.name == "PKPushRegistry" || call.name.hasPrefix("initWithQueue"),
            registries.made.count < Registries.limit
        else { return }
        registries.made.append(CodeText(name, at: value.range))
    }

    /// Notes `CKQuerySubscription(…)` in a function that gives it a text.
    func noteSubscription(_ call: Call) {
        guard registries.subscription == nil, let function, function.range.bytes.count < 16 << 10,
            CloudKitSubscription.classes.contains(call.name)
                || call.range.hasPrefix("[[CK") && call.range.contains("Subscription alloc"),
            ["alertBody", "alertLocalizationKey"].contains(where: function.range.containsAnywhere)
        else { return }
        registries.subscription = call.range
    }

    func noteMessaging(_ call: Call) {
        guard registries.messaging == nil, let base = call.base, call.arguments.isEmpty else { return }
        let isShared =
            call.name == "messaging" && (base.isName("Messaging") || base.isName("FIRMessaging"))
        if isShared { registries.messaging = call.range }
    }

    /// Notes the delegate of a call provider, which code of the app makes.
    func noteCallDelegate(_ type: TypeDeclaration) {
        guard registries.callDelegate == nil, type.inherited.contains("CXProviderDelegate") else { return }
        for case .function(let function) in type.members.map(\.kind)
        where function.name == "provider" && function.body.contains(where: { !$0.isLog }) {
            registries.callDelegate = function.range
        }
    }

    func noteMessaging(_ type: TypeDeclaration, _ range: SourceRange) {
        guard registries.messagingDelegate == nil,
            !type.inherited.allSatisfy({ $0 != "MessagingDelegate" && $0 != "FIRMessagingDelegate" })
        else { return }
        for case .function(let function) in type.members.map(\.kind)
        where function.parameters.contains(where: { $0.label == "didReceiveRegistrationToken" }) {
            registries.messagingDelegate = function.range
        }
    }

    // MARK: - Selectors

    /// Notes the selectors in a method of the center's delegate, in Objective-C.
    func noteSelectors(in function: Function) {
        guard !function.range.isSwift, function.name.hasPrefix("userNotificationCenter") else { return }
        registries.selectors += function.range.selectors.filter { selector in
            selector.range.isOfSelf
                || selector.range.variable.map { function.range.containsAnywhere("self performSelector:\($0) ") }
                    ?? false
        }.prefix(Registries.limit)
    }

    func noteSelectors(of observer: Call, name: String) {
        guard !observer.range.isSwift, registries.observing.count < 10 * Registries.limit,
            observer.argument("addObserver")?.isName("self") ?? false, let selector = observer.range.selectors.first
        else { return }
        registries.observing.append((selector, name))
    }
}

extension SourceRange {
    /// Whether code calls the selector's method of its own object: `[self performSelector:@selector(`, `target:self`.
    fileprivate var isOfSelf: Bool {
        let before = codeBefore.split(separator: ";", omittingEmptySubsequences: false).last ?? ""
        return before.hasSuffix("self performSelector:@selector(")
            || ["addObserver:self", "target:self"].contains(where: before.contains)
    }

    /// The variable that gets a selector: `SEL open = @selector(`.
    fileprivate var variable: String? {
        let parts = codeBefore.split(separator: " ")
        guard parts.count == 4, parts[0] == "SEL", parts[2] == "=", parts[3] == "@selector(" else { return nil }
        return String(parts[1])
    }

    /// The first part of the names of methods with one argument: `@selector(open:)`.
    fileprivate var selectors: [CodeText] {
        guard bytes.count < 32 << 10 else { return [] }
        let text = Array("@selector(".utf8)
        var result: [CodeText] = []
        for index in bytes where file.bytes[index] == text[0] && file.bytes[index...].starts(with: text) {
            let start = index + text.count
            let name = file.bytes[start...].prefix(while: \.isPartOfName)
            guard !name.isEmpty, file.bytes[name.endIndex...].starts(with: ":)".utf8) else { continue }
            result.append(
                CodeText(String(decoding: name, as: UTF8.self), at: SourceRange(file, start..<name.endIndex)))
        }
        return result
    }
}
