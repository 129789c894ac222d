import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import type { ErrorKey } from "../calls/error-keys.ts";
import { id, instant } from "../text/identifiers.ts";
import { authenticationResponse } from "./passkey-responses.ts";
import { device } from "./security-events.ts";
import { referralCode } from "../referrals/referral-code.ts";
import { plainText } from "../text/text.ts";
import { emailPattern, readEmail } from "../text/input/email.ts";
import { isPersonName, normalizePersonName } from "../text/input/person-name.ts";

export const emailAddress = z
  .string()
  .max(320)
  .transform(readEmail)
  .pipe(z.email({ pattern: emailPattern }).max(254));

/** The length of new passwords in characters. The provider also refuses common and personal ones. */
export const passwordLength = { minimum: 10, maximum: 200 };

/**
 * The maximum length of a password in a request. It is well above `passwordLength.maximum`, so that a login
 * with a longer password is refused because the password is wrong, not because the request is malformed.
 */
export const maxPasswordInput = 4_096;

/**
 * Returns the number of characters in a password. An accented letter counts as one, whichever way it is
 * encoded.
 */
export function passwordCharacters(password: string): number {
  return [...password.normalize("NFC")].length;
}

export const newPassword = z
  .string()
  .min(passwordLength.minimum, { error: "password_too_short" satisfies ErrorKey, abort: true })
  .max(maxPasswordInput, { error: "password_too_long" satisfies ErrorKey, abort: true })
  .refine((password) => passwordCharacters(password) >= passwordLength.minimum, {
    error: "password_too_short" satisfies ErrorKey,
  })
  .refine((password) => passwordCharacters(password) <= passwordLength.maximum, {
    error: "password_too_long" satisfies ErrorKey,
  });

/** A person's name. `normalizePersonName` and `isPersonName` define what it can contain. */
export const personName = plainText
  .max(400)
  .transform(normalizePersonName)
  .pipe(z.string().min(2).max(80).refine(isPersonName));

/**
 * An existing password. Not checked against the rules for new passwords, which may have changed since it was
 * set.
 */
export const currentPassword = z.string().min(1).max(maxPasswordInput);

export const credentials = z.object({ email: emailAddress, password: currentPassword });
export const registration = z.object({
  name: personName,
  email: emailAddress,
  password: newPassword,
  language: z.enum(["en", "fr", "ar"]).default("en"),
  /** The code of the member who referred the new member. An unknown code is ignored. */
  referral: referralCode.optional(),
});

/** Returned by login and refresh. */
export const tokenPair = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) });
export type TokenPair = z.infer<typeof tokenPair>;

export const login = defineCall("POST", "/auth/login", {
  summary: "Log in with email and password",
  body: credentials,
  data: tokenPair,
});
/**
 * Starts no session and returns the same answer whether the address has an account or not. Only the mail
 * shows the difference.
 */
export const register = defineCall("POST", "/auth/register", {
  summary: "Create a member account; if the address already has one, its owner is notified by email",
  body: registration,
  data: z.null(),
  status: 202,
});
export const refreshToken = defineCall("POST", "/auth/refresh-token", {
  summary: "Exchange a refresh token for a new pair",
  body: z.object({ refreshToken: z.string().min(1).max(512) }),
  data: tokenPair,
});
/**
 * Proof that the account's owner makes the request: the password, or a passkey's answer to a step-up challenge.
 */
export const ownerProof = z.object({
  password: credentials.shape.password.optional(),
  passkey: authenticationResponse.optional(),
});
/** Returns the same answer whether the account exists or not. */
export const requestDeviceLink = defineCall("POST", "/auth/device-links", {
  summary: "Send a link that unlocks an account for a browser after too many failed logins by others",
  body: credentials.pick({ email: true }),
  data: z.null(),
});
/**
 * Starts no session: the password is still required, and from then on the wrong passwords entered in this
 * browser have a limit of their own.
 */
export const redeemDeviceLink = defineCall("POST", "/auth/device-links/use", {
  summary: "Mark this browser as known to an account with the single-use token of an emailed link",
  body: z.object({ token: z.string().max(256) }),
  data: z.null(),
});
/**
 * The number of seconds for which a check of the password or a passkey is sufficient for sensitive requests.
 */
export const stepUpSeconds = 600;

/**
 * A request refused with `step_up_required` can be repeated after this call with the same idempotency key.
 */
export const stepUp = defineCall("POST", "/auth/step-up", {
  summary: "Confirm my password before an important change",
  body: credentials.pick({ password: true }),
  data: z.null(),
});
/**
 * Ends all sessions, disables the password and mails a link for a new one. Available to anyone who has the
 * mail's link.
 */
export const reportUnknownLogin = defineCall("POST", "/auth/not-me", {
  summary: "Report an unrecognized login with the link from an email about a new device",
  body: z.object({ token: z.string().max(256) }),
  data: z.null(),
});
export const changePassword = defineCall("PUT", "/v1/users/me/password", {
  summary: "Set a new password with the current one or a passkey; signs out everywhere else",
  body: ownerProof.extend({ newPassword }),
  data: z.object({ ended: z.number().int() }),
});
export const forgotPassword = defineCall("POST", "/auth/forgot-password", {
  summary: "Send a password reset link; the response doesn't reveal whether the account exists",
  body: credentials.pick({ email: true }),
  data: z.null(),
});
export const resetPassword = defineCall("POST", "/auth/reset-password", {
  summary: "Set a new password with an emailed link; signs out everywhere",
  body: z.object({ token: z.string().min(1).max(128), newPassword }),
  data: z.null(),
});
/** Accepts an expired access token with a valid signature, so that logging out is always possible. */
export const logout = defineCall("POST", "/auth/logout", { summary: "End this session", data: z.null() });

export const session = z.object({
  id,
  createdAt: instant,
  lastSeenAt: instant,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  machine: device,
  isCurrent: z.boolean(),
  /** Whether the session belongs to a connected browser extension. */
  isExtension: z.boolean().nullish(),
});
export const listSessions = defineCall("GET", "/v1/users/me/sessions", {
  summary: "List my sessions",
  data: z.array(session),
});
export const endSession = defineCall("DELETE", "/v1/users/me/sessions/{id}", {
  summary: "End one of my sessions",
  data: z.null(),
});
export const endOtherSessions = defineCall("DELETE", "/v1/users/me/sessions", {
  summary: "End all my other sessions",
  data: z.object({ ended: z.number().int() }),
});
