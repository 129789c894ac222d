import { createHmac, hkdfSync } from "node:crypto";
import { openText, sealText } from "../../sealed-text.ts";

export interface FactorSecrecy {
  /** AES-256-GCM under a fresh nonce; opens for the same account only. */
  seal: (secret: string, userId: string) => string;
  /** @throws when the text was changed or is another account's */
  open: (sealed: string, userId: string) => string;
  /** What is kept of a recovery code: without the key it cannot be guessed from a copy of the database. */
  hashOfCode: (code: string, userId: string) => string;
}

/** Keeps what second steps are made of unreadable without `PAYOUT_KEY`; with keys of their own. */
export function createFactorSecrecy(payoutKey: string): FactorSecrecy {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", payoutKey, "", `second-factor ${purpose}`, 32));
  const sealing = keyFor("sealing");
  const hashing = keyFor("recovery codes");
  return {
    seal: (secret, userId) => sealText(sealing, secret, userId),
    open: (sealed, userId) => openText(sealing, sealed, userId),
    hashOfCode: (code, userId) =>
      createHmac("sha256", hashing).update(`${userId}:${code}`).digest("base64url"),
  };
}
