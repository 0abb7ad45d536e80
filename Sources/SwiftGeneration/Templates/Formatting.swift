import Foundation

// MARK: - Values in texts

nonisolated extension Namespace {
    /// Formats values for one person. Types that a schema can also have are those of Foundation.
    nonisolated struct _Formatting {
        var locale: Foundation.Locale
        var timeZone: Foundation.TimeZone

        #if BELFRY_FORMATS_OF_DEVICE
        /// For the person who uses this device.
        static var current: _Formatting { _Formatting(locale: .current, timeZone: .current) }
        #endif

        #if BELFRY_FORMAT_DATE || BELFRY_FORMAT_RELATIVE
        /// In the person's calendar, which is part of the locale.
        func date(_ date: Date, _ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.calendar = locale.calendar
            formatter.timeZone = timeZone
            formatter.dateStyle = dateStyle
            formatter.timeStyle = timeStyle
            return formatter.string(from: date)
        }
        #endif

        #if BELFRY_FORMAT_WEEKDAY
        func weekday(_ date: Date) -> String {
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.calendar = locale.calendar
            formatter.timeZone = timeZone
            formatter.dateFormat = "EEEE"
            return formatter.string(from: date)
        }
        #endif

        #if BELFRY_FORMAT_RELATIVE
        #if BELFRY_TREE_RELATIVE
        /// `in 2 hours`
        func relative(_ date: Date) -> String {
            return date.formatted(.relative(presentation: .named, unitsStyle: .wide).locale(locale))
        }
        #endif
        #endif

        #if BELFRY_FORMAT_DECIMAL
        func decimal(_ number: NSNumber, digits: Int) -> String {
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = .decimal
            formatter.minimumFractionDigits = digits
            formatter.maximumFractionDigits = digits
            return formatter.string(from: number) ?? number.stringValue
        }
        #endif

        #if BELFRY_FORMAT_PERCENT
        /// `25 %` of 0.25.
        func percent(_ number: NSNumber, digits: Int = 0) -> String {
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = .percent
            formatter.minimumFractionDigits = digits
            formatter.maximumFractionDigits = digits
            return formatter.string(from: number) ?? number.stringValue
        }
        #endif

        #if BELFRY_FORMAT_CURRENCY
        /// With the digits that the currency has.
        func currency(_ number: NSNumber, code: String) -> String {
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = .currency
            formatter.currencyCode = code
            return formatter.string(from: number) ?? "\(number.stringValue) \(code)"
        }
        #endif

        #if BELFRY_FORMAT_MEASUREMENT
        #if os(Linux) || os(Windows) || os(Android)
        /// In the given unit. Only Apple's Foundation knows the unit of the region.
        func measurement<Kind: Foundation.Dimension>(_ value: Double, _ unit: Kind) -> String {
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = .decimal
            formatter.maximumFractionDigits = 1
            let number = NSNumber(value: value)
            return "\(formatter.string(from: number) ?? number.stringValue) \(unit.symbol)"
        }
        #else
        /// In the unit of the person's region.
        func measurement<Kind: Foundation.Dimension>(_ value: Double, _ unit: Kind) -> String {
            let formatter = MeasurementFormatter()
            formatter.locale = locale
            formatter.numberFormatter.maximumFractionDigits = 1
            return formatter.string(from: Foundation.Measurement(value: value, unit: unit))
        }
        #endif
        #endif

        #if BELFRY_FORMAT_DURATION
        #if os(Linux) || os(Windows) || os(Android)
        /// `2 hours, 5 minutes`
        func duration(_ seconds: Double) -> String {
            let units = Swift.Duration.UnitsFormatStyle(
                allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2)
            return Swift.Duration.seconds(seconds).formatted(units.locale(locale))
        }
        #else
        /// `2 hours, 5 minutes`
        func duration(_ seconds: Double) -> String {
            var calendar = Foundation.Calendar(identifier: .gregorian)
            calendar.locale = locale
            let formatter = DateComponentsFormatter()
            formatter.calendar = calendar
            formatter.allowedUnits = [.day, .hour, .minute, .second]
            formatter.unitsStyle = .full
            formatter.maximumUnitCount = 2
            return formatter.string(from: seconds) ?? ""
        }
        #endif
        #endif

        #if BELFRY_FORMAT_LIST
        #if BELFRY_TREE_LIST
        /// `Ada, Grace, and Alan`
        func list(_ items: [String], isChoice: Bool = false) -> String {
            return items.formatted(.list(type: isChoice ? .or : .and).locale(locale))
        }
        #endif
        #endif
    }
}
