import { createHash, hkdfSync, randomBytes } from "node:crypto";

/** The id of a session. Only the session cookie contains the raw id. */
export interface SessionId {
  raw: string;
  /** SHA-256 of the raw id, used as the store's key. */
  hash: string;
}

const shape = /^[A-Za-z0-9_-]{43}$/;

/** Returns a new session id of 256 random bits. */
export function newSessionId(): SessionId {
  return toSessionId(randomBytes(32).toString("base64url"));
}

/** Parses the session id in a cookie. Returns `undefined` if it is malformed. */
export function parseSessionId(raw: string | undefined): SessionId | undefined {
  return raw !== undefined && shape.test(raw) ? toSessionId(raw) : undefined;
}

function toSessionId(raw: string): SessionId {
  return { raw, hash: createHash("sha256").update(raw).digest("hex") };
}

/**
 * Derives the key (32 bytes) that encrypts a session's tokens. A copy of the store can't be decrypted without
 * the cookie and the secret.
 */
export function tokenKey(id: SessionId, secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", id.raw, secret, "cashlane session tokens", 32));
}
