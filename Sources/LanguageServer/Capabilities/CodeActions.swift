import BelfryKit
import Diagnostics
import Files
import LanguageServerProtocol
import NotificationSchema
import Outputs
import ProjectRules
import SourceSyntax

extension Capability {
    static let codeActions = Capability("textDocument/codeAction") {
        $0.codeActionProvider = .init(codeActionKinds: [.quickFix, .extract, .move, .fixAll, .preview])
    } answer: { (parameters: CodeActionParameters, scope) -> [CodeAction]? in
        var actions = CodeActions(scope, parameters)
        await actions.addFixes()
        actions.addRefactorings()
        actions.addPreview()
        return actions.list
    }
}

/// What the editor can change in a range of a document.
struct CodeActions {
    let scope: DocumentScope
    let range: Range<Int>
    let only: [String]?
    let place: SchemaPlace?
    var converter: RangeConverter
    var list: [CodeAction] = []

    init(_ scope: DocumentScope, _ parameters: CodeActionParameters) {
        self.scope = scope
        let start = scope.offset(of: parameters.range.start)
        range = start..<max(start, scope.offset(of: parameters.range.end))
        only = parameters.context?.only
        place = scope.snapshot.place(of: scope.file)
        converter = RangeConverter(scope.snapshot)
    }

    private func isWanted(_ kind: CodeAction.Kind) -> Bool {
        only?.contains { kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") } ?? true
    }

    private mutating func edit(_ edits: [TextEdit]) -> WorkspaceEdit { scope.edit(converter.changes(edits)) }

    // MARK: Findings

    mutating func addFixes() async {
        guard isWanted(.quickFix) || isWanted(.fixAll) else { return }
        let own = await scope.result().findings.filter { $0.range.file === scope.file }
        if isWanted(.quickFix) {
            let here = own.filter {
                $0.range.bytes.lowerBound <= range.upperBound && range.lowerBound <= $0.range.bytes.upperBound
            }
            for finding in here { addFix(of: finding) }
            for finding in here { addAllowance(of: finding) }
            var explained: Set<String> = []
            for finding in here where explained.insert(finding.rule.id).inserted { addExplanation(of: finding) }
        }
        if isWanted(.fixAll), own.contains(where: { $0.fix?.applicability == .safe }) { addFixOfAll() }
    }

    private mutating func addFix(of finding: Finding) {
        guard let fix = finding.fix, !fix.edits.isEmpty else { return }
        let help = finding.help ?? "fix '\(finding.rule.id)'"
        add(help.prefix(1).uppercased() + help.dropFirst(), finding, fix.edits, isPreferred: fix.applicability == .safe)
    }

    private mutating func addAllowance(of finding: Finding) {
        let place = place?.path(to: finding.range.bytes.lowerBound).last
        guard let edits = place?.allowing(finding.rule) else { return }
        add("Allow '\(finding.rule.id)' here, with a reason", finding, edits)
    }

    private mutating func addExplanation(of finding: Finding) {
        let title = "Explain '\(finding.rule.id)'"
        var action = CodeAction(title, .quickFix, command: ServerCommand.explain(finding.rule, title: title))
        action.diagnostics = [Diagnostic(finding, &converter)]
        list.append(action)
    }

    private mutating func add(_ title: String, _ finding: Finding, _ edits: [TextEdit], isPreferred: Bool = false) {
        var action = CodeAction(title, .quickFix, edit: edit(edits))
        action.diagnostics = [Diagnostic(finding, &converter)]
        action.isPreferred = isPreferred ? true : nil
        list.append(action)
    }

    private mutating func addFixOfAll() {
        let fixed = scope.snapshot.moment.fixed(scope.file)
        guard fixed !== scope.file else { return }
        list.append(CodeAction("Apply all safe fixes", .fixAll, edit: edit([.replacing(scope.file, by: fixed)])))
    }

    // MARK: Declarations

    mutating func addRefactorings() {
        guard
            let declaration = place?.path(to: range.lowerBound).last?
                .declaration(of: [.action, .activity, .category, .notification, .topic])
        else { return }
        if isWanted(.extract), let document = scope.snapshot.place(of: scope.file)?.value,
            let edits = declaration.sharing(in: document), let name = declaration.label?.text,
            !scope.snapshot.names.declared(.action).contains(where: { $0.name == name })
        {
            list.append(CodeAction("Make the action '\(name)' shared", .extract, edit: edit(edits)))
        }
        if isWanted(.move) { addMove(of: declaration) }
    }

    mutating func addPreview() {
        guard isWanted(.preview),
            let place = place?.path(to: range.lowerBound).last?.withParents.first(where: \.isShownAlone),
            let label = place.label
        else { return }
        let title = "Preview '\(label.text)'"
        let position = scope.range(label.range.bytes).start
        let command = ServerCommand.openPreview(scope.document.uri, position, title: title)
        list.append(CodeAction(title, .preview, command: command))
    }

    private mutating func addMove(of place: SchemaPlace) {
        // An action of a category moves with the category.
        guard scope.client.createsFiles, scope.file === scope.snapshot.root,
            let declaration = place.withParents.first(where: {
                $0.parent?.parent?.parent == nil && $0.parent?.parent != nil
            }),
            let fragment = declaration.fragment, let name = declaration.label?.text
        else { return }
        let path = FilePath(fragment.name, in: scope.snapshot.moment.source.folder)
        guard FileSystem.kind(of: path, followingLinks: false) == nil, scope.documents.document(at: path) == nil else {
            return
        }
        let start = LinePosition(line: 0, character: 0)
        let uri = DocumentURI.uri(of: path)
        let content = DocumentEdit(range: PositionRange(start: start, end: start), newText: fragment.content)
        let changes = converter.changes([fragment.removal])
        list.append(
            CodeAction(
                "Move '\(name)' to \(fragment.name)", .move,
                edit: scope.edit([.create(uri: uri), .edit(uri: uri, version: nil, [content])] + changes)))
    }
}

extension TextEdit {
    /// The edit that makes one file the other. What both begin and end with stays.
    fileprivate static func replacing(_ old: SourceFile, by new: SourceFile) -> TextEdit {
        let start = zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
        let rest = min(old.bytes.count, new.bytes.count) - start
        let end = zip(old.bytes.reversed(), new.bytes.reversed()).prefix(rest).prefix { $0 == $1 }.count
        // Not inside a character.
        let lower = old.bytes[..<start].lastIndex { $0 == 0x0A }.map { $0 + 1 } ?? 0
        var upper = old.bytes.count - end
        while upper < old.bytes.count, old.bytes[upper] & 0xC0 == 0x80 { upper += 1 }
        let tail = old.bytes.count - upper
        return TextEdit(SourceRange(old, lower..<upper), new.text(in: lower..<new.bytes.count - tail))
    }
}
