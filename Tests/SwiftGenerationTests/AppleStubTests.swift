import AppleFacts
import TestSupport
import Testing

/// The stubs are as strict as Apple's headers: code that compiles with them compiles in an app.
@Suite(.enabled(if: stubsAreUsable)) struct AppleStubTests {
    /// Most headers of Intents give a type its own availability, not that of the intent that uses it.
    @Test(arguments: [
        (
            Platform.iOS,
            [
                "'INOutgoingMessageType' is only available in iOS 14.0",
                "'INCallRecordFilter' is only available in iOS 14.0",
                "'callRecordToCallBack' is only available in iOS 14.0",
                "'donationMetadata' is only available in iOS 15.0",
            ]
        ),
        (
            .macOS,
            [
                "'INCallRecord' is only available in macOS 12.0", "'donationMetadata' is only available in macOS 12.0",
                "'INFile' is only available in macOS 11.0",
            ]
        ),
        (.tvOS, ["'donationMetadata' is only available in tvOS 15.0"]),
    ])
    func newerSymbolsAreAnError(_ platform: Platform, errors: [String]) throws {
        let source = """
            import Intents

            func type(_: INOutgoingMessageType) {}
            func filter(_: INCallRecordFilter) {}
            func record(_: INCallRecord) {}
            func callBack(_ intent: INStartCallIntent) { _ = intent.callRecordToCallBack }
            func metadata(_ intent: INIntent) { _ = intent.donationMetadata }
            func file(_: INFile) {}
            """
        let diagnostics = try AppleTypeChecker.diagnostics(
            of: ["Uses.swift": source], for: platform, deploymentTarget: platform.oldestVersion)
        for error in errors { #expect(diagnostics.contains("error: \(error)"), "\(diagnostics)") }
    }

    @Test(arguments: [Platform.iOS, .macCatalyst])
    func existingCodeCompiles(_ platform: Platform) throws {
        let source = """
            import Foundation
            import Intents
            import UserNotifications

            func metadata(_ settings: UNNotificationSettings) { _ = settings.carPlaySetting }

            @available(iOS 15.0, macCatalyst 15.0, *)
            func metadata(_ intent: INStartCallIntent) {
                let metadata: INIntentDonationMetadata? = INSendMessageIntentDonationMetadata()
                intent.donationMetadata = metadata
            }

            final class Delegate: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(
                    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
                ) {}
            }
            """
        #expect(
            try AppleTypeChecker.diagnostics(
                of: ["Uses.swift": source], for: platform, deploymentTarget: platform.oldestVersion) == "")
    }

    /// Intents and their values can be copied and archived.
    @Test func intentsAreCopiedAndArchived() throws {
        let program = """
            import Foundation
            import Intents

            func copied<Value: NSObject & NSCopying & NSSecureCoding>(_ value: Value) throws -> (copy: Value?, read: Value?) {
                let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
                return (value.copy() as? Value, try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
            }

            @main struct Program {
                static func main() throws {
                    let handle = INPersonHandle(value: "ada", type: .emailAddress)
                    let ada = INPerson(
                        personHandle: handle, nameComponents: nil, displayName: "Ada", image: INImage(named: "ada"),
                        contactIdentifier: nil, customIdentifier: "a")
                    let message = INSendMessageIntent(
                        recipients: [ada], outgoingMessageType: .outgoingMessageText, content: "Hi",
                        speakableGroupName: INSpeakableString(spokenPhrase: "Chess"), conversationIdentifier: "chat",
                        serviceName: nil, sender: ada, attachments: nil)
                    message.setImage(INImage(named: "chess"), forParameterNamed: \\.speakableGroupName)
                    let interaction = INInteraction(intent: message, response: nil)
                    (interaction.direction, interaction.groupIdentifier) = (.incoming, "chat")
                    let (copy, read) = try copied(interaction)
                    for other in [copy, read] {
                        let intent = other?.stubIntent as? INSendMessageIntent
                        let sender = intent?.stubMessage.sender
                        print(
                            other?.direction == .incoming, other?.groupIdentifier ?? "", intent?.stubMessage.content ?? "",
                            intent?.speakableGroupName?.stubPhrase.spokenPhrase ?? "", sender?.displayName ?? "",
                            sender?.personHandle?.stubHandle.value ?? "", sender?.stubPerson.image?.stubSource == .named("ada"),
                            intent?.stubMessage.recipients?.count ?? 0)
                    }
                    print(try copied(message).copy?.stubImages.count ?? 0)
                    let call = INStartCallIntent(
                        callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: .unknown, destinationType: .normal,
                        contacts: [ada], callCapability: .videoCall)
                    let calls = try copied(call)
                    for other in [calls.copy, calls.read] {
                        print(other?.stubCall.callCapability == .videoCall, other?.stubCall.contacts?.first?.displayName ?? "")
                    }
                }
            }
            """
        #expect(
            try SwiftCompiler.run(["Program.swift": program]) == """
                true chat Hi Chess Ada ada true 1
                true chat Hi Chess Ada ada true 1
                1
                true Ada
                true Ada

                """
        )
    }
}
