import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { NetworkSignature } from "#contract/networks/networks.ts";
import { isListedAddress } from "../../listed-address.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { webhookKey } from "../networks/cipher.ts";

/** A received report. `content` is the signed part: the bytes of the body or of the query. */
export interface Arrival {
  headers: IncomingHttpHeaders;
  content: Buffer;
  /** The query as it was sent, without a secret or signature. */
  query: Buffer;
  /** The signature in the query, for networks that send it there. */
  signature?: string | undefined;
  /** The secret in the URL, for networks that can't sign. */
  token: string | undefined;
  address: string;
}

/** The maximum difference in milliseconds between a signature's time and ours. */
const tolerance = 300_000;
// The maximum number of signatures checked: enough for a network that signs with the old and the new secret
// during a rotation.
const maxSignatures = 4;

type Proof = Pick<NetworkRow, "authentication" | "addresses" | "signature">;

/**
 * Verifies that a report comes from its network (P1, P2): by a signature with any of the valid secrets or by a
 * secret in the URL. If the network has listed addresses, the report must also come from one of them. Compares
 * in constant time. Returns the time of the signature, or `null` as the time for a secret in the URL. Returns
 * undefined if the report isn't authentic.
 */
export function authenticate(
  network: Proof,
  secrets: string[],
  arrival: Arrival,
  now: Date,
): { signedAt: Date | null } | undefined {
  if (!isListedAddress(network.addresses, arrival.address)) return undefined;
  switch (network.authentication) {
    case "token": {
      const { token } = arrival;
      const isValid = token !== undefined && isOneOf(secrets, (secret) => isEqual(token, secret));
      return isValid ? { signedAt: null } : undefined;
    }
    case "signature":
      return network.signature ? byOwnSignature(network.signature, secrets, arrival, now) : undefined;
    case "hmac":
      return byStandardWebhooks(secrets, arrival, now);
  }
}

function byStandardWebhooks(secrets: string[], arrival: Arrival, now: Date): { signedAt: Date } | undefined {
  const signedAt = timeOf(arrival.headers["webhook-timestamp"], now);
  const signatures = signaturesOf(arrival.headers);
  if (!signedAt || signatures.length === 0) return undefined;
  const timestamp = String(arrival.headers["webhook-timestamp"]);
  const id = idOf(arrival.headers);
  const expected = secrets.map((secret) => signWebhook(secret, { id, timestamp }, arrival.content));
  const isSigned = isOneOf(expected, (expectedValue) =>
    isOneOf(signatures, (signature) => isEqual(signature, expectedValue)),
  );
  return isSigned ? { signedAt } : undefined;
}

/**
 * Verifies a signature in a network's own format. Returns the time of arrival if the signature contains no
 * time.
 */
function byOwnSignature(
  signature: NetworkSignature,
  secrets: string[],
  { headers, content, query, signature: inQuery }: Arrival,
  now: Date,
): { signedAt: Date } | undefined {
  const digest = readSignature(signature.parameter ? inQuery : headers[signature.header], signature);
  const timestamp = signature.content === "time_and_body" ? headers[signature.timeHeader] : undefined;
  const signedAt = signature.content === "time_and_body" ? timeOf(timestamp, now) : now;
  if (!digest || !signedAt) return undefined;
  const signedParts = {
    body: [content],
    time_and_body: [`${String(timestamp)}${signature.separator}`, content],
    query: [query],
  }[signature.content];
  const isSigned = isOneOf(secrets, (secret) => {
    const hash = createHmac("sha256", secret);
    for (const part of signedParts) hash.update(part);
    return timingSafeEqual(hash.digest(), digest);
  });
  return isSigned ? { signedAt } : undefined;
}

// Patterns of 32 bytes in each encoding.
const encoded = {
  hex: /^[0-9a-f]{64}$/i,
  base64: /^[A-Za-z0-9+/]{43}=$/,
  base64url: /^[A-Za-z0-9_-]{43}=?$/,
};

function readSignature(
  text: string | string[] | undefined,
  { prefix, encoding }: NetworkSignature,
): Buffer | undefined {
  if (typeof text !== "string" || !text.startsWith(prefix)) return undefined;
  const digits = text.slice(prefix.length);
  return encoded[encoding].test(digits) ? Buffer.from(digits, encoding) : undefined;
}

/**
 * Signs a report. With a secret of Standard Webhooks, the id is part of the signed text; with other secrets, it
 * isn't. A secret is never used for both formats: otherwise a message signed in one format could be passed off
 * as one in the other format, with a part of its id as a later time. @param header the message's id and its
 * time in Unix seconds, as sent in `webhook-id` and `webhook-timestamp` @returns `v1,` and the HMAC-SHA256 over
 * `<id>.<timestamp>.<content>` or `<timestamp>.<content>` in base64
 */
export function signWebhook(
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

function timeOf(text: string | string[] | undefined, now: Date): Date | undefined {
  if (typeof text !== "string" || !/^[1-9]\d{0,11}$/.test(text)) return undefined;
  const signedAt = new Date(Number(text) * 1000);
  return Math.abs(now.getTime() - signedAt.getTime()) <= tolerance ? signedAt : undefined;
}

/**
 * Returns the message's id, or an empty string if it is missing or invalid: a dot would make the end of the id
 * ambiguous.
 */
function idOf(headers: IncomingHttpHeaders): string {
  const { "webhook-id": id } = headers;
  return typeof id === "string" && !id.includes(".") ? id : "";
}

function signaturesOf(headers: IncomingHttpHeaders): string[] {
  const { "webhook-signature": text } = headers;
  return typeof text === "string" ? text.split(" ").slice(0, maxSignatures) : [];
}

/** Checks every candidate, even after a match, so that timing reveals nothing. */
function isOneOf(candidates: string[], isMatch: (candidate: string) => boolean): boolean {
  return candidates.map(isMatch).includes(true);
}

function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
