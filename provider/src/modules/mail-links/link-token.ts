import { createHash, createHmac } from "node:crypto";

/**
 * The 32 bytes that stand in a mail's link. Made from the link's id whenever the mail is sent, so that neither
 * the database nor the outbox ever holds them.
 */
export function linkToken(secret: string, linkId: string): string {
  const key = createHmac("sha256", secret).update("cashlane:mail-link").digest();
  return createHmac("sha256", key).update(linkId).digest("base64url");
}

/**
 * Six digits that do what a link does, for typing; made like the token and kept nowhere. Guesses have to be
 * counted wherever it is asked for.
 */
export function linkCode(secret: string, linkId: string): string {
  const digest = createHmac("sha256", secret).update(`cashlane:mail-code:${linkId}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** What is kept of a link's token. */
export function hashOfLink(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
