import AppleFacts
import NotificationSchema

/// `schedule(…)` of local notifications with a trigger.
extension SwiftGenerator {
    var isScheduling: Bool { schema.notifications.contains { $0.declaration.trigger != nil } }

    /// - Parameter identifier: The name of the parameter for the identifier; nil if the schema says what it is.
    func scheduleFunction(of notification: NamedNotification, identifier: SwiftCode?) -> [SwiftDeclaration] {
        guard let trigger = notification.declaration.trigger else { return [] }
        let moment = Moment(trigger, of: notification)
        let function =
            trigger.repeats || moment.days != nil
            ? repeatingFunction(of: notification, at: moment)
            : onceFunction(of: notification, at: moment, identifier: identifier)
        let cancel = SwiftDeclaration.function(
            "static func cancel", parameters: [], result: " async",
            documentation: "Cancels all its requests that aren't delivered yet.",
            body: ["await \(schema.namespace)._cancelRequests(of: \(literal: notification.identifier))"])
        let deprecation = notification.declaration.deprecation
        let cancelOne = notification.declaration.collapseIdentifier.map { identifier in
            SwiftDeclaration.function(
                "func \(notification.free("cancel"))", parameters: [],
                documentation: "Cancels its own requests that aren't delivered yet: those with this `collapse-id`.",
                body: [
                    "\(schema.namespace)._cancelRequests(as: \(notification.literal(identifier, in: schema.namespace)))"
                ])
        }
        let canceling = [cancel] + (cancelOne.map { [$0] } ?? [])
        guard trigger.region != nil else {
            return [function.attributed("@discardableResult").deprecated(deprecation)] + canceling
        }
        let availability = attribute(.locationTrigger).map { "\($0) " as SwiftCode } ?? ""
        return excluding(
            .locationTrigger,
            [function.attributed("\(availability)@discardableResult").deprecated(deprecation)] + canceling)
    }

    // MARK: Once

    private func onceFunction(
        of notification: NamedNotification, at moment: Moment, identifier: SwiftCode?
    ) -> SwiftDeclaration {
        let arguments =
            notification.variables.map { SwiftArgument("\(member: $0.name)", "\($0.name)") }
            + (identifier.map { [SwiftArgument($0, $0)] } ?? [])
            + [SwiftArgument(notification.free("trigger"), moment.value(onDay: nil))]
        let request = SwiftExpression.call(notification.free("request"), arguments)
        return .function(
            "func \(notification.free("schedule"))",
            parameters: notification.variableParameters + moment.parameters
                + (identifier.map { ["\($0): String = UUID().uuidString"] } ?? []),
            result: " async throws -> String",
            documentation: """
                \(moment.documentation) A later request with the same identifier replaces it.

                - Returns: The identifier of the request, for `cancel`.
                """,
            body: [.value("return try await ", .call("\(schema.namespace)._schedule", [SwiftArgument(nil, request)]))]
        )
    }

    // MARK: Again and again, or on several days

    private func repeatingFunction(of notification: NamedNotification, at moment: Moment) -> SwiftDeclaration {
        let (identifier, content) = (notification.free("identifier"), notification.free("content"))
        let (requests, weekday) = (notification.free("requests"), notification.free("weekday"))
        let collapseIdentifier = notification.declaration.collapseIdentifier
        let base = collapseIdentifier.map { notification.literal($0, in: schema.namespace) }
        let effects = notification.localEffects
        let arguments = notification.variables.map { SwiftArgument("\(member: $0.name)", "\($0.name)") }
        func request(_ suffix: SwiftCode?) -> SwiftExpression {
            .call(
                "UNNotificationRequest",
                [
                    SwiftArgument("identifier", suffix.map { "\"\\(\(identifier)).\\(\($0))\"" } ?? identifier),
                    SwiftArgument("content", content),
                    SwiftArgument("trigger", moment.value(onDay: moment.days.map { _ in weekday })),
                ])
        }
        let isSingle = moment.days == nil
        let made: SwiftStatement =
            moment.days.map {
                .mapping("let \(requests) = \($0).map", parameters: "(\(weekday): Int)", request(weekday))
            } ?? .value("let \(requests) = ", .array([request(moment.region.map { "\($0).identifier" })]))
        let isOnlyOne = collapseIdentifier == nil && moment.region == nil
        return .function(
            "func \(notification.free("schedule"))",
            parameters: notification.variableParameters + moment.parameters,
            result: " async throws -> \(isSingle ? "String" : "[String]")",
            documentation: """
                \(moment.documentation) It replaces what an earlier call scheduled\
                \(collapseIdentifier == nil ? moment.region == nil ? "" : " for the region" : " with the same identifier").

                - Returns: The \(isSingle ? "identifier of the request" : "identifiers of the requests, one a day"), for `cancel`.
                """,
            body: [
                "let \(identifier) = \(base ?? "\(literal: notification.identifier)")",
                .value("let \(content) = ", .call("\(effects.called)self.\(content)", arguments)),
                made,
                .value(
                    "try await ",
                    .call(
                        "\(schema.namespace)._schedule",
                        [
                            SwiftArgument(nil, requests), SwiftArgument("of", "\(literal: notification.identifier)"),
                            SwiftArgument("as", identifier),
                            SwiftArgument("isOnlyOne", isOnlyOne ? "true" : "false"),
                        ])),
                isSingle ? "return \(requests)[0].identifier" : "return \(requests).map(\\.identifier)",
            ])
    }
}

/// When a notification is shown, and what the app says about it.
private struct Moment {
    let trigger: Trigger
    let region: SwiftCode?
    let date: SwiftCode?
    let hour: SwiftCode?
    let minute: SwiftCode?
    /// The parameter for the days of the week.
    let weekdays: SwiftCode?

    init(_ trigger: Trigger, of notification: NamedNotification) {
        self.trigger = trigger
        func name(_ name: SwiftCode, if isNeeded: Bool) -> SwiftCode? { isNeeded ? notification.free(name) : nil }
        region = name("region", if: trigger.region != nil)
        date = name("date", if: trigger.date?.wholeDate != nil)
        hour = name("hour", if: trigger.date?.time != nil)
        minute = name("minute", if: trigger.date?.time != nil)
        weekdays = name("weekdays", if: trigger.date?.weekdays?.areFromApp ?? false)
    }

    /// A list of days, each of which gets a request; nil if there is none. In `DateComponents`, Sunday is 1.
    var days: SwiftCode? {
        if let weekdays { return "\(weekdays).filter((1...7).contains).sorted()" }
        let days = trigger.date?.weekdays?.days.map(\.number) ?? []
        return days.count > 1 ? "[\(list: days.map { "\($0)" })]" : nil
    }

    var parameters: [SwiftCode] {
        var parameters: [SwiftCode] = []
        if let region { parameters.append("in \(region): CLRegion") }
        if let date { parameters.append("at \(date): Date") }
        if let weekdays { parameters.append("on \(weekdays): Set<Int>") }
        for number in [hour, minute].compactMap({ $0 }) { parameters.append("\(number): Int") }
        return parameters
    }

    var documentation: String {
        if region != nil { return "Schedules it at the border of a region." }
        if date != nil { return "Schedules it for a moment, wherever the device is then." }
        if weekdays != nil { return "Schedules it on days of the week, by their numbers: Sunday is 1." }
        return hour == nil ? "Schedules it as the schema says." : "Schedules it at a time of the day."
    }

    /// The trigger.
    ///
    /// - Parameter day: The variable for the day of the week.
    func value(onDay day: SwiftCode?) -> SwiftExpression {
        let repeats = SwiftArgument("repeats", trigger.repeats ? "true" : "false")
        if let region { return .call("UNLocationNotificationTrigger", [SwiftArgument("region", region), repeats]) }
        guard let time = trigger.date else {
            return .call(
                "UNTimeIntervalNotificationTrigger",
                [SwiftArgument("timeInterval", "\(trigger.after?.value ?? 1)"), repeats])
        }
        if let date {
            let parts: SwiftCode = "[.calendar, .timeZone, .year, .month, .day, .hour, .minute, .second]"
            return .call(
                "UNCalendarNotificationTrigger",
                [
                    SwiftArgument(
                        "dateMatching",
                        .call(
                            "Calendar.current.dateComponents", [SwiftArgument(nil, parts), SwiftArgument("from", date)])
                    ),
                    repeats,
                ])
        }
        let components: [(SwiftCode, SwiftCode?)] = [
            ("month", time.month.map { "\($0.value)" }), ("day", time.day.map { "\($0.value)" }),
            ("hour", hour ?? time.hour.map { "\($0.value)" }), ("minute", minute ?? time.minute.map { "\($0.value)" }),
            ("weekday", day ?? time.weekdays?.days.first.map { "\($0.number)" }),
        ]
        let written = components.compactMap { name, number in number.map { SwiftArgument(name, $0) } }
        return .call(
            "UNCalendarNotificationTrigger", [SwiftArgument("dateMatching", .call("DateComponents", written)), repeats])
    }
}
