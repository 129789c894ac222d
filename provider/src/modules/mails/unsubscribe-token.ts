import { createHmac, timingSafeEqual } from "node:crypto";
import { isUuid } from "../../database/queries/identifiers.ts";

/**
 * Returns the token that unsubscribes a member from mails without signing in. It never expires, as mails may
 * stay in a mailbox forever, and permits nothing else.
 */
export function unsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${sign(secret, userId).toString("base64url")}`;
}

/** Returns the member's id from a token, or undefined if the token is invalid. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [userId = "", signature = ""] = token.split(".");
  const receivedSignature = Buffer.from(signature, "base64url");
  const expectedSignature = sign(secret, userId);
  if (!isUuid(userId) || receivedSignature.length !== expectedSignature.length) return undefined;
  return timingSafeEqual(receivedSignature, expectedSignature) ? userId : undefined;
}

function sign(secret: string, userId: string): Buffer {
  const key = createHmac("sha256", secret).update("cashlane:unsubscribe").digest();
  return createHmac("sha256", key).update(userId).digest();
}
