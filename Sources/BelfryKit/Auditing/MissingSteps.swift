import CodeEvaluation
import CodeFacts

// Steps without which nothing arrives, and that no file takes.
extension AppReading {
    private static let namesOfTypes: Set<String> = ["desiredPushTypes", "setDesiredPushTypes"]
    private static let configurations: Set<String> = ["FirebaseApp", "FIRApp"]

    /// Also of a variable with the object.
    private static let delegatesOfMessaging: Set<String> = [
        "messaging().delegate", "messaging.delegate", "messaging?.delegate", "messaging!.delegate",
        "messaging].delegate", "setDelegate", "= Messaging.messaging()", "= [FIRMessaging messaging]",
    ]

    func noteMissingSteps(_ scan: CodeScan, in facts: inout AppFacts) {
        let registries = scan.registries
        // An object that makes it for others may do the rest.
        if registries.made.count == 1, let made = registries.made.first, let name = made.known {
            let ends = [".delegate", "?.delegate", "!.delegate", " setDelegate", ".setDelegate"]
            let delegates = ends.flatMap { ["\(name)\($0)", "_\(name)\($0)"] }
            let counts = index.counts(of: Self.namesOfTypes.union(delegates))
            if Self.namesOfTypes.allSatisfy({ counts[$0] == nil }) {
                facts.missingSteps.append(CodeText("desiredPushTypes", at: made.range))
            } else if delegates.allSatisfy({ counts[$0] == nil }) {
                facts.missingSteps.append(CodeText("delegate", at: made.range))
            }
        }
        if let place = registries.messaging, index.counts(of: Self.configurations).isEmpty {
            facts.missingSteps.append(CodeText("FirebaseApp.configure()", at: place))
        }
        if let method = registries.messagingDelegate {
            if index.counts(of: Self.delegatesOfMessaging).isEmpty {
                facts.missingSteps.append(CodeText("Messaging.messaging().delegate", at: method))
            }
        }
        noteMissingMethods(registries, in: &facts)
    }

    /// Notes the selectors of methods that no file mentions otherwise.
    private func noteMissingMethods(_ registries: Registries, in facts: inout AppFacts) {
        let posted = Set(facts.posts.compactMap(\.known))
        let all = registries.selectors + registries.observing.filter { posted.contains($0.name) }.map(\.selector)
        let names = Set(all.compactMap(\.known))
        guard !names.isEmpty, names.count <= 50 else { return }
        let counts = index.counts(of: names)
        for selector in all where counts[selector.known ?? ""] == 1 { facts.missingMethods.append(selector) }
    }
}
