import CodeFacts
import Diagnostics
import Rules

extension RuleReport {
    /// Adds a finding for a post within the app, or for code that observes it.
    mutating func add(_ post: FalsePost, in app: AppFacts) {
        let name = post.name.withoutQuotes
        switch post.kind {
        case .noData:
            add(
                at: post.range, "code that observes '\(name)' reads 'userInfo', and this has only an object",
                help: "pass the value in 'userInfo'")
        case .noObject:
            add(
                at: post.range, "code that observes '\(name)' reads 'object', and this has only 'userInfo'",
                help: "pass the value as the object")
        case .noKey(let key):
            // A key that is nearly the same is reported where code reads it, and one without which nothing is scheduled, too.
            guard !app.mismatches.contains(where: { $0.kind == .key && $0.name.known == key }),
                !app.falsePosts.contains(where: { $0.name == post.name && $0.isOfScheduling })
            else { return }
            add(
                at: post.range, "code that observes '\(name)' reads the key '\(key)', and no post has it",
                help: "use one constant for the key")
        case .otherType(let type, let other):
            add(
                at: post.range,
                "code that observes '\(name)' casts the object to '\(other)', and this is of type '\(type)'",
                help: "post and read the same type")
        case .otherValueType(let type, let other, let key):
            add(
                at: post.range,
                "code that observes '\(name)' casts '\(key)' to '\(other)', and this is of type '\(type)'",
                help: "post and read the same type")
        case .unknownValue(let value, let key):
            add(
                at: post.range,
                "code that observes '\(name)' does nothing if '\(key)' is '\(value)', so this post has no effect",
                help: "handle the value where '\(name)' is observed, or post one that it knows",
                notes: post.observer.map { [Finding.Note("it is observed here", at: $0)] } ?? [])
        case .unposted:
            add(
                at: post.range, "no code posts '\(name)', so this never schedules its notification",
                help: "post it, or call this code")
        case .postedWithoutData, .postedWithoutKey:
            var missing = "'userInfo'"
            if case .postedWithoutKey(let key) = post.kind { missing = "the key '\(key)'" }
            add(
                at: post.range,
                "no post of '\(name)' has \(missing), so the notification that this schedules never appears",
                help: "pass it where '\(name)' is posted",
                notes: post.observer.map { [Finding.Note("it is posted here", at: $0)] } ?? [])
        case .otherObject:
            add(
                at: post.range, "code observes '\(name)' only of another object, so this has no effect",
                help: "observe it with 'object: nil'",
                notes: post.observer.map { [Finding.Note("the object is here", at: $0)] } ?? [])
        }
    }
}
