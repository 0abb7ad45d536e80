import Basics
import Diagnostics
import NotificationSchema

/// What all parts of a page use.
struct PageContext {
    let schema: Schema
    let translator: Translator
    let findings: FindingIndex
    let symbols: SymbolSheet
    let budget: PageBudget
    private let notifications: [ObjectIdentifier: [Notification]]
    private let lines: [String: LineIndex]

    init(
        _ schema: Schema, _ translator: Translator, _ findings: [Finding], _ symbols: SymbolSheet, _ budget: PageBudget
    ) {
        self.schema = schema
        self.budget = budget
        let users = schema.notifications.compactMap { notification in
            schema.category(of: notification).map { (ObjectIdentifier($0), notification) }
        }
        notifications = Dictionary(grouping: users, by: \.0).mapValues { $0.map(\.1) }
        self.translator = translator
        self.findings = FindingIndex(findings, schema)
        self.symbols = symbols
        let files = schema.files + findings.map(\.range.file)
        lines = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }.mapValues { LineIndex($0) }
    }

    /// The name that drawings show for the app.
    var appName: String { schema.app.name?.value ?? schema.app.bundleIdentifier?.value ?? "App" }
    var language: String { schema.app.language }
    /// The icon of the app from its asset catalog; otherwise the first letter of its name.
    var appIcon: HTML { tag("i", .class("ic")) { symbols.appIcon ?? .text(appName.initial) } }

    /// The notifications that use a category.
    func notifications(of category: Category) -> [Notification] { notifications[ObjectIdentifier(category)] ?? [] }

    /// `notifications.yaml:12`
    func place(of range: SourceRange) -> String {
        let line = lines[range.file.path]?.position(at: range.bytes.lowerBound).line
        return "\(range.file.path.withVisibleControls):\(line ?? 1)"
    }

    // MARK: Anchors

    func anchor(of notification: Notification) -> String { PageAnchor.notification(notification.name.value).text }
    func anchor(of category: Category) -> String { PageAnchor.category(category.name.value).text }
    func anchor(of activity: Activity) -> String { PageAnchor.activity(activity.name.value).text }
    func anchor(ofGroup name: String) -> String { PageAnchor.group(name).text }
}

/// A place in a page to which links lead, by the name of what it shows.
package enum PageAnchor: Sendable {
    case notification(String), category(String), activity(String), group(String)

    package var text: String {
        switch self {
        case .notification(let name): "n-" + name.asAnchor
        case .category(let name): "c-" + name.asAnchor
        case .activity(let name): "a-" + name.asAnchor
        case .group(let name): "g-" + name.asAnchor
        }
    }
}

extension String {
    /// The text as an identifier in the document: other characters than letters, digits and `-` become their numbers.
    fileprivate var asAnchor: String {
        var anchor = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-": anchor.unicodeScalars.append(scalar)
            default: anchor += "_" + String(scalar.value, radix: 16) + "_"
            }
        }
        return anchor
    }
}

/// Findings by the declaration that they are about.
struct FindingIndex: Sendable {
    private var byOwner: [SourceRange: [Finding]] = [:]
    /// Findings about the app, settings or files.
    private(set) var others: [Finding] = []
    /// All errors, also those about declarations.
    let errors: [Finding]
    let count: Int

    init(_ findings: [Finding], _ schema: Schema) {
        count = findings.count
        errors = findings.filter { $0.severity == .error }
        let notifications = schema.notifications.map(\.scope)
        let scopes =
            notifications + schema.categories.map(\.scope) + schema.actions.map(\.scope) + schema.topics.map(\.scope)
            + schema.activities.map(\.scope)
        // By file and position: a schema can have many declarations and findings.
        let sorted = Dictionary(grouping: scopes) { ObjectIdentifier($0.file) }
            .mapValues { $0.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound } }
        for finding in findings {
            let scopes = sorted[ObjectIdentifier(finding.range.file)] ?? []
            let index = scopes.partitioningIndex { $0.bytes.lowerBound > finding.range.bytes.lowerBound }
            if index > 0, scopes[index - 1].bytes.upperBound >= finding.range.bytes.upperBound {
                byOwner[scopes[index - 1], default: []].append(finding)
            } else {
                others.append(finding)
            }
        }
    }

    subscript(declaration: any Declaration) -> [Finding] { byOwner[declaration.scope] ?? [] }
}
