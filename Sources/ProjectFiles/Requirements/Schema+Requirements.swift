import AppleFacts
import Diagnostics
package import NotificationSchema
import SourceSyntax

extension Schema {
    /// The requirements for the targets of the app, in a familiar order.
    package var requirements: [Requirement] {
        (appEntitlements + appInfoPlist + serviceExtensionRequirements + contentExtensionRequirements
            + intentsExtensionRequirements)
            .filter { !$0.reasons.isEmpty }
    }

    // MARK: The app

    private var appEntitlements: [Requirement] {
        let platforms = Set(app.deploymentTargets.keys)
        let pushed =
            reasons("is pushed") { $0.delivery.isPush ? $0.deliveryKind?.range ?? $0.name.range : nil }
            + activities.map { .init(name: $0.name, words: "is updated by pushes", range: $0.name.range) }
        var requirements: [Requirement] = []
        if !platforms.subtracting([.macOS]).isEmpty {
            requirements.append(pushEnvironment(Entitlement.pushEnvironment, pushed))
        }
        if platforms.contains(.macOS) {
            requirements.append(pushEnvironment(Entitlement.pushEnvironmentOnMac, pushed))
        }
        return requirements + [
            capability(Entitlement.timeSensitive, .app, reasons("is time-sensitive", where: \.timeSensitiveRange)),
            capability(Entitlement.criticalAlerts, .app, reasons("is critical", where: \.criticalRange)),
            capability(
                Entitlement.communication, .app,
                reasons("is a communication notification") { $0.communication?.intentRange }),
            capability(Entitlement.pushToTalk, .app, reasons("starts push-to-talk", ofDelivery: .pushToTalk)),
            capability(Entitlement.locationPush, .app, reasons("asks for the location", ofDelivery: .location)),
        ]
    }

    private var appInfoPlist: [Requirement] {
        let intents = Communication.Intent.allCases.map { intent in
            var requirement = infoPlist(
                .app, [InfoPlistKey.userActivityTypes], .includes([intent.rawValue]),
                reasons("is made from \(intent.rawValue)") { notification in
                    notification.communication.flatMap { $0.intent == intent ? $0.intentRange : nil }
                })
            requirement.elsewhere = (.intentsExtension, Self.intentsSupportedPath)
            return requirement
        }
        let location = infoPlist(
            .app, [InfoPlistKey.locationUsage], .text(.string("Notifications appear at the places that you choose.")),
            reasons("is shown in a region") { $0.trigger?.region?.range }
                + reasons("asks for the location", ofDelivery: .location))
        let locationAlways = infoPlist(
            .app, [InfoPlistKey.locationAlwaysUsage], .text(.string("People whom you choose can see where you are.")),
            reasons("asks for the location", ofDelivery: .location))
        let activities =
            app.deploymentTargets[.iOS] == nil
            ? []
            : urlTypes + [
                infoPlist(
                    .app, [InfoPlistKey.liveActivities], .value(.boolean(true)),
                    self.activities.map { .init(name: $0.name, words: "is a Live Activity", range: $0.name.range) }),
                infoPlist(
                    .app, [InfoPlistKey.frequentActivityUpdates], .value(.boolean(true)),
                    self.activities.compactMap { activity in
                        guard activity.needsFrequentUpdates, let wish = activity.frequentUpdates else { return nil }
                        return .init(name: activity.name, words: "is updated frequently", range: wish.range)
                    }),
            ]
        // A Mac app is woken without it.
        guard !Set(app.deploymentTargets.keys).subtracting([.macOS]).isEmpty else { return intents + activities }
        return intents + activities + [
            location, locationAlways,
            backgroundMode(
                InfoPlistKey.remoteNotificationMode,
                reasons("wakes the app in the background", ofDelivery: .background)),
            backgroundMode(InfoPlistKey.voipMode, reasons("is a call", ofDelivery: .voip)),
            backgroundMode(InfoPlistKey.pushToTalkMode, reasons("starts push-to-talk", ofDelivery: .pushToTalk)),
        ]
    }

    /// Each build has a scheme of its own if the Info.plist has a build setting: usually, the bundle identifier.
    private var urlTypes: [Requirement] {
        // The bundle identifier isn't the scheme then.
        guard !hasWrongURLScheme else { return [] }
        let schemes = app.urlSchemes.map(\.scheme)
        let reasons = activities.compactMap { activity -> Requirement.Reason? in
            guard let screen = activity.destination?.screen else { return nil }
            return .init(name: activity.name, words: "opens '\(screen.value)' by a URL", range: screen.range)
        }
        guard let first = schemes.first, !reasons.isEmpty else { return [] }
        let isIdentifier = app.declaredURLSchemes.isEmpty
        let setting = isIdentifier ? "$(PRODUCT_BUNDLE_IDENTIFIER)" : "$(URL_SCHEME)"
        let isSetting = isIdentifier || schemes.contains { $0 != first }
        var requirement = infoPlist(
            .app, [InfoPlistKey.urlTypes],
            .contains(key: InfoPlistKey.urlSchemes, anyOf: (isSetting ? [setting] : []) + schemes), reasons)
        if isSetting, !isIdentifier {
            let builds = app.declaredURLSchemes.compactMap { scheme in
                scheme.build.map { "\($0.value): \(scheme.scheme.value)" }
            }
            requirement.remarks = ["set the build setting URL_SCHEME: \(builds.joined(separator: ", "))"]
        }
        return [requirement]
    }

    // MARK: Extensions

    private var serviceExtensionRequirements: [Requirement] {
        guard hasServiceExtension else { return [] }
        var needed = reasons("is changed by the service extension") { $0.needsServiceExtension ? $0.name.range : nil }
        if needed.isEmpty, let wish = generate.serviceExtension {
            needed = [.init(name: Text(wish.node), words: "is required by 'service-extension'", range: wish.range)]
        }
        return [
            capability(
                Entitlement.timeSensitive, .serviceExtension,
                reasons("is time-sensitive") { $0.isMutable ? $0.timeSensitiveRange : nil }),
            capability(
                Entitlement.communication, .serviceExtension,
                reasons("is a communication notification") {
                    $0.needsServiceExtension ? $0.communication?.intentRange : nil
                }),
            extensionPoint(.serviceExtension, InfoPlistKey.serviceExtensionPoint, needed),
            infoPlist(
                .serviceExtension, [InfoPlistKey.extension, InfoPlistKey.principalClass],
                .text(.string("$(PRODUCT_MODULE_NAME).NotificationService")), needed),
        ]
    }

    private var contentExtensionRequirements: [Requirement] {
        let claimed = categories.filter(\.hasContentExtension)
        let reasons = claimed.map { category in
            Requirement.Reason(
                name: category.name, words: "is shown by the content extension",
                range: category.contentExtension?.range ?? category.name.range)
        }
        let attributes = [InfoPlistKey.extension, InfoPlistKey.extensionAttributes]
        var principalClass = infoPlist(
            .contentExtension, [InfoPlistKey.extension, InfoPlistKey.principalClass],
            .text(.string("$(PRODUCT_MODULE_NAME).NotificationViewController")), reasons)
        principalClass.alternative = InfoPlistKey.mainStoryboard
        return [
            extensionPoint(.contentExtension, InfoPlistKey.contentExtensionPoint, reasons), principalClass,
            infoPlist(
                .contentExtension, attributes + [InfoPlistKey.extensionCategory],
                .includes(claimed.flatMap { $0.identifiers.map(\.value) }), reasons),
            infoPlist(
                .contentExtension, attributes + [InfoPlistKey.initialContentSizeRatio], .number(.integer(1)), reasons),
        ]
    }

    /// Siri and CarPlay read messages through an Intents extension (SiriKit, *Messaging*).
    private var intentsExtensionRequirements: [Requirement] {
        let announced = notifications.compactMap { notification -> Requirement.Reason? in
            guard notification.communication?.intent == .message, let category = category(of: notification),
                let option = [category.allowInCarPlay, category.allowAnnouncement].first(where: { $0?.value == true })
            else { return nil }
            return Requirement.Reason(
                name: notification.name, words: "is read in CarPlay or announced by Siri",
                range: option?.range ?? notification.name.range)
        }
        return [
            extensionPoint(.intentsExtension, InfoPlistKey.intentsExtensionPoint, announced),
            infoPlist(
                .intentsExtension, Self.intentsSupportedPath,
                .includes([
                    Communication.Intent.message.rawValue, "INSearchForMessagesIntent", "INSetMessageAttributeIntent",
                ]), announced),
        ]
    }

    private static let intentsSupportedPath = [
        InfoPlistKey.extension, InfoPlistKey.extensionAttributes, InfoPlistKey.intentsSupported,
    ]

    // MARK: Creation

    private func pushEnvironment(_ key: String, _ reasons: [Requirement.Reason]) -> Requirement {
        let builds = app.bundleIdentifiers.filter { $0.name != nil }.map(\.identifier.value)
        return Requirement(
            kind: .entitlements, target: .app, path: [key], expectation: .oneOf(["development", "production"]),
            reasons: reasons,
            remarks: [
                "development: a build from Xcode gets tokens of the sandbox, api.sandbox.push.apple.com",
                "production: Xcode writes it for TestFlight, Ad Hoc and the App Store; tokens of api.push.apple.com",
                builds.isEmpty ? nil : "this holds for each of \(builds.joined(separator: ", "))",
                "a token that is sent to the other server is answered with BadDeviceToken",
            ].compactMap(\.self))
    }

    private func backgroundMode(_ mode: String, _ reasons: [Requirement.Reason]) -> Requirement {
        infoPlist(.app, [InfoPlistKey.backgroundModes], .includes([mode]), reasons)
    }

    private func capability(_ key: String, _ target: AppTarget, _ reasons: [Requirement.Reason]) -> Requirement {
        Requirement(
            kind: .entitlements, target: target, path: [key], expectation: .value(.boolean(true)), reasons: reasons)
    }

    private func extensionPoint(_ target: AppTarget, _ point: String, _ reasons: [Requirement.Reason]) -> Requirement {
        infoPlist(target, [InfoPlistKey.extension, InfoPlistKey.extensionPoint], .value(.string(point)), reasons)
    }

    private func infoPlist(
        _ target: AppTarget,
        _ path: [String],
        _ expectation: Requirement.Expectation,
        _ reasons: [Requirement.Reason]
    ) -> Requirement {
        Requirement(kind: .infoPlist, target: target, path: path, expectation: expectation, reasons: reasons)
    }

    private func reasons(_ words: String, ofDelivery delivery: Delivery) -> [Requirement.Reason] {
        reasons(words) { $0.delivery == delivery ? $0.deliveryKind?.range : nil }
    }

    /// - Parameter range: Where a notification states the reason; nil if it doesn't.
    private func reasons(
        _ words: String,
        where range: (Notification) -> SourceRange?
    ) -> [Requirement.Reason] {
        notifications.compactMap { notification in
            range(notification).map { Requirement.Reason(name: notification.name, words: words, range: $0) }
        }
    }
}

extension Notification {
    fileprivate var timeSensitiveRange: SourceRange? {
        levels.contains(.timeSensitive) ? interruptionLevel?.range : nil
    }

    fileprivate var criticalRange: SourceRange? {
        if level == .critical { return interruptionLevel?.range }
        return self.sound?.isCritical == true ? self.sound?.critical?.range : nil
    }
}

extension Communication {
    fileprivate var intentRange: SourceRange { intentName?.range ?? node.range }
}
