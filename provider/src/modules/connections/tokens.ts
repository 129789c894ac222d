import type { Credentials } from "./secrecy.ts";

interface Token {
  token: string;
  expiresAt: Date;
}

/** A token is renewed this many milliseconds before it expires. */
const renewal = 60_000;

/** The tokens of this process, by network and credentials. Other processes request their own. */
const cache = new Map<string, Promise<Token>>();

/** Returns the tokens of one connection. Requests that need one at the same time share it. */
export function createTokenStore(network: string, credentials: Credentials, now: () => Date) {
  const key = JSON.stringify([network, credentials]);
  return {
    async get(create: () => Promise<Token>): Promise<string> {
      const cached = await cache.get(key)?.catch(() => undefined);
      if (cached && cached.expiresAt.getTime() - renewal > now().getTime()) return cached.token;
      const created = create();
      cache.set(key, created);
      created.catch(() => cache.delete(key));
      return (await created).token;
    },
    /** Removes a token that the service refused. Returns whether there was one. */
    discard: () => cache.delete(key),
  };
}
