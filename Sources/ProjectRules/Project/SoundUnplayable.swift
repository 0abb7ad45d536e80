import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    private static let description = RuleDescription.soundUnplayable

    static let soundFileMissing: CheckedProjectRule = description.project { context, project, report in
        for use in context.schema.soundUses(in: project) {
            switch use.sound {
            case .missing(let nearest):
                report.add(
                    at: use.range,
                    "there is no sound '\(use.name)' in the folders of 'app.sounds'",
                    help: nearest.map { "write \($0), which exists" } ?? "add the file, or write default",
                    notes: use.notes
                )
            case nil where use.fileExtension == nil:
                report.add(
                    at: use.range,
                    "'\(use.name)' has no extension, so it isn't the name of a sound file",
                    help: use.name == "critical"
                        ? "write { name: default, critical: true }"
                        : "add the file's extension, such as .caf, or write default",
                    notes: use.notes
                )
            case nil, .sound, .otherFormat, .broken:
                continue
            }
        }
    }

    static let soundFormat: CheckedProjectRule = description.project { context, project, report in
        for use in context.schema.soundUses(in: project) {
            let problem: String
            switch use.sound {
            case .otherFormat(let path): problem = "'\(path)' isn't a CAF, WAV or AIFF file"
            case .sound(let sound, let path):
                guard case .other(let codec) = sound.codec else { continue }
                problem = "'\(path)' is a \(sound.container.rawValue) file of \(codec)"
            case nil:
                // Only its name is known.
                guard let name = use.fileExtension?.lowercased(), !extensions.contains(name) else { continue }
                problem = "'\(use.name)' isn't a CAF, WAV or AIFF file"
            case .missing, .broken: continue
            }
            let stem = use.name.lastIndex(of: ".").map { use.name[..<$0] } ?? use.name[...]
            let isCAF = use.name.hasSuffix(".caf")
            report.add(
                at: use.range,
                "\(problem), which may not play in a notification",
                severity: .warning,
                help: "convert it: afconvert -f caff -d ima4 '\(use.name)' '\(stem)\(isCAF ? ".new" : "").caf'",
                notes: use.notes)
        }
    }

    /// The extensions of the three file formats.
    private static let extensions: Set = ["caf", "wav", "wave", "aif", "aiff", "aifc"]

    static let soundDuration: CheckedProjectRule = description.project { context, project, report in
        for use in context.schema.soundUses(in: project) {
            guard case .sound(let sound, let path)? = use.sound, let duration = sound.duration else { continue }
            if duration >= Limits.soundSeconds {
                report.add(
                    at: use.range,
                    "'\(path)' lasts \(duration.inSeconds), so the default sound plays instead",
                    help: "cut it to less than \(Limits.soundSeconds.inSeconds)",
                    notes: use.notes
                )
            } else if duration > Limits.soundOfBannerSeconds {
                report.add(
                    at: use.range,
                    "'\(path)' lasts \(duration.inSeconds), but stops with its banner after about "
                        + Limits.soundOfBannerSeconds.inSeconds,
                    severity: .advice,
                    help: "cut it to \(Limits.soundOfBannerSeconds.inSeconds) or less",
                    notes: use.notes
                )
            }
        }
    }
}

extension Double {
    /// `30 s`, `12.4 s`
    fileprivate var inSeconds: String {
        let tenths = (self * 10).rounded(.down) / 10
        let text = String(tenths)
        return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " s"
    }
}
