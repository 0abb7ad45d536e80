import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let iconImageMissing: CheckedProjectRule = RuleDescription.iconImageMissing.project {
        context, project, report in
        guard let images = project.images else { return }
        var seen: Set<String> = []
        for action in context.schema.registeredActions {
            guard case .template(let name)? = action.icon?.image, seen.insert(name.value).inserted else { continue }
            switch images[name.value] {
            case .missing(let nearest)?:
                // Another rule reports names of SF Symbols and of files.
                guard !SFSymbols.contains(name.value), name.value.nameOfImageFile == nil else { continue }
                report.add(
                    at: name.range,
                    "there is no image '\(name.value)' in the asset catalogs of the app",
                    help: nearest.map { "write \($0), which exists" }
                        ?? "add it, or write the name of an existing one"
                )
            case .set(let set, let missingFiles)?:
                report.add(set, missingFiles: missingFiles, named: name)
            case .symbol?, .broken?, nil:
                continue
            }
        }
    }
}

extension RuleReport {
    fileprivate mutating func add(_ set: ImageSet, missingFiles: [String], named name: Text) {
        if set.renderingIntent == .original {
            add(
                at: name.range,
                "'\(name.value)' isn't rendered as a template image",
                help: "set Render As to Template Image in Xcode",
                notes: set.renderingIntentRange.map { [Finding.Note("its rendering intent is here", at: $0)] } ?? []
            )
            return
        }
        let files = set.images.compactMap(\.fileName)
        guard files.allSatisfy(missingFiles.contains) else { return }
        add(
            at: name.range,
            files.isEmpty
                ? "the image set '\(name.value)' has no image"
                : "the image set '\(name.value)' names '\(files[0])', which doesn't exist",
            help: "drag an image into it in Xcode"
        )
    }
}
