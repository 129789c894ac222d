import { randomUUID } from "node:crypto";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { FastifyInstance } from "fastify";
import type { RegistrationResponse } from "#contract/accounts/passkey-responses.ts";
import { passkeyLimit } from "#contract/accounts/passkeys.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { requireVerifiedForSignIn, type Identity } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import type { Origin } from "../../request-origin.ts";
import { distrustDevices } from "../devices/devices.ts";
import { hasSecondFactor, lockOwnerForMethod } from "../../database/queries/second-factors-of.ts";
import { issueCodes } from "../second-factor/recovery-codes.ts";
import type { SecondFactorCipher } from "../second-factor/cipher.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import { parseUserAgent } from "../security-events/user-agent.ts";
import { endSessions } from "../sessions/service.ts";
import { createChallenge, challengeExpiry, consumeChallenge } from "./challenges.ts";
import { userHandleOf } from "./verify-passkey.ts";
import { countPasskeys, insertPasskey, listPasskeyRows, type PasskeyRow } from "./repository.ts";
import { relyingParty } from "./relying-party.ts";

/** Returns the browser's options for creating a passkey that is discoverable and verifies its user. */
export async function creationOptions(app: FastifyInstance, identity: Identity) {
  requireVerifiedForSignIn(identity);
  const { userId, email, name } = identity;
  const rows = await listPasskeyRows(app.database, userId);
  if (rows.length >= passkeyLimit) throw new Problem(409, "passkey_limit");
  const party = relyingParty(app.environment);
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: Uint8Array.from(Buffer.from(userHandleOf(userId), "base64url")),
    userName: email,
    userDisplayName: name,
    challenge: createChallenge(app.environment.TOKEN_SECRET, { purpose: "new", userId }, app.clock()),
    attestationType: "none",
    excludeCredentials: rows.map((row) => ({ id: row.credentialId, transports: row.transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

interface NewPasskey {
  answer: RegistrationResponse;
  /** By default, the names of the browser and the system. */
  name: string | undefined;
  origin: Origin;
}

/**
 * Stores a new passkey. If it is the account's first second factor, all sessions that were opened without a
 * second factor end, and recovery codes are created. Otherwise `recoveryCodes` is `null`.
 * @throws Problem 410 `passkey_over`, 422 `passkey_refused`, 409 `passkey_limit`, `passkey_known`; and as
 * `lockOwnerForMethod` does
 */
export async function addPasskey(
  app: FastifyInstance,
  cipher: SecondFactorCipher,
  { userId, sessionId }: Pick<Identity, "userId" | "sessionId">,
  { answer: response, name, origin }: NewPasskey,
): Promise<{ row: PasskeyRow; recoveryCodes: string[] | null }> {
  const now = app.clock();
  const credential = await verifyRegistration(app, userId, response);
  return inTransaction(app.database, async (unit) => {
    const { tx } = unit;
    await lockOwnerForMethod(tx, { userId, sessionId });
    await consumeChallenge(tx, credential.challenge, credential.end);
    if ((await countPasskeys(tx, userId)) >= passkeyLimit) throw new Problem(409, "passkey_limit");
    const isFirst = !(await hasSecondFactor(tx, userId));
    const row = {
      id: randomUUID(),
      userId,
      createdAt: now,
      lastUsedAt: null,
      ...credential.credential,
      name: name ?? nameOf(origin),
    };
    if (!(await insertPasskey(tx, row))) throw new Problem(409, "passkey_known");
    await notifySecurityEvent(unit, app, { userId, kind: "passkey_added", at: now, origin });
    if (!isFirst) return { row, recoveryCodes: null };
    await distrustDevices(tx, userId);
    await endSessions(app, unit, { userId, except: sessionId, reason: "factor_changed" });
    return { row, recoveryCodes: await issueCodes(tx, cipher, { userId, now }) };
  });
}

async function verifyRegistration(app: FastifyInstance, userId: string, response: RegistrationResponse) {
  const { environment, clock } = app;
  const { id, origins } = relyingParty(environment);
  const challenge: { text: string; end?: Date | undefined } = { text: "" };
  const verified = await verifyRegistrationResponse({
    response: {
      ...response,
      response: { ...response.response, transports: response.response.transports ?? [] },
    },
    expectedChallenge(text) {
      challenge.text = text;
      challenge.end = challengeExpiry(environment.TOKEN_SECRET, text, { purpose: "new", userId }, clock());
      return challenge.end !== undefined;
    },
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    app.log.info({ err: error }, "a new passkey was refused");
    return undefined;
  });
  const { text, end } = challenge;
  if (text !== "" && !end) throw new Problem(410, "passkey_over");
  if (!verified?.verified || !end) throw new Problem(422, "passkey_refused");
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    challenge: text,
    end,
    credential: {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      isSynced: credentialBackedUp,
    },
  };
}

function nameOf({ userAgent }: Origin): string {
  const { browser, system } = parseUserAgent(userAgent);
  return [browser, system].filter(Boolean).join(" · ") || "Passkey";
}
