const oneYear = 60 * 60 * 24 * 365;

/**
 * Keeps a choice of this browser before the server has answered that it does: what a page that is left or
 * reloaded has under way is broken off, and the choice with it (docs/decisions/0011).
 * @param name of the cookie the server reads
 * @param value what the server would write, in ASCII; encoded as `createCookie` does
 */
export function keepChoice(name: string, value: unknown): void {
  const text = encodeURIComponent(btoa(JSON.stringify(value)));
  document.cookie = `${name}=${text}; Path=/; SameSite=Lax; Max-Age=${oneYear}`;
}
