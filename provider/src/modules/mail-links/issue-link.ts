import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/engine/connection.ts";
import { mailLinks } from "../../database/schema/mail-link-schema.ts";
import { linkMails } from "../../i18n/mail-texts.ts";
import { enqueueNow } from "../outbox/enqueue-now.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { trustedSince, type AccountTrust } from "./trust.ts";
import { hashOfLink, linkToken } from "./link-token.ts";
import { linkRules, type LinkPurpose } from "./purposes.ts";

type App = Pick<FastifyInstance, "clock" | "environment">;

const minute = 60 * 1000;

interface NewLink {
  purpose: LinkPurpose;
  /**
   * Passed in instead of being looked up, so that the same queries run whether or not an account exists (S11).
   */
  account: AccountTrust & { id: string; email: string };
  /** The recipient, if it isn't the account's address: the new address that the link confirms. */
  newEmail?: string;
  /** The session that requested the link. */
  sessionId?: string;
  /** The values of placeholders in the mail's text, besides `{minutes}`. */
  values?: Record<string, string>;
}

/** Creates a single-use link and adds its mail to the outbox. Earlier links stay valid until they expire. */
export async function issueLink(
  app: App,
  tx: Transaction,
  { purpose, account, newEmail, sessionId, values = {} }: NewLink,
): Promise<void> {
  const { minutes, path } = linkRules[purpose];
  const id = randomUUID();
  const createdAt = app.clock();
  const userId = account.id;
  const email = newEmail ?? account.email;
  await tx.insert(mailLinks).values({
    id,
    userId,
    purpose,
    email,
    trustedSince: trustedSince(account, createdAt),
    sessionId,
    hash: hashOfLink(linkToken(app.environment.TOKEN_SECRET, id)),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + minutes * minute),
  });

  const language = await findMailLanguage(tx, userId);
  const { title, description } = linkMails[language][purpose];
  const placeholders: Record<string, string> = { minutes: String(minutes), ...values };
  await enqueueNow(tx, {
    userId,
    toAddress: email,
    kind: "link",
    linkId: id,
    language,
    cause: `link:${id}`,
    type: `link:${purpose}`,
    texts: {
      title,
      // `{code}` isn't replaced yet, because the code is derived when the mail is sent.
      description: description.replace(/\{(\w+)\}/g, (match, name: string) => placeholders[name] ?? match),
    },
    path,
    now: createdAt,
  });
}
