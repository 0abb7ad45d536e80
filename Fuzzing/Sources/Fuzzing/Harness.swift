/// Something that reads bytes of strangers, and what must hold whatever they are.
///
/// A harness is one file: a static member here, and its name in the list.
struct Harness: Sendable {
    /// As `script/fuzz` and the folder of its corpus call it.
    let name: String
    /// Of the input's language, for the fuzzer to throw in.
    var words: [String] = []
    /// Inputs to begin with, beside those of its corpus.
    var seeds: @Sendable () -> [[UInt8]] = { [] }
    /// Ends the process where something does not hold.
    let check: @Sendable ([UInt8]) -> Void

    static let all: [Harness] = [
        .yaml, .json, .schema, .payload, .propertyList, .sound, .assetCatalog, .stringCatalog, .strings,
    ]
}

/// Says what does not hold, and ends the process, which the fuzzer takes for a crash.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    guard !holds else { return }
    fatalError(message())
}
