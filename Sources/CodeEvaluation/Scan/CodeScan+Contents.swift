import CodeFacts
import Diagnostics

// Contents that lack what people need to see them.
extension CodeScan {
    /// What content can have beside texts.
    private static let settings = [
        "categoryIdentifier", "userInfo", "sound", "threadIdentifier", "interruptionLevel", "relevanceScore",
        "targetContentIdentifier",
    ]

    /// Notes content that goes to a request without any text, although it has a category.
    func noteTextless(_ name: String, _ made: Expression, in function: Function) {
        guard function.range.bytes.count < 8 << 10 else { return }
        var (hasCategory, isUsed) = (false, false)
        for line in function.range.text.split(separator: "\n") {
            let words = line.split { !($0.isPartOfName || $0 == ".") }
            guard words.contains(where: { $0 == name || $0.hasPrefix(name + ".") }) else { continue }
            let code = line.drop(while: \.isWhitespace)
            guard !code.hasPrefix("//") else { continue }
            if line.contains("UNMutableNotificationContent") { continue }
            if let setting = Self.settings.first(where: { code.hasPrefix("\(name).\($0)") }) {
                guard !code.contains("title"), code.contains("=") else { return }
                hasCategory = hasCategory || setting == "categoryIdentifier"
                continue
            }
            let isArgument = code.contains("content: \(name)") || code.contains("content:\(name)")
            let makers = ["UNNotificationRequest(", "requestWithIdentifier", ".init(identifier"]
            guard isArgument, makers.contains(where: code.contains) || code.hasPrefix("content: \(name)") else {
                return
            }
            isUsed = true
        }
        if isUsed, hasCategory { facts.textlessContents.append(made.range) }
    }

    /// Notes the parameters for settings of the content that a function makes, and that it ignores.
    func noteDroppedSettings(in function: Function) {
        let names = Self.settings + ["title", "subtitle", "body", "badge", "attachments"]
        let wanted = function.parameters.prefix(20).filter { parameter in
            names.contains(parameter.name) && !(parameter.defaultValue?.isMissing ?? false)
                || parameter.isIdentifierOfCategory
        }
        guard !wanted.isEmpty, function.range.isSwift, function.range.bytes.count < 8 << 10, !function.body.isEmpty,
            function.range.containsAnywhere("UNMutableNotificationContent()"),
            !function.range.containsAnywhere("inout "), makers.canSearch(function.range)
        else { return }
        let setsCategory = function.range.containsAnywhere(".categoryIdentifier")
        // Only its declaration.
        for parameter in wanted where function.range.count(of: parameter.name) == 1 {
            if parameter.isIdentifierOfCategory, setsCategory { continue }
            facts.droppedSettings.append((parameter.name, CodeText(function.name, at: function.range)))
        }
    }
}

extension Function.Parameter {
    fileprivate var isIdentifierOfCategory: Bool {
        name.lowercased().hasPrefix("categoryid") && (type == "String" || type == "String?")
    }
}
