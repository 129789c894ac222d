import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { payoutDetails, type PayoutDetails } from "#contract/payout-methods.ts";
import { canonicalJson } from "../../canonical-json.ts";
import { maskedAddress } from "../../masked-address.ts";

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
  /** A keyed hash of everything in the details: equal ones give the same text, which tells nothing else. */
  digest: (details: PayoutDetails) => string;
}

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Keeps payout details unreadable without `PAYOUT_KEY` (design §4, §5). */
export function createSecrecy(payoutKey: string): Secrecy {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", payoutKey, "", `payout-methods ${purpose}`, 32));
  const sealing = keyFor("sealing");
  const fingerprinting = keyFor("fingerprint");
  const digesting = keyFor("digest");
  const hashed = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const bound = ({ id, userId }: Owner) => Buffer.from(`${id}:${userId}`);

  return {
    seal(details, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, sealing, nonce).setAAD(bound(owner));
      const text = Buffer.concat([cipher.update(JSON.stringify(details), "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, "base64url");
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, sealing, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(bound(owner)).setAuthTag(tag);
      const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return payoutDetails.parse(JSON.parse(text.toString("utf8")));
    },
    fingerprint(details) {
      return hashed(fingerprinting, `${details.kind}:${targetOf(details)}`);
    },
    digest(details) {
      return hashed(digesting, canonicalJson(details));
    },
  };
}

function targetOf(details: PayoutDetails): string {
  return details.kind === "bank_transfer" ? details.iban : details.email;
}

/** The target as its owner may recognise it and nobody can use it: "DE•• •••• 3000", "m•••@example.com". */
export function mask(details: PayoutDetails): string {
  if (details.kind === "bank_transfer") return `${details.iban.slice(0, 2)}•• •••• ${details.iban.slice(-4)}`;
  return maskedAddress(details.email);
}
