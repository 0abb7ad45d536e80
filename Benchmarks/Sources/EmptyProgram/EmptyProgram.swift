@main struct EmptyProgram {
    static func main() {}
}
