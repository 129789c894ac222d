import { finished } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inTransaction } from "../../database/unit-of-work.ts";
import { countedAddress } from "../../plugins/client-address.ts";
import { issueLink } from "../mail-links/issue-link.ts";
import type { LinkPurpose } from "../mail-links/purposes.ts";
import { findAccount } from "./repository.ts";

interface LinkRequest {
  email: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Makes what mails a link to the account with an address, if there is one. The account is looked up and the
 * link made once the answer has gone: neither text nor time may tell whether there is such an account (S11).
 * A provider that stops finishes the links under way first. It throws Problem 429, for accounts that do not
 * exist, too.
 */
export function createLinkMailing(
  app: FastifyInstance,
  purpose: LinkPurpose,
): (asked: LinkRequest) => Promise<void> {
  const underWay = new Set<Promise<void>>();
  app.addHook("onClose", async () => void (await Promise.all(underWay)));

  async function mailLink(email: string): Promise<void> {
    const account = await findAccount(app.database, email);
    if (!account) return;
    await inTransaction(app.database, ({ tx }) => issueLink(app, tx, { purpose, account }));
  }

  return async function ask({ email, request, reply }) {
    // In this order: an address that used up its links takes none away from the account.
    await app.guessLimits.take("linkFromAddress", countedAddress(request.clientAddress));
    await app.guessLimits.take("linkToAccount", `${purpose} ${email}`);
    finished(reply.raw, () => {
      const mailed = mailLink(email)
        .catch((error: unknown) => request.log.error({ err: error }, "a link could not be made"))
        .finally(() => underWay.delete(mailed));
      underWay.add(mailed);
    });
  };
}
