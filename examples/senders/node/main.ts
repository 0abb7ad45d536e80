import { generateKeyPairSync } from "node:crypto";
import { Apns, ApnsError } from "./apns.ts";
import { LocalApns } from "./local-apns.ts";
import { decimal, deliveryArriving, deliveryEnd, deliveryStart, orderSent, priceDropped } from "./notifications.ts";

// A stand-in for APNs, and a key that only it accepts.
const local = new LocalApns();
const origin = await local.start();
const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const pem = privateKey.export({ type: "pkcs8", format: "pem" }) as string;
const apns = new Apns(origin, { keyId: "ABC123DEFG", teamId: "DEF123GHIJ", pem });

// The person, as the server knows them.
const reader = { locale: "en-GB", timeZone: "Europe/London" };
const [phone, tablet] = ["a1".repeat(32), "b2".repeat(32)];
local.unregistered.add(tablet);

const sent = orderSent(
  {
    shop: "The Book Barge",
    item: "Emma",
    day: new Date("2026-01-30T09:30:00Z"),
    orderId: "6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d",
  },
  reader,
);
await apns.send(phone, sent);

for (const token of [tablet, "no-token"]) {
  try {
    await apns.send(token, sent);
  } catch (error) {
    if (!(error instanceof ApnsError && error.isDeviceGone)) throw error;
    console.log(`${token.slice(0, 8)}: ${error.message}`);
  }
}

await apns.send(phone, priceDropped({ item: "Emma", copies: 1, offer: 7, price: decimal("9.90") }, reader));

// A Live Activity has a token of its own, and each update its state.
const activity = "c3".repeat(40);
const arrivesAt = new Date("2026-01-30T10:15:00Z");
await apns.send(phone, deliveryStart({ orderId: "6f2b1c1a", stops: 3, arrivesAt }));
await apns.send(activity, deliveryArriving({ stops: 0, arrivesAt }));
await apns.send(activity, deliveryEnd({ stops: 0, arrivesAt }, { app: "debug" }));

for (const { headers, payload } of local.received) {
  const { alert, event } = payload.aps;
  const words = alert === undefined ? "" : ` ${JSON.stringify(alert)}`;
  console.log(`${headers["apns-push-type"]}${event === undefined ? "" : ` ${event}`}${words}`);
}

apns.close();
local.stop();
