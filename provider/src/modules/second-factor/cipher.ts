import { createHmac, hkdfSync } from "node:crypto";
import { openText, sealText } from "../../sealed-text.ts";

export interface SecondFactorCipher {
  /** Encrypts with AES-256-GCM and a new nonce, bound to the account. */
  seal: (secret: string, userId: string) => string;
  /** @throws if the ciphertext was changed or belongs to another account */
  open: (sealed: string, userId: string) => string;
  /**
   * Returns the keyed hash under which a recovery code is stored. Without the key, it can't be guessed from a
   * copy of the database.
   */
  hashOfCode: (code: string, userId: string) => string;
}

/** Encrypts second factors and hashes recovery codes, with keys of their own derived from `PAYOUT_KEY`. */
export function createSecondFactorCipher(payoutKey: string): SecondFactorCipher {
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
