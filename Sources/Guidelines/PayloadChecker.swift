import AppleFacts
package import Diagnostics
package import NotificationSchema
import Payloads
import SourceSyntax

/// Holds payloads that others made against a schema, by all rules over payloads, as its author configured them.
package struct PayloadChecker {
    private let contract: PayloadContract
    private var configuration: RuleConfiguration
    private var rules: [ActiveRule]
    /// How many pushes were looked at.
    package private(set) var pushCount = 0
    /// How many are of types that a schema does not declare, such as updates of Live Activities: they were not checked.
    package private(set) var otherPushCount = 0

    private struct ActiveRule {
        let check: SchemaRule.PayloadCheck
        var findings: RuleFindings
    }

    /// - Parameter schema: One without errors.
    package init(_ schema: Schema) {
        contract = PayloadContract(schema)
        let configuration = RuleConfiguration(schema)
        rules = SchemaRule.all.compactMap { rule in
            guard let check = rule.payloadCheck, configuration.level(of: rule.description) != .off else { return nil }
            let options = configuration.options(of: rule.description)
            return ActiveRule(check: check, findings: RuleFindings(of: rule.description, options: options))
        }
        self.configuration = configuration
    }

    /// - Parameters:
    ///   - file: One payload, in any of the forms in which it is sent or logged.
    ///   - headers: The headers of its request, where they stand in a file of their own.
    /// - Returns: In the order of the file.
    package mutating func check(_ file: SourceFile, headers: SourceFile? = nil) -> [Finding] {
        var findings: [Finding] = []
        for push in PushReader.read(file, headers: headers, findings: &findings) {
            guard !push.isOfOtherType else {
                otherPushCount += 1
                continue
            }
            pushCount += 1
            let checked = CheckedPush(push, contract)
            for index in rules.indices {
                rules[index].check(checked, &rules[index].findings)
                guard !rules[index].findings.findings.isEmpty else { continue }
                findings += rules[index].findings.removeAll().compactMap { configuration.configured($0) }
            }
        }
        return findings.count > 1 ? findings.inSourceOrder() : findings
    }
}

extension Push {
    /// Whether it is no notification: a schema says nothing of Live Activities, calls or widgets.
    fileprivate var isOfOtherType: Bool {
        if let type = headers?.value(PushHeader.pushType), type.isString {
            guard !type.isText("alert"), !type.isText("background") else { return false }
            return PushHeader.pushTypes.contains(type.text)
        }
        return PayloadKey.ofOtherPushes.contains { aps($0) != nil }
    }
}
