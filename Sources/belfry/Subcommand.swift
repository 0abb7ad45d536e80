import ArgumentParser

/// A command of `belfry`, with what a plugin must know to run it.
///
/// A plugin asks with ``PluginCallsCommand``, so that it has no list of commands and options.
protocol Subcommand: ParsableCommand {
    /// How the command takes the folders of the targets that somebody chose.
    static var targetFolders: TargetFolders { get }
    /// Whether this run writes files, for which a plugin needs permission.
    var writesFiles: Bool { get }
    /// Whether this run prints a document for other programs, which a message would break.
    var printsDocument: Bool { get }
}

/// How a command takes the folders of targets.
enum TargetFolders: Equatable {
    /// It takes none.
    case none
    /// As paths to search for code.
    case code
    /// As paths to search for schemas.
    case schemas
    /// As the path of a schema. Every folder gets an own call.
    case schemaInEachCall
    /// As the path of the only schema, after this option if there is one.
    case onlySchema(option: String? = nil)
}
