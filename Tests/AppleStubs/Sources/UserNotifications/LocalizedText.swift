import Foundation

extension NSString {
    /// There are no string tables: returns the key, and its arguments in parentheses.
    @available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        guard let arguments, !arguments.isEmpty else { return key }
        return "\(key)(\(arguments.map { "\($0)" }.joined(separator: ", ")))"
    }
}
