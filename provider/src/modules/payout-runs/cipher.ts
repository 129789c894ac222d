import { createHash, hkdfSync } from "node:crypto";
import { openBytes, sealBytes } from "../../sealed-text.ts";

export interface PayoutFileCipher {
  seal: (content: Buffer, runId: string) => Buffer;
  /** @throws if the file was changed or belongs to another run */
  open: (sealed: Uint8Array, runId: string) => Buffer;
}

/** Encrypts the files of payout runs with a key derived from `PAYOUT_KEY`. */
export function createPayoutFileCipher(payoutKey: string): PayoutFileCipher {
  const key = Buffer.from(hkdfSync("sha256", payoutKey, "", "payout-runs file", 32));
  return {
    seal: (content, runId) => sealBytes(key, content, `payout-run:${runId}`),
    open: (sealed, runId) => openBytes(key, sealed, `payout-run:${runId}`),
  };
}

/** Returns the SHA-256 of a file in hexadecimal. */
export function hashOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
