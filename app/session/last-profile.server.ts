import { type CurrentUser, currentUser } from "#contract/accounts/user.ts";
import { z } from "zod";
import { seal, unsealJson } from "./sealed-text.server";
import { type SessionId, tokenKey } from "./session-id.server";
import type { SessionStore } from "./session-store";

/**
 * The last known profile of a session's user, which is enough for the shell and its menu. It doesn't contain
 * the balance, because an outdated balance would be misleading.
 */
const lastProfile = currentUser.omit({ total_balance: true, reserved_balance: true });
export type LastProfile = z.infer<typeof lastProfile>;

const record = z.object({ profile: lastProfile, keptAt: z.number() });

/** A stored profile and when it was written, in milliseconds since 1970. */
export type StoredProfile = z.infer<typeof record>;

// One day in seconds. Users who were away for longer wait for the provider's response.
const lifetime = 24 * 60 * 60;
const rewriteAfter = 60 * 60 * 1000;
const maxProfileLength = 4096;

/** Stores profiles that are used when the provider is unavailable. All methods may throw `StoreError`. */
export interface LastProfiles {
  read: (id: SessionId) => Promise<StoredProfile | null>;
  /**
   * Writes the profile if it differs from the stored profile, or if that is at least an hour old. Returns
   * whether it was written. Profiles above 4096 characters aren't stored.
   */
  keep: (id: SessionId, user: CurrentUser, stored: StoredProfile | null) => Promise<boolean>;
  forget: (id: SessionId) => Promise<void>;
}

/** The key of a session's stored profile, which is removed together with the session's tokens. */
export function lastProfileKey(id: SessionId): string {
  return `profile:${id.hash}`;
}

/**
 * Creates storage for profiles. They are encrypted like the tokens, with a key derived from the raw session
 * id.
 */
export function createLastProfiles(store: SessionStore, secret: string): LastProfiles {
  const contextOf = (id: SessionId) => `profile ${id.hash}`;
  const forget = async (id: SessionId) => void (await store.take(lastProfileKey(id)));
  return {
    async read(id) {
      const sealed = await store.read(lastProfileKey(id));
      if (sealed === null) return null;
      return unsealJson(sealed, record, tokenKey(id, secret), contextOf(id)) ?? null;
    },
    async keep(id, user, stored) {
      const profile = lastProfile.parse(user);
      const text = JSON.stringify(profile);
      const isUnchanged = stored !== null && JSON.stringify(stored.profile) === text;
      if (isUnchanged && Date.now() - stored.keptAt < rewriteAfter) return false;
      if (text.length > maxProfileLength) {
        if (stored) await forget(id);
        return false;
      }
      const value = JSON.stringify({ profile, keptAt: Date.now() } satisfies StoredProfile);
      return store.write(lastProfileKey(id), seal(value, tokenKey(id, secret), contextOf(id)), {
        ttl: lifetime,
      });
    },
    forget,
  };
}
