// The service extension: the principal class of its Info.plist. It writes the texts of pushes in the language, the region
// and the time zone of the person, and that is generated.
public import BarbellNotifications

public final class NotificationService: Gym.ServiceExtension {}
