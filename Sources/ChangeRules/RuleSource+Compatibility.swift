import Diagnostics

extension RuleSource {
    /// What an app and a server of different versions expect of each other.
    static let payloadContract = RuleSource("The payload contract between app, servers and delivered notifications")
}
