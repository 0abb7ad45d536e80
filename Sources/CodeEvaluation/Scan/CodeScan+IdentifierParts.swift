package import CodeFacts
package import Diagnostics

/// What identifiers of requests are made of, and other places that code has in common with them.
package struct IdentifierParts {
    /// A text with a property of an object after it: `"task-\(task.id)"`.
    struct Part {
        let prefix: String
        let object: String
        let property: String
        let range: SourceRange
        let function: SourceRange?
    }

    var added: [Part] = []
    var removed: [Part] = []
    /// Requests whose identifier is a literal.
    var literals: [(identifier: String, title: String?, function: Function, range: SourceRange, waits: Bool)] = []
    /// Location triggers of requests.
    package internal(set) var places: [SourceRange] = []
    /// Calls that stop monitoring a region because people ask for it.
    package internal(set) var stops: [SourceRange] = []

    /// Whether code may store an identifier that is new each time.
    var keepsRandom = false

    static let limit = 500
}

extension CodeScan {
    // MARK: - Other properties

    func noteParts(of identifier: Expression, isRemoval: Bool) {
        guard identifierParts.added.count + identifierParts.removed.count < IdentifierParts.limit else { return }
        var values = [identifier]
        if case .name(let name) = identifier.kind, let all = locals[name], all.count <= 4 { values = all }
        for part in values.compactMap(part) {
            if isRemoval { identifierParts.removed.append(part) } else { identifierParts.added.append(part) }
        }
    }

    private func part(_ identifier: Expression) -> IdentifierParts.Part? {
        let (prefix, value): (String?, Expression?)
        switch identifier.kind {
        case .text(let segments):
            let first = segments.prefix { if case .literal = $0 { true } else { false } }
            prefix = Expression(.text(Array(first)), at: identifier.range).literal
            value = segments.dropFirst(first.count).first.flatMap {
                if case .value(let value) = $0 { value } else { nil }
            }
        case .operation("+", let left, let right): (prefix, value) = (left.literal, right)
        case .call:
            let call = call(identifier)
            switch call?.name {
            case "stringWithFormat":
                let format = call?.arguments.first?.value.literal
                prefix = format.map { String($0.prefix { $0 != "%" }) }
                value = call?.arguments.dropFirst().first?.value
            case "stringByAppendingString": (prefix, value) = (call?.base?.literal, call?.arguments.first?.value)
            default: return nil
            }
        case .member: (prefix, value) = ("", identifier)
        default: return nil
        }
        guard let prefix, prefix.isEmpty || prefix.contains(where: \.isLetter), var value else { return nil }
        if case .member(let base?, let name) = value.kind, ["uuidString", "UUIDString", "description"].contains(name) {
            value = base
        }
        guard case .member(let base?, let property) = value.kind, let object = base.lastName,
            object.first?.isLetter ?? false
        else { return nil }
        return .init(
            prefix: prefix, object: object.lowercased(), property: property, range: identifier.range,
            function: function?.range)
    }

    /// Removals of identifiers with another property than those of all requests with the same text, each with such a request,
    /// and the names of both properties.
    package var removalsOfOtherProperties: [(removal: CodeText, added: CodeText)] {
        identifierParts.removed.compactMap { removal in
            let same = identifierParts.added.filter { $0.prefix == removal.prefix }
            guard let first = same.first(where: { $0.object == removal.object }),
                !same.contains(where: { $0.property == removal.property }),
                !removal.prefix.isEmpty || areAllOfProperties && !removal.property.mayHaveText,
                // It also removes what an earlier version added.
                !identifierParts.removed.contains(where: { other in
                    other.function == removal.function && other.prefix == removal.prefix
                        && other.property == first.property
                })
            else { return nil }
            return (CodeText(removal.property, at: removal.range), CodeText(first.property, at: first.range))
        }
    }

    /// Whether each request has a property as its whole identifier.
    private var areAllOfProperties: Bool {
        !hasUnknownRequest && !hasRandomRequest && !identifierForms.hasOthers && makers.parameters.isEmpty
            && identifierForms.bare.count == identifierParts.added.count
            && identifierParts.added.allSatisfy(\.prefix.isEmpty)
    }

    /// Removals by the ID of an object, if each request has a new identifier that nothing stores.
    package var removalsOfRandom: [CodeText] {
        guard hasRandomRequest, added.isEmpty, !hasUnknownRequest, !hasUnknownRemoval, makers.parameters.isEmpty,
            !identifierParts.keepsRandom, randomRequests.allSatisfy({ $0 == "\0" })
        else { return [] }
        // Another property may have what code elsewhere stores.
        let names = [".id", ".id.uuidString", ".uuid", ".uuid.uuidString"]
        return removed.filter { removal in
            removal.known == "\0" && identifiersOfObjects.contains(removal.range)
                && names.contains(where: removal.range.hasSuffix)
        }
    }

    // MARK: - Requests that replace others later

    private static let lastMethods: Set<String> = [
        "applicationDidEnterBackground", "applicationWillResignActive", "applicationWillTerminate",
        "sceneDidEnterBackground", "sceneWillResignActive",
    ]

    /// Notes a request with a literal as its identifier, and the title of its content.
    func noteLiteralRequest(_ call: Call, _ identifier: Expression) {
        guard let literal = identifier.literal, let function, let content = call.argument("content"),
            let trigger = call.argument("trigger"), identifierParts.literals.count < IdentifierParts.limit
        else { return }
        identifierParts.literals.append(
            (literal, title(of: content, in: function.range), function, identifier.range, !trigger.isMissing))
    }

    /// The literal that becomes the title of content in the code.
    private func title(of content: Expression, in code: SourceRange) -> String? {
        guard case .name(let name) = content.kind, makers.canSearch(code) else { return nil }
        let titles = code.ranges(of: "\(name).title = ").filter { $0.bytes.lowerBound < content.range.bytes.lowerBound }
        guard let end = titles.last?.bytes.upperBound else { return nil }
        let line = code.file.bytes[end...].prefix(200).prefix { $0 != UInt8(ascii: "\n") }
        let text = String(decoding: line, as: UTF8.self).drop { $0 == "@" }
        guard text.first == "\"", !text.contains("\\(") else { return nil }
        return String(text.dropFirst().prefix { $0 != "\"" })
    }

    /// Notes requests that the app adds when it goes to the background, and that replace pending ones.
    func addRequestsReplacedLater() {
        for last in identifierParts.literals where Self.lastMethods.contains(last.function.name) && last.waits {
            let other = identifierParts.literals.first { other in
                guard other.identifier == last.identifier, other.waits, other.function.range != last.function.range,
                    let title = other.title, let own = last.title
                else { return false }
                return title != own && !Self.lastMethods.contains(other.function.name)
            }
            if let other {
                facts.requestsReplacedLater.append(LostRequest(added: other.range, removal: last.range))
            }
        }
    }

    // MARK: - Places

    func notePlace(_ call: Call) {
        switch call.name {
        case "UNLocationNotificationTrigger", "triggerWithRegion":
            if identifierParts.places.count < 50 { identifierParts.places.append(call.range) }
        case "stopMonitoring", "stopMonitoringForRegion":
            let isOfPlace = call.name == "stopMonitoringForRegion" || call.argument("for") != nil
            guard isOfPlace, let function, identifierParts.stops.count < 50,
                !["didEnter", "didExit", "didDetermine", "didUpdate", "didStart", "Fail"].contains(
                    where: SourceRange(
                        function.range.file, function.range.bytes.lowerBound..<call.range.bytes.lowerBound
                    )
                    .contains)
            else { return }
            // What comes again is no end.
            let rest = SourceRange(
                function.range.file,
                call.range.bytes.upperBound..<max(function.range.bytes.upperBound, call.range.bytes.upperBound))
            if !rest.containsAnywhere("startMonitoring") { identifierParts.stops.append(call.range) }
        default: return
        }
    }
}
