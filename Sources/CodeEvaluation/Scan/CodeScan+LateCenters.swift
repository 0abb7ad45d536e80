import CodeFacts
import Diagnostics

// Notification centers that a property gets only after its delegate is set.
extension CodeScan {
    /// Functions that run once for their object.
    private static let onceFunctions: Set<String> = ["init", "viewDidLoad", "awakeFromNib", "loadView"]

    /// Notes a delegate of a property that is nil, as only the code below it sets the property: Objective-C and optional
    /// chaining ignore that.
    func noteLateCenter(of base: Expression, _ source: Expression) {
        guard let function, let name = base.lastName, locals[name] == nil,
            Self.onceFunctions.contains(function.name)
                || function.parameters.contains(where: { $0.label == "didFinishLaunchingWithOptions" }),
            makers.canSearch(source.range.file.wholeRange)
        else { return }
        let file = source.range.file
        let code = source.range.bytes.upperBound..<function.range.bytes.upperBound
        let centers = ["[UNUserNotificationCenter currentNotificationCenter]", "UNUserNotificationCenter."]
        var settings: [SourceRange] = []
        for place in file.bytes.places(of: name) + file.bytes.places(of: "_\(name)") {
            let rest = SourceRange(file, place.upperBound..<min(place.upperBound + 120, file.bytes.count)).text
                .prefix { $0 != "\n" }
            let value = rest.drop { $0 == " " }
            // The declaration of a property, with a value or the code of its getter.
            if value.hasPrefix(":"), source.range.isSwift {
                // A parameter is another variable.
                guard ["var ", "let "].contains(where: SourceRange(file, place).codeBefore.hasSuffix) else { continue }
                guard value.contains("Center?") || value.contains("Center!"), !value.contains("=") else { return }
                continue
            }
            if !source.range.isSwift, value.hasPrefix("{") { return }
            guard value.hasPrefix("="), !value.hasPrefix("==") else { continue }
            // Code elsewhere may run before.
            guard code.contains(place.lowerBound) else { return }
            let center = value.dropFirst().drop { $0 == " " }
            guard centers.contains(where: center.hasPrefix) else { return }
            settings.append(SourceRange(file, place))
        }
        guard let first = settings.min(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) else { return }
        facts.delegatesOfNil.append((CodeText(name, at: source.range), first))
    }
}
