import { z } from "zod";
import { createSealedCookie, type SealedCookie } from "./sealed-cookie.server";

const pendingLogin = z.object({
  challenge: z.string(),
  /** `app`, `passkey` or both, separated by a space. A recovery code is always accepted. */
  methods: z.string(),
});
/** A login that requires a second step. */
export type PendingLogin = z.infer<typeof pendingLogin>;
export type ChallengeCookie = SealedCookie<PendingLogin>;

/**
 * Creates the cookie that stores a login's challenge between its two steps, for five minutes. It is encrypted,
 * so that the browser never has the value that the provider accepts.
 */
export function createChallengeCookie(isSecure: boolean, secret: string): ChallengeCookie {
  const options = { isSecure, secret, purpose: "login challenge", lifetime: 5 * 60 };
  return createSealedCookie("cashlane-step", pendingLogin, options);
}
