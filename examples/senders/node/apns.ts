import { createPrivateKey, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { connect } from "node:http2";
import type { ClientHttp2Session } from "node:http2";

/** What `notifications.ts` makes. */
export interface Sendable {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A key for APNs from the developer account: the content of the file `AuthKey_….p8`. */
export interface SigningKey {
  readonly keyId: string;
  readonly teamId: string;
  readonly pem: string;
}

/** An answer other than 200. */
export class ApnsError extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string) {
    super(`APNs answered ${status}: ${reason}`);
    this.status = status;
    this.reason = reason;
  }

  /** Whether the token is no longer in use, so that it must be forgotten. */
  get isDeviceGone(): boolean {
    return this.reason === "Unregistered" || this.reason === "BadDeviceToken";
  }
}

/** A connection to APNs. */
export class Apns {
  readonly #session: ClientHttp2Session;
  readonly #key: KeyObject;
  readonly #ids: Pick<SigningKey, "keyId" | "teamId">;
  #token = { text: "", at: 0 };

  /** @param origin `https://api.push.apple.com`, or `https://api.sandbox.push.apple.com` for debug builds. */
  constructor(origin: string, key: SigningKey) {
    this.#session = connect(origin);
    this.#session.on("error", () => {}); // Each request gets the error, too.
    this.#key = createPrivateKey(key.pem);
    this.#ids = key;
  }

  /** Sends a push to a device, and returns its `apns-id`. */
  send(deviceToken: string, push: Sendable): Promise<string> {
    return new Promise((resolve, reject) => {
      const request = this.#session.request({
        ":method": "POST",
        ":path": `/3/device/${deviceToken}`,
        authorization: `bearer ${this.#providerToken()}`,
        ...push.headers,
      });
      let [status, id, answer] = [0, "", ""];
      request.setEncoding("utf8");
      request.on("response", (headers) => {
        status = Number(headers[":status"]);
        id = String(headers["apns-id"]);
      });
      request.on("data", (chunk: string) => (answer += chunk));
      request.on("end", () => {
        if (status === 200) resolve(id);
        else reject(new ApnsError(status, answer ? (JSON.parse(answer) as { reason: string }).reason : ""));
      });
      request.on("error", reject);
      request.end(push.body);
    });
  }

  close(): void {
    this.#session.close();
  }

  /** APNs accepts a token for an hour, and new ones at most every twenty minutes. */
  #providerToken(): string {
    const now = Math.floor(Date.now() / 1000);
    if (now - this.#token.at > 40 * 60) {
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const { keyId, teamId } = this.#ids;
      const claims = `${encode({ alg: "ES256", kid: keyId })}.${encode({ iss: teamId, iat: now })}`;
      const signature = sign("sha256", Buffer.from(claims), { key: this.#key, dsaEncoding: "ieee-p1363" });
      this.#token = { text: `${claims}.${signature.toString("base64url")}`, at: now };
    }
    return this.#token.text;
  }
}
