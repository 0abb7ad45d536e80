import Basics
import Diagnostics
package import Files
import NotificationSchema

/// The schema that `init` writes: small, complete and without findings.
package enum StartingSchema {
    /// Whether a folder has a root file.
    package static func exists(inFolder name: String) -> FilePath? {
        let folder = FilePath(name, in: .currentFolder)
        return [SchemaFileRole.rootName, "notifications.yml"].map { FilePath($0, in: folder) }
            .first { FileSystem.kind(of: $0, followingLinks: false) != nil }
    }

    /// Writes the schema.
    ///
    /// - Parameters:
    ///   - name: A folder, which is created if it doesn't exist.
    ///   - editorSchema: The JSON Schema that the first line names, for editors.
    /// - Returns: The path of the schema.
    package static func write(toFolder name: String, editorSchema: FilePath? = nil) throws(FileError) -> FilePath {
        if let existing = exists(inFolder: name) {
            throw FileError("'\(existing.shown(from: .currentFolder))' already exists; nothing written")
        }
        let folder = FilePath(name, in: .currentFolder)
        let path = FilePath(SchemaFileRole.rootName, in: folder)
        let firstLine = editorSchema.map { "\(EditorSchemaFile.line(naming: $0, from: folder))\n" } ?? ""
        try AtomicFile(path).write(Array((firstLine + text).utf8))
        return path
    }

    private static let text = """
        # The notifications of your app. 'belfry lint' checks this file, 'belfry generate' makes Swift and payloads of it.
        # The names are those of Apple's UserNotifications, written in kebab-case.

        app:
          name: Birdhouse
          bundle-identifier: com.example.birdhouse
          platforms: { iOS: 17.0 }

        # Shared actions: buttons that categories show. The key is the name in Swift; 'identifier' is what iOS stores, and
        # is the name unless you write something else.
        actions:
          reply:
            title: Reply
            icon: arrowshape.turn.up.left
            # Nobody answers from a locked device that is not theirs.
            authentication-required: true
            text-input: { button-title: Send, placeholder: Message }

        # A category is a kind of notification that has buttons. 'hidden-previews-body-placeholder' is what people see
        # instead of the text while previews are hidden.
        categories:
          comment:
            hidden-previews-body-placeholder: Comment
            actions:
              - reply
              - like: { title: Like, icon: hand.thumbsup }

        # What you send. $(name) stands for a variable, which only fills text, or for data, which also travel in the payload.
        notifications:
          new-comment:
            category: comment
            title: $(author)
            body: $(text)
            thread-id: $(post)
            variables:
              author: { example: Maya Okafor, origin: user }
              text: { example: That is a wren., origin: user }
            data:
              post: { example: post-7 }
              # A text of a few values is an enum in Swift. 'open' leaves room for those that later servers send.
              kind: { values: [photo, sighting], open: true }

        # Where 'belfry generate' writes to, relative to this file. Without it, name folders on the command line, or let the
        # build plugin do it.
        # generate:
        #   swift: { output: Generated }
        #   fixtures: { output: Fixtures }

        """
}
