package import Foundation

/// Programs that run and check generated senders, in the build folder.
///
/// `script/sender-tools` installs them; tests that lack one are skipped with a message.
package enum SenderTools {
    package static let node = program("node")
    package static let deno = program("deno")
    /// TypeScript 4.8, the oldest that must accept what is generated; that of Debian's package node-typescript.
    package static let oldTypeScript: URL? = {
        guard let found = installed("tsc"), let version = try? runProgram(found.path, ["--version"]).output,
            version.contains(" 4.8.")
        else { return nil }
        return found
    }()

    /// Reads JSON Schemas to make Python of them.
    package static let modelGenerator = program("datamodel-codegen")
    /// The page of JupyterLab that contains Ajv 8, a validator of JSON Schema: a script for browsers with modules.
    package static let scriptWithAjv: URL? = {
        let data = folder.appending(path: "share/jupyter/lab/static")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: data.path)) ?? []
        return names.lazy.filter { $0.hasSuffix(".js") }.map { data.appending(path: $0) }.first { file in
            (try? String(contentsOf: file, encoding: .utf8))?.contains("t.Ajv=") == true
        }
    }()

    package static let python = program("python3")
    package static let mypy = program("mypy")
    package static let pyright = program("pyright")

    /// Go's own programs, in the package of the wheel.
    package static let go = goProgram("go")
    package static let gofmt = goProgram("gofmt")
    /// Those of a JDK 17 or later.
    package static let javac = installed("javac")
    package static let java = installed("java")
    /// The folder of the compiler of Kotlin, as the wheel of its kernel for Jupyter has it.
    package static let kotlin = packages("run_kotlin_kernel")

    package static var haveGo: Bool { go != nil }
    package static var haveJava: Bool { javac != nil && java != nil }
    package static var haveTypeScript: Bool { node != nil && deno != nil }
    package static var havePython: Bool { python != nil && mypy != nil && pyright != nil }

    package static let requirement = "needs programs that script/sender-tools installs"

    private static func goProgram(_ name: String) -> URL? {
        packages("go").map { $0.appending(path: "bin/\(name)") }
            .flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
    }

    /// A package of Python in the build folder.
    private static func packages(_ name: String) -> URL? {
        let library = folder.appending(path: "lib")
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: library.path)) ?? []
        return versions.map { library.appending(path: "\($0)/site-packages/\(name)") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static func installed(_ name: String) -> URL? {
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return paths.map { URL(filePath: String($0)).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private static let folder = URL(filePath: #filePath).appending(path: "../../../.build/sender-tools").standardized

    private static func program(_ name: String) -> URL? {
        let url = folder.appending(path: "bin/\(name)")
        return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
    }
}
