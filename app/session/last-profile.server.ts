import { type CurrentUser, currentUser } from "#contract/user.ts";
import { z } from "zod";
import { seal, unseal } from "./sealed-text.server";
import { type SessionId, tokenKey } from "./session-id.server";
import type { SessionStore } from "./session-store";

/**
 * Who the provider last said is behind a session: enough for the shell and its menu. Never the balance, which
 * would be shown as if it were today's.
 */
const lastProfile = currentUser.omit({ total_balance: true, reserved_balance: true });
export type LastProfile = z.infer<typeof lastProfile>;

const record = z.object({ profile: lastProfile, keptAt: z.number() });

/** A kept profile and when it was written, in milliseconds since the epoch. */
export type KeptProfile = z.infer<typeof record>;

// A provider is not silent for longer; who was not here for a day waits for its answer.
const lifetime = 24 * 60 * 60;
const renewedAfter = 60 * 60 * 1000;
const largestProfile = 4096;

/** Profiles kept for the time in which the provider is silent. All methods throw `StoreError` as the store does. */
export interface LastProfiles {
  read: (id: SessionId) => Promise<KeptProfile | null>;
  /** Writes what differs from `known`, or is an hour old; answers whether it wrote. Keeps none above 4096 characters. */
  keep: (id: SessionId, user: CurrentUser, known: KeptProfile | null) => Promise<boolean>;
  forget: (id: SessionId) => Promise<void>;
}

/** Where a session's kept profile lives: it is taken out together with the session's tokens. */
export function lastProfileKey(id: SessionId): string {
  return `profile:${id.hash}`;
}

/** Kept profiles over a store, encrypted like the tokens with a key that needs the raw session id. */
export function createLastProfiles(store: SessionStore, secret: string): LastProfiles {
  const contextOf = (id: SessionId) => `profile ${id.hash}`;
  const forget = async (id: SessionId) => void (await store.take(lastProfileKey(id)));
  return {
    async read(id) {
      const sealed = await store.read(lastProfileKey(id));
      if (sealed === null) return null;
      return parse(unseal(sealed, tokenKey(id, secret), contextOf(id)));
    },
    async keep(id, user, known) {
      const profile = lastProfile.parse(user);
      const text = JSON.stringify(profile);
      const isKnown = known !== null && JSON.stringify(known.profile) === text;
      if (isKnown && Date.now() - known.keptAt < renewedAfter) return false;
      if (text.length > largestProfile) {
        if (known) await forget(id);
        return false;
      }
      const value = JSON.stringify({ profile, keptAt: Date.now() } satisfies KeptProfile);
      return store.write(lastProfileKey(id), seal(value, tokenKey(id, secret), contextOf(id)), {
        ttl: lifetime,
      });
    },
    forget,
  };
}

function parse(text: string | undefined): KeptProfile | null {
  return text === undefined ? null : (record.safeParse(JSON.parse(text)).data ?? null);
}
