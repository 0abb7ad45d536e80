package import CodeFacts
import Diagnostics

/// The keys of stored settings that code reads and writes.
package struct StoredSettings {
    package fileprivate(set) var read: [CodeText] = []
    package fileprivate(set) var written: [CodeText] = []
    /// Whether a key isn't known.
    package fileprivate(set) var hasUnknownKey = false
}

extension CodeScan {
    private static let readers: Set<String> = ["bool", "boolForKey"]
    private static let writers: Set<String> = ["set", "setBool", "setObject", "setValue"]

    /// Notes the key of a flag that code reads, and that of a value which code stores.
    func noteStoredKey(_ call: Call) {
        let isRead = Self.readers.contains(call.name)
        guard isRead || Self.writers.contains(call.name), let key = call.argument("forKey", "boolForKey") else {
            return
        }
        later { [self] in
            guard let text = key.literal ?? key.lastName.flatMap(constant) else {
                storedSettings.hasUnknownKey = storedSettings.hasUnknownKey || !isRead
                return
            }
            let found = CodeText(text, at: key.range)
            if isRead { storedSettings.read.append(found) } else { storedSettings.written.append(found) }
        }
    }

    /// Notes `@AppStorage("key") var isOn`.
    func noteStoredKey(of variable: SourceRange) {
        let code = variable.codeBefore
        guard let start = code.ranges(of: "@AppStorage(\"").last?.upperBound else { return }
        let key = String(code[start...].prefix { $0 != "\"" })
        storedSettings.written.append(CodeText(key, at: variable))
    }
}
