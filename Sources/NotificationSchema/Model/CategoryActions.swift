package import Basics
package import Diagnostics
import SourceSyntax

/// The actions of a category.
package struct CategoryActions: Sendable {
    /// In display order.
    package var declared: [Action]
    /// Where the schema leaves all actions, or those after the declared ones, to the app.
    package var fromApp: SourceRange?
}

extension CategoryActions: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        let actions = declared.map { $0.dumped(in: schema) }
        guard fromApp != nil else { return .array(actions) }
        return actions.isEmpty ? ["from": "app"] : .array(actions + [["from": "app"]])
    }

    package static var dumpedWhenMissing: JSONValue { [] }
    package func addTexts(to texts: inout [Text]) { for action in declared { action.addTexts(to: &texts) } }
}

extension Form where Value == CategoryActions {
    /// A list that can end with `{ from: app }`, or only that.
    static var actionsOfCategory: Form {
        let list = Form<[RegisteredValue<Action>]>.list(of: Form<Action>.actionOfCategory.orFromApp).orFromApp
        return Form(list.shape) { slot, reader in
            switch list.read(slot, &reader) {
            case nil: return nil
            case .fromApp(let range): return CategoryActions(declared: [], fromApp: range)
            case .fixed(let items):
                let fromApp = items.lazy.compactMap(\.fromApp).first
                if let fromApp, items.firstIndex(where: { $0.fromApp != nil }) != items.count - 1 {
                    reader.report(
                        .wrongValue, at: fromApp, "the actions of the app come after those of the schema",
                        help: "write { from: app } once, as the last item")
                }
                return CategoryActions(declared: items.compactMap(\.fixed), fromApp: fromApp)
            }
        }
    }
}
