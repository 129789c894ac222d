import { createHmac, hkdfSync } from "node:crypto";
import { openText, sealText } from "../../sealed-text.ts";

/** Identifies the code to which a ciphertext belongs. Decryption with the identity of another code fails. */
export interface CodeIdentity {
  id: string;
  variantId: string;
}

export interface GiftCardCodeCipher {
  seal: (code: string, owner: CodeIdentity) => string;
  /** @throws if the ciphertext was changed or belongs to another code */
  open: (sealed: string, owner: CodeIdentity) => string;
  /** A keyed hash: equal codes of a store have equal fingerprints, which reveal nothing else. */
  fingerprint: (code: string, storeId: string) => string;
}

/** Encrypts the codes of gift cards with a key derived from `PAYOUT_KEY`. */
export function createGiftCardCodeCipher(payoutKey: string): GiftCardCodeCipher {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", payoutKey, "", `shop-codes ${purpose}`, 32));
  const sealing = keyFor("sealing");
  const fingerprinting = keyFor("fingerprint");
  const associatedData = ({ id, variantId }: CodeIdentity) => `${id}:${variantId}`;
  return {
    seal: (code, owner) => sealText(sealing, code, associatedData(owner)),
    open: (sealed, owner) => openText(sealing, sealed, associatedData(owner)),
    fingerprint: (code, storeId) =>
      createHmac("sha256", fingerprinting).update(`${storeId}:${code}`).digest("base64url"),
  };
}
