package import CodeFacts
package import Diagnostics

/// The Live Activities that code starts and shows.
package struct LiveActivities {
    package struct Request {
        /// The type of the attributes; nil if it isn't known.
        package let attributes: String?
        package let range: SourceRange
        package fileprivate(set) var hasToken: Bool?
        /// Whether the same function reads the tokens of this activity.
        package let readsToken: Bool
        /// Whether code keeps the activity, and whether the call names its type: `Activity<Attributes>.request`.
        package let isKept: Bool
        package let isGeneric: Bool
    }

    package fileprivate(set) var requests: [Request] = []
    /// The types that are attributes.
    package fileprivate(set) var attributes: Set<String> = []
    /// The widgets with an activity, and how many configurations code has.
    package fileprivate(set) var widgets: [CodeText] = []
    package fileprivate(set) var shown: Set<String> = []
    package fileprivate(set) var configurationCount = 0
    package fileprivate(set) var bundles: [SourceRange] = []
    /// How many requests are looked at.
    static let limit = 100
}

extension CodeScan {
    func noteWidget(_ type: TypeDeclaration, _ range: SourceRange) {
        if type.inherited.contains("ActivityAttributes") { liveActivities.attributes.insert(type.name) }
        if type.inherited.contains("WidgetBundle") { liveActivities.bundles.append(range) }
        guard type.inherited.contains("Widget"), range.containsAnywhere("ActivityConfiguration("),
            let start = range.file.bytes.range(of: "struct \(type.name)", in: range.bytes),
            !SourceRange(range.file, range.bytes.lowerBound..<start.lowerBound).containsAnywhere("@main")
        else { return }
        let name = SourceRange(range.file, start.upperBound - type.name.utf8.count..<start.upperBound)
        liveActivities.widgets.append(CodeText(type.name, at: name))
    }

    func noteLiveActivity(_ call: Call) {
        if call.name == "ActivityConfiguration" {
            liveActivities.configurationCount += 1
            if let type = call.argument("for"), case .member(let base?, "self") = type.kind, let name = base.lastName {
                liveActivities.shown.insert(name)
            }
            return
        }
        guard call.name == "request", liveActivities.requests.count < LiveActivities.limit,
            let attributes = call.argument("attributes"),
            let base = call.base?.range.codeWithoutSpaces, base == "Activity" || base.hasPrefix("Activity<")
        else { return }
        let generic = base.dropFirst("Activity<".count).prefix { $0 != ">" }
        let type = generic.isEmpty ? self.call(local(attributes))?.name : String(generic)
        let pushType = call.argument("pushType")
        let isWithout = pushType?.isMissing ?? true
        noteInvertedSetting(before: call)
        // Its variable, and not that of a task around it.
        let name = locals.filter { $0.value.count == 1 && $0.value[0].range.contains(call.range) }
            .min { $0.value[0].range.bytes.count < $1.value[0].range.bytes.count }?.key
        let readsToken = name.map { function?.range.containsAnywhere("\($0).pushTokenUpdates") ?? false } ?? false
        liveActivities.requests.append(
            .init(
                attributes: type.flatMap { $0.first?.isUppercase ?? false ? $0 : nil }, range: call.range,
                hasToken: isWithout ? false : pushType?.lastName == "token" ? true : nil, readsToken: readsToken,
                isKept: !call.range.codeBefore.drop { $0 == " " }.hasPrefix("_ = "), isGeneric: !generic.isEmpty))
    }

    /// Notes `guard !info.areActivitiesEnabled else { return }`, after which no activity can start.
    private func noteInvertedSetting(before call: Call) {
        let setting = "areActivitiesEnabled"
        guard let function, function.range.contains(call.range) else { return }
        let code = SourceRange(call.range.file, function.range.bytes.lowerBound..<call.range.bytes.lowerBound)
        guard code.count(of: setting) == 1, let place = code.file.bytes.range(of: setting, in: code.bytes) else {
            return
        }
        let range = SourceRange(code.file, place)
        let line = range.codeBefore.drop { $0 == " " || $0 == "\t" }
        // A single condition.
        guard line.hasPrefix("guard !"),
            line.dropFirst("guard !".count).allSatisfy({ $0.isLetter || $0.isNumber || "._()".contains($0) }),
            !facts.invertedPermissions.contains(range)
        else { return }
        facts.invertedPermissions.append(range)
    }
}
