import CodeFacts
import Diagnostics

/// What is known of the times of triggers once all files are visited.
struct TriggerTimes {
    /// Whether a property has the name `hour`.
    var declaresHour = false
    /// Enums with days of the week, by name: a case and its number, if the numbers aren't those of the calendar.
    var weekdays: [String: (name: String, number: Int)?] = [:]
    /// The numbers of minutes and hours in titles of actions.
    var minutes: Set<Double> = []
    var hours: Set<Double> = []
    /// The parameters that are the interval of a trigger as they are.
    var parameters: [(function: String, label: String?)] = []
    var (hasIntervals, hasDates) = (false, false)
    static let limit = 200
}

// Times of triggers that need more than the trigger to be judged.
extension CodeScan {
    // MARK: - Hours

    /// Notes a date without an hour that repeats each hour, although something says that it is for one time of the day.
    func noteMissingHour(_ call: Call, _ date: Expression) {
        guard let repeats = call.argument("repeats"), case .boolean(true) = repeats.kind, let function,
            function.range.bytes.count < 32 << 10, let made = self.call(local(date)),
            made.name == "DateComponents" || made.range.contains("NSDateComponents"), makers.canSearch(function.range)
        else { return }
        guard !["hour", "Hour"].contains(where: function.range.containsAnywhere) else { return }
        var parts = made.arguments.map { (name: $0.label ?? "", value: Expression?.some($0.value)) }
        if case .name(let variable) = date.kind {
            guard !function.range.containsAnywhere("&\(variable)") else { return }
            parts += settings[variable] ?? []
        }
        guard let minute = parts.first(where: { $0.name == "minute" })?.value else { return }
        let isOfDay = parts.contains { ["weekday", "day", "month"].contains($0.name) }
        let says = ["daily", "Daily", "everyDay", "EveryDay", "weekly", "Weekly", "morning", "Morning", "evening"]
        // The name, or the identifier of the request.
        if isOfDay || says.contains(where: function.name.contains) || function.range.containsAnywhere(".daily\"") {
            facts.brokenTriggers.append(BrokenTrigger(.everyHour, at: date.range))
        } else if case .member(_?, "minute") = minute.kind {
            later { [self] in
                if triggerTimes.declaresHour { facts.brokenTriggers.append(BrokenTrigger(.everyHour, at: date.range)) }
            }
        }
    }

    // MARK: - Days of the week

    private static let days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

    /// Notes an enum with the days of the week whose numbers aren't those of the calendar, where 1 is Sunday.
    func noteWeekdays(of type: TypeDeclaration) {
        guard type.inherited.contains("Int"), triggerTimes.weekdays.count < TriggerTimes.limit else { return }
        var next = 0
        var wrong: (name: String, number: Int)?
        var count = 0
        for case .enumCase(let name, let value, _) in type.members.map(\.kind) {
            if let value {
                guard case .number(let text) = value.kind, let number = Int(text) else { return }
                next = number
            }
            defer { next += 1 }
            let letters = name.lowercased()
            guard let day = Self.days.firstIndex(where: { $0 == letters || $0.prefix(3) == letters }) else { return }
            count += 1
            if next != day + 1, wrong == nil { wrong = (name, next) }
        }
        guard count == Self.days.count else { return }
        triggerTimes.weekdays[type.name] = .some(triggerTimes.weekdays[type.name] == nil ? wrong : nil)
    }

    /// Notes `date.weekday = day.rawValue`.
    func noteWeekday(_ value: Expression) {
        guard case .member(let day?, "rawValue") = value.kind, let name = day.lastName else { return }
        let type = function?.parameters.first { $0.name == name }?.type
        later { [self] in
            // `weekday` and `day` are of the enum `Weekday`.
            guard triggerTimes.weekdays.count == 1, let (declared, wrong) = triggerTimes.weekdays.first, let wrong,
                type == declared || type == nil && declared.lowercased().hasSuffix(name.lowercased()),
                !facts.brokenTriggers.contains(where: { $0.range == value.range })
            else { return }
            facts.brokenTriggers.append(BrokenTrigger(.weekday(wrong.name, wrong.number), at: value.range))
        }
    }

    // MARK: - Intervals

    /// Notes the times in the titles of actions: `Snooze 10 Minutes`.
    func noteTimeInTitle(_ call: Call) {
        guard ["UNNotificationAction", "actionWithIdentifier"].contains(call.name),
            let title = call.argument("title")?.literal, title.count < 200
        else { return }
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        for (number, unit) in zip(words, words.dropFirst()) {
            guard let number = Double(number), number > 0, number < 60 else { continue }
            if ["minute", "minutes", "min", "mins"].contains(unit) { triggerTimes.minutes.insert(number) }
            if ["hour", "hours"].contains(unit) { triggerTimes.hours.insert(number) }
        }
    }

    /// Notes an interval that may be a number of minutes, and one that callers give.
    func noteTime(_ interval: Expression) {
        triggerTimes.hasIntervals = true
        noteTimeOfDay(interval)
        let value = number(interval)
        if let value, isDelay(interval.range) { noteTimeOfTitle(value, interval.range) }
        guard case .name(let name) = interval.kind, let function, locals[name] == nil,
            let parameter = function.parameters.first(where: { $0.name == name }), parameter.label != nil,
            parameter.defaultValue == nil,
            function.range.bytes.count < 32 << 10, triggerTimes.parameters.count < TriggerTimes.limit,
            makers.canSearch(function.range)
        else { return }
        // Its declaration, and this: nothing looks at the value before.
        guard function.range.count(of: name) == 2 else { return }
        triggerTimes.parameters.append((function.name, parameter.label))
    }

    /// Notes how long it is until 8:00 on this day.
    private func noteTimeOfDay(_ interval: Expression) {
        guard case .member(let date?, "timeIntervalSinceNow") = interval.kind, let function,
            let made = call(local(date)), made.name == "date", made.argument("bySettingHour") != nil,
            let day = made.argument("of")?.range.codeWithoutSpaces,
            ["Date()", "Date.now", ".now", ".init()"].contains(day),
            function.range.bytes.count < 32 << 10, makers.canSearch(function.range),
            !Self.checksOfDates.contains(where: function.range.containsAnywhere)
        else { return }
        facts.brokenTriggers.append(BrokenTrigger(.timeOfDay, at: interval.range))
    }

    /// What code has that takes the next day, or doesn't make the trigger.
    private static let checksOfDates = [
        " < ", " > ", "<=", ">=", "max(", "abs(", "byAdding", "adding", "isIn", "compare(", "+=", "next",
    ]

    /// A number, also as `TimeInterval(10)`.
    private func number(_ expression: Expression) -> Double? {
        switch expression.kind {
        case .number(let text): return Double(text.filter { $0 != "_" })
        case .call(_, let arguments):
            guard arguments.count == 1, let call = call(expression), ["TimeInterval", "Double"].contains(call.name),
                case .number(let text) = arguments[0].value.kind
            else { return nil }
            return Double(text.filter { $0 != "_" })
        default: return nil
        }
    }

    /// Whether code delays a notification, by the name of the function, the condition for the code, or what is just before
    /// it on its line.
    private func isDelay(_ range: SourceRange) -> Bool {
        let start = max(function?.range.bytes.lowerBound ?? 0, range.bytes.lowerBound - 500)
        let before = String(decoding: range.file.bytes[start..<range.bytes.lowerBound], as: UTF8.self)
        let condition = before.split(separator: "\n").last { line in
            let code = line.drop { $0 == " " || $0 == "\t" || $0 == "}" }
            return ["case ", "if ", "else if "].contains(where: code.hasPrefix)
        }
        let code = [function?.name ?? "", String(condition ?? ""), range.codeBefore].joined(separator: " ")
        return ["nooze", "ostpone", "later", "Later", "elay", "xtend"].contains(where: code.contains)
    }

    private func noteTimeOfTitle(_ value: Double, _ range: SourceRange) {
        later { [self] in
            guard value > 0,
                let unit = triggerTimes.minutes.contains(value)
                    ? "minutes" : triggerTimes.hours.contains(value) ? "hours" : nil
            else { return }
            facts.brokenTriggers.append(BrokenTrigger(.unit(unit), at: range))
        }
    }

    /// Adds the intervals that callers give.
    func addPassedTimes() {
        for parameter in triggerTimes.parameters where permissions.declared[parameter.function] == 1 {
            for argument in (identifierForms.arguments[parameter.function] ?? []).prefix(100)
            where argument.label == parameter.label && argument.range.bytes.count < 16 {
                guard let value = Double(argument.range.text) else { continue }
                if value <= 0 { facts.brokenTriggers.append(BrokenTrigger(.notPositive, at: argument.range)) }
                let unit =
                    triggerTimes.minutes.contains(value)
                    ? "minutes" : triggerTimes.hours.contains(value) ? "hours" : nil
                if value > 0, let unit, isDelay(argument.range) {
                    facts.brokenTriggers.append(BrokenTrigger(.unit(unit), at: argument.range))
                }
            }
        }
    }

    /// Notes a request for later with the trigger of the one that was delivered.
    func noteOldTrigger(_ call: Call) {
        guard let trigger = call.argument("trigger"), case .member(let base?, "trigger") = trigger.kind,
            let content = call.argument("content"), case .member(let other?, "content") = content.kind,
            let name = base.range.codeWithoutSpaces, name == other.range.codeWithoutSpaces, isDelay(trigger.range)
        else { return }
        later { [self] in
            guard triggerTimes.hasDates, !triggerTimes.hasIntervals else { return }
            facts.brokenTriggers.append(BrokenTrigger(.old, at: trigger.range))
        }
    }
}
