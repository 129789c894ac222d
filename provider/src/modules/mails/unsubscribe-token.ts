import { createHmac, timingSafeEqual } from "node:crypto";
import { isUuid } from "../../database/identifiers.ts";

/**
 * The text that stands in a member's mails and ends them without signing in. It holds for as long as a
 * mail may lie in a mailbox, which is for ever, and opens nothing else.
 */
export function unsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${sign(secret, userId).toString("base64url")}`;
}

/** The member a token names, or undefined when it is none of ours. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [userId = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = sign(secret, userId);
  if (!isUuid(userId) || given.length !== right.length) return undefined;
  return timingSafeEqual(given, right) ? userId : undefined;
}

function sign(secret: string, userId: string): Buffer {
  const key = createHmac("sha256", secret).update("cashlane:unsubscribe").digest();
  return createHmac("sha256", key).update(userId).digest();
}
