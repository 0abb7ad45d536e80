import { decodeResponse, registerCategories } from "./notifications.expo.ts";
import type { Response } from "./notifications.expo.ts";
import { orderSent } from "./notifications.ts";
import { DoubleOfExpo } from "./expo-double.ts";

// In an app: import * as Notifications from "expo-notifications";
const Notifications = new DoubleOfExpo();

await registerCategories(Notifications);
for (const [identifier, actions] of Notifications.categories) {
  console.log(identifier, actions.map(({ buttonTitle }) => buttonTitle).join(", "));
}

/** What the app does. The compiler knows the data and the actions of each notification. */
function handle(response: Response): string {
  switch (response.type) {
    case "orderSent":
      return response.action.type === "showOrder"
        ? `shows the order ${response.data.orderId}`
        : `opens the shop ${response.data.shop}`;
    case "priceDropped":
      return `shows the offer for ${response.data.price}`;
    case "unrecognized":
      return `reports: ${response.problem}`;
  }
}

Notifications.addNotificationResponseReceivedListener((response) => {
  console.log(`the app ${handle(decodeResponse(response))}`);
});

// A push that comes straight from APNs, one from Expo's service, and one from a newer server.
const values = { shop: "The Book Barge", item: "Emma", day: new Date("2026-01-30T09:30:00Z") };
const reader = { locale: "en-GB", timeZone: "Europe/London" };
const orderId = "6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d";
const { payload } = orderSent({ ...values, orderId }, reader);
Notifications.respond("show-order", { trigger: { type: "push", payload } });
Notifications.respond("expo.modules.notifications.actions.DEFAULT", {
  data: { notification: "price-dropped", offer: 7, price: "9.9" },
});
Notifications.respond("show-order", { trigger: { type: "push", payload: { ...payload, "order-id": 7 } } });
Notifications.respond("gift-wrap", { trigger: { type: "push", payload } });
