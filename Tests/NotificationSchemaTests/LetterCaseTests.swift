import NotificationSchema
import Testing

/// How names write their words, as conditions of a team's rules ask.
@Suite struct LetterCaseTests {
    @Test(arguments: [
        ("kebab", "order-sent", "orderSent"), ("snake", "order_sent", "order-sent"),
        ("camel", "orderSent", "OrderSent"),
        ("pascal", "OrderSent", "orderSent"), ("constant", "ORDER_SENT", "ORDER-SENT"), ("lower", "étage 2", "Étage"),
        ("upper", "ÉTAGE 2", "étage"),
    ])
    func cases(_ name: String, _ right: String, _ wrong: String) {
        let letterCase = LetterCase(rawValue: name)
        #expect(letterCase?.isCase(of: right) == true && letterCase?.isCase(of: wrong) == false)
        #expect(LetterCase.allCases.count == 7)
    }
}
