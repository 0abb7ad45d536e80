import Diagnostics
import NotificationSchema
import ProjectFiles

/// A sound file, and where notifications name it.
struct SoundUse {
    var name: String
    var places: [Text]
    var sound: Project.Sound

    /// Where it is named first.
    var range: SourceRange { places[0].range }
    var notes: [Finding.Note] {
        places.dropFirst().prefix(3).map { Finding.Note("it is named here, too", at: $0.range) }
    }
}

extension Schema {
    /// The sound files of all notifications, each once; none where the folders of sounds are not known.
    func soundUses(in project: Project) -> [SoundUse] {
        guard let sounds = project.sounds else { return [] }
        var indices: [String: Int] = [:]
        var uses: [SoundUse] = []
        for place in notifications.compactMap(\.soundFileName) {
            guard let sound = sounds[place.value] else { continue }
            if let index = indices[place.value] {
                uses[index].places.append(place)
            } else {
                indices[place.value] = uses.count
                uses.append(SoundUse(name: place.value, places: [place], sound: sound))
            }
        }
        return uses
    }
}
