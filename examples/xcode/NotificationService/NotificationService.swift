// The principal class of the extension's Info.plist. It loads the photo of the bread, and that is generated.
final class NotificationService: Notifications.ServiceExtension {}
