import AppleFacts
import NotificationSchema
import SwiftNaming

/// Who writes the words of a text.
enum TextWriter {
    /// The app or its service extension, in the language and region of the person.
    case device
    /// A server, for the person it sends to.
    case server
}

/// Values in texts that people read: words of enums, formatted values, words for missing data.
extension SwiftGenerator {
    /// A text as a Swift `String`, without a string catalog.
    func literal(_ template: Template, in named: NamedNotification, by writer: TextWriter) -> SwiftCode {
        template.literal(in: schema.namespace) { value(of: $0, in: named, by: writer) }
    }

    func value(of name: String, in named: NamedNotification, by writer: TextWriter) -> TextValue? {
        guard let field = named.field(named: name), var value = named.value(of: name) else { return nil }
        if let missing = field.declaration.ifMissing {
            let words =
                writer == .device ? schema.model.wordsIfMissing(of: field.declaration, in: named.declaration) : nil
            value.missing = words.map(lookedUp) ?? "\(literal: missing.value)"
        }
        if let format = field.declaration.format?.value {
            value.words = { expression in
                formatted(expression, of: field, format, in: named, by: writer)
            }
        } else if case .choice = field.type, field.declaration.hasWords {
            let property = words(of: field, in: named, by: writer)
            value.words = { "\($0).\(property)" }
        }
        return value
    }

    /// A member of a recipient, in a closure with the parameter `person`.
    func value(ofRecipient member: NamedMember, in named: NamedNotification) -> TextValue {
        var value = TextValue(expression: "person.\(member.name)", type: member.type, isOptional: member.isOptional)
        value.missing = schema.model.wordsIfMissing(ofRecipient: member.key, in: named.declaration).map(lookedUp)
        return value
    }

    private func lookedUp(_ text: LocalizableText) -> SwiftCode {
        guard isLookedUp(text) else { return "\(literal: text.text.value)" }
        let arguments: SwiftCode = "forKey: \(literal: text.key), value: \(literal: text.text.value), table: nil"
        return "Bundle.main.localizedString(\(arguments))"
    }

    // MARK: Enums

    /// The properties of an enum with the words for its values.
    func wordProperties(of field: NamedField, in named: NamedNotification) -> [SwiftDeclaration] {
        guard field.declaration.cases.contains(where: { $0.words != nil }),
            named.declaration.readFields.contains(where: { $0.name.value == field.declaration.name.value })
        else { return [] }
        var writers: [TextWriter] = []
        if named.hasPush { writers.append(.server) }
        if isWrittenOnDevice(named), writers.isEmpty || areLookedUp(field) { writers.append(.device) }
        return writers.map { writer in
            let isLookedUp = writer == .device && areLookedUp(field)
            let unknown = field.unknownCase(
                lookedUp: isLookedUp
                    ? schema.model.wordsForUnknown(of: field.declaration, in: named.declaration).map(lookedUp) : nil)
            let cases = field.declaration.cases.map { value -> SwiftCase in
                let text =
                    isLookedUp ? schema.model.words(for: value, of: field.declaration, in: named.declaration) : nil
                let words = value.words?.value ?? value.rawValue.value
                return SwiftCase(
                    "case .\(member: SwiftName(lowerCamel: value.rawValue.value) ?? .unnamed)",
                    ["return \(text.map(lookedUp) ?? "\(literal: words)")"])
            }
            return SwiftDeclaration.computedProperty(
                "var \(words(of: field, in: named, by: writer)): String",
                documentation: isLookedUp
                    ? "The words that people read, in their language." : "The words that people read.",
                body: [.switch("self", cases + unknown)]
            ).hidden
        }
    }

    /// Whether the device looks up some of the words.
    private func areLookedUp(_ field: NamedField) -> Bool {
        schema.model.isLocalized
            || (field.declaration.cases.map(\.words) + [field.declaration.unknown]).contains { words in
                words.map { schema.model.stringKeys[$0.range] != nil } ?? false
            }
    }

    /// If both a server and the device write the words, only the device looks them up.
    private func words(of field: NamedField, in named: NamedNotification, by writer: TextWriter) -> SwiftCode {
        let isLookedUp = writer == .device && areLookedUp(field)
        return isLookedUp && named.hasPush ? "localizedWords" : "words"
    }

    // MARK: Formats

    private func formatted(
        _ value: SwiftCode,
        of field: NamedField,
        _ format: FieldFormat,
        in named: NamedNotification,
        by writer: TextWriter
    ) -> SwiftCode {
        let number = field.type.number(value)
        let seconds = field.type.double(value)
        let call: SwiftCode =
            switch format {
            case .date: "date(\(value), .long, .none)"
            case .time: "date(\(value), .none, .short)"
            case .dateTime: "date(\(value), .long, .short)"
            case .weekday: "weekday(\(value))"
            case .relative: "relative(\(value))"
            case .percent(let digits): "percent(\(number)\(digits == 0 ? "" : ", digits: \(digits)" as SwiftCode))"
            case .duration: "duration(\(seconds))"
            case .decimal(let digits): "decimal(\(number), digits: \(digits))"
            case .currency(let code): "currency(\(number), code: \(currency(code, in: named)))"
            case .measurement(let unit): "measurement(\(seconds), \(unit.unit))"
            case .list(let kind):
                "list(\(items(value, of: field, in: named, by: writer))\(kind == .or ? ", isChoice: true" : "" as SwiftCode))"
            }
        return "\(named.free("formatting")).\(call)"
    }

    /// What the formatted values in the texts of a function need before them.
    func formatting(of named: NamedNotification, by writer: TextWriter) -> [SwiftStatement] {
        guard !named.declaration.readFormats.isEmpty else { return [] }
        let zone: SwiftCode = isTimeWrittenByServer(named) ? "personTimeZone" : ".current"
        let value: SwiftCode =
            writer == .device ? ".current" : "(locale: personLocale, timeZone: \(zone))"
        return ["let \(named.free("formatting")) = \(schema.namespace)._Formatting\(value)"]
    }

    private func currency(_ code: Template, in named: NamedNotification) -> SwiftCode {
        guard let name = code.placeholders.first?.name else { return "\(literal: code.text.value)" }
        return named.value(of: name)?.argument(in: schema.namespace) ?? "\"\""
    }

    private func items(
        _ value: SwiftCode, of field: NamedField, in named: NamedNotification, by writer: TextWriter
    ) -> SwiftCode {
        guard case .choice = field.type.item else { return value }
        let hasWords = field.declaration.cases.contains { $0.words != nil }
        return "\(value).map(\\.\(hasWords ? words(of: field, in: named, by: writer) : "rawValue"))"
    }

    // MARK: What the runtime needs

    /// Foundation's format styles are as old as interruption levels.
    private static let formatStyles = Availability.interruptionLevel

    /// A member of `Formatting`.
    var relativeFunction: SwiftDeclaration {
        .function(
            "func relative", parameters: ["_ date: Date"], result: " -> String",
            documentation: "`in 2 hours`; on older systems, the date and the time.",
            body: guarded(
                Self.formatStyles,
                ["return date.formatted(.relative(presentation: .named, unitsStyle: .wide).locale(locale))"],
                otherwise: ["return self.date(date, .long, .short)"])
        ).hidden
    }

    /// A member of `Formatting`.
    var listFunction: SwiftDeclaration {
        .function(
            "func list", parameters: ["_ items: [String]", "isChoice: Bool = false"], result: " -> String",
            documentation: "`Ada, Grace, and Alan`; on older systems, with commas only.",
            body: guarded(
                Self.formatStyles, ["return items.formatted(.list(type: isChoice ? .or : .and).locale(locale))"],
                otherwise: ["return items.joined(separator: \", \")"])
        ).hidden
    }

    var hasFormats: Bool { schema.notifications.contains { !formats(of: $0).isEmpty } }

    func hasFormat(where isSuch: (FieldFormat) -> Bool) -> Bool {
        schema.notifications.contains { formats(of: $0).contains(where: isSuch) }
    }

    /// Whether the device formats a value itself.
    var hasFormatsOfDevice: Bool { schema.notifications.contains { isWrittenOnDevice($0) && !formats(of: $0).isEmpty } }

    /// Whether `push` needs the locale of the person.
    func isFormattedByServer(_ named: NamedNotification) -> Bool {
        named.hasPush && !named.declaration.readFormats.isEmpty
    }

    /// Whether `push` also needs the time zone of the person.
    func isTimeWrittenByServer(_ named: NamedNotification) -> Bool {
        named.hasPush && named.declaration.readFormats.contains(where: \.needsTimeZone)
    }

    /// Those that generated code uses.
    /// Whether the app or its service extension writes the texts.
    private func isWrittenOnDevice(_ named: NamedNotification) -> Bool {
        isBuilt(named) || schema.hasServiceExtension && named.declaration.isLocalizedByExtension
    }

    private func formats(of named: NamedNotification) -> [FieldFormat] {
        isWritten(named) || isWrittenOnDevice(named) ? named.declaration.readFormats : []
    }
}

extension Notification {
    fileprivate var readFormats: [FieldFormat] { readFields.compactMap { $0.format?.value } }
}

extension NamedField {
    /// The words for unknown values; none if there are no such values.
    ///
    /// - Parameter lookedUp: The words in the person's language, if the device looks them up.
    func unknownCase(lookedUp: SwiftCode? = nil) -> [SwiftCase] {
        guard declaration.isOpen else { return [] }
        let unknown: SwiftCode = "case .\(SwiftName.unknownValue)"
        guard let words = declaration.unknown else { return [SwiftCase("\(unknown)(let value)", ["return value"])] }
        return [SwiftCase(unknown, ["return \(lookedUp ?? "\(literal: words.value)")"])]
    }
}

extension FieldFormat {
    fileprivate var needsTimeZone: Bool {
        switch self {
        case .date, .time, .dateTime, .weekday, .relative: true
        case .percent, .duration, .decimal, .currency, .measurement, .list: false
        }
    }
}

extension NamedType {
    /// As an `NSNumber`.
    fileprivate func number(_ value: SwiftCode) -> SwiftCode {
        if case .scalar(.decimal) = self { return "NSDecimalNumber(decimal: \(value))" }
        return "NSNumber(value: \(value))"
    }

    /// As a `Double`.
    fileprivate func double(_ value: SwiftCode) -> SwiftCode {
        switch self {
        case .scalar(.decimal): "NSDecimalNumber(decimal: \(value)).doubleValue"
        case .scalar(.number): value
        default: "Double(\(value))"
        }
    }
}

extension MeasurementUnit {
    /// The name in Foundation.
    fileprivate var unit: SwiftCode {
        switch self {
        case .centimeter: "UnitLength.centimeters"
        case .meter: "UnitLength.meters"
        case .kilometer: "UnitLength.kilometers"
        case .foot: "UnitLength.feet"
        case .mile: "UnitLength.miles"
        case .gram: "UnitMass.grams"
        case .kilogram: "UnitMass.kilograms"
        case .pound: "UnitMass.pounds"
        case .liter: "UnitVolume.liters"
        case .celsius: "UnitTemperature.celsius"
        case .fahrenheit: "UnitTemperature.fahrenheit"
        case .kilometerPerHour: "UnitSpeed.kilometersPerHour"
        case .milePerHour: "UnitSpeed.milesPerHour"
        case .kilowattHour: "UnitEnergy.kilowattHours"
        case .kilocalorie: "UnitEnergy.kilocalories"
        case .watt: "UnitPower.watts"
        }
    }
}
