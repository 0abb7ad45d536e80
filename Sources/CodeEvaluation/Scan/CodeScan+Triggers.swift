import CodeFacts
import Diagnostics

// Triggers whose time is certainly another one than what was meant.
extension CodeScan {
    func noteTrigger(_ call: Call) {
        switch call.name {
        case "add":
            // `center.add(.init(identifier: "tea", content: content, trigger: trigger))`
            guard let request = call.arguments.first?.value, case .call(let callee, _) = request.kind,
                case .member(nil, "init") = callee.kind, let made = self.call(request)
            else { return }
            noteTooManyRequests(made)
            guard made.argument("content") != nil, let identifier = made.argument("identifier") else { return }
            noteRequest(identifier, isWaiting: made.argument("trigger").map { !$0.isMissing } ?? false)
            noteRandomRepeat(made, identifier)
        case "UNTimeIntervalNotificationTrigger", "triggerWithTimeInterval":
            guard let interval = call.argument("timeInterval", "triggerWithTimeInterval") else { return }
            noteTime(interval)
            noteStoredInterval(interval)
            guard
                let kind = local(interval).kindOfInterval ?? unit(of: interval, depth: 0).map(BrokenTrigger.Kind.unit)
            else { return }
            facts.brokenTriggers.append(BrokenTrigger(kind, at: interval.range))
        case "UNCalendarNotificationTrigger", "triggerWithDateMatchingComponents":
            guard let repeats = call.argument("repeats"),
                let date = call.argument("dateMatching", "triggerWithDateMatchingComponents")
            else { return }
            guard mayRepeat(repeats) else { return noteMissingDay(date) }
            guard hasYear(date) || setsYear(of: date) else { return }
            facts.brokenTriggers.append(BrokenTrigger(.repeatsWithYear, at: date.range))
        case "UNLocationNotificationTrigger", "triggerWithRegion":
            guard let region = call.argument("region", "triggerWithRegion"), case .name(let name) = region.kind,
                let all = settings[name], all.count(where: { $0.name.hasPrefix("notifyOnE") }) == 2,
                all.allSatisfy({ !$0.name.hasPrefix("notifyOnE") || $0.value?.isFalse ?? false }),
                Set(all.map(\.name)).isSuperset(of: ["notifyOnEntry", "notifyOnExit"])
            else { return }
            facts.brokenTriggers.append(BrokenTrigger(.region, at: region.range))
        case "UNNotificationRequest", "requestWithIdentifier":
            noteTooManyRequests(call)
            noteOldTrigger(call)
            noteQuickRequest(call)
            // Each is looked for in the function.
            guard let trigger = call.argument("trigger"), let function, function.range.bytes.count < 32 << 10,
                locals.count < 100
            else { return }
            if case .name(let name) = trigger.kind, self.call(local(trigger))?.isTrigger ?? false {
                return noteReusedTrigger(name, trigger.range, in: function)
            }
            guard trigger.isMissing || isOfOther(trigger), makers.canSearch(function.range) else { return }
            let unused = locals.first { name, values in
                values.count == 1 && self.call(values[0])?.isTrigger ?? false
                    && function.range.uses(ofTrigger: name) == 1
                    && function.range.contains(values[0].range)
            }
            guard let made = unused?.value.first else { return }
            facts.brokenTriggers.append(
                BrokenTrigger(trigger.isMissing ? .unused : .old, at: trigger.range, other: made.range))
        default: break
        }
    }

    /// Notes a request for some seconds after the code that adds it, such as one to try notifications. Less means that it
    /// appears at once, also where code runs in the background.
    private func noteQuickRequest(_ call: Call) {
        guard facts.quickRequest == nil, let trigger = call.argument("trigger"), let made = self.call(local(trigger)),
            let interval = made.argument("timeInterval", "triggerWithTimeInterval"),
            case .number(let text) = interval.kind, let seconds = Double(text), Self.quickSeconds.contains(seconds)
        else { return }
        facts.quickRequest = made.range
    }

    private static let quickSeconds: ClosedRange<Double> = 2...10

    /// Notes the trigger of an earlier request, if the function makes one for this request that nothing uses.
    private func noteReusedTrigger(_ name: String, _ trigger: SourceRange, in function: Function) {
        let (start, place) = (function.range.bytes.lowerBound, trigger.bytes.lowerBound)
        let unused = locals.first { other, values in
            guard other != name, values.count == 1, let made = self.call(values[0]), made.isTrigger,
                made.range.file === trigger.file, made.range.bytes.upperBound < place,
                start < made.range.bytes.lowerBound, makers.canSearch(function.range),
                function.range.uses(ofTrigger: other) == 1
            else { return false }
            // The earlier request is before the trigger that nothing uses, and this is the first one after it.
            let (before, after) = (
                SourceRange(trigger.file, start..<made.range.bytes.lowerBound),
                SourceRange(trigger.file, made.range.bytes.upperBound..<place)
            )
            return ["trigger: \(name))", "trigger:\(name)]"].contains(where: before.containsAnywhere)
                && after.count(of: "UNNotificationRequest") == 1
        }
        guard let made = unused?.value.first else { return }
        facts.brokenTriggers.append(BrokenTrigger(.reused, at: trigger, other: made.range))
    }

    /// Whether it is the trigger of another request.
    private func isOfOther(_ trigger: Expression) -> Bool {
        guard case .member(let base?, "trigger") = trigger.kind else { return false }
        return !base.isName("self")
    }

    /// Such as “minutes”, if an interval is a number of them by its name, and nothing makes seconds of it.
    private func unit(of interval: Expression, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        switch interval.kind {
        case .call(_, let arguments):
            guard let call = call(interval), arguments.count == 1, ["TimeInterval", "Double"].contains(call.name) else {
                return nil
            }
            return unit(of: arguments[0].value, depth: depth + 1)
        case .name(let name), .member(_?, let name):
            // A constant of type `TimeInterval` is in seconds already.
            let isParameter = function?.parameters.contains { $0.name == name } ?? false
            guard depth > 0 || isParameter || locals[name] != nil else { return nil }
            if case .name = interval.kind, let values = locals[name] {
                // `let minutes = 15`
                guard values.count == 1, values[0].range.bytes.count < 8, let number = Double(values[0].range.text),
                    number < 60
                else { return nil }
            }
            let units = ["minutes": "Minutes", "hours": "Hours", "days": "Days"]
            return units.first { name == $0.key || name.hasSuffix($0.value) }?.key
        default: return nil
        }
    }

    /// How many requests the system keeps.
    private static let requestLimit = 64

    /// A loop that certainly adds more requests than the system keeps.
    private func noteTooManyRequests(_ call: Call) {
        guard !numbers.isEmpty, let loop = loops.last,
            let identifier = call.argument("identifier", "requestWithIdentifier"),
            call.argument("trigger").map({ !$0.isMissing }) ?? false,
            let count = numbers.first(where: { identifier.range.mentions($0.key) })?.value.count,
            count > Self.requestLimit, loop.runsDirectly(call.range)
        else { return }
        facts.brokenTriggers.append(BrokenTrigger(.tooMany(count), at: call.range))
    }

    /// Whether a trigger can repeat. That isn't assumed of a parameter: all callers may pass `false`.
    private func mayRepeat(_ repeats: Expression) -> Bool {
        switch local(repeats).kind {
        case .boolean(let value): value
        case .name(let name): !(function?.parameters.contains { $0.name == name } ?? true) && locals[name]?.count == 1
        case .member, .operation, .call, .other: true
        default: false
        }
    }

    /// Whether code certainly sets the year of a date before it makes the trigger.
    private func setsYear(of date: Expression) -> Bool {
        guard case .name(let name) = date.kind, let function, function.range.bytes.count < 32 << 10,
            let made = call(local(date)), made.range.contains("DateComponents"), case let set = settings[name] ?? [],
            set.count <= 16, set.contains(where: { $0.name == "year" }), makers.canSearch(function.range)
        else { return false }
        guard !function.range.containsAnywhere("&\(name)") else { return false }
        return set.allSatisfy { one in
            guard one.name == "year" else { return true }
            guard let value = one.value, !value.isMissing else { return false }
            return value.range.runsBefore(date.range)
        }
    }

    /// Whether a date has a year that nothing removes.
    private func hasYear(_ date: Expression) -> Bool {
        let creation = local(date)
        if case .name(let name) = date.kind {
            guard let function, creation.range != date.range,
                !["\(name).year", "&\(name)", "\(name) setYear"].contains(where: function.range.containsAnywhere)
            else { return false }
        }
        guard let call = call(creation) else { return false }
        if call.name == "DateComponents" { return call.argument("year").map { !$0.isMissing } ?? false }
        return call.unitsOfDate.contains("year")
    }

    /// Notes a date that is taken from another one with its month or year and its hour, and without the day.
    private func noteMissingDay(_ date: Expression) {
        let creation = local(date)
        guard let function, function.range.bytes.count < 32 << 10, let units = call(creation)?.unitsOfDate,
            !units.isDisjoint(with: ["year", "month"]), !units.isDisjoint(with: ["hour", "minute"]),
            units.isDisjoint(with: ["day", "dayofyear", "weekday", "weekofmonth", "weekofyear"])
        else { return }
        if case .name(let name) = date.kind {
            guard makers.canSearch(function.range),
                !["\(name).day", "\(name).week", "&\(name)", "\(name) setDay", "\(name) setWeek"]
                    .contains(where: function.range.containsAnywhere)
            else { return }
        }
        facts.brokenTriggers.append(BrokenTrigger(.withoutDay, at: date.range))
    }
}

extension Call {
    /// The units that are taken from a date, such as `year`, by `dateComponents([.year], from: date)` or
    /// `[calendar components:NSCalendarUnitYear fromDate:date]`; empty for other calls.
    fileprivate var unitsOfDate: Set<String> {
        switch name {
        case "dateComponents":
            guard case .list(let units)? = arguments.first?.value.kind, argument("from") != nil, argument("to") == nil
            else { return [] }
            return Set(units.compactMap(\.lastName).map { $0.lowercased() })
        case "components":
            guard argument("fromDate") != nil, argument("toDate") == nil, let units = argument("components"),
                units.range.bytes.count < 1_000
            else { return [] }
            let names = units.range.text.split { !$0.isLetter && !$0.isNumber }
            return Set(
                names.map {
                    $0.replacing("NSCalendarUnit", with: "").replacing("CalendarUnit", with: "")
                        .replacing("NS", with: "", maxReplacements: 1).lowercased()
                })
        default: return []
        }
    }
}

extension SourceRange {
    /// Whether code runs in any case before other code that runs: no block around it ends between them.
    fileprivate func runsBefore(_ other: SourceRange) -> Bool {
        guard other.file === file, bytes.upperBound <= other.bytes.lowerBound else { return false }
        var depth = 0
        for byte in file.bytes[bytes.upperBound..<other.bytes.lowerBound] {
            depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
            if depth < 0 { return false }
        }
        return true
    }

    /// How often code uses a name, other than as the label of an argument.
    func uses(of name: String) -> Int { count(of: name) - count(ofLabel: name) }

    /// The same, apart from members of other objects: `request.trigger`.
    func uses(ofTrigger name: String) -> Int { uses(ofLocal: name) - count(ofLabel: name) }

    private func count(ofLabel name: String) -> Int { max(0, text.ranges(of: "\(name):").count) }
}

extension Call {
    fileprivate var isTrigger: Bool {
        [
            "UNTimeIntervalNotificationTrigger", "UNCalendarNotificationTrigger", "UNLocationNotificationTrigger",
            "triggerWithTimeInterval", "triggerWithDateMatchingComponents", "triggerWithRegion",
        ].contains(name)
    }
}

extension Expression {
    fileprivate var isFalse: Bool { if case .boolean(false) = kind { true } else { false } }

    /// What is wrong with an interval; nil if it may be right.
    fileprivate var kindOfInterval: BrokenTrigger.Kind? {
        switch kind {
        case .member(_?, let name): return Self.isAbsolute(name) ? .absolute : nil
        case .number(let text): return Double(text.filter { $0 != "_" && $0 != "f" }) == 0 ? .notPositive : nil
        case .other(let items):
            guard items.count == 1, range.hasPrefix("-"), case .number = items[0].kind else { return nil }
            return .notPositive
        case .call(let callee, let arguments):
            guard case .member(let base?, let name) = callee.kind else { return nil }
            if arguments.isEmpty { return Self.isAbsolute(name) ? .absolute : nil }
            guard ["timeIntervalSince", "timeIntervalSinceDate"].contains(name), arguments.count == 1,
                ["Date()", "Date.now", "Date.init()", "NSDate()", "[NSDatedate]", "NSDate.date"].contains(
                    base.range.codeWithoutSpaces),
                let other = arguments[0].value.lastName?.lowercased(),
                ["fire", "due", "target", "end", "next", "schedule", "remind", "alarm", "date"].contains(
                    where: other.hasPrefix)
            else { return nil }
            return .past
        default: return nil
        }
    }

    private static func isAbsolute(_ name: String) -> Bool {
        ["timeIntervalSince1970", "timeIntervalSinceReferenceDate"].contains(name)
    }
}
