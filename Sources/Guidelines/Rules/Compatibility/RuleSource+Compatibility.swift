import Diagnostics

extension RuleSource {
    /// What an app of one version and a server of another expect of each other.
    static let payloadContract = RuleSource("The payload contract between app, servers and delivered notifications")
}
