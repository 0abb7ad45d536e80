import AppleFacts
import Basics
import ChangeRules
import Diagnostics
import Foundation
import NotificationSchema
import PayloadContracts
import Payloads
import SchemaRules
import SourceSyntax
import Testing
import TestSupport

/// Turns the comparison round: random changes of all examples, judged by the contracts of both versions.
///
/// 2,000 changes, or the value of `BELFRY_CHANGES`.
@Suite struct RandomChangeTests {
    private static let seeds = 0..<8
    private static let changesOfSeed =
        (Int(ProcessInfo.processInfo.environment["BELFRY_CHANGES"] ?? "") ?? 2_000) / seeds.count

    /// The schemas of the examples, without what turns rules off.
    private static let trees: [(tree: SchemaTree, schema: Schema)] = {
        let examples = URL(filePath: #filePath).appending(path: "../../../examples").standardized
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: examples.path)) ?? []
        let folders = paths.filter { $0.hasSuffix("/notifications.yaml") && !$0.contains("/.") && !$0.hasPrefix(".") }
            .sorted().map { examples.appending(path: $0).deletingLastPathComponent() }
        return folders.compactMap { folder in
            guard let tree = try? SchemaTree(MarkedSchema(folder: folder).lint().schema) else { return nil }
            return tree.schema.map { (tree, $0) }
        }
    }()

    /// Proves that no difference between the contracts is without a finding for the same party, and that no error has a
    /// witness that works.
    @Test(arguments: seeds) func noDifferenceIsMissedAndNoErrorIsFalse(_ seed: Int) throws {
        #expect(Self.trees.count > 15)
        var random = SplitMix64(seed: UInt64(seed))
        var count = 0
        while count < Self.changesOfSeed {
            let (before, old) = random.pick(Self.trees)
            var after = before
            let words = (0...random.next(below: 2)).compactMap { _ in after.change(&random) }
            guard !words.isEmpty else { continue }
            let sources = after.sources
            let (new, findings) = ChangeChecker().compare(
                root: sources[0], fragments: Array(sources.dropFirst()), with: old)
            // Most other changes are mistakes.
            guard !findings.contains(where: { $0.rule.kind == .structure }) else { continue }
            count += 1
            let comparison = ContractComparison(old, new)
            let broken = Set(findings.flatMap(\.breaks).map(\.party))
            for difference in comparison.all {
                #expect(
                    !broken.isDisjoint(with: difference.parties),
                    "\(sources[0].path), \(seed): \(words): \(difference.words)")
            }
            for finding in findings where finding.severity == .error {
                let problem = comparison.mistake(in: finding)
                #expect(problem == nil, "\(seed): \(words): \(finding.rule.id): \(finding.message): \(problem ?? "")")
            }
        }
    }
}

/// What two contracts judge differently.
private struct ContractComparison {
    private let old: ContractJudge
    private let new: ContractJudge
    private let change: SchemaChange

    init(_ old: Schema, _ new: Schema) {
        (self.old, self.new) = (ContractJudge(old), ContractJudge(new))
        change = SchemaChange(from: old, to: new)
    }

    struct Difference {
        let parties: Set<Break.Party>
        let words: String
    }

    // MARK: Differences

    var all: [Difference] {
        let pairs = change.notificationPairs
        // Installed apps know no new notification, which is no break.
        let sent = pairs.earlier.flatMap { pair in
            differences(of: pair.new, from: new, to: old, expecting: pair.old, [.installed])
        }
        let stored = pairs.earlier.flatMap { pair in
            differences(of: pair.old, from: old, to: new, expecting: pair.new, [.servers, .delivered])
        }
        let removed = pairs.removed.filter { !$0.isDeprecated }.flatMap {
            differences(of: $0, from: old, to: new, expecting: nil, [.servers, .delivered])
        }
        return sent + stored + removed + states
    }

    /// Of activities that keep their names.
    private var states: [Difference] {
        old.schema.activities.flatMap { before -> [Difference] in
            guard let now = new.schema.activities.first(where: { $0.name.value == before.name.value }) else {
                return []
            }
            return differences(of: now, from: new, to: old, [.installed])
                + differences(of: before, from: old, to: new, [.servers, .delivered])
        }
    }

    private func differences(
        of activity: Activity, from writer: ContractJudge, to reader: ContractJudge, _ parties: Set<Break.Party>
    ) -> [Difference] {
        ActivityFixture.ofFirstExample(of: activity, in: writer.schema).compactMap { fixture in
            guard let payload = json(fixture.push.payload.compact),
                let state = payload.value(at: [PayloadKey.aps, ActivityKey.contentState])
            else { return nil }
            let problems = reader.problems(ofState: state, activity.name.value)
            return problems.isEmpty ? nil : Difference(parties: parties, words: "\(problems): \(activity.name.value)")
        }
    }

    private func differences(
        of notification: NotificationSchema.Notification, from writer: ContractJudge, to reader: ContractJudge,
        expecting successor: NotificationSchema.Notification?, _ parties: Set<Break.Party>
    ) -> [Difference] {
        guard notification.delivery.isPush, notification.delivery.hasData, successor?.delivery.isPush ?? true else {
            return []
        }
        let type = notification.delivery.pushType
        return Fixture.all(of: notification, in: writer.schema, variants: [.typical]).flatMap { fixture in
            let whole = fixture.payload.json
            let keyless = whole.setting([writer.schema.app.notificationKey], to: nil)
            return [whole.compact, keyless.compact].compactMap { text -> Difference? in
                guard let payload = json(text), case .fine(let name) = writer.verdict(on: payload, type),
                    name == notification.name.value
                else { return nil }
                let verdict = reader.verdict(on: payload, type)
                var isSame = verdict == .local
                if case .fine(let name) = verdict { isSame = name == successor?.name.value }
                if isSame, let category = writer.category(of: payload), parties != [.installed] {
                    let lost = writer.knows(category) && !reader.knows(category)
                    let isAnnounced = reader.schema.app.removedCategories.contains { $0.value == category }
                    if lost, !isAnnounced { isSame = false }
                }
                return isSame ? nil : Difference(parties: parties, words: "\(verdict): \(text.prefix(300))")
            }
        }
    }

    // MARK: Witnesses

    /// Why an error is wrong; nil if a witness of it fails.
    func mistake(in finding: Finding) -> String? {
        guard let item = finding.breaks.first(where: \.witness.fails) else { return "no witness that fails" }
        guard finding.linesOfWitness.count == 3 else { return "not three lines" }
        let witness = item.witness
        guard witness.content.utf8.count <= Witness.contentLimit + 8 else { return "a long witness" }
        // The others have no contract.
        guard witness.kind == .push, let payload = json(witness.content),
            payload.value(of: PayloadKey.aps) != nil, !payload.hasActivity,
            witness.after.hasPrefix(".unrecognized")
        else { return nil }
        let reader = item.party == .installed ? old : new
        switch reader.verdict(on: payload, payload.isSilent ? .background : .alert) {
        case .unrecognized, .wrong, .local: return nil
        case .fine: return "the witness works: \(witness.content)"
        }
    }
}

extension Node {
    fileprivate var hasActivity: Bool { value(at: [PayloadKey.aps, ActivityKey.contentState]) != nil }
    fileprivate var isSilent: Bool {
        value(at: [PayloadKey.aps, PayloadKey.contentAvailable]) != nil && value(at: [PayloadKey.aps, "alert"]) == nil
    }
}
