/// Sounds that come with a system.
package enum SystemSounds {
    /// The names with which code plays the sounds of a Mac, with and without their type.
    ///
    /// Source: the files in `/System/Library/Sounds`.
    package static let ofMac = Set(
        [
            "Basso", "Blow", "Bottle", "Frog", "Funk", "Glass", "Hero", "Morse", "Ping", "Pop", "Purr", "Sosumi",
            "Submarine", "Tink",
        ].flatMap { [$0, $0 + ".aiff"] })
}
