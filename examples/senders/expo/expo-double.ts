import type { ExpoNotifications, ExpoResponse } from "./notifications.expo.ts";

type Actions = Parameters<ExpoNotifications["setNotificationCategoryAsync"]>[1];

/** The part of expo-notifications that the example uses, without a device. */
export class DoubleOfExpo implements ExpoNotifications {
  readonly categories = new Map<string, Actions>();
  #listener: (response: ExpoResponse) => void = () => {};

  async setNotificationCategoryAsync(identifier: string, actions: Actions): Promise<void> {
    this.categories.set(identifier, actions);
  }

  addNotificationResponseReceivedListener(listener: (response: ExpoResponse) => void): void {
    this.#listener = listener;
  }

  /** What happens when a person taps. For a push straight from APNs, Expo has no data in the content. */
  respond(actionIdentifier: string, arrived: { data?: object; trigger?: object }): void {
    const content = { categoryIdentifier: "order", data: arrived.data ?? null };
    this.#listener({ actionIdentifier, notification: { request: { content, trigger: arrived.trigger ?? null } } });
  }
}
