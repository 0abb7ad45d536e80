import CodeEvaluation
import CodeFacts
import Diagnostics

// Code for actions in dictionaries.
extension AppReading {
    private static let tableLimit = 50

    /// Dictionaries that code fills with known keys only, and uses in no other way.
    func handlerTables(_ scan: CodeScan) -> [HandlerTable] {
        let tables = scan.handlerTables
        let found = tables.declared.filter { name, places in
            places.count == 1 && !(tables.keys[name] ?? []).isEmpty && tables.lookUps[name] != nil
        }
        guard !found.isEmpty, found.count <= Self.tableLimit else { return [] }
        let counts = index.counts(of: Set(found.keys))
        return found.keys.sorted().compactMap { name in
            let keys = tables.keys[name] ?? []
            let lookUps = (tables.lookUps[name] ?? []).filter { !tables.filled.contains($0) }
            guard counts[name] == 1 + keys.count + lookUps.count, !keys.contains(where: { $0 == nil }) else {
                return nil
            }
            return HandlerTable(keys: keys.compactMap(\.self), lookUps: lookUps)
        }
    }
}

extension NotificationFacts {
    /// Notes the keys of dictionaries that hold code for actions as identifiers that handlers compare.
    mutating func addKeysOfHandlerTables() {
        for table in app.handlerTables {
            let escaped = escapes.filter { escape in table.lookUps.contains(escape.range) }
            guard let part = escaped.first?.part else { continue }
            escapes.removeAll { table.lookUps.contains($0.range) }
            comparisons += table.keys.map { CodeFacts.Comparison(part: part, identifier: $0, isWritten: true) }
        }
    }
}
