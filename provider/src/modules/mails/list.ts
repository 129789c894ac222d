import { and, eq } from "drizzle-orm";
import { listMails } from "#contract/notifications/mails.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { latestFirst } from "../../database/queries/keyset-order.ts";
import { mails } from "../../database/schema/mail-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { containing } from "../../database/queries/text-search.ts";
import { mailColumns, withItems, type MailWithItems } from "./repository.ts";
import { toMail } from "./view.ts";

/** The outbox, newest first. */
export const mailList = keysetList(listMails, () => ({
  select: (queryable) =>
    queryable.select(mailColumns).from(mails).leftJoin(users, eq(users.id, mails.userId)),
  count: (rows) => rows.from(mails).leftJoin(users, eq(users.id, mails.userId)),
  where: ({ state, q }) =>
    and(
      state ? eq(mails.state, state) : undefined,
      containing(q, [users.name, users.email, mails.toAddress]),
    ),
  order: () => latestFirst(mails.sequence, ({ mail }: Pick<MailWithItems, "mail">) => mail.sequence),
  view: async (rows, queryable) => (await withItems(queryable, rows)).map(toMail),
}));
