import { z } from "zod";
import { credentials, tokenPair } from "./auth.ts";
import { defineCall } from "./call.ts";
import type { ErrorKey } from "./error-keys.ts";
import { instant } from "./identifiers.ts";
import { isSecondStepCode, readCode } from "./text-input/code.ts";

/** How many recovery codes a member gets at once; each works once. */
export const recoveryCodeCount = 10;

/**
 * A code of an authenticator app (six digits) or a recovery code (ten letters and digits), however it is grouped.
 * What can be neither is refused here, before it counts as a guess.
 */
export const enteredCode = z
  .string()
  .max(64)
  .refine(isSecondStepCode, { error: "code_wrong" satisfies ErrorKey })
  .transform(readCode);

/**
 * The other answer of a login: the details of a refusal with status 403 and key `second_step_required`, when
 * the password was right and the account has a second factor. `challenge` goes with the code to
 * `takeSecondStep`, from the same address, until `expiresAt`.
 */
export const loginChallenge = z.object({
  challenge: z.string().min(1),
  expiresAt: instant,
  /** What the account has, `app`, `passkey` or `app passkey`; recovery codes do in any case. */
  methods: z.string().max(100).default("app"),
});

export const takeSecondStep = defineCall("POST", "/auth/login/second-step", {
  summary: "Finish a login with a code of the authenticator app or a recovery code",
  body: z.object({
    challenge: z.string().min(1).max(128),
    code: enteredCode,
    /** The browser then needs no code for 30 days. */
    rememberDevice: z.boolean().default(false),
  }),
  data: tokenPair,
});

/** `since` is when the authenticator app was set up, null without one. It is on with an app or a passkey. */
export const secondFactor = z.object({
  since: instant.nullable(),
  recoveryCodesLeft: z.int().nonnegative(),
  passkeys: z.int().nonnegative().default(0),
  /** An admin decides on no money before it is on. */
  isNeeded: z.boolean().default(false),
});
export type SecondFactor = z.infer<typeof secondFactor>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const getSecondFactor = defineCall("GET", "/v1/users/me/second-factor", {
  summary: "Whether my log-ins ask for a code, and how many recovery codes are left",
  data: secondFactor,
});
export const beginSecondFactor = defineCall("POST", "/v1/users/me/second-factor", {
  stepUp: true,
  summary: "Make a secret for an authenticator app; nothing is on before a code of it confirms it",
  data: z.object({ secret: z.string(), uri: z.string() }),
});
export const confirmSecondFactor = defineCall("POST", "/v1/users/me/second-factor/confirm", {
  stepUp: true,
  summary: "Turn two-step verification on with a code of the app; tells the recovery codes, this once",
  body: z.object({ code: enteredCode }),
  data: recoveryCodes,
});
export const endSecondFactor = defineCall("POST", "/v1/users/me/second-factor/end", {
  summary: "Turn two-step verification off with password and code",
  body: credentials.pick({ password: true }).extend({ code: enteredCode }),
  data: z.null(),
});
export const renewRecoveryCodes = defineCall("POST", "/v1/users/me/second-factor/recovery-codes", {
  summary: "Replace all recovery codes by ten new ones, with the password",
  body: credentials.pick({ password: true }),
  data: recoveryCodes,
});
