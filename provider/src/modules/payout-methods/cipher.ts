import { createHmac, hkdfSync } from "node:crypto";
import { payoutDetails, type PayoutDetails } from "#contract/withdrawals/payout-methods.ts";
import { canonicalJson } from "../../canonical-json.ts";
import { mailboxOf } from "../../mailbox.ts";
import { maskedAddress } from "../../masked-address.ts";
import { openText, sealText } from "../../sealed-text.ts";

/** The member and method of payout details, to which the ciphertext is bound. */
export interface Owner {
  id: string;
  userId: string;
}

export interface PayoutDetailsCipher {
  /** Encrypts with AES-256-GCM and a new nonce, bound to the owner. */
  seal: (details: PayoutDetails, owner: Owner) => string;
  /** @throws if the ciphertext was changed or belongs to another method or member */
  open: (sealed: string, owner: Owner) => PayoutDetails;
  /** A keyed hash of the target: equal targets have equal hashes, which reveal nothing else. */
  fingerprint: (details: PayoutDetails) => string;
  /** A keyed hash of the target's mailbox: all addresses of one mailbox have the same hash. */
  mailboxFingerprint: (details: PayoutDetails) => string;
  /** A keyed hash of all details: equal details have equal hashes, which reveal nothing else. */
  digest: (details: PayoutDetails) => string;
}

/** Encrypts payout details with keys derived from `PAYOUT_KEY`. */
export function createPayoutDetailsCipher(payoutKey: string): PayoutDetailsCipher {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", payoutKey, "", `payout-methods ${purpose}`, 32));
  const sealing = keyFor("sealing");
  const fingerprinting = keyFor("fingerprint");
  const digesting = keyFor("digest");
  const keyedHash = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const bound = ({ id, userId }: Owner) => `${id}:${userId}`;

  const fingerprint = (details: PayoutDetails) =>
    keyedHash(fingerprinting, `${details.kind}:${targetOf(details)}`);

  return {
    seal: (details, owner) => sealText(sealing, JSON.stringify(details), bound(owner)),
    open: (sealed, owner) => payoutDetails.parse(JSON.parse(openText(sealing, sealed, bound(owner)))),
    fingerprint,
    mailboxFingerprint(details) {
      if (details.kind !== "paypal") return fingerprint(details);
      return keyedHash(fingerprinting, `mailbox:${details.kind}:${mailboxOf(details.email)}`);
    },
    digest(details) {
      return keyedHash(digesting, canonicalJson(details));
    },
  };
}

function targetOf(details: PayoutDetails): string {
  switch (details.kind) {
    case "bank_transfer":
      return details.iban;
    case "us_account":
      return `${details.routingNumber}:${details.accountNumber}`;
    case "paypal":
      return details.email;
  }
}

/**
 * Masks the target so that its owner recognizes it but others can't use it: "DE•• •••• 3000",
 * "m•••@example.com".
 */
export function maskDetails(details: PayoutDetails): string {
  if (details.kind === "bank_transfer") return `${details.iban.slice(0, 2)}•• •••• ${details.iban.slice(-4)}`;
  if (details.kind === "us_account") return `US•• •••• ${details.accountNumber.slice(-4)}`;
  return maskedAddress(details.email);
}
