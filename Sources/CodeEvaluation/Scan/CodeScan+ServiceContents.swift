import CodeFacts
import Diagnostics

/// What the method of a service extension does with the content.
struct ServiceContents {
    /// The closures around the code that is visited, the innermost last.
    var closures: [SourceRange] = []
    /// Where code first changes a copy of the content, by the closure or function.
    fileprivate var changing: [SourceRange: Int] = [:]
    /// What each closure hands over, and whether it is the content of the request.
    fileprivate var handed: [SourceRange: [(argument: SourceRange, isOriginal: Bool)]] = [:]
    /// The files that closures get from a download, by the names of their parameters.
    fileprivate var downloads: [(name: String, closure: SourceRange)] = []
    /// The closures that run once a task has ended.
    fileprivate var later: [SourceRange] = []
}

// What service extensions do for nothing.
extension CodeScan {
    private static let parts: Set<String> = [
        "title", "subtitle", "body", "attachments", "badge", "sound", "userInfo", "categoryIdentifier",
    ]
    private static let tasks: Set<String> = [
        "dataTask", "downloadTask", "uploadTask", "dataTaskWithURL", "dataTaskWithRequest", "downloadTaskWithURL",
        "downloadTaskWithRequest", "uploadTaskWithRequest",
    ]
    /// How many calls of a handler are searched, and how many bytes of a method before each.
    private static let callLimit = 64
    private static let methodLimit = 4 << 10
    private static let headLimit = 1_000
    private static let downloads: Set<String> = [
        "download", "downloadTask", "downloadTaskWithURL", "downloadTaskWithRequest",
    ]

    /// Visits the code of a method of a service extension.
    func visitService(_ function: Function, _ body: () -> Void) {
        guard function.isOfServiceExtension else { return body() }
        let before = services
        services = ServiceContents()
        body()
        for (code, all) in services.handed {
            guard let change = services.changing[code] else { continue }
            // A handler that the method keeps can get the copy later.
            if code == function.range, mayGetCopyLater(function) { continue }
            let later = all.filter { one in
                one.argument.bytes.lowerBound > change || one.argument.codeBefore.contains("defer")
            }
            if later.allSatisfy(\.isOriginal) { facts.unchangedContents += later.map(\.argument).prefix(1) }
        }
        noteEarlyContents(in: function)
        noteUnresumedTasks(in: function)
        services = before
    }

    /// Whether code other than the method for the end of the time may call the handler that a function gets.
    private func mayGetCopyLater(_ function: Function) -> Bool {
        let handler = function.parameters.first { $0.label == "withContentHandler" }?.name ?? ""
        guard function.range.handsOn(handler) else { return false }
        guard !function.range.hasArgument(handler), let file = file?.source, makers.canSearch(file.wholeRange) else {
            return true
        }
        let own = function.range.bytes
        let others = [file.bytes.startIndex..<own.lowerBound, own.upperBound..<file.bytes.endIndex]
        var left = Self.callLimit
        return others.contains { rest in
            var rest = rest
            while let call = ByteSearch("andler").firstIndex(in: file.bytes, rest) {
                rest = (call + 1)..<rest.upperBound
                let next = file.bytes[(call + 6)...].first { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
                guard next == UInt8(ascii: "(") else { continue }
                left -= 1
                let start = SourceRange(file, max(0, call - Self.methodLimit)..<call)
                guard left > 0, start.isInMethod("serviceExtensionTimeWillExpire") else { return true }
            }
            return false
        }
    }

    /// Notes a content that is handed over before the closure of a task changes it.
    private func noteEarlyContents(in function: Function) {
        guard !Self.waiting.contains(where: function.range.containsAnywhere) else { return }
        let changed = services.later.filter { closure in
            services.changing.keys.contains { closure.contains($0) } && !closure.containsAnywhere("andler")
                && !["complet", "finish", "deliver"].contains(where: closure.containsAnywhere)
        }
        guard let end = changed.map(\.bytes.upperBound).max() else { return }
        let early = services.handed[function.range, default: []].first { one in
            let start = one.argument.bytes.lowerBound
            return start > end
                && !["else", "return", "case ", "default", "catch"].contains(
                    where: SourceRange(function.range.file, end..<start).containsAnywhere)
        }
        if let early { facts.earlyContents.append(early.argument) }
    }

    /// Notes a change of the copy of the content.
    func noteChangeInService(of base: Expression, _ name: String) {
        guard let function, function.isOfServiceExtension, Self.parts.contains(name), let path = base.path,
            path.count == 1 || path.count == 2 && path[0] == "self",
            path[path.count - 1].lowercased().contains("content") || local(base).range.contains("mutableCopy")
        else { return }
        let code = services.closures.last ?? function.range
        if services.changing[code] == nil { services.changing[code] = base.range.bytes.lowerBound }
    }

    func noteService(_ call: Call) {
        if let function, function.isOfServiceExtension, services.later.count < 100,
            let closure = call.arguments.last?.value, case .function = closure.kind,
            Self.tasks.contains(call.name) || callsLater(call)
        {
            services.later.append(closure.range)
        }
        if Self.downloads.contains(call.name),
            case .function(let closure)? = call.arguments.last?.value.kind, let name = closure.parameters.first,
            services.downloads.count < 100, let last = call.arguments.last
        {
            services.downloads.append((name, last.value.range))
        }
        noteUntypedAttachment(call)
        guard let function, function.isOfServiceExtension, call.arguments.count == 1,
            call.name.lowercased().hasSuffix("contenthandler"), let request = function.parameters.first?.name,
            let argument = call.arguments.first?.value
        else { return }
        let isOriginal =
            if case .member(let base?, "content") = argument.kind { base.isName(request) } else { false }
        services.handed[services.closures.last ?? function.range, default: []].append((argument.range, isOriginal))
    }

    /// Whether a call is of a function in the same file that takes an escaping closure.
    private func callsLater(_ call: Call) -> Bool {
        guard call.base?.isName("self") ?? true, let file = file?.source, makers.canSearch(file.wholeRange),
            let start = ByteSearch("func \(call.name)(").firstIndex(in: file.bytes, file.bytes.indices)
        else { return false }
        let head = file.bytes[start...].prefix(Self.headLimit).prefix { $0 != UInt8(ascii: "{") }
        return SourceRange(file, head.startIndex..<head.endIndex).containsAnywhere("@escaping")
    }

    /// Notes an attachment of the file of a download: its name has no extension that says what it is.
    private func noteUntypedAttachment(_ call: Call) {
        guard call.name == "UNNotificationAttachment" || call.name == "attachmentWithIdentifier",
            let url = call.argument("url", "URL"), case .name(let name) = url.kind, locals[name] == nil,
            services.downloads.contains(where: { $0.name == name && $0.closure.contains(call.range) }),
            let function, makers.canSearch(function.range), !function.range.containsAnywhere("TypeHint")
        else { return }
        facts.untypedAttachments.append(url.range)
    }

    /// Notes a task that code discards: `_ = session.dataTask(with: request)`, or a statement in Objective-C.
    func noteDiscardedTask(_ task: Expression) {
        guard let call = call(task), Self.tasks.contains(call.name), let base = call.base,
            base.range.contains("URLSession") || local(base).range.contains("URLSession")
                || base.lastName.map({ file?.source.wholeRange.containsAnywhere("\($0) = URLSession") ?? false })
                    ?? false,
            // Its name is also that of other sessions.
            call.arguments.contains(where: { ["with", "for", nil].contains($0.label) || $0.label == call.name }),
            let file = file?.source.wholeRange, file.containsAnywhere("UserNotifications")
        else { return }
        if function?.isOfServiceExtension ?? false {
            facts.unresumedTasks.append(task.range)
        } else {
            facts.discardedTasks.append(task.range)
        }
    }

    /// Notes the tasks of a method of the extension that nothing resumes.
    private func noteUnresumedTasks(in function: Function) {
        func isTask(_ expression: Expression) -> Bool {
            guard let call = call(expression), Self.tasks.contains(call.name), let base = call.base,
                base.range.contains("ession"), case .function? = call.arguments.last?.value.kind
            else { return false }
            return true
        }
        guard function.range.bytes.count < 32 << 10 else { return }
        for statement in function.body {
            switch statement.kind {
            case .expression(let expression) where isTask(expression): facts.unresumedTasks.append(expression.range)
            case .variable(let variable):
                guard let value = variable.value, isTask(value), function.range.count(of: variable.name) == 1 else {
                    continue
                }
                facts.unresumedTasks.append(value.range)
            default: continue
            }
        }
    }
}

extension SourceRange {
    /// Whether the last method that starts in the code has a name.
    fileprivate func isInMethod(_ name: String) -> Bool {
        let code = text
        guard let method = code.ranges(of: name).last else { return false }
        return !code[method.upperBound...].contains("func ") && !code[method.upperBound...].contains("\n- (")
    }
}
