import type { ProofType } from "#contract/claims/claims.ts";

/**
 * Determines a file's type by its first bytes, regardless of its name. Returns undefined for types that aren't
 * accepted as a proof. A file with other content hidden inside passes: proofs are only served as downloads,
 * never displayed (docs/decisions).
 */
export function proofTypeOf(content: Uint8Array): ProofType | undefined {
  const head = Buffer.from(content.subarray(0, 16)).toString("latin1");
  if (/^\xff\xd8\xff[\xc0-\xfe]/.test(head)) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n") && head.endsWith("IHDR")) return "image/png";
  return /^%PDF-\d\.\d/.test(head) ? "application/pdf" : undefined;
}
