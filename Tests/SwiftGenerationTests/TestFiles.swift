import Foundation

/// A file beside the tests: `Programs/Routing.swift`.
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
