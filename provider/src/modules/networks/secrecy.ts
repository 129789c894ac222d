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

/** What secrets of Standard Webhooks begin with. People and secret scanners recognise them by it. */
export const webhookPrefix = "whsec_";

/**
 * Creates a secret for a network: `whsec_` and 192 random bits in base64, as Standard Webhooks specifies. It contains
 * no `+`, `/` or `=`, so that it can also stand in an address.
 */
export function newSecret(): string {
  for (;;) {
    const key = randomBytes(24).toString("base64");
    if (/^[A-Za-z0-9]+$/.test(key)) return webhookPrefix + key;
  }
}

/** The demo's secret of a network, which its simulation finds out from the same key. */
export function demoSecret(payoutKey: string, network: string): string {
  return createHmac("sha256", keyFor(payoutKey, "demo")).update(network).digest("base64url");
}
