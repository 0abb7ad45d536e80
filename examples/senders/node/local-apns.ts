import { randomUUID } from "node:crypto";
import { createServer } from "node:http2";
import type { IncomingHttpHeaders, Http2Server } from "node:http2";
import type { AddressInfo } from "node:net";

/** A push that arrived. */
export interface Received {
  readonly deviceToken: string;
  readonly headers: IncomingHttpHeaders;
  readonly payload: { readonly aps: Record<string, unknown>; readonly [key: string]: unknown };
}

const topics = /^com\.example\.barge(\.debug)?(\.push-type\.liveactivity)?$/;

/** A stand-in for APNs on this machine, with its paths, answers and reasons. It has no TLS. */
export class LocalApns {
  readonly received: Received[] = [];
  /** Tokens of devices on which the app was removed. */
  readonly unregistered = new Set<string>();
  readonly #server: Http2Server = createServer();

  /** @returns Its address. */
  async start(): Promise<string> {
    this.#server.on("stream", (stream, headers) => {
      let body = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => (body += chunk));
      stream.on("end", () => {
        const [status, answer] = this.#answer(headers, body);
        stream.respond({ ":status": status, "apns-id": headers["apns-id"] ?? randomUUID() });
        stream.end(answer && JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
  }

  #answer(headers: IncomingHttpHeaders, body: string): [status: number, answer?: object] {
    const deviceToken = /^\/3\/device\/(.*)$/.exec(headers[":path"] as string)?.[1];
    if (deviceToken === undefined) return [404, { reason: "BadPath" }];
    if (headers[":method"] !== "POST") return [405, { reason: "MethodNotAllowed" }];
    if (!headers.authorization?.startsWith("bearer ")) return [403, { reason: "MissingProviderToken" }];
    if (!/^([0-9a-f]{2}){32,80}$/i.test(deviceToken)) return [400, { reason: "BadDeviceToken" }];
    if (this.unregistered.has(deviceToken)) return [410, { reason: "Unregistered", timestamp: Date.now() }];
    if (headers["apns-topic"] === undefined) return [400, { reason: "MissingTopic" }];
    if (!topics.test(headers["apns-topic"] as string)) return [400, { reason: "TopicDisallowed" }];
    if (Buffer.byteLength(body) > 4096) return [413, { reason: "PayloadTooLarge" }];
    if (body === "") return [400, { reason: "PayloadEmpty" }];
    if (Buffer.byteLength((headers["apns-collapse-id"] as string | undefined) ?? "") > 64) {
      return [400, { reason: "BadCollapseId" }];
    }
    this.received.push({ deviceToken, headers, payload: JSON.parse(body) as Received["payload"] });
    return [200];
  }
}
