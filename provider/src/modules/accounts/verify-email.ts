import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/engine/connection.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import type { Identity } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import type { Origin } from "../../request-origin.ts";
import { issueLink } from "../mail-links/issue-link.ts";
import { linkCode } from "../mail-links/link-token.ts";
import { closeLinks, findNewestLink, consumeLink } from "../mail-links/repository.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { mapAddressConflict, applyEmailChange } from "./change-email.ts";
import { updateAccount } from "./repository.ts";

const purpose = "email_verification";

/**
 * Mails another confirmation link and code.
 * @throws Problem 409 `email_verified_already`, 429 after three requests in 15 minutes
 */
export async function mailVerification(app: FastifyInstance, identity: Identity): Promise<void> {
  const { userId, email, trustedAt } = identity;
  assertNotVerified(identity);
  await app.guessLimits.take("linkToAccount", `${purpose} ${email}`);
  await inTransaction(app.database, ({ tx }) =>
    issueLink(app, tx, { purpose, account: { id: userId, email, trustedAt } }),
  );
}

/**
 * Confirms an address with a mailed link: the account's current address or its new one.
 * @throws Problem as `consumeLink` does, 409 `email_taken`
 */
export async function verifyWithLink(app: FastifyInstance, token: string, origin: Origin): Promise<void> {
  const now = app.clock();
  await mapAddressConflict(
    inTransaction(app.database, async (unit) => {
      const link = await consumeLink(unit.tx, { purpose: [purpose, "email_change"], token, now });
      const { userId, email, sessionId: keep } = link;
      if (link.purpose === purpose) await markVerified(unit.tx, { userId, now, origin });
      else await applyEmailChange(app, unit, { userId, email, keep, origin });
    }),
  );
}

/**
 * Confirms the member's address with the code of the newest mail. An account can try five codes in 15 minutes
 * and fifteen per day.
 * @throws Problem 422 `code_wrong` at field `code`, 409 `email_verified_already`, 429 after too many guesses
 */
export async function verifyWithCode(
  app: FastifyInstance,
  { identity, code, origin }: { identity: Identity; code: string; origin: Origin },
): Promise<void> {
  const { userId } = identity;
  const now = app.clock();
  assertNotVerified(identity);
  await app.guessLimits.take("mailedCode", userId);
  await app.guessLimits.take("mailedCodeInDay", userId);
  await inTransaction(app.database, async ({ tx }) => {
    const linkId = await findNewestLink(tx, { userId, purpose, now });
    const isCorrect = linkId && isSame(linkCode(app.environment.TOKEN_SECRET, linkId), code);
    if (!isCorrect) throw new Problem(422, "code_wrong", { fields: { code: ["code_wrong"] } });
    await markVerified(tx, { userId, now, origin });
  });
  await app.guessLimits.forget("mailedCode", userId);
}

function assertNotVerified({ isVerified }: Identity): void {
  if (isVerified) throw new Problem(409, "email_verified_already");
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

async function markVerified(
  tx: Transaction,
  { userId, now, origin }: { userId: string; now: Date; origin: Origin },
): Promise<void> {
  await updateAccount(tx, userId, { emailVerifiedAt: now, trustedAt: now });
  await closeLinks(tx, { userId, purpose, now });
  await recordSecurityEvent(tx, { userId, kind: "email_verified", at: now, origin });
}
