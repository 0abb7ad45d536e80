// What formats values in texts.

public struct Locale: Hashable, Sendable {
    public init(identifier: String) {}
    public static var current: Locale { Locale(identifier: "") }
    public var calendar: Calendar { Calendar(identifier: .gregorian) }
}

public struct TimeZone: Hashable, Sendable {
    public static var current: TimeZone { TimeZone() }
}

public struct Calendar: Hashable, Sendable {
    public enum Identifier: Sendable { case gregorian }
    public enum Component: Hashable, Sendable { case calendar, timeZone, year, month, day, hour, minute, second }
    public init(identifier: Identifier) {}
    public static var current: Calendar { Calendar(identifier: .gregorian) }
    public var locale: Locale?
    public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents { DateComponents() }
}

open class NSCalendar: NSObject {
    public struct Unit: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let day = Unit(rawValue: 16)
        public static let hour = Unit(rawValue: 32)
        public static let minute = Unit(rawValue: 64)
        public static let second = Unit(rawValue: 128)
    }
}

open class Formatter: NSObject {}

open class DateFormatter: Formatter {
    public enum Style: UInt, Sendable { case none, short, medium, long, full }
    open var locale: Locale!
    open var calendar: Calendar!
    open var timeZone: TimeZone!
    open var dateStyle: Style = .none
    open var timeStyle: Style = .none
    open var dateFormat: String!
    open func string(from date: Date) -> String { "" }
}

open class NumberFormatter: Formatter {
    public enum Style: UInt, Sendable { case none, decimal, currency, percent }
    open var locale: Locale!
    open var numberStyle: Style = .none
    open var minimumFractionDigits = 0
    open var maximumFractionDigits = 0
    open var currencyCode: String!
    open func string(from number: NSNumber) -> String? { nil }
}

open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
    open var calendar: Calendar?
    open var allowedUnits: NSCalendar.Unit = []
    open var unitsStyle = UnitsStyle.positional
    open var maximumUnitCount = 0
    open func string(from seconds: TimeInterval) -> String? { nil }
}

open class MeasurementFormatter: Formatter {
    open var locale: Locale!
    open var numberFormatter: NumberFormatter!
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String { "" }
}

// MARK: Numbers and units

public struct Decimal: Hashable, Codable, Sendable, CustomStringConvertible {
    public init() {}
    public init?(string: String, locale: Locale? = nil) {}
    public init(from decoder: any Decoder) throws {}
    public func encode(to encoder: any Encoder) throws {}
    public var description: String { "" }
    public var isNaN: Bool { false }
}

open class NSDecimalNumber: NSNumber {
    public enum RoundingMode: Sendable { case plain, down, up, bankers }
    public convenience init(decimal: Decimal) { self.init(value: 0.0) }
}

public func NSDecimalRound(
    _ result: UnsafeMutablePointer<Decimal>, _ number: UnsafePointer<Decimal>, _ scale: Int,
    _ roundingMode: NSDecimalNumber.RoundingMode
) {}

public struct Measurement<UnitType: Unit> {
    public init(value: Double, unit: UnitType) {}
}

open class Unit: NSObject { open var symbol: String { "" } }
open class Dimension: Unit {}

open class UnitLength: Dimension {
    open class var kilometers: UnitLength { UnitLength() }
}

open class UnitSpeed: Dimension {
    open class var kilometersPerHour: UnitSpeed { UnitSpeed() }
}

open class UnitMass: Dimension {
    open class var kilograms: UnitMass { UnitMass() }
}

// MARK: Format styles

@available(iOS 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, *)
public protocol FormatStyle {
    associatedtype FormatInput
    associatedtype FormatOutput
    func locale(_ locale: Locale) -> Self
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, *)
extension Date {
    public struct RelativeFormatStyle: FormatStyle {
        public typealias FormatInput = Date
        public typealias FormatOutput = String
        public enum Presentation { case numeric, named }
        public enum UnitsStyle { case wide, spellOut, abbreviated, narrow }
        public func locale(_ locale: Locale) -> Self { self }
    }

    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Date, Style.FormatOutput == String { "" }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, *)
extension FormatStyle where Self == Date.RelativeFormatStyle {
    public static func relative(
        presentation: Date.RelativeFormatStyle.Presentation,
        unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
    ) -> Self { Self() }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, *)
public struct StringListFormatStyle: FormatStyle {
    public typealias FormatInput = [String]
    public typealias FormatOutput = String
    public enum ListType { case and, or }
    public func locale(_ locale: Locale) -> Self { self }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, *)
extension FormatStyle where Self == StringListFormatStyle {
    public static func list(type: StringListFormatStyle.ListType) -> Self { Self() }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, *)
extension [String] {
    public func formatted(_ style: StringListFormatStyle) -> String { "" }
}
