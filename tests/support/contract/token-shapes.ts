const signed = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g;
// 256 random bits in base64url: refresh tokens, and the session ids that must stay in their cookie.
// Names of font files can have the same length.
const random = /(?<![\w-])[\w-]{43}(?![\w-]|\.woff2)/g;

/** Returns all substrings that look like a token: signed (access, realtime) or random (refresh). */
export function tokensIn(text: string): string[] {
  const apart = text.replaceAll(signed, " ").match(random) ?? [];
  return [...(text.match(signed) ?? []), ...apart.filter(isRandom)];
}

/** Returns whether a token only opens a socket. This is the one kind that browsers may receive. */
export function isForSockets(token: string): boolean {
  const [, payload = ""] = token.split(".");
  return Buffer.from(payload, "base64url").toString().includes('"aud":"realtime"');
}

function isRandom(text: string): boolean {
  return /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
}
