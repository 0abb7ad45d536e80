import SwiftUI

@main struct CrumbApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { OrderView() }
    }
}
