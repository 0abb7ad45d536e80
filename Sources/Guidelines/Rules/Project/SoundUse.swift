import Diagnostics
import NotificationSchema
import ProjectFiles

/// A sound file, and where notifications name it.
struct SoundUse {
    var name: String
    var places: [Text]
    /// Nil where the folders of sounds are not known.
    var sound: Project.Sound?

    /// What its name ends with; nil where that is no extension.
    var fileExtension: Substring? {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let fileExtension = name[dot...].dropFirst()
        return fileExtension.isEmpty ? nil : fileExtension
    }
    /// Where it is named first.
    var range: SourceRange { places[0].range }
    var notes: [Finding.Note] {
        places.dropFirst().prefix(3).map { Finding.Note("also named here", at: $0.range) }
    }
}

extension Schema {
    /// The sound files of all notifications, each once.
    func soundUses(in project: Project) -> [SoundUse] {
        var indices: [String: Int] = [:]
        var uses: [SoundUse] = []
        for place in notifications.compactMap(\.soundFileName) {
            if let index = indices[place.value] {
                uses[index].places.append(place)
            } else {
                indices[place.value] = uses.count
                uses.append(SoundUse(name: place.value, places: [place], sound: project.sounds?[place.value]))
            }
        }
        return uses
    }
}
