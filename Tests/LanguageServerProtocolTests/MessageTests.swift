import LanguageServerProtocol
import Testing

/// Messages as JSON.
@Suite struct MessageTests {
    private func json(_ message: some Encodable) throws -> String {
        String(decoding: try MessageCoding.encode(message), as: UTF8.self)
    }

    /// Proves that the kind of a message is known, also if its identifier isn't valid: it then gets an error, not silence.
    @Test(arguments: [
        (#"{"id":1,"method":"m"}"#, RequestID.integer(1), true, "m"),
        (#"{"id":-7,"method":"m"}"#, .integer(-7), true, "m"),
        (#"{"id":"1","method":"m"}"#, .string("1"), true, "m"), (#"{"id":"","method":"m"}"#, .string(""), true, "m"),
        (#"{"method":"m","params":[]}"#, nil, false, "m"), (#"{"id":3,"result":null}"#, .integer(3), true, nil),
        (#"{"id":null,"method":"m"}"#, nil, true, "m"), (#"{"id":1.5,"method":"m"}"#, nil, true, "m"),
        (#"{"id":{},"method":"m"}"#, nil, true, "m"), (#"{"id":99999999999999999999}"#, nil, true, nil),
        (#"{"method":null}"#, nil, false, nil),
    ])
    func heads(_ content: String, _ id: RequestID?, _ hasID: Bool, _ method: String?) throws {
        let head = try MessageCoding.decode(MessageHead.self, from: Array(content.utf8))
        #expect(head.id == id && head.hasID == hasID && head.method == method)
    }

    /// Proves that a response repeats the identifier in its own type, and has either a result or an error.
    @Test func responses() throws {
        typealias Result = Swift.Result<String?, ResponseError>
        let failure = Result.failure(ResponseError(.methodNotFound, "no 'a/b'"))
        #expect(try json(Response(.integer(7), Result.success("a/b"))) == #"{"id":7,"jsonrpc":"2.0","result":"a/b"}"#)
        #expect(try json(Response(.string("7"), Result.success(nil))) == #"{"id":"7","jsonrpc":"2.0","result":null}"#)
        #expect(
            try json(Response(nil, failure))
                == #"{"error":{"code":-32601,"message":"no 'a/b'"},"id":null,"jsonrpc":"2.0"}"#)
    }

    /// Proves that a notification has no identifier: a client would answer it.
    @Test func calls() throws {
        let parameters = LinePosition(line: 1, character: 2)
        let rest = #""jsonrpc":"2.0","method":"m","params":{"character":2,"line":1}}"#
        #expect(try json(Call("m", parameters)) == "{" + rest)
        #expect(try json(Call("m", parameters, id: .integer(1))) == #"{"id":1,"# + rest)
    }

    /// Proves the two forms of an edit: for clients that know versions, also of documents that aren't open, and new files;
    /// and for the others, which get all edits of a document together.
    @Test func edits() throws {
        let place = LinePosition(line: 0, character: 1)
        let edit = DocumentEdit(range: PositionRange(start: place, end: place), newText: "x")
        let shown =
            #"{"newText":"x","range":{"end":{"character":1,"line":0},"start":{"character":1,"line":0}}}"#
        let changes: [WorkspaceEdit.Change] = [
            .create(uri: "new"), .edit(uri: "a", version: 3, [edit]), .edit(uri: "b", version: nil, [edit]),
            .edit(uri: "a", version: 3, [edit]),
        ]
        let open = "{\"edits\":[\(shown)],\"textDocument\":{\"uri\":\"a\",\"version\":3}}"
        #expect(
            try json(WorkspaceEdit(changes, hasVersions: true))
                == "{\"documentChanges\":[{\"kind\":\"create\",\"options\":{\"ignoreIfExists\":true},\"uri\":\"new\"},"
                + "\(open),{\"edits\":[\(shown)],\"textDocument\":{\"uri\":\"b\",\"version\":null}},\(open)]}")
        #expect(
            try json(WorkspaceEdit(changes, hasVersions: false))
                == "{\"changes\":{\"a\":[\(shown),\(shown)],\"b\":[\(shown)]}}")
    }
}
