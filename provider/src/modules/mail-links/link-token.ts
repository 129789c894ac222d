import { createHash, createHmac } from "node:crypto";

/**
 * Returns the 32-byte token in a mail's link. It is derived from the link's id when the mail is sent, so that
 * neither the database nor the outbox contains it.
 */
export function linkToken(secret: string, linkId: string): string {
  const key = createHmac("sha256", secret).update("cashlane:mail-link").digest();
  return createHmac("sha256", key).update(linkId).digest("base64url");
}

/**
 * Returns a six-digit code that can be typed instead of following the link. It is derived like the token and
 * not stored. Every use must limit guesses.
 */
export function linkCode(secret: string, linkId: string): string {
  const digest = createHmac("sha256", secret).update(`cashlane:mail-code:${linkId}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** Returns the hash under which a link's token is stored. */
export function hashOfLink(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
