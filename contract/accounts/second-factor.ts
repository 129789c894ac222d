import { z } from "zod";
import { credentials, tokenPair } from "./auth.ts";
import { defineCall } from "../calls/call.ts";
import type { ErrorKey } from "../calls/error-keys.ts";
import { instant } from "../text/identifiers.ts";
import { isSecondStepCode, readCode } from "../text/input/code.ts";

/** The number of recovery codes in a set. Each works once. */
export const recoveryCodeCount = 10;

/**
 * A code of an authenticator app (six digits) or a recovery code (ten letters and digits), with or without
 * grouping. Anything else is refused without counting as a guess.
 */
export const enteredCode = z
  .string()
  .max(64)
  .refine(isSecondStepCode, { error: "code_wrong" satisfies ErrorKey })
  .transform(readCode);

/**
 * The details of a login refused with 403 `second_step_required`: the password was correct and the account has
 * a second factor. The client must send `challenge` with the code to `completeSecondStep`, from the same IP
 * address and before `expiresAt`.
 */
export const loginChallenge = z.object({
  challenge: z.string().min(1),
  expiresAt: instant,
  /** The account's methods: `app`, `passkey` or `app passkey`. Recovery codes are always accepted. */
  methods: z.string().max(100).default("app"),
});

export const completeSecondStep = defineCall("POST", "/auth/login/second-step", {
  summary: "Finish a login with a code of the authenticator app or a recovery code",
  body: z.object({
    challenge: z.string().min(1).max(128),
    code: enteredCode,
    /** Skips the second step in this browser for 30 days. */
    rememberDevice: z.boolean().default(false),
  }),
  data: tokenPair,
});

/**
 * `since` is when the authenticator app was set up; `null` if there is none. Two-step verification is on if the
 * account has an app or a passkey.
 */
export const secondFactor = z.object({
  since: instant.nullable(),
  recoveryCodesLeft: z.int().nonnegative(),
  passkeys: z.int().nonnegative().default(0),
  /** When the password was set; absent or `null` if the security log no longer contains it. */
  passwordSince: instant.nullish(),
  /**
   * Whether the account must have a second factor. Unless the operator turned this rule off, staff with
   * permissions about money or roles must have one.
   */
  isNeeded: z.boolean().default(false),
});
export type SecondFactor = z.infer<typeof secondFactor>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const getSecondFactor = defineCall("GET", "/v1/users/me/second-factor", {
  summary: "Retrieve the state of two-step verification and the number of unused recovery codes",
  data: secondFactor,
});
export const beginSecondFactor = defineCall("POST", "/v1/users/me/second-factor", {
  stepUp: true,
  summary: "Create a secret for an authenticator app; takes effect when confirmed with a code",
  data: z.object({ secret: z.string(), uri: z.string() }),
});
export const confirmSecondFactor = defineCall("POST", "/v1/users/me/second-factor/confirm", {
  stepUp: true,
  summary:
    "Turn on two-step verification with a code from the app; returns the recovery codes, only this once",
  body: z.object({ code: enteredCode }),
  data: recoveryCodes,
});
export const endSecondFactor = defineCall("POST", "/v1/users/me/second-factor/end", {
  summary: "Turn off two-step verification with password and code",
  body: credentials.pick({ password: true }).extend({ code: enteredCode }),
  data: z.null(),
});
export const renewRecoveryCodes = defineCall("POST", "/v1/users/me/second-factor/recovery-codes", {
  summary: "Replace the recovery codes with ten new ones; requires the password",
  body: credentials.pick({ password: true }),
  data: recoveryCodes,
});
