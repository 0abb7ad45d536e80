extension SenderNaming {
    static let python = SenderNaming(
        functions: .snake, values: .snake, types: .upperCamel,
        reserved: Set(keywords + builtins + imports + SenderRuntime.python.names + ["App"]),
        // Other names of the language can be parameters and members: nothing in the functions needs them.
        reservedValues: Set(keywords + words("bool datetime float int object str")),
        // A name that begins with an underscore is private.
        beforeDigit: "n",
        options: Set(words("app at")),
        optionsOfActivities: Set(words("app at attributes channel state urgent")))

    private static let keywords = words(
        """
        False None True and as assert async await break class continue def del elif else except finally for from \
        global if import in is lambda nonlocal not or pass raise return try while with yield
        """)

    private static let builtins = words(
        """
        abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex \
        copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr \
        globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max \
        memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice \
        sorted staticmethod str sum super tuple type vars zip \
        ArithmeticError AssertionError AttributeError BaseException BlockingIOError BrokenPipeError BufferError \
        BytesWarning ChildProcessError ConnectionError DeprecationWarning EOFError Ellipsis EncodingWarning \
        EnvironmentError Exception FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning \
        IndentationError IndexError InterruptedError KeyError KeyboardInterrupt LookupError MemoryError NameError \
        NotImplemented OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError \
        RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopIteration SyntaxError \
        SyntaxWarning SystemError SystemExit TabError TimeoutError TypeError UnicodeError UnicodeWarning UserWarning \
        ValueError Warning ZeroDivisionError
        """)

    /// Of the module, besides what the runtime imports.
    private static let imports = words("annotations")

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
