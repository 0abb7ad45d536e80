/// Schemas of any size, with realistic texts. The same size gives the same bytes.
struct DeclarationMaker {
    /// Notifications of a shop, a club and a newspaper: a title, a text with a variable, and three actions.
    private static let kinds: [Kind] = [
        Kind(
            "order", "Order Shipped", "$(name) is on its way and arrives tomorrow.",
            [
                ("track", "Track Order", "shippingbox", ""),
                ("reschedule", "Change Delivery Date", "calendar", ", foreground: true"),
                ("support", "Contact Support", "questionmark.circle", ", foreground: true"),
            ]),
        Kind(
            "invitation", "New Invitation", "$(name) invited you to join on Saturday.",
            [
                ("accept", "Accept Invitation", "checkmark", ""),
                ("suggest", "Suggest Another Time", "clock", ", foreground: true"),
                (
                    "decline", "Decline Invitation", "xmark",
                    ", authentication-required: true, effect: the host is told, reversible: true"
                ),
            ]),
        Kind(
            "comment", "New Comment", "$(name) commented on your photo.",
            [
                (
                    "reply", "Reply", "arrowshape.turn.up.left",
                    ", authentication-required: true, text-input: { button-title: Send, placeholder: Comment }"
                ),
                ("like", "Like Comment", "hand.thumbsup", ""),
                (
                    "hide", "Hide Comment", "eye.slash",
                    ", authentication-required: true, effect: nobody else is told, reversible: true"
                ),
            ]),
        Kind(
            "reminder", "Time to Water Your Plants", "$(name) has been dry for three days.",
            [
                ("done", "Mark as Done", "checkmark.circle", ""),
                ("later", "Remind Me Later", "clock", ""),
                ("skip", "Skip This Week", "forward", ""),
            ]),
    ]

    private struct Kind {
        var name: String
        var title: String
        var body: String
        var actions: [(name: String, title: String, icon: String, options: String)]

        init(
            _ name: String,
            _ title: String,
            _ body: String,
            _ actions: [(name: String, title: String, icon: String, options: String)]
        ) {
            self.name = name
            self.title = title
            self.body = body
            self.actions = actions
        }
    }

    /// The handler of an app with these declarations: it calls a function for each action of each notification.
    static func handler(categories: Int, sendsPushes: Bool) -> String {
        var text = """
            import Foundation

            @MainActor final class AppHandler: Lantern.Handler {
                @inline(never) func open(_ id: UUID, _ action: String) { print(id, action) }

                func handle(_ response: Lantern.Response, in context: Lantern.ResponseContext) async {
                    switch response {

            """
        for index in 0..<categories {
            let kind = kinds[index % kinds.count]
            text += "        case .\(kind.name)\(index)(let payload, let action):\n            switch action {\n"
            text += "            case .defaultAction: open(payload.subjectID, \"\(kind.name)\")\n"
            for action in kind.actions {
                let isReply = action.options.contains("text-input")
                text += "            case .\(action.name)\(isReply ? "(let text)" : ""): open(payload.subjectID, "
                text += isReply ? "text)\n" : "\"\(action.name)\")\n"
            }
            text += "            }\n"
        }
        text += """
                    case .unrecognized(let problem): print(problem)
                    }
                }
            }

            """
        guard sendsPushes else { return text }
        text += "@inline(never) func send(_ push: Lantern.Push) { print(push.payload) }\n\n"
        // Internal code that nothing calls would be left out.
        text += "public func sendAll(_ id: UUID) {\n"
        for index in 0..<categories {
            let kind = kinds[index % kinds.count]
            let type = kind.name.prefix(1).uppercased() + kind.name.dropFirst() + "\(index)"
            text += "    send(Lantern.\(type)(subjectID: id, count: 1).push(name: \"Basil\"))\n"
        }
        return text + "}\n"
    }

    /// A program that hands pushes to the service extension, one after the other: as many as its argument says.
    static func serviceExtension(categories: Int) -> String {
        var text = """
            import Foundation
            import UserNotifications

            struct Opener: Lantern.ServiceHandler {

            """
        for index in 0..<categories {
            let kind = kinds[index % kinds.count].name
            let type = kind.prefix(1).uppercased() + kind.dropFirst() + "\(index)"
            text += "    func decrypt(_ notification: Lantern.\(type), into draft: inout Lantern.Draft) {\n"
            text += "        draft.body = notification.subjectID.uuidString\n    }\n"
        }
        return text + """
                func didFail(with error: any Error) { fatalError("\\(error)") }
            }

            final class Service: Lantern.ServiceExtension {
                override var handler: (any Lantern.ServiceHandler)? { Opener() }
            }

            @main struct Program {
                static func main() async {
                    let id = UUID().uuidString
                    for push in 0..<(Int(CommandLine.arguments[1]) ?? 0) {
                        let names = Lantern.CategoryIdentifier.allCases
                        let name = names[push % names.count].rawValue
                        let content = UNMutableNotificationContent()
                        content.categoryIdentifier = name
                        content.userInfo = ["notification": name, "subjectID": id, "count": push]
                        let request = UNNotificationRequest(identifier: name, content: content, trigger: nil)
                        let service = Service()
                        await withCheckedContinuation { continuation in
                            service.didReceive(request) { shown in
                                precondition(shown.body == id)
                                continuation.resume()
                            }
                        }
                    }
                }
            }

            """
    }

    /// - Parameters:
    ///   - categories: The number of categories, each with three actions and one notification.
    ///   - isEncrypted: Whether the service extension decrypts the notifications.
    static func schema(categories: Int, isEncrypted: Bool = false) -> String {
        var text = """
            # Generated for benchmarks.
            app:
              name: Lantern
              bundle-identifier: com.example.lantern
              platforms: { iOS: 16.0, macOS: 13.0 }
            generate:
              swift: { namespace: Lantern }
            categories:

            """
        for index in 0..<categories {
            let kind = kinds[index % kinds.count]
            text += "  \(kind.name)-\(index):\n"
            text += "    hidden-previews-body-placeholder: Group \(index)\n"
            text += "    actions:\n"
            for action in kind.actions {
                text += "      - \(action.name): { title: \(action.title), icon: \(action.icon)\(action.options) }\n"
            }
        }
        text += "notifications:\n"
        for index in 0..<categories {
            let kind = kinds[index % kinds.count]
            text += """
                  \(kind.name)-\(index):
                    category: \(kind.name)-\(index)
                    title: \(kind.title)
                    body: \(kind.body)
                    thread-id: \(kind.name)-$(subjectID)
                    interruption-level: active\(isEncrypted ? "\n    encrypted: true" : "")
                    variables: { name: { type: string, max-length: 40 } }
                    data: { subjectID: uuid, count: integer }
                    examples:
                      first: { name: Basil, subjectID: 6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D, count: 3 }

                """
        }
        return text
    }
}
