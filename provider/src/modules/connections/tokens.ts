import { createHash } from "node:crypto";
import type { Credentials } from "./cipher.ts";

interface Token {
  token: string;
  expiresAt: Date;
}

interface Entry {
  request: Promise<Token>;
  /** When the token expires. Unknown while it is requested. */
  expiresAt?: Date;
}

/** A token is renewed this many milliseconds before it expires. */
const renewal = 60_000;

/** The tokens of this process, by connection. Other processes request their own. */
const cache = new Map<string, Entry>();

/** Returns the tokens of one connection. Requests that need one at the same time share it. */
export function createTokenStore(network: string, credentials: Credentials, now: () => Date) {
  const key = createHash("sha256")
    .update(JSON.stringify([network, credentials]))
    .digest("hex");
  const isUsable = ({ expiresAt }: Entry) => !expiresAt || expiresAt.getTime() - renewal > now().getTime();
  return {
    async get(create: () => Promise<Token>): Promise<string> {
      let entry = cache.get(key);
      if (!entry || !isUsable(entry)) cache.set(key, (entry = requestToken(key, create)));
      return (await entry.request).token;
    },
    /** Removes a token that the service refused. Returns whether there was one. */
    discard: () => cache.delete(key),
  };
}

function requestToken(key: string, create: () => Promise<Token>): Entry {
  const entry: Entry = { request: create() };
  entry.request.then(
    ({ expiresAt }) => (entry.expiresAt = expiresAt),
    () => cache.get(key) === entry && cache.delete(key),
  );
  return entry;
}
