import CodeFacts
import Diagnostics

// Calls of Apple's API.
extension CodeScan {
    /// Visits a call with its closures, which know what the code before them did.
    func visit(_ call: Call, _ callee: Expression) {
        note(call)
        visit(callee)
        let before = requestLists
        enterClosures(of: call)
        defer { requestLists = before }
        if call.name == "forEach" {
            inLoop(call.range) { for argument in call.arguments { visit(argument.value) } }
        } else {
            for argument in call.arguments { visit(argument.value) }
        }
    }

    func note(_ call: Call) {
        noteEmptyContent(call)
        noteTemporary(call)
        noteArguments(of: call)
        noteCallOfMethod(call)
        notePermission(call)
        noteGatedCall(call)
        noteTrigger(call)
        noteDateOfTrigger(call)
        noteLegacyCall(call)
        noteIdentifierFilter(call)
        noteNotification(call)
        noteStoredKey(call)
        noteDefault(call)
        noteChangedCase(call)
        noteService(call)
        noteMessaging(call)
        noteSubscription(call)
        noteProjectNeeds(call)
        noteLiveActivity(call)
        noteDataUse(call)
        notePassedArguments(of: call)
        noteTimeInTitle(call)
        noteTexts(of: call)
        noteTextKeys(of: call)
        notePlace(call)
        switch call.name {
        case "UNNotificationRequest", "requestWithIdentifier":
            if let identifier = call.argument("identifier", "requestWithIdentifier") {
                facts.requestIdentifiers.append(identifier.range)
                noteSuffix(of: identifier)
                noteParts(of: identifier, isRemoval: false)
                noteLiteralRequest(call, identifier)
                noteRequest(identifier, isWaiting: call.argument("trigger").map { !$0.isMissing } ?? false)
                noteRandomRepeat(call, identifier)
            }
        case "removePendingNotificationRequests", "removePendingNotificationRequestsWithIdentifiers",
            "removeDeliveredNotifications", "removeDeliveredNotificationsWithIdentifiers":
            if call.name.hasPrefix("removePending") { noteRemovingFunction() }
            if let identifiers = call.arguments.first?.value {
                noteRemoval(of: identifiers, isOfDelivered: call.name.hasPrefix("removeDelivered"))
            }
            noteSuffixes(removedBy: call)
        case "removeAllDeliveredNotifications":
            if let function, identifierForms.removalsOfAll.count < 200 {
                identifierForms.removalsOfAll.append((call.range, function))
            }
        case "removeAllPendingNotificationRequests", "cancelAllLocalNotifications":
            noteRemovingFunction()
            hasUnknownRemoval = true
            activations.removals.append((call.range, function?.name, function?.range))
        case "UNCalendarNotificationTrigger", "triggerWithDateMatchingComponents":
            triggerTimes.hasDates = true
            if let date = call.argument("dateMatching", "triggerWithDateMatchingComponents") {
                noteDate(date)
                noteMissingHour(call, date)
            }
        case "isEqualToString", "isEqual":
            if let base = call.base, let other = call.arguments.first?.value { noteRequestComparison(base, other) }
        // Also that of a service for pushes: `[JPUSHService registerForRemoteNotificationTypes:…]`.
        case "registerForRemoteNotifications", "registerForRemoteNotificationsWithLaunchOptions",
            "registerForRemoteNotificationConfig":
            facts.remoteRegistrations.append(call.range)
        case "request" where call.base?.lastName == "Activity": facts.activityRequests.append(call.callee.range)
        case "setNotificationCategories":
            noteRegistration(call)
            noteGatedPlace(call.range)
        case "getNotificationCategories", "getNotificationCategoriesWithCompletionHandler": noteMerge(call)
        case "setDelegate":
            if let base = call.base, let value = call.arguments.first?.value {
                noteDelegate(of: base, value)
                noteDelegateChange(of: base, value, call.range)
            }
        case "setCategoryIdentifier": madeContents.byCategory.hasUnknown = true
        case "merge", "updateValue", "setObject", "setValue", "addEntriesFromDictionary", "removeValue":
            if call.base?.isUserInfo ?? false { mayHaveOtherKeys = true }
        case "setUserInfo": if let value = call.arguments.first?.value { noteData(value) }
        case "objectForKey", "valueForKey":
            if let base = call.base, isData(base), let key = call.arguments.first?.value {
                noteRead(key)
                noteRead(key, of: base)
            }
        case "UUID", "initWithUUIDString": noteParsing(call)
        case "post", "postNotificationName": notePost(call)
        case "send": if let base = call.base, let subject = base.lastName { noteState(subject, base.range) }
        case "onReceive" where call.range.contains("idBecomeActiveNotification"):
            if let last = call.arguments.last?.value, case .function = last.kind {
                activations.places.append(last.range)
            }
        case "onAppear": if let action = call.argument("perform") { noteAppearance(action) }
        default: break
        }
    }

    func noteAssignment(to target: Expression, _ source: Expression) {
        noteKeeping(in: target, source)
        noteFlag(of: target, source)
        if case .name(let name) = target.kind, locals[name] == nil, !boundNames.contains(name) {
            noteState(name, target.range)
        }
        guard case .member(let base?, let name) = target.kind else { return }
        noteChangeInService(of: base, name)
        noteState(name, target.range)
        switch name {
        case "delegate":
            noteDelegate(of: base, source)
            noteDelegateChange(of: base, source, target.range)
        case "desiredPushTypes":
            if ["voIP", "VoIP"].contains(where: source.range.contains) { facts.callRegistrations.append(target.range) }
        case "categoryIdentifier": noteCategory(of: base, source)
        case "userInfo":
            noteData(source)
            noteKeys(of: base, source)
        case "title", "subtitle", "body":
            noteTextKey(of: base, source)
            noteText(of: base, source)
            // Text that Xcode's template for service extensions has.
            if let function, function.isOfServiceExtension, source.range.contains("[modified]"),
                !function.range.assigns(name, after: source.range), function.range.runsForAnyContent(source.range)
            {
                facts.templateTexts.append(source.range)
            }
        default: break
        }
    }

    /// Notes what is compared with an identifier, or with the data of a notification.
    func noteComparison(_ name: String, _ left: Expression, _ right: Expression, _ range: SourceRange) {
        guard name == "==" || name == "!=" else { return }
        if name == "==" { notePointerComparison(left, right, range) }
        noteRequestComparison(left, right)
        noteDataComparison(left, right)
    }

    /// A comparison of an identifier by its pointer. The system makes a new text for each response.
    private func notePointerComparison(_ left: Expression, _ right: Expression, _ range: SourceRange) {
        guard file?.isObjectiveC ?? false else { return }
        let sides = [left, right]
        guard let identifier = sides.first(where: { $0.isIdentifierOfResponse }),
            let other = sides.first(where: { !$0.isIdentifierOfResponse }), identifier.range != other.range
        else { return }
        switch other.kind {
        case .text: facts.pointerComparisons.append(range)
        case .name(let name):
            guard name.first?.isUppercase ?? false || name.hasPrefix("k"), !name.hasPrefix("UN") else { return }
            facts.pointerComparisons.append(range)
        default: break
        }
    }

    /// A set with only the category of this pass of the loop.
    private func noteRegistration(_ call: Call) {
        guard let loop = loops.last, let argument = call.arguments.first?.value, call.arguments.count == 1,
            let category = local(argument).onlyElement, !loop.containsAnywhere("break"),
            !loop.containsAnywhere("return"), !loop.containsAnywhere("union")
        else { return }
        let creation = local(category)
        guard loop.contains(creation.range), let made = self.call(creation),
            ["UNNotificationCategory", "categoryWithIdentifier"].contains(made.name),
            let identifier = made.argument("identifier", "categoryWithIdentifier"), identifier.literal == nil
        else { return }
        facts.registrationsInLoops.append(call.range)
    }

    /// Notes a closure that adds to the categories which are registered, and doesn't register them again.
    private func noteMerge(_ call: Call) {
        guard case .function(let closure)? = call.arguments.last?.value.kind, closure.parameters.count == 1,
            let categories = closure.parameters.first, !call.range.containsAnywhere("setNotificationCategories"),
            closure.body.contains(where: { $0.range.mentions(categories) }),
            closure.body.allSatisfy({ $0.isLog || $0.merge != nil || $0.isVariable })
        else { return }
        facts.lostMerges += closure.body.compactMap(\.merge).prefix(1)
    }

    private func noteAppearance(_ action: Expression) {
        guard case .name(let name) = action.kind, let file, let type = types.last else { return }
        // Only its declaration and this.
        let places = SourceRange(file.source, 0..<file.source.bytes.count).count(of: name)
        guard places == 2 else { return }
        for case .function(let function) in type.members.map(\.kind) where function.name == name {
            facts.appearing.insert(function.range)
        }
    }

    /// A request that the center gets, and the removal of all requests after it.
    func noteLostRequests(in statements: [Statement]) {
        noteEarlyReads(in: statements)
        noteOrder(in: statements)
        for (index, statement) in statements.enumerated() {
            guard case .expression(let expression) = statement.kind, let removal = call(expression),
                let wanted = removal.removedIdentifiers
            else { continue }
            // What code between both does can take long, or fail: the request may be for that.
            let before = wanted.isEmpty ? statements[..<index] : statements[..<index].filter { !$0.isLog }.suffix(1)
            for case .expression(let earlier) in before.map(\.kind) {
                guard let call = call(earlier), ["add", "addNotificationRequest"].contains(call.name),
                    let request = call.arguments.first?.value, call.arguments[0].label != "forKey",
                    let made = self.call(local(request)), made.hasTrigger,
                    wanted.isEmpty || wanted.contains(made.identifierCode)
                else { continue }
                facts.lostRequests.append(LostRequest(added: earlier.range, removal: expression.range))
                break
            }
        }
    }
}

extension Call {
    /// The code of the identifiers that it removes, without spaces; empty if it removes all requests, nil if it removes none.
    fileprivate var removedIdentifiers: Set<String?>? {
        if name == "removeAllPendingNotificationRequests" { return [] }
        guard name.hasPrefix("removePendingNotificationRequests"), case .list(let items)? = arguments.first?.value.kind,
            !items.isEmpty
        else { return nil }
        return Set(items.map(\.range.codeWithoutSpaces))
    }

    fileprivate var identifierCode: String? {
        argument("identifier", "requestWithIdentifier")?.range.codeWithoutSpaces
    }

    /// Whether it makes a request that isn't delivered at once.
    fileprivate var hasTrigger: Bool {
        guard ["UNNotificationRequest", "requestWithIdentifier"].contains(name), let trigger = argument("trigger")
        else {
            return false
        }
        return !trigger.isMissing
    }
}

extension Statement {
    fileprivate var isVariable: Bool { if case .variable = kind { true } else { false } }

    /// The code that adds something to a set: `all.insert(category)`, `let all = categories.union(own)`.
    fileprivate var merge: SourceRange? {
        let value: Expression?
        switch kind {
        case .expression(let expression): value = expression
        case .variable(let variable): value = variable.value
        default: value = nil
        }
        let names = ["union", "insert", "formUnion", "addObject", "unionSet", "setByAddingObject", "update"]
        guard let value, case .call(let callee, _) = value.kind, names.contains(callee.lastName ?? "") else {
            return nil
        }
        return value.range
    }
}

extension Expression {
    fileprivate var isIdentifierOfResponse: Bool {
        ["actionIdentifier", "categoryIdentifier"].contains(lastName)
    }

    /// The element of a set with one: `[category]`, `[NSSet setWithObject:category]`.
    fileprivate var onlyElement: Expression? {
        switch kind {
        case .list(let items): items.count == 1 ? items[0] : nil
        case .call(let callee, let arguments):
            arguments.count != 1
                ? nil
                : ["setWithObject", "setWithObjects"].contains(callee.lastName)
                    ? arguments[0].value
                    : ["Set", "setWithArray"].contains(callee.lastName) ? arguments[0].value.onlyElement : nil
        default: nil
        }
    }
}

extension SourceRange {
    /// How often the code contains a word.
    func count(of word: String) -> Int { file.bytes.places(of: word, in: bytes).count }
}
