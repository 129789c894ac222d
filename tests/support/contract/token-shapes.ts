const signed = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g;
// 256 random bits as base64url: refresh tokens, and the session ids that must stay in their cookie.
const random = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Everything in a text that has the shape of a token: signed (access, realtime) or random (refresh). */
export function tokensIn(text: string): string[] {
  const apart = text.replaceAll(signed, " ").match(random) ?? [];
  return [...(text.match(signed) ?? []), ...apart.filter(isRandom)];
}

/** Whether a token opens a socket and nothing else: the one a browser may get. */
export function isForSockets(token: string): boolean {
  const [, payload = ""] = token.split(".");
  return Buffer.from(payload, "base64url").toString().includes('"aud":"realtime"');
}

function isRandom(text: string): boolean {
  return /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
}
