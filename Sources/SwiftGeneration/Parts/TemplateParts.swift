import AppleFacts
import NotificationSchema

/// The template conditions that hold for the schema.
extension SwiftGenerator {
    func holds(_ condition: TemplateCondition) -> Bool {
        switch condition {
        case .actions: schema.categories.contains(where: \.hasChoices)
        case .anyData: hasData(where: \.type.hasAny)
        case .attachments: isPreparingAttachments
        case .categories: !schema.categories.isEmpty
        case .communication: isCommunicating
        case .dates: dataTypes.contains(.date) || schema.notifications.contains(where: \.hasDateVariables)
        case .decryption: isDecrypting
        case .defaultSettings: opensSettings && schema.model.app.settingsScreen == nil
        case .formatCurrency: hasFormat { if case .currency = $0 { true } else { false } }
        case .formatDate:
            hasFormat { format in
                switch format {
                case .date, .time, .dateTime: true
                default: false
                }
            }
        case .formatDecimal: hasFormat { if case .decimal = $0 { true } else { false } }
        case .formatDuration: hasFormat { if case .duration = $0 { true } else { false } }
        case .formatList: hasFormat { if case .list = $0 { true } else { false } }
        case .formatMeasurement: hasFormat { if case .measurement = $0 { true } else { false } }
        case .formatPercent: hasFormat { if case .percent = $0 { true } else { false } }
        case .formatRelative: hasFormat { if case .relative = $0 { true } else { false } }
        case .formatWeekday: hasFormat { if case .weekday = $0 { true } else { false } }
        case .formatsOfDevice: hasFormatsOfDevice
        case .images: isLoadingImages
        case .match: schema.notifications.contains { !$0.declaration.match.isEmpty }
        case .matchNested: schema.notifications.contains { $0.declaration.match.contains(where: \.path.isNested) }
        case .notifications: hasNotifications
        case .prepared: !schema.preparedNotifications.isEmpty
        case .built: schema.notifications.contains(where: isBuilt)
        case .activityPushes: hasActivityPushes
        case .activityTaps: hasActivityTaps
        case .tapBooleans: carries(.boolean)
        case .tapChoices: carries(nil)
        case .tapDates: carries(.date)
        case .tapDecimals: carries(.decimal)
        case .tapIntegers: carries(.integer, .count)
        case .tapLossless: carries(.string, .integer, .count, .boolean)
        case .tapNumbers: carries(.number)
        case .tapOptionals: carries(optionals: true)
        case .tapStrings: carries(.string)
        case .tapUrls: carries(.url)
        case .tapUuids: carries(.uuid)
        case .tapValues: carries(optionals: false)
        case .notificationPushes: !schema.pushes.isEmpty
        case .numberActivities: hasActivityPushes && schema.activities.contains(where: \.hasNumbers)
        case .numberPushes: schema.pushes.contains(where: \.hasNumbers)
        case .numbers: holds(.numberPushes) || holds(.numberActivities)
        case .plainPushes: hasActivityPushes || schema.pushes.contains { !$0.declaration.delivery.hasData }
        case .pushes: !schema.pushes.isEmpty || hasActivityPushes
        case .topicSuffixes:
            hasActivityPushes || schema.pushes.contains { !$0.declaration.delivery.pushType.topicSuffix.isEmpty }
        case .settings: opensSettings
        case .shown: isShowing
        case .data: hasData { _ in true }
        case .optionalKeys: schema.pushes.contains(where: \.hasOptionalKeys)
        case .optionalData:
            hasData { $0.declaration.isOptional || $0.type.hasOptionalMembers }
        case .nestedData:
            schema.notifications.contains { isWritten($0) && $0.data.contains(where: \.declaration.path.isNested) }
        case .paths: hasData { $0.declaration.path.isNested || !$0.declaration.renamedFrom.isEmpty }
        case .personNames:
            schema.notifications.contains { notification in
                let communication = notification.declaration.communication
                return [communication?.sender, communication?.recipients].contains { $0?.hasNameInParts ?? false }
            }
        case .money: hasData { $0.digitsOfCurrency != nil }
        case .pushTopic: schema.model.app.bundleIdentifier != nil
        case .written: schema.notifications.contains(where: isWritten)
        case .localCommunication: schema.notifications.contains(where: \.localEffects.isAsync)
        case .localImages: isLoadingLocalImages
        case .lenient: schema.model.app.isLenient
        case .listData: hasData(where: \.type.hasLists)
        case .objectData: hasData { $0.type.structure != nil }
        // Values that are written as text are first read as text.
        case .stringType: dataTypes.contains(.string)
        case .stringData: !dataTypes.isDisjoint(with: [.string, .decimal, .url, .uuid, .date, nil])
        case .integerData: !dataTypes.isDisjoint(with: [.integer, .count])
        case .numberData: !dataTypes.isDisjoint(with: [.number, .dateEpoch])
        case .decimalData: dataTypes.contains(.decimal)
        case .booleanData: dataTypes.contains(.boolean)
        case .choiceData: dataTypes.contains(nil)
        case .dateData: dataTypes.contains(.date)
        case .jsonTextData: hasData { if case .jsonText = $0.type { true } else { false } }
        case .secondsData: dataTypes.contains(.dateEpoch)
        case .urlData: dataTypes.contains(.url)
        case .uuidData: dataTypes.contains(.uuid)
        }
    }

    func content(of slot: TemplateSlot) -> TemplateContent {
        switch slot {
        case .backgroundFromUserInfo: .declarations(backgroundFromUserInfo)
        case .communicationAvailability: .attribute(attribute(.communication))
        case .decryptRequirements: .declarations(decryptRequirements)
        case .list: .declarations([listFunction])
        case .openSettings: .declarations(openSettingsAdapter)
        case .otherPresentationOptions: .declarations([otherPresentationOptions])
        case .prepare: .declarations([prepareFunction])
        case .receivedFromContent: .declarations([receivedFromContent])
        case .relative: .declarations([relativeFunction])
        }
    }

    private func hasData(where isSuch: (NamedField) -> Bool) -> Bool {
        schema.notifications.contains { $0.decodedFields.contains(where: isSuch) }
    }
}

extension NamedNotification {
    /// Whether its push omits a key of `aps` if optional data have no value.
    fileprivate var hasOptionalKeys: Bool {
        let templates = [
            declaration.declaredLevel?.template, declaration.sound?.template, declaration.relevanceScore?.template,
        ]
        return templates.contains { $0.flatMap(field)?.declaration.isOptional ?? false }
    }

    fileprivate var hasDateVariables: Bool { variables.contains { $0.type.scalars.contains(.date) } }
    /// Whether there are values in its data that can be numbers which JSON does not have.
    var hasNumbers: Bool {
        data.contains { $0.type.scalars.contains(.number) || $0.type.scalars.contains(.decimal) || $0.type.hasAny }
    }
}
