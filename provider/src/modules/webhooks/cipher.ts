import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { AttemptHeader } from "#contract/webhooks/admin-webhooks.ts";
import { openText, sealText } from "../../sealed-text.ts";

/** The row and endpoint of a secret, to which the ciphertext is bound. */
interface SecretOwner {
  id: string;
  endpointId: string;
}

const prefix = "whsec_";

/** Encrypts the secrets of webhook endpoints, with a separate key derived from `PAYOUT_KEY`. */
export function createWebhookSecretCipher(payoutKey: string) {
  const key = Buffer.from(hkdfSync("sha256", payoutKey, "", "webhooks sealing", 32));
  const associatedData = ({ id, endpointId }: SecretOwner) => `${id}:${endpointId}`;
  return {
    seal: (secret: string, owner: SecretOwner) => sealText(key, secret, associatedData(owner)),
    /** @throws if the ciphertext was changed or belongs to another row or endpoint */
    open: (sealed: string, owner: SecretOwner) => openText(key, sealed, associatedData(owner)),
  };
}
export type WebhookSecretCipher = ReturnType<typeof createWebhookSecretCipher>;

/** Creates a secret of Standard Webhooks: `whsec_` and 256 random bits in base64. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString("base64");
}

/** Returns the headers that identify and sign a message: one signature for each secret, in their order. */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

/** The maximum length of a stored value. */
const maxStoredValue = 200;

/**
 * Returns the headers stored with an attempt. Signatures are shortened, so that the request can't be replayed.
 */
export function storedHeaders(headers: Record<string, string>): AttemptHeader[] {
  return Object.entries(headers).map(([name, value]) => ({
    name,
    value: (name === "webhook-signature" ? shortSignatures(value) : value).slice(0, maxStoredValue),
  }));
}

function shortSignatures(value: string): string {
  return value
    .split(" ")
    .map((signature) => `${signature.slice(0, 11)}…`)
    .join(" ");
}
