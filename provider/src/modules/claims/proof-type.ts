import type { ProofType } from "#contract/claims.ts";

/**
 * What a file is by its first bytes, whatever it was called; undefined for anything no proof may be. A
 * picture or document in which something else is hidden passes: proofs are only ever handed out as files
 * to keep, never shown (docs/decisions).
 */
export function proofTypeOf(content: Uint8Array): ProofType | undefined {
  const head = Buffer.from(content.subarray(0, 16)).toString("latin1");
  if (/^\xff\xd8\xff[\xc0-\xfe]/.test(head)) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n") && head.endsWith("IHDR")) return "image/png";
  return /^%PDF-\d\.\d/.test(head) ? "application/pdf" : undefined;
}
