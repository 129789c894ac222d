import { createHash, hkdfSync, randomBytes } from "node:crypto";

/** A session as its cookie names it. The raw id never leaves the process except in that cookie. */
export interface SessionId {
  raw: string;
  /** SHA-256 of the raw id: what the store knows. */
  hash: string;
}

const shape = /^[A-Za-z0-9_-]{43}$/;

/** A new session id of 256 random bits. */
export function newSessionId(): SessionId {
  return identify(randomBytes(32).toString("base64url"));
}

/** The session id a cookie carries, or nothing when the value cannot be one of ours. */
export function parseSessionId(raw: string | undefined): SessionId | undefined {
  return raw !== undefined && shape.test(raw) ? identify(raw) : undefined;
}

function identify(raw: string): SessionId {
  return { raw, hash: createHash("sha256").update(raw).digest("hex") };
}

/** The key (32 bytes) that encrypts a session's tokens: a dump of the store cannot be read without cookie and secret. */
export function tokenKey(id: SessionId, secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", id.raw, secret, "cashlane session tokens", 32));
}
