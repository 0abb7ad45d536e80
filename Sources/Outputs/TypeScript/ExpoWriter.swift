import NotificationSchema
import Senders

/// Writes what a schema decides about an app with expo-notifications, and notes what it needs of the runtime.
struct ExpoWriter {
    let plan: ReceiverPlan
    let names = SenderNames(.typeScript)
    private(set) var text = ""
    /// The parts of the runtime that the text uses.
    private(set) var used: Set<String> = ["-", "ExpoNotifications", "ExpoResponse"]

    init(_ plan: ReceiverPlan) {
        self.plan = plan
    }

    mutating func write(_ text: String) { self.text += text }

    @discardableResult
    mutating func use(_ name: String) -> String {
        used.insert(name)
        return name
    }

    mutating func writeAll() {
        writeRegistration()
        writeResponse()
        for category in plan.categories where category.hasChoices { write(actionsOf: category) }
        for notification in plan.notifications where !notification.values.isEmpty { write(notification) }
        for structure in plan.structures { write(structure) }
    }

    // MARK: Registration

    private mutating func writeRegistration() {
        let calls = plan.categories.filter { !$0.isExternal }.flatMap { category in
            ([category.identifier] + category.renamedFrom).map { call(category, as: $0.value) }
        }
        write("/** Registers the categories of the schema. Call it whenever the app starts. */\n")
        write("export async function registerCategories(notifications: ExpoNotifications): Promise<void> {\n")
        write(calls.joined() + "}\n\n")
    }

    private func call(_ category: Category, as identifier: String) -> String {
        let actions = TypeScriptExpression.array(category.actions.map(action))
        let flags: [(String, Bool)] = [
            ("customDismissAction", category.hasCustomDismissAction), ("allowInCarPlay", category.isInCarPlay),
            ("showTitle", category.hiddenPreviewsShowTitle.isTrue),
            ("showSubtitle", category.hiddenPreviewsShowSubtitle.isTrue),
            ("allowAnnouncement", category.allowAnnouncement.isTrue),
        ]
        var options: [TypeScriptExpression.Member] = []
        if let text = category.hiddenPreviewsBodyPlaceholder {
            options.append(("previewPlaceholder", .string(text.value)))
        }
        if !category.intentIdentifiers.isEmpty {
            options.append(("intentIdentifiers", .array(category.intentIdentifiers.map { .string($0.value) })))
        }
        if let format = category.summaryFormat { options.append(("categorySummaryFormat", .string(format.value))) }
        options += flags.filter(\.1).map { ($0.0, .code("true")) }
        let call = TypeScriptExpression.call(
            "notifications.setNotificationCategoryAsync", [.string(identifier), actions, .object(options)])
        let note =
            category.hasActionsFromApp
            ? "  // Only the app in Swift knows the other actions of this category.\n" : ""
        return "\(note)  await \(call.text(at: 8, indent: 2));\n"
    }

    private func action(_ action: Action) -> TypeScriptExpression {
        var members: [TypeScriptExpression.Member] = [
            ("identifier", .string(action.identifier.value)),
            ("buttonTitle", .string(action.shownTitle?.value ?? action.name.value)),
        ]
        if let input = action.textInput {
            // Expo has no text field with the system's own words.
            let words: [TypeScriptExpression.Member] = [
                ("submitButtonTitle", .string(input.buttonTitle?.value ?? "Send")),
                ("placeholder", .string(input.placeholder?.value ?? "")),
            ]
            members.append(("textInput", .object(words)))
        }
        // Without options, Expo opens the app.
        let options: [TypeScriptExpression.Member] = [
            ("opensAppToForeground", .code("\(action.isForeground)")),
            ("isDestructive", .code("\(action.isDestructive)")),
            ("isAuthenticationRequired", .code("\(action.isAuthenticationRequired)")),
        ]
        members.append(("options", .object(options)))
        return .object(members)
    }

    // MARK: Responses

    /// The categories that no notification has: a response is then known by its category alone.
    private var categoriesAlone: [Category] {
        plan.categories.indices.filter { index in !plan.notifications.contains { $0.category == index } }
            .map { plan.categories[$0] }
    }

    private mutating func writeResponse() {
        use("Unrecognized")
        let cases =
            plan.notifications.map { notification in
                let data = notification.values.isEmpty ? "" : "; readonly data: \(type(notification))"
                return "{ readonly type: \(tag(notification.name))\(data)\(actionMember(of: notification.category)) }"
            }
            + categoriesAlone.map { category in
                let action = category.hasChoices ? "; readonly action: \(type(category))" : ""
                return "{ readonly type: \(tag(category.name))\(action) }"
            } + ["Unrecognized"]
        write("/** A person's response to a notification. */\n")
        write("export type Response =\n\(cases.map { "  | \($0)" }.joined(separator: "\n"));\n\n")
        write(
            """
            /**
             * Decodes what Expo gives to a listener of responses.
             *
             * It never fails: what the schema doesn't know is `unrecognized`.
             */
            export function decodeResponse(response: ExpoResponse): Response {
              const parts = \(use("partsOf"))(response);
              try {
                return decoded(parts);
              } catch (error) {
                if (!(error instanceof \(use("Problem")))) throw error;
                const { category, actionIdentifier, payload } = parts;
                return { type: "unrecognized", problem: error.message, category, actionIdentifier, payload };
              }
            }

            function decoded(parts: \(use("Parts"))): Response {
              switch (identifierOf(parts)) {

            """)
        for notification in plan.notifications {
            let data =
                notification.values.isEmpty ? "" : ", data: read\(type(notification))(parts.payload)"
            let category = notification.category.map { plan.categories[$0] }
            let action = category.flatMap { $0.hasChoices ? ", action: read\(type($0))(parts)" : nil } ?? ""
            write("    case \(literal(notification.identifier)):\n")
            write("      return { type: \(tag(notification.name))\(data)\(action) };\n")
        }
        write("  }\n")
        if !categoriesAlone.isEmpty {
            write("  switch (parts.category) {\n")
            for category in categoriesAlone {
                let action = category.hasChoices ? ", action: read\(type(category))(parts)" : ""
                for identifier in [category.identifier] + category.renamedFrom {
                    write("    case \(literal(identifier.value)):\n")
                }
                write("      return { type: \(tag(category.name))\(action) };\n")
            }
            write("  }\n")
        }
        write("  throw new Problem(`no notification is known in the category '${parts.category}'`);\n}\n\n")
        writeIdentifier()
    }

    /// That of the notification key, otherwise of `match`; otherwise the only one of the category, if it has no
    /// `match`.
    private mutating func writeIdentifier() {
        var lines = ""
        func write(_ line: String) { lines += line }
        write("  const identifier = \(use("valueAt"))(payload, \(literal(plan.notificationKey)));\n")
        write("  if (typeof identifier === \"string\") return identifier;\n")
        for notification in plan.notifications where !notification.match.isEmpty {
            let conditions =
                (notification.category.map { ["category === \(literal(plan.categories[$0].identifier.value))"] } ?? [])
                + notification.match.map { match in
                    let path = match.path.map(literal).joined(separator: ", ")
                    return "\(use("textAt"))(payload, \(path)) === \(literal(match.text))"
                }
            write("  if (\(conditions.joined(separator: " && "))) return \(literal(notification.identifier));\n")
        }
        for (index, category) in zip(plan.categories.indices, plan.categories) {
            let members = plan.notifications.filter { $0.category == index }
            guard members.count == 1, members[0].match.isEmpty else { continue }
            write(
                "  if (category === \(literal(category.identifier.value))) return \(literal(members[0].identifier));\n")
        }
        write("  return undefined;\n}\n\n")
        let parts = lines.contains("(category === ") ? "{ category, payload }" : "{ payload }"
        text += "function identifierOf(\(parts): Parts): string | undefined {\n\(lines)"
    }

    private func actionMember(of category: Int?) -> String {
        guard let category = category.map({ plan.categories[$0] }), category.hasChoices else { return "" }
        return "; readonly action: \(type(category))"
    }

    private mutating func write(actionsOf category: Category) {
        let dismissal = category.hasCustomDismissAction ? [(" dismiss", "dismiss", false)] : []
        let actions =
            [(" default", "default", false)] + dismissal
            + category.actions.map { ($0.identifier.value, names.value($0.name), $0.textInput != nil) }
        let cases = actions.map { _, tag, isText in
            "  | { readonly type: \(literal(tag))\(isText ? "; readonly text: string" : "") }"
        }
        let type = type(category)
        write(
            TypeScriptText.comment(["What people do with a notification of the category `\(category.name.value)`."])
        )
        write("export type \(type) =\n\(cases.joined(separator: "\n"));\n\n")
        write("function read\(type)(parts: Parts): \(type) {\n  switch (parts.action) {\n")
        for (identifier, tag, isText) in actions {
            write("    case \(literal(identifier)):\n")
            write("      return { type: \(literal(tag))\(isText ? ", text: parts.text" : "") };\n")
        }
        write("  }\n  throw \(use("unknownAction"))(parts);\n}\n\n")
    }

    // MARK: Names

    func literal(_ text: String) -> String { TypeScriptText.literal(text) }
    private func tag(_ name: Text) -> String { literal(names.value(name)) }
    func type(_ notification: ReceiverPlan.Notification) -> String { names.data(notification) }
    private func type(_ category: Category) -> String { names.action(category) }
}
