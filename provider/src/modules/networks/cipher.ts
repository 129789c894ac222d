import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { openText, sealText } from "../../sealed-text.ts";

/** The row and network of a secret, to which the ciphertext is bound. */
export interface SecretOwner {
  id: string;
  network: string;
}

export interface NetworkSecretCipher {
  /** Encrypts with AES-256-GCM and a new nonce, bound to the owner. */
  seal: (secret: string, owner: SecretOwner) => string;
  /** @throws if the ciphertext was changed or belongs to another row or network */
  open: (sealed: string, owner: SecretOwner) => string;
}

function keyFor(payoutKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", payoutKey, "", `networks ${purpose}`, 32));
}

/** Encrypts the secrets shared with networks, with a key of its own derived from `PAYOUT_KEY`. */
export function createNetworkSecretCipher(payoutKey: string): NetworkSecretCipher {
  const key = keyFor(payoutKey, "sealing");
  const associatedData = ({ id, network }: SecretOwner) => `${id}:${network}`;
  return {
    seal: (secret, owner) => sealText(key, secret, associatedData(owner)),
    open: (sealed, owner) => openText(key, sealed, associatedData(owner)),
  };
}

const webhookPrefix = "whsec_";

/**
 * Returns the key in a secret of Standard Webhooks (`whsec_` and the key in base64); undefined for any other
 * secret, which is itself the key.
 */
export function webhookKey(secret: string): Buffer | undefined {
  return secret.startsWith(webhookPrefix)
    ? Buffer.from(secret.slice(webhookPrefix.length), "base64")
    : undefined;
}

/**
 * Creates a secret for a network that can also be part of a URL: `whsec_` and 192 random bits, or `cns_` and
 * 256 random bits. @param replaced the previous secret. The new secret has the same prefix, because the prefix
 * determines which text is signed. Without a previous secret, the prefix is `whsec_`.
 */
export function newSecret(replaced?: string): string {
  if (replaced !== undefined && !webhookKey(replaced)) return `cns_${randomBytes(32).toString("base64url")}`;
  for (;;) {
    const key = randomBytes(24).toString("base64");
    // The characters `+` and `/` would have to be encoded in a URL.
    if (/^[A-Za-z0-9]+$/.test(key)) return webhookPrefix + key;
  }
}

/** Returns a network's secret in the demo. The simulation derives it from the same key. */
export function demoSecret(payoutKey: string, network: string): string {
  return createHmac("sha256", keyFor(payoutKey, "demo")).update(network).digest("base64url");
}

/** Returns the token for a network's API in the demo. The simulation derives it from the same key. */
export function demoToken(payoutKey: string, network: string): string {
  return createHmac("sha256", keyFor(payoutKey, "demo")).update(`${network} API`).digest("base64url");
}
