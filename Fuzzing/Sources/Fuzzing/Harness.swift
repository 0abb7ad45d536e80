/// A reader of untrusted bytes, and what must be true for every input.
///
/// A harness is one file: a static member here, and its name in the list.
struct Harness: Sendable {
    /// The name in `script/fuzz` and of its corpus folder.
    let name: String
    /// Words of the input's language, for the fuzzer to insert.
    var words: [String] = []
    /// Initial inputs, in addition to its corpus.
    var seeds: @Sendable () -> [[UInt8]] = { [] }
    /// Ends the process if a condition is violated.
    let check: @Sendable ([UInt8]) -> Void

    static let all: [Harness] = [
        .yaml, .json, .schema, .payload, .propertyList, .sound, .assetCatalog, .stringCatalog, .strings,
        .languageServer, .swift, .objectiveC, .adoptedSchema,
    ]
}

/// Prints the violated condition and ends the process, which the fuzzer treats as a crash.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    guard !holds else { return }
    fatalError(message())
}
