import Diagnostics
import NotificationSchema
import Rules
import Senders

extension ChangeRule {
    static let senderChanged: SchemaChangeRule = RuleDescription(
        id: "sender-changed",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "Code that calls a generated sender still compiles.",
        rationale: """
            If the schema configures a sender, servers call its functions. Another package, a function with another \
            name, or a value that is new, missing or of another type, stops the next build of the server, or in JavaScript and Go, its \
            next push. Change the server in the same pull request, or before it takes over the new file.
            """,
        unseen: "The code of the servers isn't read, so a function that nobody calls is reported, too.",
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    generate: { typescript: { output: Server } }
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """,
                to: """
                    generate: { typescript: { output: Server } }
                    notifications:
                      sale: { title: Sale, data: { shop: string, percent: { type: integer, optional: true } } }
                      news: { title: News }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale }
                    """,
                to: """
                    notifications:
                      sale: { title: $(shop), variables: { shop: string } }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    generate: { typescript: { output: Server } }
                    notifications:
                      sale: { title: Sale, data: { state: { values: [soon, now] } } }
                    """,
                to: """
                    generate: { typescript: { output: Server } }
                    notifications:
                      ⟦sale⟧:
                        title: $(shop)
                        variables: { shop: string }
                        data: { state: { values: [soon, now] } }
                    """
            ),
            RuleExample(
                from: """
                    generate: { typescript: { output: Server } }
                    notifications:
                      sale: { title: Sale }
                    """,
                to: """
                    generate: { typescript: { output: Server } }
                    notifications:
                      ⟦big-sale⟧: { identifier: sale, title: Sale }
                    """
            ),
            RuleExample(
                from: """
                    generate: { java: { output: Server, package: com.example.push } }
                    notifications:
                      sale: { title: Sale }
                    """,
                to: """
                    generate: { java: { output: Server, package: ⟦com.example.pushes⟧ } }
                    notifications:
                      sale: { title: Sale }
                    """
            ),
        ]
    ).change { change, report in
        let languages = SenderLanguage.configured(in: change.new.generate).filter {
            $0.output(in: change.old.generate) != nil
        }
        guard !languages.isEmpty else { return }
        let pairs = SenderPair.all(in: change)
        for language in languages {
            reportPackage(of: language, in: change, &report)
            let names = SenderNames(language)
            for pair in pairs {
                let differences = pair.differences(names)
                guard !differences.isEmpty else { continue }
                report.add(
                    at: pair.new.place.range,
                    "servers in \(language.name) that \(language.use(of: names.function(pair.old))) don't "
                        + "\(language.requiresValues ? "compile" : "work") anymore: it "
                        + differences.joined(separator: ", and "),
                    help: "change these servers when they take over the new file",
                    notes: [Finding.Note("it was declared here", at: pair.old.place.range)],
                    breaks: [pair.broken(by: differences, names)])
            }
        }
    }
}

/// Reports that a file belongs to another package.
private func reportPackage(of language: SenderLanguage, in change: SchemaChange, _ report: inout RuleReport) {
    let (old, new) = (change.old.generate, change.new.generate)
    guard let earlier = language.packageName(in: old), let current = language.packageName(in: new), earlier != current,
        let place = language.package(in: new) ?? language.output(in: new),
        let earlierPlace = language.package(in: old) ?? language.output(in: old)
    else { return }
    report.add(
        at: place.range,
        "servers in \(language.name) that use the package \(earlier) don't compile anymore: it is now \(current)",
        help: "change these servers when they take over the new file",
        notes: [Finding.Note("it was declared here", at: earlierPlace.range)],
        breaks: [
            Break(
                .servers,
                Witness(
                    .call, "the code of a server in \(language.name)", "import \(earlier)", before: "a package",
                    after: "an error: the package is \(current)"))
        ])
}

/// A push of the earlier and the current schema.
private struct SenderPair {
    let old: SenderCall
    let new: SenderCall
    let oldPlan: SenderPlan
    let newPlan: SenderPlan

    static func all(in change: SchemaChange) -> [SenderPair] {
        let (oldPlan, newPlan) = (SenderPlan(change.old), SenderPlan(change.new))
        func calls(_ plan: SenderPlan, _ declaration: Text) -> [SenderCall] {
            plan.calls.filter { $0.declaration.range == declaration.range }
        }
        let declarations =
            change.notifications.matches.map { ($0.old.name, $0.new.name) }
            + change.activities.matches.map { ($0.old.name, $0.new.name) }
        return declarations.flatMap { old, new in
            let current = calls(newPlan, new)
            return calls(oldPlan, old).compactMap { call in
                current.first { $0.occasion == call.occasion }.map {
                    SenderPair(old: call, new: $0, oldPlan: oldPlan, newPlan: newPlan)
                }
            }
        }
    }

    /// What is different for its callers: `needs 'shop'`.
    func differences(_ names: SenderNames) -> [String] {
        var differences: [String] = []
        let name = names.function(new)
        if name != names.function(old) {
            differences.append("is now \(name)\(names.language.hasTypesOfPushes ? "" : "()")")
        }
        for parameter in old.parameters where now(parameter, names) == nil {
            differences.append("has no value '\(names.value(parameter.name))'")
        }
        for parameter in new.parameters {
            let name = names.value(parameter.name)
            guard let earlier = old.parameters.first(where: { names.value($0.name) == name }) else {
                if !parameter.isOptional { differences.append("needs the value '\(name)'") }
                continue
            }
            if earlier.isOptional, !parameter.isOptional { differences.append("needs the value '\(name)'") }
            if !newPlan.accepts(earlier.type, of: oldPlan, as: parameter.type) {
                differences.append("has another type for '\(name)'")
            }
        }
        if !names.language.formatsForPeople {
            let texts = Set(old.readyTexts.filter { !$0.isOptional }.map { names.readyText($0.name) })
            for text in new.readyTexts where !text.isOptional && !texts.contains(names.readyText(text.name)) {
                differences.append("needs the value '\(names.readyText(text.name))'")
            }
        } else if new.options.usesLocale, !old.options.usesLocale {
            differences.append("needs the language of the person")
        } else if new.options.usesTimeZone, !old.options.usesTimeZone {
            differences.append("needs the time zone of the person")
        }
        if !new.options.channel.usesTokens, old.options.channel.usesTokens { differences.append("needs a channel") }
        if !new.options.channel.usesChannel, old.options.channel.usesChannel { differences.append("has no channel") }
        return differences
    }

    /// The call of a server that was written for the earlier schema.
    func broken(by differences: [String], _ names: SenderNames) -> Break {
        let values = old.parameters.filter { !$0.isOptional }.map { names.value($0.name) }
        let call = "\(names.function(old))(\(values.joined(separator: ", ")))"
        return Break(
            .servers,
            Witness(
                .call, "the code of a server in \(names.language.name)", call, before: "a push",
                after: "an error: \(names.function(old))() \(differences.joined(separator: ", and "))"))
    }

    private func now(_ parameter: SenderParameter, _ names: SenderNames) -> SenderParameter? {
        new.parameters.first { names.value($0.name) == names.value(parameter.name) }
    }
}

extension SenderLanguage {
    /// `call orderSent()`
    fileprivate func use(of name: String) -> String { hasTypesOfPushes ? "send \(name)" : "call \(name)()" }
}

extension SenderCall {
    fileprivate var occasion: String? { if case .activity(let occasion) = kind { occasion } else { nil } }
}

extension SenderPlan {
    /// Whether callers can give a value of an earlier type.
    fileprivate func accepts(_ old: SenderType, of earlier: SenderPlan, as new: SenderType) -> Bool {
        switch (old, new) {
        case (.string, .string), (.integer, .integer), (.integer, .number), (.number, .number), (.decimal, .decimal),
            (.boolean, .boolean), (.date, .date), (.url, .url), (.uuid, .uuid), (.any, .any), (.choice, .string),
            (.string, .choice(_, isOpen: true)):
            true
        case (.choice(let values, let wasOpen), .choice(let accepted, let isOpen)):
            isOpen || !wasOpen && Set(values).isSubset(of: accepted)
        case (.list(let old), .list(let new)): accepts(old, of: earlier, as: new)
        case (.jsonText(let old), _): accepts(old, of: earlier, as: new)
        case (_, .jsonText(let new)): accepts(old, of: earlier, as: new)
        case (.structure(let old), .structure(let new)):
            accepts(earlier.structures[old].members, of: earlier, as: structures[new].members)
        default: false
        }
    }

    private func accepts(
        _ old: [SenderStructure.Member], of earlier: SenderPlan, as new: [SenderStructure.Member]
    ) -> Bool {
        let types = Dictionary(new.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
        let given = Set(old.filter { !$0.isOptional }.map(\.name.value))
        return old.allSatisfy { member in
            types[member.name.value].map { accepts(member.type, of: earlier, as: $0.type) } ?? false
        } && new.allSatisfy { $0.isOptional || given.contains($0.name.value) }
    }
}
