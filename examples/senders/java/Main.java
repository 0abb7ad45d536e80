package barge;

import barge.Apns.ApnsException;
import barge.Notifications.App;
import barge.Notifications.DeliveryArriving;
import barge.Notifications.DeliveryAttributes;
import barge.Notifications.DeliveryEnd;
import barge.Notifications.DeliveryStart;
import barge.Notifications.DeliveryState;
import barge.Notifications.OrderSent;
import barge.Notifications.PriceDropped;
import barge.Notifications.PushOptions;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** A server of a bookshop, which sends to a stand-in for APNs. */
public final class Main {
    private static final String PHONE = "a1".repeat(32);
    private static final String TABLET = "b2".repeat(32);
    private static final String ACTIVITY = "c3".repeat(40);

    private Main() {}

    public static void main(String[] arguments) throws Exception {
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        // A stand-in for APNs, and a key that only it accepts.
        var local = new LocalApns();
        local.unregistered.add(TABLET);
        var generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        var key = new Apns.SigningKey("ABC123DEFG", "DEF123GHIJ", generator.generateKeyPair().getPrivate());
        var apns = new Apns(local.origin(), key);

        var sent = OrderSent.with()
                .item("Emma")
                .shop("The Book Barge")
                .orderId(UUID.fromString("6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d"))
                .dayText("Friday")
                .push();
        apns.send(PHONE, sent.headers(), sent.bytes());

        for (String token : List.of(TABLET, "no-token")) {
            try {
                apns.send(token, sent.headers(), sent.bytes());
            } catch (ApnsException error) {
                if (!error.isDeviceGone()) {
                    throw error;
                }
                out.println(token.substring(0, 8) + ": " + error.getMessage());
            }
        }

        var dropped = PriceDropped.with()
                .item("Emma")
                .copies(1)
                .offer(7)
                .price(new BigDecimal("9.90"))
                .priceText("€9.90")
                .push();
        apns.send(PHONE, dropped.headers(), dropped.bytes());

        // A Live Activity has a token of its own, and each update its state.
        var arrivesAt = Instant.parse("2026-01-30T10:15:00Z");
        var near = DeliveryState.with().stops(3).arrivesAt(arrivesAt);
        var here = DeliveryState.with().stops(0).arrivesAt(arrivesAt);
        var start = DeliveryStart.with()
                .attributes(DeliveryAttributes.with().orderId("6f2b1c1a"))
                .state(near)
                .push();
        apns.send(PHONE, start.headers(), start.bytes());
        var arriving = DeliveryArriving.with().state(here).push();
        apns.send(ACTIVITY, arriving.headers(), arriving.bytes());
        var end = DeliveryEnd.with().state(here).push(PushOptions.with().app(App.DEBUG));
        apns.send(ACTIVITY, end.headers(), end.bytes());

        for (var push : local.received) {
            out.println(push.kind() + " " + push.body().replaceFirst(",\"timestamp\".*", ""));
        }
        local.stop();
    }
}
