import Foundation
import ParleyNotifications

@main struct ParleyApp {
    @MainActor static func main() async throws {
        let app = AppDelegate()
        app.didFinishLaunching()
        #if os(Linux)
        try await Journey(app: app).run()
        #else
        print("Run it on Linux, where stand-ins for Apple's frameworks show what happens.")
        #endif
    }
}
