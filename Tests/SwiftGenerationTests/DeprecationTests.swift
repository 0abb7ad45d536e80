import TestSupport
import Testing

/// What the compiler says about deprecated declarations. `CompilationTests` proves that generated code has no warnings.
@Suite(.enabled(if: stubsAreUsable)) struct DeprecationTests {
    private static let sources = Result { try generatedSources(testFile("Schemas/deprecated.yaml")) }

    /// The lines of an app with their findings.
    private static func diagnostics(of app: String) throws -> [String] {
        var sources = try sources.get()
        sources["App.swift"] = "import CoreLocation\nimport Foundation\nimport UserNotifications\n\n" + app
        return try SwiftCompiler.diagnostics(of: sources, flags: ["-swift-version", "6"])
            .split(separator: "\n").filter { $0.contains(": error: ") }
            .map { String($0.replacing(/^.*App.swift:/, with: "").replacing(/\ \[.*\]$/, with: "")) }
    }

    /// Proves that the app's author learns of each value that it reads and each notification that it makes.
    @Test func anAppThatUsesThemGetsWarnings() throws {
        let app = """
            func send(_ photo: Gallery.PhotoLiked, _ album: Gallery.AlbumShared) throws {
                var photo = photo
                _ = photo.oldID
                photo.person = "Noor"
                _ = album.push(album: "Summer")
            }
            func schedule(_ backup: Gallery.BackupFinished, _ region: CLRegion) async throws {
                _ = backup.request(photos: 5, trigger: nil)
                try await Gallery.Evening().schedule()
                try await Gallery.Museum().schedule(in: region)
                _ = Gallery.Museum().content()
            }
            """
        #expect(
            try Self.diagnostics(of: app) == [
                "7:15: error: 'oldID' is deprecated: Use photoID.", "8:11: error: 'person' is deprecated",
                "9:15: error: 'push(album:now:)' is deprecated: Send photo-liked.",
                "12:16: error: 'request(photos:identifier:trigger:)' is deprecated",
                "13:33: error: 'schedule()' is deprecated", "14:32: error: 'schedule(in:identifier:)' is deprecated",
                "15:26: error: 'content()' is deprecated",
            ])
    }

    /// Proves that an app can handle what still arrives, and cancel what is scheduled, without a warning.
    @Test func anAppThatHandlesThemGetsNone() throws {
        let app = """
            func handle(_ response: Gallery.Response) {
                switch response {
                case .photoLiked(let photo, .like), .photoLiked(let photo, .reply): print(photo)
                case .photoLiked(_, .love), .photoLiked(_, .defaultAction): break
                case .albumShared(let album, .like): print(album.albumID)
                case .albumShared(_, .defaultAction), .sealed, .opened, .backupFinished, .evening, .museum: break
                case .unrecognized(let problem): print(problem)
                }
            }
            func make() async {
                print(Gallery.CategoryIdentifier.album, Gallery.ActionIdentifier.like)
                print(Gallery.BackupFinished(at: Date()), Gallery.Opened(name: "Noor"))
                await Gallery.Evening.cancel()
            }
            """
        #expect(try Self.diagnostics(of: app).isEmpty)
    }

    /// Proves that the documentation says so where a mark would cause warnings in generated code or in handlers.
    @Test func otherDeclarationsHaveARemark() throws {
        let source = try Self.sources.get().values.joined()
        for (remark, declaration) in [
            ("Deprecated. Use \"love\".", "        case like"),
            ("Deprecated.", "        case reply(text: String)"),
            ("Deprecated. Use photo.", "        case album"),
            ("Deprecated. Use photo.", "    nonisolated enum AlbumAction"),
            ("Deprecated. Send photo-liked.", "    nonisolated struct AlbumShared"),
            ("Deprecated.", "    nonisolated struct Sync"),
        ] {
            #expect(source.contains("/// - Important: \(remark)\n\(declaration)"))
        }
    }
}
