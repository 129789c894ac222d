import { finished } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { countedAddress } from "../../plugins/client-address.ts";
import { issueLink } from "../mail-links/issue-link.ts";
import type { LinkPurpose } from "../mail-links/purposes.ts";
import { type Account, findAccount } from "./repository.ts";

interface LinkRequest {
  email: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Creates the function that mails a link to the account with a given address, if one exists and is eligible. It looks up the
 * account and creates the link only after the response has been sent, so that neither text nor timing reveals
 * whether the account exists (S11). On shutdown, pending links are finished first. The function throws Problem
 * 429, also for accounts that don't exist.
 */
export function createLinkMailing(
  app: FastifyInstance,
  purpose: LinkPurpose,
  isEligible: (account: Account) => boolean = () => true,
): (request: LinkRequest) => Promise<void> {
  const pendingMails = new Set<Promise<void>>();
  app.addHook("onClose", async () => void (await Promise.all(pendingMails)));

  async function mailLink(email: string): Promise<void> {
    const account = await findAccount(app.database, email);
    if (!account || !isEligible(account)) return;
    await inTransaction(app.database, ({ tx }) => issueLink(app, tx, { purpose, account }));
  }

  return async function ask({ email, request, reply }) {
    // The client address is counted first, so that an address over its limit doesn't use up the account's
    // links.
    await app.guessLimits.take("linkFromAddress", countedAddress(request.clientAddress));
    await app.guessLimits.take("linkToAccount", `${purpose} ${email}`);
    finished(reply.raw, () => {
      const mailed = mailLink(email)
        .catch((error: unknown) => request.log.error({ err: error }, "a link could not be made"))
        .finally(() => pendingMails.delete(mailed));
      pendingMails.add(mailed);
    });
  };
}
