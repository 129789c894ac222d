import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { importJWK, jwtVerify } from "jose";
import type { PushSubscriptionData } from "#contract/notifications/push-devices.ts";
import type { PushTransport } from "#provider/modules/push/deliver.ts";

/** The content of a push message, as the service worker receives it. */
export interface PushPayload {
  title: string;
  body: string;
  tag: string;
  path: string;
  lang: string;
  dir: string;
}

interface PushBrowser {
  subscription: PushSubscriptionData;
  curve: ECDH;
  auth: Buffer;
}

type Request = Parameters<PushTransport>[0];

export const pushOrigin = "https://push.example";

/** Simulates a push service and its browsers: decrypts messages (RFC 8291) and checks signatures (RFC 8292). */
export function simulatePushService() {
  const browsers = new Map<string, PushBrowser>();
  const requests: Request[] = [];
  let status = 201;
  let retryAfter: string | undefined;

  return {
    requests,
    /** Answers all further requests with a status. */
    respondWith(next: number, after?: string): void {
      status = next;
      retryAfter = after;
    },
    /** Returns the subscription of a new browser. */
    subscribe(): PushSubscriptionData {
      const curve = createECDH("prime256v1");
      const p256dh = curve.generateKeys("base64url");
      const auth = randomBytes(16);
      const endpoint = `${pushOrigin}/send/${randomBytes(12).toString("hex")}`;
      const subscription = { endpoint, keys: { p256dh, auth: auth.toString("base64url") } };
      browsers.set(endpoint, { subscription, curve, auth });
      return subscription;
    },
    transport: (async (request) => {
      requests.push(request);
      return { status, failure: status < 300 ? null : "status", retryAfter };
    }) satisfies PushTransport as PushTransport,
    /** Returns the decrypted messages in the order of their arrival. */
    payloads(): PushPayload[] {
      return requests.map((request) => decrypt(browsers.get(request.url)!, request.body));
    },
  };
}

function decrypt({ curve, auth }: PushBrowser, body: Buffer): PushPayload {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body[20]!;
  const serverKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), serverKey]);
  const secret = Buffer.from(hkdfSync("sha256", curve.computeSecret(serverKey), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
  const sealed = body.subarray(keyEnd);
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a delimiter and zeros.
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushPayload;
}

/** Verifies a request's signature and returns its claims and the key that signed it. */
export async function readSignature({ headers }: Request) {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256");
  const { payload } = await jwtVerify(token, key);
  return { publicKey, ...payload };
}
