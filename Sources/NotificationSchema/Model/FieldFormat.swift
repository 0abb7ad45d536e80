package import Basics
import Diagnostics
import SourceSyntax

/// How texts show a value, in the person's language and region.
package enum FieldFormat: Sendable {
    case date, time, dateTime, weekday, relative
    /// With a fixed number of digits after the decimal separator.
    case percent(digits: Int)
    /// A number of seconds.
    case duration
    /// With a fixed number of digits after the decimal separator.
    case decimal(digits: Int)
    /// An ISO 4217 code, or a single placeholder for it.
    case currency(Template)
    case measurement(MeasurementUnit)
    case list(ListKind)

    package enum ListKind: String, CaseIterable, Sendable {
        case and, or
    }

    /// Its key or word in the language.
    package var name: String {
        switch self {
        case .date: Word.date.rawValue
        case .time: Word.time.rawValue
        case .dateTime: Word.dateTime.rawValue
        case .weekday: Word.weekday.rawValue
        case .relative: Word.relative.rawValue
        case .percent: Word.percent.rawValue
        case .duration: Word.duration.rawValue
        case .decimal: "decimal"
        case .currency: "currency"
        case .measurement: "measurement"
        case .list: Word.list.rawValue
        }
    }

    /// The variable or data that holds the currency.
    package var currencyPlaceholder: Template.Placeholder? {
        if case .currency(let code) = self { code.placeholders.first } else { nil }
    }

    fileprivate enum Word: String, CaseIterable {
        case date, time
        case dateTime = "date-time"
        case weekday, relative, percent, duration, list

        var format: FieldFormat {
            switch self {
            case .date: .date
            case .time: .time
            case .dateTime: .dateTime
            case .weekday: .weekday
            case .relative: .relative
            case .percent: .percent(digits: 0)
            case .duration: .duration
            case .list: .list(.and)
            }
        }
    }

    // MARK: Types

    /// The formats of a type, for a message; nil if it has none.
    package static func choices(for type: FieldType) -> String? {
        switch type {
        case .scalar(.date), .scalar(.dateEpoch): "date, time, date-time, weekday or relative"
        case .scalar(.number), .scalar(.decimal):
            "{ decimal: 2 }, percent, { currency: EUR }, { measurement: kilometer } or duration"
        case .scalar(.integer), .scalar(.count):
            "{ decimal: 0 }, { currency: EUR }, { measurement: kilometer } or duration"
        case .list(.scalar(.string)): "list or { list: or }"
        case .scalar(.string), .scalar(.boolean), .scalar(.url), .scalar(.uuid), .list, .structure, .jsonText,
            .any:
            nil
        }
    }

    /// `format: time` for a word of another language that means it, such as `time` in `{when, time}`.
    static func help(_ word: String, for type: FieldType) -> String {
        let format = Word(rawValue: word)?.format
        if let format, format.fits(type) { return "format: \(word)" }
        return "format: with " + (choices(for: type) ?? "a format of the type")
    }

    func fits(_ type: FieldType) -> Bool {
        switch (self, type) {
        case (.date, _), (.time, _), (.dateTime, _), (.weekday, _), (.relative, _):
            type.scalar == .date || type.scalar == .dateEpoch
        case (.percent, _): type.scalar == .number || type.scalar == .decimal
        case (.list, .list(.scalar(.string))): true
        case (.list, _): false
        case (.duration, _), (.decimal, _), (.currency, _), (.measurement, _):
            [.integer, .number, .decimal, .count].contains(type.scalar)
        }
    }
}

/// A unit of Foundation.
package enum MeasurementUnit: String, CaseIterable, Sendable {
    case centimeter, meter, kilometer, foot, mile
    case gram, kilogram, pound
    case liter
    case celsius, fahrenheit
    case kilometerPerHour = "kilometer-per-hour"
    case milePerHour = "mile-per-hour"
    case kilowattHour = "kilowatt-hour"
    case kilocalorie
    case watt

    /// Foundation's symbol.
    package var symbol: String {
        switch self {
        case .centimeter: "cm"
        case .meter: "m"
        case .kilometer: "km"
        case .foot: "ft"
        case .mile: "mi"
        case .gram: "g"
        case .kilogram: "kg"
        case .pound: "lb"
        case .liter: "L"
        case .celsius: "°C"
        case .fahrenheit: "°F"
        case .kilometerPerHour: "km/h"
        case .milePerHour: "mph"
        case .kilowattHour: "kWh"
        case .kilocalorie: "kcal"
        case .watt: "W"
        }
    }
}

// MARK: - Keys

private struct FormatParts: KeyedModel {
    var decimal: Located<Int>?
    var percent: Located<Int>?
    var currency: Template?
    var measurement: Located<MeasurementUnit>?
    var list: Located<FieldFormat.ListKind>?

    var formats: [FieldFormat] {
        [
            decimal.map { .decimal(digits: $0.value) }, percent.map { .percent(digits: $0.value) },
            currency.map { .currency($0) },
            measurement.map { .measurement($0.value) }, list.map { .list($0.value) },
        ].compactMap { $0 }
    }
}

extension Form where Value == Located<FieldFormat> {
    static var format: Form {
        let table = KeyTable<FormatParts>(
            "format",
            [
                Key(
                    "decimal", .integer(in: 0...10), "The number of digits after the decimal separator.",
                    \.decimal),
                Key(
                    "percent", .integer(in: 0...10),
                    "The number of digits after the decimal separator of a percentage: 0.031 is 3.1%.", \.percent),
                Key(
                    "currency", .currency, "An amount of money: a code such as EUR, or $(name) for a variable or data.",
                    \.currency),
                Key(
                    "measurement", .choice(of: MeasurementUnit.self),
                    "The unit of the number. Devices show the unit of the person's region.", \.measurement),
                Key(
                    "list", .choice(of: FieldFormat.ListKind.self),
                    "The word before the last item. format: list is the same as { list: and }.", \.list),
            ]
        )
        let map = Form<FormatParts>.map(table) { _ in FormatParts() }
        let word = Form<Located<FieldFormat.Word>>.choice(of: FieldFormat.Word.self)
        return Form(.either([word.shape, table.shape])) { slot, reader in
            guard slot.node.kind == .mapping else {
                if let example = ["decimal": "2", "currency": "EUR", "measurement": "kilometer"][slot.node.text] {
                    reader.report(
                        .wrongValue, at: slot.node.range, "'\(slot.node.text)' needs a value",
                        help: "write { \(slot.node.text): \(example) }")
                    return nil
                }
                if stylesOfDates.contains(slot.node.text) {
                    reader.report(
                        .wrongValue, at: slot.node.range, "'\(slot.node.text)' is a style of dates, not a format",
                        help: "write \(FieldFormat.choices(for: .scalar(.date)) ?? ""): the device chooses the style")
                    return nil
                }
                guard let word = word.read(slot, &reader) else { return nil }
                return Located(word.value.format, slot.node)
            }
            guard let formats = map.read(slot, &reader)?.formats else { return nil }
            guard formats.count == 1, let format = formats.first else {
                // A wrong or unknown key is already reported.
                if formats.isEmpty, !slot.node.entries.isEmpty { return nil }
                reader.report(
                    .wrongValue, at: slot.node.range, "a value has one format",
                    help: "write one of { decimal: 2 }, { currency: EUR }, { measurement: kilometer } and { list: or }")
                return nil
            }
            return Located(format, slot.node)
        }
    }
}

/// Styles of Foundation's formatters.
private let stylesOfDates: Set = ["short", "medium", "long", "full", "abbreviated", "numeric", "complete"]

extension Form where Value == Template {
    /// `EUR` or `$(currency)`
    fileprivate static var currency: Form {
        Form(.template) { slot, reader in
            guard let code = Form.template.read(slot, &reader) else { return nil }
            let letters = code.text.value.utf8
            let isCode = letters.count == 3 && letters.allSatisfy { (0x41...0x5A).contains($0) }
            guard isCode || code.parts.count == 1 && code.placeholders.count == 1 else {
                reader.report(
                    .wrongValue, at: code.text.range, "'\(code.text.value)' isn't the code of a currency",
                    help: "write three capital letters, such as EUR, or only $(name) of data that holds the code")
                return nil
            }
            return code
        }
    }
}

extension FieldFormat: ScalarValue {
    /// As in a schema.
    package var dumped: JSONValue {
        switch self {
        case .decimal(let digits): ["decimal": .integer(digits)]
        case .percent(let digits) where digits > 0: ["percent": .integer(digits)]
        case .currency(let code): ["currency": .text(code.text)]
        case .measurement(let unit): ["measurement": .string(unit.rawValue)]
        case .list(.or): ["list": .string(ListKind.or.rawValue)]
        default: .string(name)
        }
    }
}

extension MeasurementUnit: ScalarValue {}
extension FieldFormat.ListKind: ScalarValue {}
