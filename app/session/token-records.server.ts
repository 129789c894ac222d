import { z } from "zod";
import { lastProfileKey } from "./last-profile.server";
import { seal, unseal } from "./sealed-text.server";
import { type SessionId, tokenKey } from "./session-id.server";
import { type SessionStore, StoreError } from "./session-store";

/** A session's tokens. They have their own record, which only login, refresh and logout write. */
export interface Tokens {
  access: string;
  refresh: string;
  /** Milliseconds since 1970 on this machine's clock. */
  accessExpiresAt: number;
  userId: string | null;
}

const storedSchema = z.object({
  access: z.string(),
  refresh: z.string(),
  accessExpiresAt: z.number(),
  userId: z.string().nullable(),
});

/** Seconds after which an unused session expires. Every refresh restarts this time. */
export const sessionLifetime = 30 * 24 * 60 * 60;

export interface TokenRecords {
  read: (id: SessionId) => Promise<Tokens | null>;
  create: (id: SessionId, tokens: Tokens) => Promise<void>;
  /** Writes tokens only if the record still exists. Returns whether they were written. */
  replace: (id: SessionId, tokens: Tokens) => Promise<boolean>;
  /** Ends the session: removes its tokens and its stored profile, and returns the tokens. */
  take: (id: SessionId) => Promise<Tokens | null>;
}

/**
 * Creates storage for token records. Both tokens are encrypted with a key derived from the raw session id.
 */
export function createTokenRecords(store: SessionStore, secret: string): TokenRecords {
  const keyOf = (id: SessionId) => `tokens:${id.hash}`;

  function encode(id: SessionId, tokens: Tokens): string {
    const key = tokenKey(id, secret);
    const access = seal(tokens.access, key, `access ${id.hash}`);
    const refresh = seal(tokens.refresh, key, `refresh ${id.hash}`);
    return JSON.stringify({ ...tokens, access, refresh });
  }
  function decode(id: SessionId, text: string | null): Tokens | null {
    const record = storedSchema.safeParse(parseJson(text));
    if (!record.success) return null;
    const key = tokenKey(id, secret);
    const access = unseal(record.data.access, key, `access ${id.hash}`);
    const refresh = unseal(record.data.refresh, key, `refresh ${id.hash}`);
    return access === undefined || refresh === undefined ? null : { ...record.data, access, refresh };
  }
  return {
    read: async (id) => decode(id, await store.read(keyOf(id))),
    async create(id, tokens) {
      await store.write(keyOf(id), encode(id, tokens), { ttl: sessionLifetime });
    },
    replace: (id, tokens) =>
      store.write(keyOf(id), encode(id, tokens), { ttl: sessionLifetime, onlyIfPresent: true }),
    async take(id) {
      const text = await store.take(keyOf(id));
      // An error is ignored, because the tokens are already removed and the caller must still get them in
      // order to revoke them.
      await store.take(lastProfileKey(id)).catch(ignoreStoreError);
      return decode(id, text);
    },
  };
}

function ignoreStoreError(error: unknown): void {
  if (!(error instanceof StoreError)) throw error;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
