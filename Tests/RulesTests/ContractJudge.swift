import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import SourceSyntax

/// Judges pushes by the contract of `check-payload`, which isn't what makes witnesses.
struct ContractJudge {
    let schema: Schema
    private let contract: PayloadContract

    init(_ schema: Schema) { (self.schema, contract) = (schema, PayloadContract(schema)) }

    enum Verdict: Equatable {
        case fine(notification: String)
        case wrong([String])
        case unrecognized
        /// The app makes it, so this contract doesn't have it.
        case local
    }

    /// What an app does with a push that it gets.
    func verdict(on payload: Node, _ type: PushType) -> Verdict {
        let own = payload.entries.filter { !$0.key.isText(PayloadKey.aps) }.map { (name: $0.key.text, value: $0.value) }
        let category = category(of: payload)
        var found: NotificationContract?
        if let name = payload.value(of: contract.notificationKey), name.isString {
            if contract.localIdentifiers.contains(name.text) { return .local }
            found = contract.notification(identifier: name.text)
        } else {
            found = contract.notification(category: category, matching: own)
        }
        guard let found, found.pushType == type else { return .unrecognized }
        var problems = self.problems(.object(found.data), payload, at: "")
        problems += found.renamed.filter { field in
            !field.paths.contains { payload.value(at: $0.map(\.text)).map { !$0.isNull } ?? false }
        }.map(\.name)
        return problems.isEmpty ? .fine(notification: found.name) : .wrong(problems)
    }

    /// Other code may register it.
    func knows(_ category: String) -> Bool {
        schema.categories.contains { $0.identifiers.contains { $0.value == category } }
    }

    func category(of payload: Node) -> String? { payload.value(at: [PayloadKey.aps, PayloadKey.category])?.text }

    /// What ActivityKit can't decode in a state.
    func problems(ofState state: Node, _ activity: String) -> [String] {
        guard let contract = contract.activities.all.first(where: { $0.name == activity }) else {
            return ["no activity"]
        }
        return problems(.object(contract.state), state, at: "")
    }

    private func problems(_ shape: ValueShape, _ node: Node, at place: String) -> [String] {
        switch shape {
        case .any: return []
        case .referenceDate: return node.isNumber ? [] : [place]
        case .jsonText(let content): return node.jsonInText.map { problems(content, $0, at: place) } ?? [place]
        case .list(let item):
            return node.kind == .sequence ? node.items.flatMap { problems(item, $0, at: place) } : [place]
        case .object(let object):
            guard node.kind == .mapping else { return [place] }
            return object.members.flatMap { member -> [String] in
                let place = place.isEmpty ? member.name : "\(place).\(member.name)"
                let value = node.value(of: member.name)
                guard let value, !value.isNull || member.isRequired else { return member.isRequired ? [place] : [] }
                return problems(member.shape, value, at: place)
            }
        case .scalar(let type, let values, let isOpen, let isLenient):
            let isText = node.isString && isLenient
            let isRight =
                switch type {
                case .string: node.isString && (values.isEmpty || isOpen || values.contains { $0.value == node.text })
                case .decimal, .date, .url, .uuid:
                    node.isString && type.value(of: node.text, among: []) != nil
                        // The contract takes a time for a URL, and Swift doesn't.
                        && (type != .url || ScalarType.date.value(of: node.text, among: []) == nil)
                case .integer, .count: node.wholeNumber != nil || isText && Int(node.text) != nil
                case .number, .dateEpoch: node.isNumber || isText && Double(node.text) != nil
                case .boolean: ["true", "false"].contains(node.text) && (!node.isString || isLenient)
                }
            return isRight ? [] : [place]
        }
    }
}

/// Nil if the text isn't JSON.
func json(_ text: String) -> Node? {
    var (limits, findings) = (ReadingLimits(), [Finding]())
    return JSONReader.read(SourceFile(path: "push.json", text: text), limits: &limits, findings: &findings)
}
