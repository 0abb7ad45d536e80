import CodeEvaluation
import CodeFacts
import Diagnostics
import ProjectFiles

/// Compares the data in pushes and local notifications with what code does with it.
struct DataOfPushes {
    let pushes: [PushFact]
    /// The property lists with the schemes of the app.
    let lists: [PropertyList]
    /// How often all code has some texts.
    let counts: (Set<String>) -> [String: Int]
    let servers: ServerKeys

    private static let limit = 20
    private static let linkLimit = 500
    /// How many pushes are compared with what code reads together.
    private static let pushLimit = 500

    /// - Parameter isLocal: Whether code makes all notifications.
    func unknown(to scan: CodeScan, isLocal: Bool) -> [UnknownData] {
        let isLocal = isLocal && !scan.hasUnknownData
        let absent = servers.without(
            values(scan.dataUses, isLocal: isLocal) + keys(scan, isLocal: isLocal), \.absentName)
        return absent + unhandledValues(scan.dataUses) + links(scan.dataUses)
    }

    // MARK: - Values

    private func values(_ data: DataUses, isLocal: Bool) -> [UnknownData] {
        var found: [UnknownData] = []
        let pushed = Dictionary(grouping: pushes.flatMap(\.values), by: \.key).mapValues { $0.map(\.text) }
        for key in Set(pushed.keys).union(data.written.keys).sorted() where found.count < Self.limit {
            let written = data.written[key] ?? []
            let sent = (pushed[key] ?? []) + written.compactMap(\.self)
            let compared = data.compared[key] ?? []
            let texts = Set(compared.compactMap { $0?.known })
            if let type = data.enums[key]?.first, data.enums[key]?.count == 1, let cases = data.rawValues[type] ?? nil {
                let unknown = sent.first { $0.known.map { !cases.contains($0) && !texts.contains($0) } ?? false }
                if let unknown {
                    found.append(
                        UnknownData(
                            .noCase, unknown.known ?? "", at: unknown.range, other: CodeText(type, at: unknown.range)))
                }
                continue
            }
            // Nothing that is sent is compared.
            guard let first = compared.first ?? nil, let name = first.known, !compared.contains(where: { $0 == nil }),
                !written.contains(where: { $0 == nil }), sent.allSatisfy({ $0.known != nil }), !sent.isEmpty,
                data.enums[key] == nil,
                texts.isDisjoint(with: sent.compactMap(\.known)), isLocal || pushed[key] != nil,
                let near = sent.first(where: { $0.known?.isLike(name) ?? false })
            else { continue }
            found.append(UnknownData(.neverSent, name, at: first.range, other: near))
        }
        return found
    }

    /// The values of local notifications for which the only code that chooses by their key does nothing.
    private func unhandledValues(_ data: DataUses) -> [UnknownData] {
        var found: [UnknownData] = []
        for (key, choices) in data.choices.sorted(by: { $0.key < $1.key }) where choices.count == 1 {
            let handled = Set(choices[0].texts.compactMap(\.self))
            // All comparisons with a value of the key are in the choice.
            guard choices[0].texts.count == data.compared[key]?.count, handled.count == choices[0].texts.count,
                data.enums[key] == nil, case let written = (data.written[key] ?? []).compactMap(\.self),
                written.contains(where: { handled.contains($0.known ?? "") })
            else { continue }
            for value in written where !handled.contains(value.known ?? "") && found.count < Self.limit {
                found.append(
                    UnknownData(
                        .unhandled, value.known ?? "", at: value.range, other: CodeText(key, at: choices[0].range)))
            }
        }
        guard !found.isEmpty else { return [] }
        // Other code may know the value.
        let counts = counts(Set(found.map { "\"\($0.name)\"" }))
        let places = Dictionary(grouping: found, by: \.name).mapValues { Set($0.map(\.range)).count }
        return found.filter { counts["\"\($0.name)\"", default: 0] <= places[$0.name, default: 0] }
    }

    // MARK: - Links

    private func links(_ data: DataUses) -> [UnknownData] {
        let registered = lists.flatMap {
            $0.root.entry("CFBundleURLTypes")?.value.strings(under: "CFBundleURLSchemes") ?? []
        }
        let handled = Set(data.schemes.compactMap(\.known))
        let schemes = handled.union(registered).filter { !$0.contains("$") }
        let hosts = Set(data.hosts.compactMap(\.known))
        let (knownHosts, knownSchemes) = (hosts.sorted(), schemes.sorted())
        guard knownHosts.count + knownSchemes.count <= Self.linkLimit else { return [] }
        var unknown: [UnknownData] = []
        for link in (data.links + pushes.flatMap(\.values).map(\.text)).prefix(Self.linkLimit) {
            guard let (scheme, host) = link.known?.linkParts, unknown.count < Self.limit else { continue }
            if schemes.contains(scheme) {
                guard !data.hasUnknownHost, !host.isEmpty, !hosts.contains(host),
                    let other = knownHosts.first(where: { $0.isLike(host) })
                else { continue }
                unknown.append(UnknownData(.host, host, at: link.range, other: CodeText(other, at: link.range)))
            } else if let other = knownSchemes.first(where: { $0.isLike(scheme) }) {
                unknown.append(UnknownData(.scheme, scheme, at: link.range, other: CodeText(other, at: link.range)))
            }
        }
        guard !unknown.isEmpty else { return [] }
        // Other code may know the name.
        let counts = counts(Set(unknown.flatMap(\.uses)))
        return unknown.filter { one in !one.uses.contains { counts[$0] != nil } }
    }

    // MARK: - Keys

    private func keys(_ scan: CodeScan, isLocal: Bool) -> [UnknownData] {
        // A push that isn't known as a whole can have any key.
        guard pushes.allSatisfy(\.isComplete), !pushes.isEmpty || isLocal else { return [] }
        let written = Set(scan.writtenKeys.compactMap(\.known))
        let top = Set(pushes.flatMap { $0.keys.compactMap(\.known) })
        let all = pushes.reduce(into: Set<String>()) { $0.formUnion($1.allKeys) }
        var found = nestedKeys(scan, top.union(written), isLocal: isLocal)
        found += flatKeys(scan, top: top, known: all.union(written))
        let keysOfPushes = pushes.prefix(Self.pushLimit).map { ($0, Set($0.keys.compactMap(\.known))) }
        for group in scan.dataUses.groups where found.count < Self.limit {
            let names = Set(group.compactMap(\.known))
            let missing = group.filter { !all.contains($0.known ?? "") && !written.contains($0.known ?? "") }
            guard missing.count == 1, let name = missing[0].known, !found.contains(where: { $0.name == name }),
                let push = keysOfPushes.first(where: { names.subtracting([name]).isSubset(of: $0.1) })?.0
            else { continue }
            let extra = push.keys.filter { !names.contains($0.known ?? "") && !written.contains($0.known ?? "") }
            found += extra.prefix(Self.limit).map { UnknownData(.missing, name, at: missing[0].range, other: $0) }
        }
        found += onlyMissing(scan, top: top, all: all, written: written)
        guard !found.isEmpty else { return [] }
        let counts = counts(Set(found.map { "\"\($0.other.known ?? "")\"" } + found.map { "\"\($0.name)\"" }))
        let nested = scan.dataUses.nested.map(\.key)
        let (writes, reads) = (Self.places(scan.writtenKeys), Self.places(scan.facts.readKeys + scan.facts.handlerKeys))
        let (nestedWrites, nestedReads) = (Self.places(nested), Self.places(scan.dataUses.nestedReads.map(\.key)))
        // Code that mentions the key of the object, or the other key, may read it.
        var seen: Set<String> = []
        return found.filter { one in
            let other = one.other.known ?? ""
            let ofOther = writes[other, default: 0] + (one.kind == .flat ? reads[other, default: 0] : 0)
            let ofName =
                one.kind == .flat
                ? nestedReads[one.name, default: 0]
                : max(1, reads[one.name] ?? 1) + (one.kind == .missing ? 0 : nestedWrites[one.name, default: 0])
            return counts["\"\(other)\"", default: 0] <= ofOther && counts["\"\(one.name)\"", default: 0] <= ofName
                && seen.insert(one.name).inserted
        }
    }

    /// How many places each name has.
    private static func places(_ keys: [CodeText]) -> [String: Int] {
        Dictionary(grouping: keys) { $0.known ?? "" }.mapValues { Set($0.map(\.range)).count }
    }

    /// Keys that code reads from the data itself, and that notifications have in an object.
    ///
    /// - Parameter top: The keys that notifications have in the data itself.
    private func nestedKeys(_ scan: CodeScan, _ top: Set<String>, isLocal: Bool) -> [UnknownData] {
        let keys = pushes.flatMap(\.nestedKeys) + (isLocal ? scan.dataUses.nested : [])
        let objects = Dictionary(keys.map { ($0.key.known ?? "", $0.object) }) { first, _ in first }
        var found: [UnknownData] = []
        // Other code reads the data of notifications within the app.
        for key in isLocal ? scan.facts.handlerKeys : scan.facts.readKeys where found.count < Self.limit {
            guard let name = key.known, !top.contains(name), let object = objects[name],
                !found.contains(where: { $0.name == name })
            else { continue }
            found.append(
                UnknownData(.nested(isLocal: isLocal), name, at: key.range, other: CodeText(object, at: key.range)))
        }
        return found
    }

    /// Keys that code reads from an object that no notification has, and that pushes have beside `aps`.
    private func flatKeys(_ scan: CodeScan, top: Set<String>, known: Set<String>) -> [UnknownData] {
        scan.dataUses.nestedReads.filter { top.contains($0.key.known ?? "") && !known.contains($0.object) }
            .prefix(Self.limit).map { one in
                UnknownData(
                    .flat, one.key.known ?? "", at: one.key.range, other: CodeText(one.object, at: one.key.range))
            }
    }
}

extension DataOfPushes {
    /// The only key of pushes that no push has, where one key of pushes is the only one that nothing reads.
    private func onlyMissing(
        _ scan: CodeScan, top: Set<String>, all: Set<String>, written: Set<String>
    ) -> [UnknownData] {
        let read = Dictionary(grouping: scan.facts.readKeys) { $0.known ?? "" }
        let missing = read.filter { !all.contains($0.key) && !written.contains($0.key) }
        let extra = top.subtracting(read.keys)
        guard missing.count == 1, extra.count == 1, let (name, places) = missing.first, let place = places.first,
            let other = pushes.flatMap(\.keys).first(where: { extra.contains($0.known ?? "") }),
            // Code beside it reads keys that pushes have.
            scan.facts.readKeys.contains(where: {
                top.contains($0.known ?? "") && $0.range.file === place.range.file
            })
        else { return [] }
        return [UnknownData(.missing, name, at: place.range, other: other)]
    }
}

extension UnknownData {
    /// The value or the key that no push has.
    fileprivate var absentName: String? {
        switch kind {
        case .noCase: nil
        case .flat: other.known
        default: name
        }
    }

    /// How other code uses the name of a scheme or a host.
    fileprivate var uses: [String] {
        kind == .host
            ? ["\"\(name)\""]
            : ["scheme == \"\(name)\"", "scheme != \"\(name)\"", "case \"\(name)\"", "isEqualToString:@\"\(name)\""]
    }
}

extension String {
    /// Whether two names are nearly the same, or one begins with the other.
    fileprivate func isLike(_ other: String) -> Bool {
        guard self != other, utf8.count < 200, other.utf8.count < 200, count >= 3, other.count >= 3 else {
            return false
        }
        return isOneLetterAway(from: other) || lettersOnly == other.lettersOnly
            || min(count, other.count) >= 4 && (hasPrefix(other) || other.hasPrefix(self))
    }

    /// The scheme and the host of a link within an app, as far as they are written; the host is empty if it isn't.
    fileprivate var linkParts: (scheme: String, host: String)? {
        guard let end = firstRange(of: "://") else { return nil }
        let scheme = self[..<end.lowerBound]
        guard scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }),
            scheme.first?.isLetter ?? false, !["http", "https", "file", "ws", "wss"].contains(scheme.lowercased())
        else { return nil }
        let host = self[end.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return (String(scheme), host.contains("\0") ? "" : String(host))
    }
}
