import Diagnostics
import NotificationSchema
import ProjectFiles

/// A sound file, with the notifications that use it.
struct SoundUse {
    var name: String
    var places: [Text]
    /// Nil if the folders of sounds are unknown.
    var sound: Project.Sound?

    /// The extension of the name; nil if it has none.
    var fileExtension: Substring? {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let fileExtension = name[dot...].dropFirst()
        return fileExtension.isEmpty ? nil : fileExtension
    }
    /// The place of its first use.
    var range: SourceRange { places[0].range }
    var notes: [Finding.Note] {
        places.dropFirst().prefix(3).map { Finding.Note("also named here", at: $0.range) }
    }
}

extension Schema {
    /// The sound files of all notifications, without duplicates.
    func soundUses(in project: Project) -> [SoundUse] {
        var indices: [String: Int] = [:]
        var uses: [SoundUse] = []
        for place in notifications.flatMap(\.soundFileNames) {
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
