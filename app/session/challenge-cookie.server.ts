import { hkdfSync } from "node:crypto";
import { createHostCookie } from "./host-cookie.server";
import { seal, unseal } from "./sealed-text.server";

/** A log-in that waits for its second step. */
export interface WaitingLogin {
  challenge: string;
  /** `app`, `passkey` or both, apart by a space; a recovery code finishes it in any case. */
  methods: string;
}

export interface ChallengeCookie {
  /** The log-in that waits for its second step, or nothing. */
  read: (header: string | null) => Promise<WaitingLogin | undefined>;
  /** A `Set-Cookie` value that carries it for five minutes. */
  give: (waiting: WaitingLogin) => Promise<string>;
  /** A `Set-Cookie` value that removes it. */
  clear: () => Promise<string>;
}

const lasts = 5 * 60;
const context = "login challenge";

/** Keeps a log-in's challenge between its two steps, sealed: a browser never holds what the provider takes. */
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
    give: ({ challenge, methods }) => cookie.give(seal(`${challenge}\n${methods}`, key, context), lasts),
    clear: cookie.clear,
  };
}
