import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { openText, sealText } from "../../sealed-text.ts";

/** Which row of which network a secret is; a sealed one opens for no other. */
export interface SecretOwner {
  id: string;
  network: string;
}

export interface NetworkSecrecy {
  /** AES-256-GCM under a fresh nonce, bound to its owner. */
  seal: (secret: string, owner: SecretOwner) => string;
  /** @throws when the text was changed or belongs to another row or network */
  open: (sealed: string, owner: SecretOwner) => string;
}

function keyFor(payoutKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", payoutKey, "", `networks ${purpose}`, 32));
}

/** Keeps the secrets shared with networks unreadable without `PAYOUT_KEY`; with a key of their own. */
export function createNetworkSecrecy(payoutKey: string): NetworkSecrecy {
  const key = keyFor(payoutKey, "sealing");
  const bound = ({ id, network }: SecretOwner) => `${id}:${network}`;
  return {
    seal: (secret, owner) => sealText(key, secret, bound(owner)),
    open: (sealed, owner) => openText(key, sealed, bound(owner)),
  };
}

const webhookPrefix = "whsec_";

/**
 * Returns the key in a secret of Standard Webhooks (`whsec_` and the key in base64); undefined for any other secret,
 * which is itself the key.
 */
export function webhookKey(secret: string): Buffer | undefined {
  return secret.startsWith(webhookPrefix)
    ? Buffer.from(secret.slice(webhookPrefix.length), "base64")
    : undefined;
}

/**
 * Creates a secret for a network. It can also stand in an address.
 *
 * @param replaced the secret it replaces. The kind of a secret decides what is signed with it, so the new one is of the
 *   same kind: `whsec_` and 192 random bits, or the older `cns_` and 256 random bits. Without one it is `whsec_`.
 */
export function newSecret(replaced?: string): string {
  if (replaced !== undefined && !webhookKey(replaced)) return `cns_${randomBytes(32).toString("base64url")}`;
  for (;;) {
    const key = randomBytes(24).toString("base64");
    // Of base64's other characters, an address would need an encoded form.
    if (/^[A-Za-z0-9]+$/.test(key)) return webhookPrefix + key;
  }
}

/** The demo's secret of a network, which its simulation finds out from the same key. */
export function demoSecret(payoutKey: string, network: string): string {
  return createHmac("sha256", keyFor(payoutKey, "demo")).update(network).digest("base64url");
}
