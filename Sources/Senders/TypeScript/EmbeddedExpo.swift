// Written by script/embed from Sources/Senders/TypeScript/Expo.ts: change that, not this file.
// swift-format-ignore-file

extension SenderRuntime {
    package static let expo = SenderRuntime(
        #"""
        // The parts that generated files for apps have where they need them. A part begins with a line of its name; a line with
        // a condition at its end is left out where the condition isn't met.

        // part: ExpoNotifications
        /** What is called of expo-notifications: pass all of it, `import * as Notifications from "expo-notifications"`. */
        export interface ExpoNotifications {
          setNotificationCategoryAsync(
            identifier: string,
            actions: {
              identifier: string;
              buttonTitle: string;
              textInput?: { submitButtonTitle: string; placeholder: string };
              options?: { isDestructive?: boolean; isAuthenticationRequired?: boolean; opensAppToForeground?: boolean };
            }[],
            options?: {
              previewPlaceholder?: string;
              intentIdentifiers?: string[];
              categorySummaryFormat?: string;
              customDismissAction?: boolean;
              allowInCarPlay?: boolean;
              showTitle?: boolean;
              showSubtitle?: boolean;
              allowAnnouncement?: boolean;
            },
          ): Promise<unknown>;
        }

        // part: ExpoResponse
        /** What `addNotificationResponseReceivedListener` gives. */
        export interface ExpoResponse {
          readonly actionIdentifier: string;
          readonly userText?: string | undefined;
          readonly notification: {
            readonly request: {
              readonly content: { readonly categoryIdentifier?: string | null; readonly data?: unknown };
              readonly trigger?: unknown;
            };
          };
        }

        // part: Unrecognized
        /** A response that isn't in the schema, or isn't valid. */
        export interface Unrecognized {
          readonly type: "unrecognized";
          /** What is wrong, without the data. */
          readonly problem: string;
          readonly category: string;
          readonly actionIdentifier: string;
          readonly payload: JsonObject;
        }

        // part: JsonValue
        /** A value of JSON. */
        export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

        // part: JsonObject
        /** An object of JSON. */
        export interface JsonObject {
          readonly [key: string]: JsonValue;
        }

        // part: -
        // What the functions above need.

        // part: Problem
        class Problem extends Error {}

        // part: Parts
        /** A response, without Expo's names. */
        interface Parts {
          readonly category: string;
          readonly actionIdentifier: string;
          /** The identifier, or what people do with every notification, without Expo's name. */
          readonly action: string;
          readonly text: string;
          readonly payload: JsonObject;
        }

        // part: partsOf
        function partsOf(response: ExpoResponse): Parts {
          // Code without types can pass anything.
          const request: Partial<ExpoResponse["notification"]["request"]> = response?.notification?.request ?? {};
          const { content, trigger } = request;
          const own = content?.data;
          // A push that comes straight from APNs has its data in the trigger only: content.data is what Expo's own service
          // sends, and what the app itself schedules.
          const push = isObject(trigger) && isObject(trigger["payload"]) ? trigger["payload"] : {};
          const data = isObject(own) ? own : {};
          const actionIdentifier = `${response?.actionIdentifier ?? ""}`;
          return {
            category: content?.categoryIdentifier ?? "",
            actionIdentifier,
            action: SYSTEM_ACTIONS.get(actionIdentifier) ?? actionIdentifier,
            text: response?.userText ?? "",
            payload: { ...push, ...data },
          };
        }

        // part: SYSTEM_ACTIONS
        /** Of Expo and of the system: people opened the notification, or dismissed it. */
        const SYSTEM_ACTIONS: ReadonlyMap<string, string> = new Map([
          ["expo.modules.notifications.actions.DEFAULT", " default"],
          ["com.apple.UNNotificationDefaultActionIdentifier", " default"],
          ["com.apple.UNNotificationDismissActionIdentifier", " dismiss"],
        ]);

        // part: isObject
        function isObject(value: unknown): value is JsonObject {
          return typeof value === "object" && value !== null && !Array.isArray(value);
        }

        // part: valueAt
        function valueAt(payload: JsonValue | undefined, ...path: string[]): JsonValue | undefined {
          let value = payload;
          for (const key of path) {
            if (!isObject(value) || !Object.prototype.hasOwnProperty.call(value, key)) return undefined;
            value = value[key];
          }
          return value;
        }

        // part: textAt
        /** A text, or a number as text, for what recognizes a notification. */
        function textAt(payload: JsonObject, ...path: string[]): string | undefined {
          const value = valueAt(payload, ...path);
          return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? `${value}` : undefined;
        }

        // part: unknownAction
        function unknownAction(parts: Parts): Problem {
          return new Problem(`the category '${parts.category}' has no action '${parts.action.trim()}'`);
        }

        // part: Read
        /** Reads a value that arrived. */
        type Read<Value> = (place: string, value: JsonValue | undefined) => Value;

        // part: unexpected
        function unexpected(place: string, expected: string): Problem {
          return new Problem(`'${place}' must be ${expected}`);
        }

        // part: maybe
        function maybe<Value>(read: Read<Value>): Read<Value | undefined> {
          return (place, value) => (value === undefined || value === null ? undefined : read(place, value));
        }

        // part: readText
        function readText(place: string, value: JsonValue | undefined): string {
          if (typeof value !== "string") throw unexpected(place, "a string");
          return value;
        }

        // part: readChoice
        function readChoice<Value extends string>(...values: Value[]): Read<Value> {
          return (place, value) => {
            const known = values.find((one) => one === value);
            if (known === undefined) throw unexpected(place, `one of ${values.join(", ")}`);
            return known;
          };
        }

        // part: readNumber
        function readNumber(place: string, value: JsonValue | undefined): number {
          const isText = typeof value === "string" && /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value); // if: lenient
          if (isText) return readNumber(place, Number(value)); // if: lenient
          // JSON has no infinity, but 1e400 becomes one.
          if (typeof value !== "number" || !Number.isFinite(value)) throw unexpected(place, "a number");
          return value;
        }

        // part: readInteger
        function readInteger(place: string, value: JsonValue | undefined): number {
          const number = readNumber(place, value);
          if (!Number.isInteger(number)) throw unexpected(place, "a whole number");
          return number;
        }

        // part: readBoolean
        function readBoolean(place: string, value: JsonValue | undefined): boolean {
          if (value === "true" || value === "false") return value === "true"; // if: lenient
          if (typeof value !== "boolean") throw unexpected(place, "true or false");
          return value;
        }

        // part: readDecimal
        function readDecimal(place: string, value: JsonValue | undefined): string {
          const text = readText(place, value);
          if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw unexpected(place, "a decimal");
          return text;
        }

        // part: readDate
        function readDate(place: string, value: JsonValue | undefined): Date {
          const text = readText(place, value);
          const date = new Date(text);
          if (!/^\d{4}-\d\d-\d\d[Tt]/.test(text) || Number.isNaN(date.getTime())) throw unexpected(place, "a date");
          return date;
        }

        // part: readSeconds
        /** Seconds since 1970. */
        function readSeconds(place: string, value: JsonValue | undefined): Date {
          const date = new Date(readNumber(place, value) * 1000);
          if (Number.isNaN(date.getTime())) throw unexpected(place, "a date");
          return date;
        }

        // part: readUuid
        function readUuid(place: string, value: JsonValue | undefined): string {
          const text = readText(place, value);
          if (!/^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/i.test(text)) throw unexpected(place, "a UUID");
          return text;
        }

        // part: readUrl
        function readUrl(place: string, value: JsonValue | undefined): string {
          const text = readText(place, value);
          if (!/^(?:%[\dA-Fa-f]{2}|[!#$&-;=?-Z_a-z~]|[[\]])+$/.test(text)) throw unexpected(place, "a URL");
          return text;
        }

        // part: readList
        function readList<Value>(read: Read<Value>): Read<Value[]> {
          return (place, value) => {
            if (!Array.isArray(value)) throw unexpected(place, "a list");
            return value.map((item: JsonValue, index) => read(`${place}[${index}]`, item));
          };
        }

        // part: readJsonText
        function readJsonText<Value>(read: Read<Value>): Read<Value> {
          return (place, value) => {
            let json: JsonValue;
            try {
              json = JSON.parse(readText(place, value)) as JsonValue;
            } catch {
              throw unexpected(place, "JSON in a text");
            }
            return read(place, json);
          };
        }

        // part: readJson
        function readJson(place: string, value: JsonValue | undefined): JsonValue {
          if (value === undefined) throw unexpected(place, "there");
          return value;
        }

        """#, comment: "//")
}
