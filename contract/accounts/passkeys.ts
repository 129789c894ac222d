import { z } from "zod";
import { tokenPair } from "./auth.ts";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { registrationResponse, authenticationResponse } from "./passkey-responses.ts";
import { plainText } from "../text/text.ts";

/** The maximum number of passkeys per account. */
export const passkeyLimit = 10;

export const passkeyName = plainText.trim().min(1).max(60);

/**
 * A passkey as shown to its owner. `isSynced` is `true` if a password manager stores the passkey, `false` if
 * only a single device does.
 */
export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

/** WebAuthn's options in JSON. `challenge` is valid once, for ten minutes. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

const loginChallengeToken = z.string().min(1).max(128);

export const beginPasskeyLogin = defineCall("POST", "/auth/passkey/options", {
  summary: "Retrieve the options for logging in with a passkey; they identify no account",
  data: passkeyOptions,
});
/** A passkey login verifies a fingerprint, face or PIN, so it counts as both steps. */
export const logInWithPasskey = defineCall("POST", "/auth/passkey", {
  summary: "Log in with a passkey alone",
  body: z.object({ answer: authenticationResponse }),
  data: tokenPair,
});
export const beginPasskeyStep = defineCall("POST", "/auth/login/second-step/passkey/options", {
  summary: "Retrieve the options for using a passkey as the second step of a login",
  body: z.object({ challenge: loginChallengeToken }),
  data: passkeyOptions,
});
export const completePasskeyStep = defineCall("POST", "/auth/login/second-step/passkey", {
  summary: "Finish a login with a passkey instead of a code",
  body: z.object({ challenge: loginChallengeToken, answer: authenticationResponse }),
  data: tokenPair,
});
export const beginPasskeyStepUp = defineCall("POST", "/auth/step-up/passkey/options", {
  summary: "Retrieve the options for using a passkey instead of entering the password again",
  data: passkeyOptions,
});
export const stepUpWithPasskey = defineCall("POST", "/auth/step-up/passkey", {
  summary: "Confirm my identity with a passkey before an important change",
  body: z.object({ answer: authenticationResponse }),
  data: z.null(),
});

export const listPasskeys = defineCall("GET", "/v1/users/me/passkeys", {
  summary: "List my passkeys, newest first",
  data: z.array(passkey),
});
export const beginPasskey = defineCall("POST", "/v1/users/me/passkeys/options", {
  stepUp: true,
  summary: "Retrieve the options for creating a passkey",
  data: passkeyOptions,
});
/** `recoveryCodes` is `null` unless the passkey is the account's first second factor. */
export const addPasskey = defineCall("POST", "/v1/users/me/passkeys", {
  stepUp: true,
  summary: "Register a new passkey; logins with the password require it as the second step from then on",
  body: z.object({ answer: registrationResponse, name: passkeyName.optional() }),
  data: z.object({ passkey, recoveryCodes: z.array(z.string()).nullable() }),
  status: 201,
});
export const renamePasskey = defineCall("PATCH", "/v1/users/me/passkeys/{id}", {
  summary: "Rename a passkey",
  body: z.object({ name: passkeyName }),
  data: passkey,
});
export const removePasskey = defineCall("DELETE", "/v1/users/me/passkeys/{id}", {
  stepUp: true,
  summary: "Remove a passkey; I can no longer log in with it",
  data: z.null(),
});
