/// The activities of an app. A log can have as many pushes as a schema has activities, so each push looks only at those
/// that have one of its values.
package struct ActivityContracts: Sendable {
    package let all: [ActivityContract]
    /// The names of the types of their attributes.
    package let types: [String]
    private let byType: [String: Int]
    /// The indices of the activities whose state has a value, by its name, and whether it is required.
    private let byValue: [String: [(index: Int, isRequired: Bool)]]
    /// The number of required values of each state.
    private let requiredCounts: [Int]

    init(_ all: [ActivityContract]) {
        self.all = all
        types = all.map(\.attributesType)
        byType = Dictionary(all.enumerated().map { ($1.attributesType, $0) }) { first, _ in first }
        var byValue: [String: [(index: Int, isRequired: Bool)]] = [:]
        for (index, activity) in all.enumerated() {
            for member in activity.state.members {
                byValue[member.name, default: []].append((index, member.isRequired))
            }
        }
        self.byValue = byValue
        requiredCounts = all.map { $0.state.members.count(where: \.isRequired) }
    }

    package subscript(type: String) -> ActivityContract? { byType[type].map { all[$0] } }

    /// The activity that a state fits best: with the fewest unknown and missing values.
    package func best(for names: Set<String>) -> ActivityContract? {
        var misfits = requiredCounts.map { $0 + names.count }
        for name in names {
            for (index, isRequired) in byValue[name] ?? [] { misfits[index] -= isRequired ? 2 : 1 }
        }
        return misfits.indices.min { misfits[$0] < misfits[$1] }.map { all[$0] }
    }
}
