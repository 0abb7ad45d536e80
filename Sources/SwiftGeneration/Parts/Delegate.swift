import AppleFacts
import NotificationSchema

/// The delegate of the notification centre, as an adapter to one protocol that the app implements.
extension SwiftGenerator {
    var delegate: [SwiftDeclaration] {
        [.mark("Delegate"), .extension(schema.namespace, [handlerProtocol, centerDelegate])] + handlerDefaults
            + [.extension(schema.namespace, [uncheckedSendable])]
    }

    private var handlerProtocol: SwiftDeclaration {
        var requirements = [
            SwiftDeclaration.requirement("func handle(_ response: Response) async", "A person did something.")
        ]
        if isShowing {
            requirements.append(
                .requirement(
                    "func presentationOptions(for notification: Received) async -> UNNotificationPresentationOptions",
                    "A notification arrived while the app is active; what the schema declares, unless the app says otherwise."
                )
            )
        }
        if opensSettings { requirements.append(openSettingsRequirement) }
        return .type(
            "@MainActor protocol Handler: AnyObject, Sendable",
            "What the app implements. All that it gets is `Sendable` and arrives on the main actor.",
            requirements
        )
    }

    private var handlerDefaults: [SwiftDeclaration] {
        var defaults: [SwiftDeclaration] = []
        if isShowing { defaults.append(presentationDefault) }
        if opensSettings { defaults.append(openSettingsDefault) }
        return defaults.isEmpty ? [] : [.extension("\(schema.namespace).Handler", defaults)]
    }

    private var presentationDefault: SwiftDeclaration {
        .function(
            "func presentationOptions",
            ["for notification: \(schema.namespace).Received"],
            " async -> UNNotificationPresentationOptions",
            nil,
            [.value("return ", .code("notification.declaredPresentationOptions"))]
        )
    }

    private var centerDelegate: SwiftDeclaration {
        .type(
            "nonisolated final class CenterDelegate: NSObject, UNUserNotificationCenterDelegate",
            "The delegate of the notification centre, which does not keep it: the app has to.",
            [
                SwiftDeclaration(
                    kind: .property(
                        "typealias UnrecognizedResponse = @Sendable (UNNotificationResponse, @escaping @Sendable () -> Void) -> Void"
                    ),
                    documentation:
                        "Takes a response that this schema does not know, untouched, and has to call its completion handler."
                ),
                SwiftDeclaration.property("private let handler: any Handler").hidden,
                SwiftDeclaration.property("private let unrecognizedResponse: UnrecognizedResponse?").hidden,
                .function(
                    "init",
                    ["handler: any Handler", "unrecognizedResponse: UnrecognizedResponse? = nil"],
                    "",
                    """
                    - Parameter unrecognizedResponse: Gets what this schema does not know, to hand it to an SDK, say.
                      Without it the handler gets `.unrecognized`.
                    """,
                    ["self.handler = handler", "self.unrecognizedResponse = unrecognizedResponse"]
                ),
                didReceive,
                willPresent,
            ] + openSettingsAdapter + [
                SwiftDeclaration.function(
                    "private static var otherPresentationOptions: UNNotificationPresentationOptions",
                    nil,
                    "",
                    "For what this schema does not know.",
                    optionStatements(Presentation.allCases)
                ).hidden
            ]
        )
    }

    private var didReceive: SwiftDeclaration {
        .function(
            "func userNotificationCenter",
            [
                "_ center: UNUserNotificationCenter",
                "didReceive response: UNNotificationResponse",
                "withCompletionHandler completionHandler: @escaping @Sendable () -> Void",
            ],
            "",
            nil,
            [
                "let typed = Response(ResponseParts(response))",
                .block(
                    "if case .unrecognized = typed, let unrecognizedResponse",
                    [
                        "unrecognizedResponse(response, completionHandler)",
                        "return",
                    ]),
                .closure(
                    "Task", parameters: "@MainActor [handler]",
                    [
                        "await handler.handle(typed)",
                        "completionHandler()",
                    ]),
            ]
        )
    }

    private var willPresent: SwiftDeclaration {
        let body: [SwiftStatement] =
            isShowing
            ? [
                .block(
                    "guard let received = try? Received(notification.request.content) else",
                    [
                        "completionHandler(Self.otherPresentationOptions)", "return",
                    ]),
                .closure(
                    "Task", parameters: "@MainActor [handler]",
                    [
                        "completionHandler(await handler.presentationOptions(for: received))"
                    ]),
            ] : ["completionHandler(Self.otherPresentationOptions)"]
        return .function(
            "func userNotificationCenter",
            [
                "_ center: UNUserNotificationCenter",
                "willPresent notification: UNNotification",
                "withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void",
            ],
            "",
            nil,
            body
        )
    }

    private var uncheckedSendable: SwiftDeclaration {
        SwiftDeclaration.type(
            "nonisolated struct UncheckedSendable<Value>: @unchecked Sendable",
            "Carries the notification centre into its own completion handler.",
            [
                SwiftDeclaration.property("let value: Value").hidden,
                SwiftDeclaration.function("init", ["_ value: Value"], "", nil, ["self.value = value"]).hidden,
            ]
        ).hidden
    }
}
