import { z } from "zod";
import { tokenPair } from "./auth.ts";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { newPasskeyAnswer, passkeyAnswer } from "./passkey-answers.ts";
import { plainText } from "../text/text.ts";

/** The maximum number of passkeys per account. */
export const passkeyLimit = 10;

export const passkeyName = plainText.trim().min(1).max(60);

/**
 * A passkey for its owner. `isSynced` is `true` if a password manager stores it rather than a single device.
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
  summary: "What a browser needs to log in with a passkey; names no account",
  data: passkeyOptions,
});
/** A passkey verifies finger, face or PIN, so it counts as both steps. */
export const logInWithPasskey = defineCall("POST", "/auth/passkey", {
  summary: "Log in with a passkey alone",
  body: z.object({ answer: passkeyAnswer }),
  data: tokenPair,
});
export const beginPasskeyStep = defineCall("POST", "/auth/login/second-step/passkey/options", {
  summary: "What a browser needs to take the second step of a login with a passkey",
  body: z.object({ challenge: loginChallengeToken }),
  data: passkeyOptions,
});
export const completePasskeyStep = defineCall("POST", "/auth/login/second-step/passkey", {
  summary: "Finish a login with a passkey instead of a code",
  body: z.object({ challenge: loginChallengeToken, answer: passkeyAnswer }),
  data: tokenPair,
});
export const beginPasskeyStepUp = defineCall("POST", "/auth/step-up/passkey/options", {
  summary: "The options for using a passkey instead of entering the password again",
  data: passkeyOptions,
});
export const stepUpWithPasskey = defineCall("POST", "/auth/step-up/passkey", {
  summary: "Give a passkey instead of my password before an important change",
  body: z.object({ answer: passkeyAnswer }),
  data: z.null(),
});

export const listPasskeys = defineCall("GET", "/v1/users/me/passkeys", {
  summary: "My passkeys, the newest first",
  data: z.array(passkey),
});
export const beginPasskey = defineCall("POST", "/v1/users/me/passkeys/options", {
  stepUp: true,
  summary: "What a browser needs to make a passkey",
  data: passkeyOptions,
});
/** Returns recovery codes with the first second factor of an account, and only then; `null` for later ones. */
export const addPasskey = defineCall("POST", "/v1/users/me/passkeys", {
  stepUp: true,
  summary: "Keep a passkey that was made; log-ins with the password ask for it from then on",
  body: z.object({ answer: newPasskeyAnswer, name: passkeyName.optional() }),
  data: z.object({ passkey, recoveryCodes: z.array(z.string()).nullable() }),
  status: 201,
});
export const renamePasskey = defineCall("PATCH", "/v1/users/me/passkeys/{id}", {
  summary: "Name a passkey",
  body: z.object({ name: passkeyName }),
  data: passkey,
});
export const removePasskey = defineCall("DELETE", "/v1/users/me/passkeys/{id}", {
  stepUp: true,
  summary: "Remove a passkey: it opens my account no more",
  data: z.null(),
});
