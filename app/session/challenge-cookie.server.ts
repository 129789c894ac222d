import { hkdfSync } from "node:crypto";
import { createCookie } from "react-router";
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
  const cookie = createCookie(isSecure ? "__Host-cashlane-step" : "cashlane-step", {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
  });
  return {
    async read(header) {
      const value: unknown = await cookie.parse(header).catch(() => null);
      const text = typeof value === "string" ? unseal(value, key, context) : undefined;
      const [challenge, methods] = text?.split("\n") ?? [];
      return challenge === undefined ? undefined : { challenge, methods: methods ?? "app" };
    },
    give: ({ challenge, methods }) =>
      cookie.serialize(seal(`${challenge}\n${methods}`, key, context), { maxAge: lasts }),
    clear: () => cookie.serialize("", { maxAge: 0, expires: new Date(0) }),
  };
}
