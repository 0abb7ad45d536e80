/// Notifications whose data and variables have the names of parameters and variables in generated functions. The values
/// that are sent must be those of the notification.
enum NamesInUse {
    static let names = [
        "caller", "content", "data", "delivery", "description", "draft", "formatting", "group-image", "handler", "hash",
        "identifier", "image", "inout", "intent", "interaction", "members", "notification", "now", "original",
        "payload", "person", "push", "read", "record", "recipients", "request", "sender", "sender-image", "trigger",
        "value", "variables",
    ]

    static var schema: String {
        """
        app: { bundle-identifier: com.example.names, notification-key: kind, platforms: { iOS: 16.0, macOS: 13.0 } }
        generate: { service-extension: true }
        categories:
          order: { hidden-previews-body-placeholder: Order }
        notifications:

        """ + names.map(notifications).joined()
    }

    /// Each name alone in each place, so that a value of another type doesn't compile.
    private static func notifications(_ name: String) -> String {
        """
          message-\(name):
            body: You have a message.
            data:
              \(name): { origin: user, max-length: 50, example: Ada }
            communication:
              intent: INSendMessageIntent
              sender: { display-name: $(\(name)), handle: $(\(name)) }
              conversation-identifier: $(\(name))
          group-\(name):
            body: You have a message.
            data:
              id: uuid
              group: { origin: user, max-length: 50, example: Team, optional: true }
              \(name): { type: [{ \(name): string }], origin: user }
            communication:
              intent: INSendMessageIntent
              sender: { display-name: $(id), handle: $(id) }
              conversation-identifier: $(id)
              speakable-group-name: $(group)
              recipients: { each: \(name), display-name: $(\(name)), handle: $(\(name)) }
          images-\(name):
            body: You have a message.
            data: { id: uuid, \(name): url }
            attachments: [{ url: $(\(name)), type: image }]
            communication:
              intent: INSendMessageIntent
              sender: { display-name: $(id), handle: $(id), image: $(\(name)) }
              conversation-identifier: $(id)
              speakable-group-name: Team
              group-image: $(\(name))
          call-\(name):
            body: You missed a call.
            data:
              avatar: url
              people: { type: [{ \(name): string }], origin: user }
              \(name): { origin: user, max-length: 50, example: Ada }
            communication:
              intent: INStartCallIntent
              sender: { display-name: $(\(name)), handle: $(\(name)), image: $(avatar) }
              group-image: $(avatar)
              conversation-identifier: $(\(name))
              recipients: { each: people, display-name: $(\(name)), handle: $(\(name)) }
          sealed-\(name):
            category: order
            title: Encrypted Message
            encrypted: true
            becomes: [opened-\(name)]
            data: { \(name): { max-length: 3000 } }
          opened-\(name):
            category: order
            delivery: extension
            title: Order Sent
            body: It arrives on $(\(name)).
            variables: { \(name): string }
          local-\(name):
            delivery: local
            title: The $(\(name)) of $(other)
            badge: $(count)
            data: { \(name): string, count: integer }
            variables: { other: { origin: user, max-length: 20 } }
          variable-\(name):
            delivery: local
            title: The $(\(name))
            variables: { \(name): { origin: user, max-length: 20 } }
          push-\(name):
            title: The $(\(name)) of $(other)
            expires-in: 1h
            data: { \(name): string }
            variables: { other: { origin: user, max-length: 20 } }

        """
    }
}
