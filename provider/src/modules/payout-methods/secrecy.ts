import { createHmac, hkdfSync } from "node:crypto";
import { payoutDetails, type PayoutDetails } from "#contract/payout-methods.ts";
import { canonicalJson } from "../../canonical-json.ts";
import { mailboxOf } from "../../mailbox.ts";
import { maskedAddress } from "../../masked-address.ts";
import { openText, sealText } from "../../sealed-text.ts";

/** Whose details they are; sealed details open for no other method and no other member. */
export interface Owner {
  id: string;
  userId: string;
}

export interface Secrecy {
  /** AES-256-GCM under a fresh nonce, bound to the owner. */
  seal: (details: PayoutDetails, owner: Owner) => string;
  /** @throws when the text was changed or belongs to another method or member */
  open: (sealed: string, owner: Owner) => PayoutDetails;
  /** A keyed hash of the target: the same target gives the same text, which tells nothing else. */
  fingerprint: (details: PayoutDetails) => string;
  /** A keyed hash of whose target it is: addresses that reach one mailbox give the same text. */
  mailboxFingerprint: (details: PayoutDetails) => string;
  /** A keyed hash of everything in the details: equal ones give the same text, which tells nothing else. */
  digest: (details: PayoutDetails) => string;
}

/** Keeps payout details unreadable without `PAYOUT_KEY`. */
export function createSecrecy(payoutKey: string): Secrecy {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", payoutKey, "", `payout-methods ${purpose}`, 32));
  const sealing = keyFor("sealing");
  const fingerprinting = keyFor("fingerprint");
  const digesting = keyFor("digest");
  const hashed = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const bound = ({ id, userId }: Owner) => `${id}:${userId}`;

  const fingerprint = (details: PayoutDetails) =>
    hashed(fingerprinting, `${details.kind}:${targetOf(details)}`);

  return {
    seal: (details, owner) => sealText(sealing, JSON.stringify(details), bound(owner)),
    open: (sealed, owner) => payoutDetails.parse(JSON.parse(openText(sealing, sealed, bound(owner)))),
    fingerprint,
    mailboxFingerprint(details) {
      if (details.kind === "bank_transfer") return fingerprint(details);
      return hashed(fingerprinting, `mailbox:${details.kind}:${mailboxOf(details.email)}`);
    },
    digest(details) {
      return hashed(digesting, canonicalJson(details));
    },
  };
}

function targetOf(details: PayoutDetails): string {
  return details.kind === "bank_transfer" ? details.iban : details.email;
}

/** The target as its owner recognises it, useless to others: "DE•• •••• 3000", "m•••@example.com". */
export function mask(details: PayoutDetails): string {
  if (details.kind === "bank_transfer") return `${details.iban.slice(0, 2)}•• •••• ${details.iban.slice(-4)}`;
  return maskedAddress(details.email);
}
