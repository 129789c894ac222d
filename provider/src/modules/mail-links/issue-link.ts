import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/connection.ts";
import { mailLinks } from "../../database/mail-link-schema.ts";
import { mailItems, mails } from "../../database/mail-schema.ts";
import { linkMailTexts } from "../../locales/link-mails.ts";
import { findSettings } from "../notification-settings/repository.ts";
import { hashOfLink, linkToken } from "./link-token.ts";
import { linkRules, type LinkPurpose } from "./purposes.ts";

type App = Pick<FastifyInstance, "clock" | "environment">;

const minute = 60 * 1000;

/**
 * Makes a link for one use and puts the mail that carries it into the outbox. It goes out at once: neither
 * notification settings nor quiet hours nor a digest hold it back. Links made before stay good until they expire.
 */
export async function issueLink(
  app: App,
  tx: Transaction,
  { purpose, userId }: { purpose: LinkPurpose; userId: string },
): Promise<void> {
  const { minutes, path } = linkRules[purpose];
  const [id, mailId] = [randomUUID(), randomUUID()];
  const createdAt = app.clock();
  await tx.insert(mailLinks).values({
    id,
    userId,
    purpose,
    hash: hashOfLink(linkToken(app.environment.TOKEN_SECRET, id)),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + minutes * minute),
  });

  const { language } = await findSettings(tx, userId);
  const cause = `link:${id}`;
  await tx.insert(mails).values({
    id: mailId,
    userId,
    kind: "link",
    linkId: id,
    cause,
    language,
    sendAfter: createdAt,
    createdAt,
  });
  const { title, description } = linkMailTexts[purpose][language];
  await tx.insert(mailItems).values({
    id: randomUUID(),
    mailId,
    cause,
    type: `link:${purpose}`,
    title,
    description: description.replace("{minutes}", String(minutes)),
    path,
    createdAt,
  });
}
