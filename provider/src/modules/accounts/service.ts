import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { credentials, registration, TokenPair } from "#contract/auth.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { countedAddress } from "../../plugins/client-address.ts";
import { Problem } from "../../problem.ts";
import { openSession, type Origin } from "../sessions/service.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { findAccount, insertAccount, wasSignedInFrom } from "./repository.ts";

/**
 * Creates a member's account and signs it in.
 * @throws Problem 409 `email_taken` at field `email`.
 */
export async function register(
  app: FastifyInstance,
  { name, email, password, language }: z.output<typeof registration>,
  origin: Origin,
): Promise<TokenPair> {
  const id = crypto.randomUUID();
  const passwordHash = await hashPassword(password);
  return inTransaction(app.database, async ({ tx }) => {
    const isNew = await insertAccount(tx, {
      id,
      name,
      email,
      passwordHash,
      language,
      createdAt: app.clock(),
    });
    if (!isNew) throw new Problem(409, "email_taken", { fields: { email: ["email_taken"] } });
    return openSession(app, tx, id, origin);
  });
}

/**
 * Signs in. Neither text nor time tells whether the account exists (reliability S11); that it is suspended
 * is said only to who knows the password.
 * @throws Problem 401 `invalid_credentials`, 403 `account_suspended`, 429 after too many guesses.
 */
export async function login(
  app: FastifyInstance,
  { email, password }: z.output<typeof credentials>,
  origin: Origin,
): Promise<TokenPair> {
  const keys = guessKeys(email, origin);
  await countGuess(app, email, origin.ip, keys);
  const account = await findAccount(app.database, email);
  const isRight = await verifyPassword(account?.passwordHash, password);
  if (!account || !isRight) throw new Problem(401, "invalid_credentials");

  const { guessLimits } = app;
  await guessLimits.forget("accountFromAddress", keys.accountFromAddress);
  await guessLimits.giveBack("address", keys.address);
  await guessLimits.giveBack("account", keys.account);
  if (account.status === "suspended") throw new Problem(403, "account_suspended");
  return inTransaction(app.database, ({ tx }) => openSession(app, tx, account.id, origin));
}

type GuessKeys = ReturnType<typeof guessKeys>;

function guessKeys(account: string, { ip }: Origin) {
  const address = countedAddress(ip);
  return { address, accountFromAddress: `${account} ${address}`, account };
}

// In this order: an address that used up its guesses takes none away from the account itself.
async function countGuess(
  { guessLimits, database }: FastifyInstance,
  email: string,
  ip: string,
  keys: GuessKeys,
) {
  await guessLimits.take("address", keys.address);
  await guessLimits.take("accountFromAddress", keys.accountFromAddress);
  try {
    await guessLimits.take("account", keys.account);
  } catch (refused) {
    if (!(await wasSignedInFrom(database, email, ip))) throw refused;
  }
}
