// The parts of Foundation for the default download of a generated service extension.

public struct URLError: Error, Hashable, Sendable {
    public struct Code: Hashable, Sendable {
        public static let unknown = Code()
        public static let badServerResponse = Code()
        public static let dataLengthExceedsMaximum = Code()
    }

    public init(_ code: Code) {}
}

open class URLResponse: NSObject {
    open var suggestedFilename: String? { nil }
    open var mimeType: String? { nil }
}

open class HTTPURLResponse: URLResponse {
    open var statusCode: Int { 0 }
}

open class URLSessionTask: @unchecked Sendable {
    init() {}
    open func resume() {}
    open func cancel() {}
}

open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

open class URLSession: NSObject {
    open class var shared: URLSession { URLSession() }
    open func downloadTask(
        with url: URL,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { URLSessionDownloadTask() }
}

public struct URLResourceKey: Hashable, Sendable {
    public static let fileSizeKey = URLResourceKey()
}

public struct URLResourceValues {
    public var fileSize: Int? { nil }
}

extension URL {
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { URLResourceValues() }
}
