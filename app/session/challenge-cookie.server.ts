import { hkdfSync } from "node:crypto";
import { createHostCookie } from "./host-cookie.server";
import { seal, unseal } from "./sealed-text.server";

/** A login that requires a second step. */
export interface PendingLogin {
  challenge: string;
  /** `app`, `passkey` or both, separated by a space. A recovery code is always accepted. */
  methods: string;
}

export interface ChallengeCookie {
  /** Returns the login that requires a second step, or `undefined`. */
  read: (header: string | null) => Promise<PendingLogin | undefined>;
  /** Returns a `Set-Cookie` value that stores a login for five minutes. */
  set: (pending: PendingLogin) => Promise<string>;
  /** Returns a `Set-Cookie` value that deletes the cookie. */
  clear: () => Promise<string>;
}

const lifetime = 5 * 60;
const context = "login challenge";

/**
 * Creates the cookie that stores a login's challenge between its two steps. It is encrypted, so that the
 * browser never has the value that the provider accepts.
 */
export function createChallengeCookie(isSecure: boolean, secret: string): ChallengeCookie {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "cashlane login challenge", 32));
  const cookie = createHostCookie("cashlane-step", isSecure);
  return {
    async read(header) {
      const value = await cookie.read(header);
      const text = value === undefined ? undefined : unseal(value, key, context);
      const [challenge, methods] = text?.split("\n") ?? [];
      return challenge === undefined ? undefined : { challenge, methods: methods ?? "app" };
    },
    set: ({ challenge, methods }) => cookie.set(seal(`${challenge}\n${methods}`, key, context), lifetime),
    clear: cookie.clear,
  };
}
