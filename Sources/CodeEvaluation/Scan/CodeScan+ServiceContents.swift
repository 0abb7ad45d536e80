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
            let handler = function.parameters.first { $0.label == "withContentHandler" }?.name ?? ""
            if code == function.range, function.range.handsOn(handler) { continue }
            let later = all.filter { one in
                one.argument.bytes.lowerBound > change || one.argument.codeBefore.contains("defer")
            }
            if later.allSatisfy(\.isOriginal) { facts.unchangedContents += later.map(\.argument).prefix(1) }
        }
        noteUnresumedTasks(in: function)
        services = before
    }

    /// Notes a change of the copy of the content.
    func noteChangeInService(of base: Expression, _ name: String) {
        guard let function, function.isOfServiceExtension, Self.parts.contains(name), case .name(let copy) = base.kind,
            copy.lowercased().contains("content") || local(base).range.contains("mutableCopy")
        else { return }
        let code = services.closures.last ?? function.range
        if services.changing[code] == nil { services.changing[code] = base.range.bytes.lowerBound }
    }

    func noteService(_ call: Call) {
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
