import Foundation

/// A file next to the tests: `Programs/Routing.swift`.
func testFile(_ path: String, testFile: String = #filePath) throws -> String {
    let url = URL(filePath: testFile).deletingLastPathComponent().appending(path: path)
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
}

let smallestSchema = """
    categories:
      friend-request:
        hidden-previews-body-placeholder: Friend request
        actions:
          - accept:  { title: Accept,  icon: checkmark }
          - decline: { title: Decline, icon: xmark }
    """

/// The schema of an example, with its fragments.
func exampleSchema(_ folder: String) throws -> (root: String, fragments: [String: String]) {
    let url = URL(filePath: #filePath).appending(path: "../../../examples/\(folder)").standardized
    let files = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter {
        $0.hasSuffix(".notifications.yaml")
    }
    let fragments = try files.map {
        ($0, String(decoding: try Data(contentsOf: url.appending(path: $0)), as: UTF8.self))
    }
    let root = String(decoding: try Data(contentsOf: url.appending(path: "notifications.yaml")), as: UTF8.self)
    return (root, Dictionary(uniqueKeysWithValues: fragments))
}
