import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { compile } from "proxy-addr";
import type { NetworkRow } from "../networks/repository.ts";
import { webhookKey } from "../networks/secrecy.ts";

/** A report as it arrived; `content` is what is signed: the body's bytes, or those of the query. */
export interface Arrival {
  headers: IncomingHttpHeaders;
  content: Buffer;
  /** The secret in the address, of networks that cannot sign. */
  token: string | undefined;
  address: string;
}

/** How far a signature's time may be from ours, either way. */
const tolerance = 300_000;
// Enough for a network that signs with old and new secret while it changes over.
const signaturesLookedAt = 4;

/**
 * Checks that a report comes from its network (P1, P2): by a signature with any of the valid secrets, or by a secret in
 * the address from a listed address. Compares in constant time. Returns the time of the signature, with a token in the
 * address `null`. Returns undefined if the report isn't authentic.
 */
export function authenticate(
  network: Pick<NetworkRow, "authentication" | "addresses">,
  secrets: string[],
  arrival: Arrival,
  now: Date,
): { signedAt: Date | null } | undefined {
  if (!admits(network, arrival.address)) return undefined;
  if (network.authentication === "token") {
    const { token } = arrival;
    return token !== undefined && isOneOf(secrets, (secret) => isEqual(token, secret))
      ? { signedAt: null }
      : undefined;
  }
  const signedAt = timeOf(arrival.headers, now);
  const given = signaturesOf(arrival.headers);
  if (!signedAt || given.length === 0) return undefined;
  const timestamp = String(arrival.headers["webhook-timestamp"]);
  const id = idOf(arrival.headers);
  const expected = secrets.map((secret) => sign(secret, { id, timestamp }, arrival.content));
  const isSigned = isOneOf(expected, (right) => isOneOf(given, (signature) => isEqual(signature, right)));
  return isSigned ? { signedAt } : undefined;
}

/**
 * Signs a report. With a secret of Standard Webhooks the id is signed, too; with another one it isn't. A secret is never
 * used for both: a message signed one way could be shifted into one of the other, with part of its id as a later time.
 *
 * @param header the message's id and its time in Unix seconds, as sent in `webhook-id` and `webhook-timestamp`
 * @returns `v1,` and the HMAC-SHA256 over `<id>.<timestamp>.<content>` or `<timestamp>.<content>` in base64
 */
export function sign(
  secret: string,
  { id, timestamp }: { id: string; timestamp: string },
  content: Buffer,
): string {
  const key = webhookKey(secret);
  const hash = createHmac("sha256", key ?? secret)
    .update(key ? `${id}.${timestamp}.` : `${timestamp}.`)
    .update(content)
    .digest("base64");
  return `v1,${hash}`;
}

function admits(
  { authentication, addresses }: Pick<NetworkRow, "authentication" | "addresses">,
  address: string,
) {
  if (addresses.length === 0) return authentication === "hmac";
  try {
    return compile(addresses)(address, 0);
  } catch {
    // An unreadable list admits no address.
    return false;
  }
}

function timeOf(headers: IncomingHttpHeaders, now: Date): Date | undefined {
  const { "webhook-timestamp": text } = headers;
  if (typeof text !== "string" || !/^[1-9]\d{0,11}$/.test(text)) return undefined;
  const signedAt = new Date(Number(text) * 1000);
  return Math.abs(now.getTime() - signedAt.getTime()) <= tolerance ? signedAt : undefined;
}

/** Returns the message's id, empty if it has none that counts: a dot would leave open where the id ends. */
function idOf(headers: IncomingHttpHeaders): string {
  const { "webhook-id": id } = headers;
  return typeof id === "string" && !id.includes(".") ? id : "";
}

function signaturesOf(headers: IncomingHttpHeaders): string[] {
  const { "webhook-signature": text } = headers;
  return typeof text === "string" ? text.split(" ").slice(0, signaturesLookedAt) : [];
}

/** Asks for every candidate, also after one was right: how long it takes tells nothing. */
function isOneOf(candidates: string[], isRight: (candidate: string) => boolean): boolean {
  return candidates.map(isRight).includes(true);
}

function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
