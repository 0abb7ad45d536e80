/// A table in plain text, with goals and notes below it.
struct Table {
    private let title: String
    private var rows: [[String]]
    private var notes: [String] = []

    init(_ title: String, _ columns: [String]) {
        self.title = title
        rows = [columns]
    }

    mutating func add(_ row: [String]) { rows.append(row) }
    mutating func note(_ text: String) { notes.append(text) }

    mutating func goal(_ name: String, _ value: Double, atMost limit: Double, _ unit: String) {
        note("\(value <= limit ? "✓" : "✗") \(name): \(value.formatted(digits: 1)) \(unit), goal at most \(limit)")
    }

    mutating func goal(_ name: String, _ value: Double, atLeast limit: Double, _ unit: String) {
        note("\(value >= limit ? "✓" : "✗") \(name): \(value.formatted(digits: 1)) \(unit), goal at least \(limit)")
    }

    func print() {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        Swift.print(title)
        for row in rows {
            let cells = zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
            Swift.print("  " + cells.joined(separator: "  "))
        }
        for note in notes { Swift.print("  " + note) }
        Swift.print("")
    }
}

extension Double {
    func formatted(digits: Int) -> String {
        let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
        let scaled = Int((self * factor).rounded())
        guard digits > 0 else { return "\(scaled)" }
        let fraction = "\(scaled % Int(factor))"
        return "\(scaled / Int(factor))." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}

extension Duration {
    var milliseconds: Double { self / .milliseconds(1) }
    var seconds: Double { self / .seconds(1) }
}
