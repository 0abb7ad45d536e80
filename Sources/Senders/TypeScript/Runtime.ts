// The parts that generated files have where they need them. A part begins with a line of its name; a line with a
// condition at its end is left out where the condition isn't met.

// part: Push
/** A push, ready to send. */
export interface Push {
  /** The headers of the request to APNs. */
  readonly headers: Readonly<Record<string, string>>;
  /** The payload as text: JSON in UTF-8. */
  readonly body: string;
  /**
   * The payload as a value, for a library that writes the JSON itself. JavaScript rounds integers
   * beyond 2⁵³ in it.
   */
  readonly payload: JsonObject;
  /** What a request to publish with Amazon SNS has next to its target. */ // if: sns
  sns(): SnsRequest; // if: sns
}

// part: NotificationPush
/** A notification or a background push, ready to send. */
export interface NotificationPush extends Push {
  /** What a message for Firebase has next to its recipient. */
  fcm(): FirebaseMessage;
}

// part: ActivityPush
/** A push of a Live Activity, ready to send. Only APNs sends to channels. */
export interface ActivityPush extends Push {
  /** What a message for Firebase has next to its recipient. */
  fcm(liveActivityToken: string): FirebaseMessage;
}

// part: FirebaseMessage
/** The part of a message for Firebase that is for APNs, as the HTTP v1 API has it. */
export interface FirebaseMessage {
  readonly apns: {
    readonly live_activity_token?: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly payload: JsonObject;
  };
}

// part: SnsRequest
/** Parameters of `Publish`, of Amazon SNS. */
export interface SnsRequest {
  readonly Message: string;
  readonly MessageStructure: "json";
  readonly MessageAttributes: Readonly<
    Record<string, { readonly DataType: "String"; readonly StringValue: string }>
  >;
}

// part: Recipient
/** The person who reads the push. */
export interface Recipient {
  /** The language and region, such as `en-GB`. */
  readonly locale: string;
  /** The time zone, such as `Europe/London`. */
  readonly timeZone: string;
}

// part: JsonValue
/** A value of JSON. */
export type JsonValue = null | boolean | number | bigint | string | readonly JsonValue[] | JsonObject;

// part: JsonObject
/** An object of JSON. A member that is `undefined` isn't sent. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

// part: Decimal
declare const isDecimal: unique symbol;

/** An exact number as text, which only `decimal()` makes. */
export type Decimal = string & { readonly [isDecimal]: true };

// part: decimal
/**
 * An exact number, such as an amount of money: `decimal("3.99")`.
 *
 * @throws TypeError if it isn't a number of at most 38 digits.
 */
export function decimal(text: string): Decimal {
  // A long text would take a time that grows with the square of its length.
  const [, sign, whole, fraction] =
    (text.length < 100 && /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(text)) || [];
  if (whole === undefined || (whole + (fraction ?? "")).length > 38) {
    throw new TypeError("a decimal must be a text of at most 38 digits, such as 3.99");
  }
  const digits = fraction ? `${whole}.${fraction}` : whole;
  return (digits === "0" ? digits : `${sign}${digits}`) as Decimal;
}

// part: -
// What the functions above need.

// part: push
function push(
  name: string,
  headers: Readonly<Record<string, string | undefined>>,
  aps: JsonObject,
  data: JsonObject = {},
  byteLimit = 4096,
): Push {
  const own = canonical(data).slice(1);
  const body = `{"aps":${canonical(aps)}${own === "}" ? "" : ","}${own}`;
  // No unit of UTF-16 has more than three bytes in UTF-8.
  if (body.length * 3 > byteLimit && byteLength(body) > byteLimit) {
    throw new RangeError(`${name}: the payload has ${byteLength(body)} bytes, and APNs accepts ${byteLimit}`);
  }
  const sent: Record<string, string> = {};
  for (const [key, value] of Object.entries(headers)) if (value !== undefined) sent[key] = value;
  return {
    headers: sent,
    body,
    get payload(): JsonObject {
      return JSON.parse(body) as JsonObject;
    },
    sns: () => snsRequest(sent, body), // if: sns
  };
}

// part: notificationPush
function notificationPush(...parts: Parameters<typeof push>): NotificationPush {
  const sent = push(...parts);
  return Object.assign(sent, {
    fcm: () => ({ apns: { headers: sent.headers, payload: sent.payload } }),
  });
}

// part: activityPush
function activityPush(...parts: Parameters<typeof push>): ActivityPush {
  const sent = push(...parts);
  return Object.assign(sent, {
    fcm(token: string): FirebaseMessage {
      refuseChannel(sent.headers);
      const { headers, payload } = sent;
      return { apns: { live_activity_token: token, headers, payload } };
    },
  });
}

// part: refuseChannel
function refuseChannel(headers: Readonly<Record<string, string>>): void {
  if ("apns-channel-id" in headers) throw new TypeError("only APNs sends to channels");
}

// part: snsRequest
function snsRequest(headers: Readonly<Record<string, string>>, body: string): SnsRequest {
  refuseChannel(headers);
  const names: Record<string, string> = {
    "apns-push-type": "PUSH_TYPE",
    "apns-topic": "TOPIC",
    "apns-priority": "PRIORITY",
    "apns-collapse-id": "COLLAPSE_ID",
  };
  const attributes: Record<string, { DataType: "String"; StringValue: string }> = {};
  for (const [header, value] of Object.entries(headers)) {
    const name = names[header];
    if (name !== undefined) {
      attributes[`AWS.SNS.MOBILE.APNS.${name}`] = { DataType: "String", StringValue: value };
    }
  }
  const expiration = headers["apns-expiration"];
  if (expiration !== undefined) {
    const seconds = Math.max(0, Number(expiration) - Math.floor(Date.now() / 1000));
    for (const platform of ["APNS", "APNS_SANDBOX"]) {
      attributes[`AWS.SNS.MOBILE.${platform}.TTL`] = { DataType: "String", StringValue: `${seconds}` };
    }
  }
  const platform = headers["apns-push-type"] === "voip" ? "APNS_VOIP" : "APNS";
  const message = JSON.stringify({ [platform]: body, [`${platform}_SANDBOX`]: body });
  return { Message: message, MessageStructure: "json", MessageAttributes: attributes };
}

// part: canonical
/** Compact JSON with sorted keys. */
function canonical(value: JsonValue): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = value as JsonObject;
  let text = "";
  for (const key of sorted(Object.keys(members))) {
    const member = members[key];
    if (member !== undefined) text += `${text === "" ? "" : ","}${quoted(key)}:${canonical(member)}`;
  }
  return `{${text}}`;
}

// part: quoted
/** Half of a surrogate pair, which UTF-8 doesn't have, is replaced. */
function quoted(text: string): string {
  return JSON.stringify(/[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, "\uFFFD") : text);
}

// part: sorted
/** Most keys are in order already: all but those that are numbers, which JavaScript puts first. */
function sorted(keys: string[]): string[] {
  let last = "";
  for (const key of keys) {
    if (byCodePoint(last, key) > 0) return keys.sort(byCodePoint);
    last = key;
  }
  return keys;
}

// part: byCodePoint
/** JavaScript compares the units of UTF-16. */
function byCodePoint(left: string, right: string): number {
  let index = 0;
  while (index < left.length && left.charCodeAt(index) === right.charCodeAt(index)) index += 1;
  return order(left, index) - order(right, index);
}

// part: order
function order(key: string, index: number): number {
  const unit = index < key.length ? key.charCodeAt(index) : -1;
  // A surrogate is a part of a code point above all others.
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}

// part: byteLength
/** The bytes in UTF-8. */
function byteLength(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    // A surrogate pair has four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return bytes;
}

// part: collapseId
function collapseId(id: string): string {
  const { length } = asHeader("collapse-id", id);
  if (length > 64) throw new RangeError(`the collapse identifier has ${length} bytes, and APNs accepts 64`);
  return id;
}

// part: asHeader
/** HTTP libraries send other characters in different ways, or not at all. */
function asHeader(place: string, value: string): string {
  if (typeof value !== "string" || !/^[!-~](?:[ -~]*[!-~])?$/.test(value)) throw wrong(place, "visible ASCII text");
  return value;
}

// part: topicOf
function topicOf<App extends string>(topics: Readonly<Record<App, string>>, app: App): string {
  if (!Object.keys(topics).includes(app)) throw wrong("app", `one of ${Object.keys(topics).join(", ")}`);
  return topics[app];
}

// part: secondsAfter
/** In seconds since 1970. */
function secondsAfter(at: Date = new Date(), seconds = 0): number {
  return Math.floor(milliseconds("at", at) / 1000) + seconds;
}

// part: group
/** An object that is left out if it has nothing. */
function group(members: JsonObject): JsonObject | undefined {
  return Object.values(members).every((member) => member === undefined) ? undefined : members;
}

// part: Check
/** Checks a value and returns what is sent. */
type Check<Value, Sent> = (place: string, value: Value) => Sent;

// part: optional
function optional<Value, Sent>(
  place: string,
  value: Value | null | undefined,
  check: Check<Value, Sent>,
): Sent | undefined {
  return value === undefined || value === null ? undefined : check(place, value);
}

// part: wrong
function wrong(place: string, expected: string): TypeError {
  return new TypeError(`'${place}' must be ${expected}`);
}

// part: asText
function asText(place: string, value: string): string {
  if (typeof value !== "string") throw wrong(place, "a string");
  return value;
}

// part: asChoice
function asChoice<Value extends string>(...values: Value[]): Check<Value, Value> {
  return (place, value) => {
    if (!values.includes(value)) throw wrong(place, `one of ${values.join(", ")}`);
    return value;
  };
}

// part: asInteger
function asInteger(place: string, value: number | bigint): number | bigint {
  const fits = typeof value === "bigint" ? BigInt.asIntN(64, value) === value : Number.isSafeInteger(value);
  if (!fits) throw wrong(place, "a safe integer, or a bigint of 64 bits");
  return value;
}

// part: asNumber
function asNumber(place: string, value: number): number {
  if (!Number.isFinite(value)) throw wrong(place, "a finite number");
  return value;
}

// part: inRange
/** What the system accepts: a relevance score from 0 to 1, a badge of 0 or more. */
function inRange<Value extends number | bigint | undefined>(
  place: string,
  value: Value,
  highest = Infinity,
): Value {
  if (value !== undefined && !(value >= 0 && value <= highest)) {
    throw wrong(place, highest === 1 ? "a number from 0 to 1" : "0 or more");
  }
  return value;
}

// part: asBoolean
function asBoolean(place: string, value: boolean): boolean {
  if (typeof value !== "boolean") throw wrong(place, "true or false");
  return value;
}

// part: asDecimal
function asDecimal(place: string, value: Decimal): string {
  if (typeof value !== "string") throw wrong(place, "a decimal");
  return decimal(value);
}

// part: asDecimalNumber
function asDecimalNumber(place: string, value: Decimal): number {
  return Number(asDecimal(place, value));
}

// part: asDate
/** RFC 3339, with milliseconds where there are any. */
function asDate(place: string, value: Date): string {
  return new Date(milliseconds(place, value)).toISOString().replace(".000Z", "Z");
}

// part: asSeconds
/** Seconds since 1970. */
function asSeconds(place: string, value: Date): number {
  return milliseconds(place, value) / 1000;
}

// part: asReferenceSeconds
/** Seconds since 2001, as ActivityKit decodes dates. */
function asReferenceSeconds(place: string, value: Date): number {
  return (milliseconds(place, value) - 978307200000) / 1000;
}

// part: milliseconds
function milliseconds(place: string, value: Date): number {
  const time = value instanceof Date ? value.getTime() : NaN;
  // The years 1 to 9999: RFC 3339 has no others.
  if (!(time >= -62135596800000 && time < 253402300800000)) throw wrong(place, "a date");
  return time;
}

// part: asUrl
function asUrl(place: string, value: string | { readonly href: string }): string {
  const url = typeof value === "string" ? value : value?.href;
  if (typeof url !== "string" || !/^(?:%[\dA-Fa-f]{2}|[!#$&-;=?-Z_a-z~]|[[\]])+$/.test(url)) {
    throw wrong(place, "a URL, with other characters percent-encoded");
  }
  return url;
}

// part: asUuid
function asUuid(place: string, value: string): string {
  if (!/^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/i.test(value)) throw wrong(place, "a UUID");
  return value.toLowerCase();
}

// part: asList
function asList<Value, Sent>(check: Check<Value, Sent>): Check<readonly Value[], Sent[]> {
  return (place, value) => {
    if (!Array.isArray(value)) throw wrong(place, "an array");
    // Unlike map, this visits items that were never set.
    return Array.from(value, (item: Value, index) => check(`${place}[${index}]`, item));
  };
}

// part: asJsonText
function asJsonText<Value>(check: Check<Value, JsonValue>): Check<Value, string> {
  return (place, value) => canonical(check(place, value));
}

// part: asObject
function asObject<Value>(place: string, value: Value): Value {
  if (typeof value !== "object" || value === null) throw wrong(place, "an object");
  return value;
}

// part: asJson
function asJson(place: string, value: JsonValue, depth = 0): JsonValue {
  if (depth > 100) throw wrong(place, "a value with at most 100 levels");
  if (Array.isArray(value)) {
    Array.from(value, (item: JsonValue, index) => asJson(`${place}[${index}]`, item, depth + 1));
  } else if (Object.prototype.toString.call(value) === "[object Object]") {
    for (const [key, member] of Object.entries(value as JsonObject)) {
      if (member !== undefined) asJson(`${place}.${key}`, member, depth + 1);
    }
  } else if (typeof value === "number" ? !Number.isFinite(value) : value !== null && !JSON_TYPES.includes(typeof value)) {
    throw wrong(place, "a value of JSON");
  }
  return value;
}

const JSON_TYPES: readonly string[] = ["boolean", "bigint", "string"];

// part: numberText
/** A number in a text, as the app writes it: `3.0`, `1e-05`. */
function numberText(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e16 || (size < 1e-4 && size > 0)) return value.toExponential().replace(/([+-])(\d)$/, "$10$2");
  return Number.isInteger(value) ? `${value}.0` : `${value}`;
}

// part: words
/** The words for a value of an enum. */
function words(value: string, known: Readonly<Record<string, string>>, unknown = value): string {
  return Object.prototype.hasOwnProperty.call(known, value) ? known[value] ?? unknown : unknown;
}

// part: formatter
const formatters = new Map<string, unknown>();

/** Keeps formats, because making one takes longer than all the rest of a push. */
function formatter<Format>(locale: string, style: object, make: () => Format): Format {
  if (typeof locale !== "string") throw wrong("locale", "a language, such as en-GB");
  const key = `${locale} ${JSON.stringify(style)}`;
  let known = formatters.get(key) as Format | undefined;
  if (known === undefined) {
    known = make();
    if (formatters.size >= 1000) formatters.clear();
    formatters.set(key, known);
  }
  return known;
}

// part: formatDate
function formatDate(recipient: Recipient, date: Date, style: Intl.DateTimeFormatOptions): string {
  const { locale, timeZone } = recipient;
  const options = { ...style, timeZone };
  return formatter(locale, options, () => new Intl.DateTimeFormat(locale, options)).format(date);
}

// part: formatNumber
function formatNumber(
  recipient: Pick<Recipient, "locale">,
  value: number | bigint | string,
  style: Intl.NumberFormatOptions,
): string {
  const { locale } = recipient;
  // Intl also formats the text of a decimal, without rounding it to a number; its types don't say so.
  return formatter(locale, style, () => new Intl.NumberFormat(locale, style)).format(value as number);
}

// part: formatRelative
/** `in 2 hours` */
function formatRelative(recipient: Pick<Recipient, "locale">, date: Date, now: Date = new Date()): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["year", 31557600],
    ["month", 2629800],
    ["week", 604800],
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const [unit, length] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  const text = new Intl.RelativeTimeFormat(recipient.locale, { numeric: "auto" });
  return text.format(Math.trunc(seconds / length), unit);
}

// part: formatDuration
/** `2 hours, 5 minutes` */
function formatDuration(recipient: Pick<Recipient, "locale">, duration: number | bigint | string): string {
  let rest = Math.max(0, Math.trunc(Number(duration)));
  const parts: string[] = [];
  for (const [unit, length] of Object.entries({ day: 86400, hour: 3600, minute: 60, second: 1 })) {
    const count = Math.floor(rest / length);
    rest %= length;
    if (count > 0 || (unit === "second" && parts.length === 0)) {
      parts.push(formatNumber(recipient, count, { style: "unit", unit, unitDisplay: "long" }));
    }
  }
  return new Intl.ListFormat(recipient.locale, { type: "unit" }).format(parts.slice(0, 2));
}

// part: formatList
/** `Ada, Grace, and Alan` */
function formatList(
  recipient: Pick<Recipient, "locale">,
  items: readonly string[],
  type: "conjunction" | "disjunction",
): string {
  return new Intl.ListFormat(recipient.locale, { type }).format(items);
}
