import BelfryKit
import Diagnostics
import Files
import SchemaRules
import SwiftCode
import TestSupport
import Testing

/// The smallest code that shows what 'belfry audit' once got wrong, in the shapes of real apps.
@Suite(.enabled(if: SwiftReader.complaint == nil, "this build doesn't have the trait Audit")) struct AuditCaseTests {
    /// Code, and what some rules find in it: the severity, the rule and the source text on its first line.
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var files: [String: String]
        var rules: Set<String>
        var found: [String]

        init(_ proves: String, _ files: [String: String], _ rules: Set<String>, _ found: [String] = []) {
            (testDescription, self.files, self.rules, self.found) = (proves, files, rules, found)
        }

        /// One file of Swift.
        init(_ proves: String, swift: String, _ rules: Set<String>, _ found: [String] = []) {
            self.init(proves, ["App/App.swift": swift], rules, found)
        }

        init(_ proves: String, objectiveC: String, _ rules: Set<String>, _ found: [String] = []) {
            self.init(proves, ["App/App.m": objectiveC], rules, found)
        }
    }

    @Test(
        arguments:
            links + responses + ends + reach + waiting + unknowns + reached + elsewhere + declarations + surroundings
            + accepted + idle + replaced + permission + kept + named + projects + effects + paths + requests + values
            + calls + passes + slips + misnamed + inverted + times + undone + forms + lateCalls + steps + parts
            + locations + resources + legacyOptions + liveActivities + data + tables + latest + unreached + meant
            + identifierForms + callsInOrder + laterTimes + legacyIdle + unregistered + unstored + weekdays + foreign
            + promises + uncalledHandlers + uncalledRequests + failedCasts + parameterTypes + screens + lateProperties
            + prefixes + written + unended + controls + unmade + observedLiterals + deadData + copiedFlags
            + connections + namesakes + unusedReplies + handlerTables + answers + passedDismissals + neededData
            + delegatesOfControls + twoApps + languages + uncalledChains + uncalledRemovals + idleValues
            + unstoredSettings + pushMethods + sameCode + others + bundles + lookedUpTexts + keysOfReaders + identities
            + identifierParts + deletions + unset + lateUses + lateBesideEmpty + lateCenters + rivals + stubs
            + systemMethods + sounds + targets + categories + needs + unseen + gated + levels + dismissalsAsTaps
            + returnedValues + dictionaries + reusedTriggers + removalsOfAll + delegatesInTurn + keysWithoutTables
            + keysOfCategories + stubActions + unregisteredCategories + narrowedGuards + interfaces + knownKeys
            + lostData + settingsOfApp + postsOfPushes + unwrapped + dropped + hidden + handlersOfOthers + translations
            + systemActions + enumCases + interfaceActions + shownTexts + categoriesOfOthers + afterLaunch + servers
            + picturesOfServers + removalsOfProperties + earlierPermission + registeredLater + appsOfRepository
            + postsOfParts + handedOver + createdObjects
            + tapData + handedActions + handedResults + statesOfTaps + neverAsked + keysOfSystems + modesOfTasks
            + handlersOfOtherObjects + unfinishedWork + temporaryObjects + wholeCategories)
    func findings(
        _ one: Case
    )
        throws
    {
        let folder = try TemporaryFolder(one.files)
        let input = try CodeInput([], from: folder.path, swift: SwiftReader.read)
        var linter = input.linter
        linter.only = one.rules
        let found = input.findings(of: linter).map { finding in
            let text = finding.range.text.prefix { $0 != "\n" }
            return "\(finding.severity) \(finding.rule.id): \(text)"
        }
        #expect(found == one.found)
    }

    // MARK: Links

    static let links = [
        Case(
            "two findings of one rule at the identifiers of a loop",
            swift: """
                enum Kind: String, CaseIterable { case archive, snooze }
                let actions = Kind.allCases.map { UNNotificationAction(identifier: $0.rawValue, title: "X", options: []) }
                func handle(_ response: UNNotificationResponse) {
                    if response.actionIdentifier == "reply" { openReply() }
                }
                """, ["action-unhandled"], ["error action-unhandled: archive", "error action-unhandled: snooze"]),
        Case(
            "a default branch that does something makes it a warning",
            swift: """
                let archive = UNNotificationAction(identifier: "archive", title: "Archive", options: [])
                let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [])
                func handle(_ response: UNNotificationResponse) {
                    switch response.actionIdentifier {
                    case "mute": mute()
                    default: open(response)
                    }
                }
                """, ["action-unhandled"], ["warning action-unhandled: \"archive\""]),
        Case(
            "what is handled and what is declared become a pair, also with a default branch",
            swift: """
                let accept = UNNotificationAction(identifier: "acceptAction", title: "Accept", options: [])
                let decline = UNNotificationAction(identifier: "declineAction", title: "Decline", options: [])
                func handle(_ response: UNNotificationResponse) {
                    switch response.actionIdentifier {
                    case "acceptAction": accept()
                    case "rejectAction": decline()
                    default: open(response)
                    }
                }
                """, ["action-unhandled", "action-undeclared"], ["error action-unhandled: \"declineAction\""]),
        Case(
            "a registration in a completion, after a check of the permission",
            swift: """
                func first() {
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])
                    if let center = current { center.setNotificationCategories([mail]) }
                }
                func second() {
                    UNUserNotificationCenter.current().getNotificationSettings { settings in
                        guard settings.authorizationStatus == .authorized else { return }
                        let news = UNNotificationCategory(identifier: "news", actions: [], intentIdentifiers: [])
                        UNUserNotificationCenter.current().setNotificationCategories([news])
                    }
                }
                """, ["category-replaced"],
            ["error category-replaced: UNUserNotificationCenter.current().setNotificationCategories([news])"]),
        Case(
            "registrations that never run together",
            swift: """
                func register(_ kind: Kind) {
                    let center = UNUserNotificationCenter.current()
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])
                    let news = UNNotificationCategory(identifier: "news", actions: [], intentIdentifiers: [])
                    if kind.isMail { center.setNotificationCategories([mail]) } else { center.setNotificationCategories([news]) }
                }
                func other(_ kind: Kind) {
                    let chat = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])
                    let call = UNNotificationCategory(identifier: "news", actions: [], intentIdentifiers: [])
                    if kind.isChat { return UNUserNotificationCenter.current().setNotificationCategories([chat, call]) }
                    UNUserNotificationCenter.current().setNotificationCategories([chat, call])
                }
                """, ["category-replaced"]),
        Case(
            "a registration with each message",
            swift: """
                func post(_ message: Message) {
                    let reply = UNNotificationCategory(identifier: "reply", actions: [], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([reply])
                    let content = UNMutableNotificationContent()
                    content.categoryIdentifier = "reply"
                    center.add(UNNotificationRequest(identifier: message.id, content: content, trigger: nil))
                }
                func register() {
                    let call = UNNotificationCategory(identifier: "call", actions: [], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([call])
                }
                """, ["category-replaced"],
            ["error category-replaced: UNUserNotificationCenter.current().setNotificationCategories([call])"]),
        Case(
            "a Swift property that Objective-C reads",
            [
                "App/App.m": """
                @implementation App
                - (void)register:(Provider *)provider {
                    [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[provider defaultCategories]];
                }
                - (void)post {
                    UNMutableNotificationContent *content = [UNMutableNotificationContent new];
                    content.categoryIdentifier = @"news";
                }
                @end
                """,
                "App/Provider.swift": """
                @objc class Provider: NSObject {
                    @objc var defaultCategories: Set<UNNotificationCategory> {
                        [UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])]
                    }
                }
                """,
            ], ["category-unregistered"], ["warning category-unregistered: @\"news\""]),
        Case(
            "functions with other names in the other language",
            [
                "App/App.m": """
                @implementation Old
                + (NSSet *)categoriesForUser:(User *)user {
                    return [NSSet setWithObject:[UNNotificationCategory categoryWithIdentifier:@"mail" actions:@[] intentIdentifiers:@[] options:0]];
                }
                @end
                """,
                "App/App.swift": """
                func register(_ user: User) {
                    UNUserNotificationCenter.current().setNotificationCategories(Old.categories(forUser: user))
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.categoryIdentifier = "news"
                }
                """,
            ], ["category-unregistered"], ["warning category-unregistered: \"news\""]),
        Case(
            "a category without any registration",
            swift: """
                func post() {
                    let content = UNMutableNotificationContent()
                    content.categoryIdentifier = "news"
                }
                """, ["category-unregistered"], ["warning category-unregistered: \"news\""]),
        Case(
            "a category that is used to know where a notification comes from",
            swift: """
                func post() {
                    let content = UNMutableNotificationContent()
                    content.categoryIdentifier = "news"
                    content.categoryIdentifier = "mial"
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])
                    center.setNotificationCategories([mail])
                }
                func handle(_ response: UNNotificationResponse) {
                    if response.notification.request.content.categoryIdentifier == "news" { openNews() }
                }
                """, ["category-unregistered"], ["error category-unregistered: \"mial\""]),
        Case(
            "actions that a struct with constants names, in a switch over a tuple",
            swift: """
                struct ActionID: RawRepresentable { let rawValue: String; static let reply = ActionID(rawValue: "reply") }
                let reply = UNNotificationAction(identifier: ActionID.reply.rawValue, title: "Reply", options: [])
                let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [])
                let later = UNNotificationAction(identifier: "later", title: "Later", options: [])
                func handle(_ response: UNNotificationResponse) {
                    switch ActionID(rawValue: response.actionIdentifier) {
                    case .reply: reply()
                    default: break
                    }
                    switch (response.notification.request.content.categoryIdentifier, response.actionIdentifier) {
                    case ("mail", "mute"): mute()
                    default: break
                    }
                }
                """, ["action-unhandled"], ["error action-unhandled: \"later\""]),
        Case(
            "a completion handler that one branch forgets, in Objective-C",
            objectiveC: """
                @implementation App
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler {
                    if ([response.actionIdentifier isEqualToString:@"reply"]) { return; }
                    completionHandler();
                }
                @end
                """, ["completion-handler-missing"], ["error completion-handler-missing: return;"]),
        Case(
            "a completion handler that closures and other functions call",
            swift: """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                        switch response.actionIdentifier {
                        case "reply": Task { await reply(); done() }
                        case "mute": mute(); fallthrough
                        default:
                            guard let url = response.url else { return done() }
                            open(url) { done() }
                        }
                    }
                }
                """, ["completion-handler-missing"]),
        Case(
            "a registration with each message, whose button depends on it, in Objective-C",
            objectiveC: """
                @implementation App
                - (void)post:(NSString *)buttonTitle {
                    UNNotificationAction *action = [UNNotificationAction actionWithIdentifier:@"a" title:buttonTitle options:0];
                    UNNotificationCategory *category = [UNNotificationCategory categoryWithIdentifier:@"b" actions:@[action] intentIdentifiers:@[] options:0];
                    [center setNotificationCategories:[NSSet setWithObject:category]];
                    [center addNotificationRequest:[UNNotificationRequest requestWithIdentifier:@"c" content:content trigger:nil] withCompletionHandler:nil];
                }
                @end
                """, ["category-replaced"],
            ["warning category-replaced: [center setNotificationCategories:[NSSet setWithObject:category]]"]),
        Case(
            "an identifier that a property keeps, and the class of responses with text",
            swift: """
                let reply = UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [])
                let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [])
                let later = UNNotificationAction(identifier: "later", title: "Later", options: [])
                struct Handler {
                    let actionIdentifier: String
                    func handle(_ response: UNNotificationResponse) {
                        if response is UNTextInputNotificationResponse { reply() }
                        if actionIdentifier == "mute" { mute() }
                    }
                }
                """, ["action-unhandled"], ["error action-unhandled: \"later\""]),
        Case(
            "a method of the app's own with the name of the delegate's",
            swift: """
                class Alerts {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) -> Alert? {
                        if response.actionIdentifier == "snooze" { done() }
                        return nil
                    }
                }
                """, ["completion-handler-missing"]),
    ]
}
