/// Gives equal values one number, from 0 on: rules that group by something group by these.
///
/// To compare and to look up, a number is much faster than a text; and what is kept by number is an array.
struct Numbering<Value: Hashable> {
    private var numbers: [Value: Int] = [:]

    var count: Int { numbers.count }

    mutating func number(of value: Value) -> Int {
        let next = numbers.count
        // In place, for the value to be hashed once.
        func kept(_ number: inout Int) -> Int { number }
        return kept(&numbers[value, default: next])
    }
}
