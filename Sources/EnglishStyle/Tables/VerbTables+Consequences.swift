// What titles tell about harm: spending money, opening a door, effects that can't be undone.
extension VerbTables {
    /// Verbs of spending money, opening a door, or speaking for someone.
    static let consequential = PhraseMatcher(
        lines:
            """
            approve
            authorize
            buy
            checkout
            confirm order
            confirm payment
            confirm purchase
            confirm transfer
            disarm
            donate
            log in
            open door
            open doors
            open front door
            open garage
            open garage door
            open gate
            open the door
            open the garage
            open the gate
            open trunk
            pay
            place order
            post
            purchase
            send location
            send money
            send my location
            send payment
            share location
            share my location
            sign in
            start car
            start engine
            transfer
            unlock
            wire
            withdraw
            """)

    private static let consequentialExempt = PhraseMatcher(
        lines:
            """
            buy later
            donate blood
            donate plasma
            pay at
            pay attention
            pay cash
            pay in app
            pay in cash
            pay in person
            pay it forward
            pay later
            pay next week
            pay tomorrow
            post later
            transfer call
            unlock achievement
            unlock badge
            unlock bonus
            unlock chest
            unlock content
            unlock hero
            unlock later
            unlock level
            unlock reward
            unlock skin
            unlock stage
            unlock world
            withdraw application
            withdraw bid
            withdraw offer
            withdraw request
            """)

    /// Verbs of effects that can't be undone, for which a gesture is too easy.
    static let irrevocable = PhraseMatcher(
        lines:
            """
            accept payment
            approve
            authorize
            book
            book now
            buy
            call
            checkout
            confirm
            disarm
            donate
            open door
            open garage
            open gate
            open the door
            order again
            order now
            pay
            place order
            post
            publish
            purchase
            reorder
            send
            share location
            share my location
            start car
            start engine
            submit
            transfer
            unlock
            wire
            withdraw
            """)

    /// Titles that begin like irrevocable ones but are harmless: saying yes or thank you, or delaying something.
    private static let irrevocableExempt = PhraseMatcher(
        lines:
            """
            book later
            call it a day
            call later
            confirm appointment
            confirm attendance
            confirm booking
            confirm delivery
            confirm pickup
            confirm reservation
            confirm table
            confirm visit
            send feedback
            send heart
            send hug
            send kudos
            send later
            send love
            send reaction
            send reminder
            send thanks
            """)

    /// The phrase at the beginning of a title with an effect that can't be undone; nil if there is none.
    package static func irrevocablePhrase(of words: [String]) -> String? {
        let exempt = [irrevocableExempt, consequentialExempt].contains { $0.phrase(beginning: words) != nil }
        return exempt ? nil : irrevocable.phrase(beginning: words)
    }

    /// The phrase at the beginning of a title with consequences; nil if there is none.
    package static func consequentialPhrase(of words: [String]) -> String? {
        consequentialExempt.phrase(beginning: words) == nil ? consequential.phrase(beginning: words) : nil
    }
}
