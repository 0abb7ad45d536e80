import AppleFacts
import BelfryKit
import Diagnostics
import LanguageServerProtocol
import NotificationSchema
import ProjectFiles
import ProjectRules
import SourceSyntax

/// The rules that authors can configure.
enum RuleNames {
    static let all = RuleCatalogue.all.filter { $0.kind == .guideline }
}

extension Completion {
    private static let symbolLimit = 100

    mutating func addValues() async {
        guard place.canBeText else { return }
        if expected.contains(where: { $0.shape.alternatives.contains(where: \.isText) }), addPlaceholders() { return }
        addValuesOfField()
        for value in expected {
            for shape in value.shape.alternatives {
                switch shape {
                case .boolean:
                    add("true", .value)
                    add("false", .value)
                case .choice(let words): for word in words { add(word, .enum) }
                case .dataType: for word in FieldType.words { add(word, .enum) }
                case .duration where typed.isEmpty: for text in ["10m", "1h", "1d"] { add(text, .value) }
                default: continue
                }
            }
            await addNamed(value.names(isLabel: false))
        }
    }

    /// The names that refer to something.
    private mutating func addNamed(_ referent: Referent?) async {
        switch referent {
        case .action, .activity, .category, .notification, .topic: addDeclared(referent)
        case .field: for field in fields() { add(field, .field) }
        case .intent: for name in IntentIdentifiers.all.sorted() { add(name, .constant) }
        case .path(let endings): addPaths(endings)
        case .symbol: await addSymbols()
        case .image: for name in await project()?.imageFolders.keys.sorted() ?? [] { add(name, .file) }
        case .sound: for name in await project()?.soundFiles.keys.sorted() ?? [] { add(name, .file) }
        case .stringKey: for name in await project()?.strings?.keys.sorted() ?? [] { add(name, .constant) }
        case .enumValue, .rule, nil: break
        }
    }

    private mutating func addDeclared(_ referent: Referent?) {
        guard let referent else { return }
        for name in scope.snapshot.readableNames.declared(referent) {
            let title = name.place.value.value(of: "title").map(\.text)
            add(name.name, .reference, detail: title?.isEmpty == true ? nil : title)
        }
    }

    private func project() async -> Project? { await scope.readableResult().project }

    private mutating func addSymbols() async {
        let app = await scope.readableResult().schema.app
        let found = SymbolSearch.matches(typed, title: title, of: app, limit: Self.symbolLimit)
        list.isIncomplete = true
        for match in found {
            add(match.name, .constant, detail: match.meaning ?? "SF Symbol", isKept: match.meaning != nil)
        }
    }

    /// The title of the action around the cursor, if it is written above or before the icon.
    private var title: String? {
        let before = scope.document.text.bytes[..<place.written.lowerBound].suffix(Self.bytesOfAction)
        let text = String(decoding: before, as: UTF8.self)
        // Not the title of another action.
        let own =
            place.isFlow
            ? text.split(separator: "{").last ?? ""
            : text.split(separator: "\n").suffix(3)
                .joined(separator: "\n")[...]
        let parts = own.split(separator: "title: ", omittingEmptySubsequences: false)
        guard parts.count > 1, let title = parts.last?.prefix(while: { $0 != "," && $0 != "}" && !$0.isNewline })
        else { return nil }
        return String(title)
    }

    private static let bytesOfAction = 400
}

extension Shape {
    fileprivate var isText: Bool {
        switch self {
        case .text, .template: true
        default: false
        }
    }
}
