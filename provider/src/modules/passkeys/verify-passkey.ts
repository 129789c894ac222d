import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { FastifyInstance } from "fastify";
import type { AuthenticationResponse } from "#contract/accounts/passkey-responses.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { Problem } from "../../problem.ts";
import { type ChallengeUse, createChallenge, challengeExpiry, consumeChallenge } from "./challenges.ts";
import { findPasskey, listPasskeyRows, type PasskeyRow, updatePasskey } from "./repository.ts";
import { relyingParty } from "./relying-party.ts";

type App = Pick<FastifyInstance, "clock" | "environment" | "log"> & { database: Queryable };

/** A verified answer. `take` consumes its challenge, in the transaction that applies the answer's effect. */
export interface PasskeyVerification {
  userId: string;
  /** @throws Problem 410 `passkey_over` if the answer was already used */
  take: (tx: Transaction) => Promise<void>;
}

/** Returns the browser's options for using a passkey of one account or, at login, of any account. */
export async function requestOptions(app: App, use: ChallengeUse) {
  const { userId } = use;
  const rows = userId ? await listPasskeyRows(app.database, userId) : [];
  return generateAuthenticationOptions({
    rpID: relyingParty(app.environment).id,
    challenge: createChallenge(app.environment.TOKEN_SECRET, use, app.clock()),
    userVerification: "required",
    allowCredentials: rows.map((row) => ({ id: row.credentialId, transports: row.transports })),
  });
}

/**
 * Verifies a passkey's answer: the challenge, its use and expiry, the page's origin, the user's presence and
 * verification, and the signature.
 * @throws Problem 410 `passkey_over`, 422 `passkey_unknown`, `passkey_refused`
 */
export async function verifyPasskey(
  app: App,
  response: AuthenticationResponse,
  use: ChallengeUse,
): Promise<PasskeyVerification> {
  const row = await findPasskey(app.database, response.id);
  if (!row || (use.userId !== undefined && row.userId !== use.userId))
    throw new Problem(422, "passkey_unknown");
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(row.userId))
    throw new Problem(422, "passkey_refused");

  const challenge: { text: string; end?: Date | undefined } = { text: "" };
  const counter = await verify(app, response, row, (text) => {
    challenge.text = text;
    challenge.end = challengeExpiry(app.environment.TOKEN_SECRET, text, use, app.clock());
    return challenge.end !== undefined;
  });
  const { text, end } = challenge;
  if (text !== "" && !end) throw new Problem(410, "passkey_over");
  if (counter === undefined || !end) throw new Problem(422, "passkey_refused");
  return {
    userId: row.userId,
    async take(tx) {
      await consumeChallenge(tx, text, end);
      // No row is updated if the passkey was removed in the meantime.
      if (!(await updatePasskey(tx, row, { counter, lastUsedAt: app.clock() })))
        throw new Problem(422, "passkey_unknown");
    },
  };
}

/** Returns the new signature counter; undefined if the answer is invalid. */
async function verify(
  { environment, log }: App,
  response: AuthenticationResponse,
  row: PasskeyRow,
  expectedChallenge: (challenge: string) => boolean,
): Promise<number | undefined> {
  const { id, origins } = relyingParty(environment);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: Uint8Array.from(Buffer.from(row.publicKey, "base64url")),
        counter: row.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    log.info({ err: error }, "the answer of a passkey was refused");
    return undefined;
  }
}

/** Returns the user handle stored in a passkey: the account's id, which contains no personal data. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url");
}
