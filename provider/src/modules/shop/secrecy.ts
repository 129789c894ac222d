import { createHmac, hkdfSync } from "node:crypto";
import { openText, sealText } from "../../sealed-text.ts";

/** Which code it is; a sealed one opens for no other. */
export interface CodeOwner {
  id: string;
  variantId: string;
}

export interface CodeSecrecy {
  seal: (code: string, owner: CodeOwner) => string;
  /** @throws when the text was changed or belongs to another code */
  open: (sealed: string, owner: CodeOwner) => string;
  /** A keyed hash: the same code of a store gives the same text, which tells nothing else. */
  fingerprint: (code: string, storeId: string) => string;
}

/** Keeps the codes of gift cards unreadable without `PAYOUT_KEY`. */
export function createCodeSecrecy(payoutKey: string): CodeSecrecy {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", payoutKey, "", `shop-codes ${purpose}`, 32));
  const sealing = keyFor("sealing");
  const fingerprinting = keyFor("fingerprint");
  const bound = ({ id, variantId }: CodeOwner) => `${id}:${variantId}`;
  return {
    seal: (code, owner) => sealText(sealing, code, bound(owner)),
    open: (sealed, owner) => openText(sealing, sealed, bound(owner)),
    fingerprint: (code, storeId) =>
      createHmac("sha256", fingerprinting).update(`${storeId}:${code}`).digest("base64url"),
  };
}
