// Texts with keys: registered, made, sent and shown. The stubs show a key with its arguments in parentheses.
import Foundation
import UserNotifications

@main struct Program {
    static func main() async throws {
        for category in Photos.categories().sorted(by: { $0.identifier < $1.identifier }) {
            print(category.identifier, category.hiddenPreviewsBodyPlaceholder, category.categorySummaryFormat)
            for action in category.actions {
                let input = action as? UNTextInputNotificationAction
                print(" ", action.title, input?.textInputButtonTitle ?? "-", input?.textInputPlaceholder ?? "-")
            }
        }
        print(Photos.Topic.albums.title, Photos.Topic.albums.description ?? "", Photos.Topic.albums.optInPrompt ?? "")
        for photos in [1, nil] {
            let content = Photos.PhotosWaiting(photos: photos, videos: 2).content(person: "Ada 100%")
            print(content.title, "|", content.body)
        }
        for (photos, album) in [(1, "Holiday"), (2, "Holiday"), (1, nil), (0, nil)] {
            let content = Photos.PhotosLeft(photos: photos, album: album).content()
            print(content.title, "|", content.body)
        }
        for full in [Photos.AlbumFull(album: "Holiday", owner: "Ada"), .init(album: "Holiday"), .init(owner: "Ada")] {
            print(String(decoding: full.push().payload, as: UTF8.self), full.content().subtitle)
        }
        for (place, mood) in [
            (Photos.AlbumMoved.Place.attic, Photos.AlbumMoved.Mood?.some(.good)), (.cellar, .bad),
            (.cellar, .unknown("so-so")),
            (.attic, nil),
        ] {
            let moved = Photos.AlbumMoved(mood: mood, owner: "Ada", album: "Holiday")
            print(String(decoding: moved.push(place: place).payload, as: UTF8.self))
            let content = moved.content(place: place)
            print(content.title, "|", content.subtitle)
        }
        for (place, photos) in [(Photos.AlbumLost.Place.attic, 1), (.attic, 2), (.cellar, 2)] {
            let content = Photos.AlbumLost(place: place, album: "Holiday", photos: photos).content()
            print(content.title, "|", content.body)
        }
        for album in ["Holiday", nil] {
            let push = Photos.PhotoAdded(album: album).push(person: "Ada", number: 3)
            print(String(decoding: push.payload, as: UTF8.self))
        }
        print(String(decoding: Photos.Sealed(ciphertext: "x").push().payload, as: UTF8.self))
        for ciphertext in ["text", "photos"] {
            let content = UNMutableNotificationContent()
            content.title = "notification.sealed.title"
            content.userInfo = ["notification": "sealed", "ciphertext": ciphertext]
            let contents = Service().stubReceive(
                UNNotificationRequest(identifier: "push", content: content, trigger: nil))
            await contents.wait()
            print(contents.values[0].title, "|", contents.values[0].body)
        }
    }
}

final class Service: Photos.ServiceExtension {
    override var handler: any Photos.ServiceHandler { Opener() }
}

struct Opener: Photos.ServiceHandler {
    func decrypt(
        _ notification: Photos.Sealed, into draft: inout Photos.Draft
    ) async throws -> Photos.Sealed.Decrypted {
        notification.ciphertext == "text" ? .opened(Photos.Opened(), text: "Hello") : .photoRemoved(.init(count: 3))
    }
}
