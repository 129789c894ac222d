import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { MailState } from "#contract/notifications/mails.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { mailAttachments, mailItems, mails } from "../../database/schema/mail-schema.ts";
import { users } from "../../database/schema/schema.ts";

export type MailRow = typeof mails.$inferSelect;
export type MailItemRow = typeof mailItems.$inferSelect;
/** The recipient of a mail, with the current address. */
export type Recipient = Pick<typeof users.$inferSelect, "email" | "language"> & { name: string | null };
export interface MailWithItems {
  mail: MailRow;
  recipient: Recipient;
  items: MailItemRow[];
}

/**
 * Leases the mail that has been due for the longest time and isn't being sent. Concurrent processes get
 * different mails. The lease counts as an attempt, because the process may crash while it sends the mail.
 */
export async function takeDueMail(queryable: Queryable, now: Date, leasedUntil: Date) {
  const due = queryable
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.state, "waiting"),
        lte(mails.sendAfter, now),
        or(isNull(mails.leasedUntil), lt(mails.leasedUntil, now)),
      ),
    )
    .orderBy(asc(mails.sendAfter))
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await queryable
    .update(mails)
    .set({ leasedUntil, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, sql`(${due})`))
    .returning();
  return taken;
}

/**
 * Ends a mail as sent or given up, so that it isn't taken again. `sent` is always stored, even if another
 * process has taken the mail since; the other states are stored only if none has.
 */
export async function endMail(
  queryable: Queryable,
  id: string,
  state: Exclude<MailState, "waiting">,
  now: Date,
  error: string | null = null,
): Promise<void> {
  await queryable
    .update(mails)
    .set({ state, error, leasedUntil: null, sentAt: state === "sent" ? now : null })
    .where(and(eq(mails.id, id), state === "sent" ? undefined : eq(mails.state, "waiting")));
}

/**
 * Returns a taken mail to the queue until `sendAfter`. Changes nothing if another process has taken it since.
 * If `isTry` is false, the attempt isn't counted, because the mail was taken before it could be sent.
 */
export async function postponeMail(
  queryable: Queryable,
  { id, leasedUntil }: MailRow,
  sendAfter: Date,
  { error, isTry }: { error: string | null; isTry: boolean },
): Promise<void> {
  await queryable
    .update(mails)
    .set({
      sendAfter,
      error,
      leasedUntil: null,
      attempts: isTry ? mails.attempts : sql`${mails.attempts} - 1`,
    })
    .where(and(eq(mails.id, id), eq(mails.state, "waiting"), eq(mails.leasedUntil, leasedUntil!)));
}

/** Deletes a mail together with its recipient. */
export async function forgetMail(queryable: Queryable, id: string): Promise<void> {
  await queryable.delete(mails).where(eq(mails.id, id));
}

/** Locks a mail until the transaction ends. Returns undefined if it doesn't exist. */
export async function lockMail(tx: Transaction, id: string): Promise<MailRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for("update");
  return row;
}

/** Resets the attempts of a locked mail. The last error stays until another one occurs. */
export async function requeueMail(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(mails).set({ state: "waiting", attempts: 0, sendAfter: now }).where(eq(mails.id, id));
}

/** The columns of a mail and its recipient. */
export const mailColumns = {
  mail: mails,
  recipient: {
    email: sql<string>`coalesce(${mails.toAddress}, ${users.email})`,
    // Only accounts with a confirmed address are greeted by name, because anyone can sign up with another
    // person's address and choose the name. Otherwise `null`.
    name: sql<string | null>`case
      when ${users.id} is null then ${mails.toName}
      when ${users.emailVerifiedAt} is not null
        and lower(coalesce(${mails.toAddress}, ${users.email})) = lower(${users.email}) then ${users.name}
    end`,
    language: sql<string>`coalesce(${users.language}, ${mails.language})`,
  },
};

/** Returns one mail with its recipient and items, or undefined if it doesn't exist. */
export async function findMail(queryable: Queryable, id: string): Promise<MailWithItems | undefined> {
  if (!isUuid(id)) return undefined;
  const rows = await queryable
    .select(mailColumns)
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(eq(mails.id, id));
  return (await withItems(queryable, rows))[0];
}

/** Returns the attachments of a mail. */
export async function findAttachments(queryable: Queryable, mailId: string) {
  const rows = await queryable.select().from(mailAttachments).where(eq(mailAttachments.mailId, mailId));
  return rows.map(({ fileName: filename, contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(content),
  }));
}

/** Returns a member's email address, or undefined if the member doesn't exist. */
export async function findAddress(queryable: Queryable, userId: string): Promise<string | undefined> {
  const [user] = await queryable.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email;
}

/** Returns the mails together with their items. */
export async function withItems(
  queryable: Queryable,
  mails: Omit<MailWithItems, "items">[],
): Promise<MailWithItems[]> {
  const ids = mails.map(({ mail }) => mail.id);
  if (ids.length === 0) return [];
  const items = await queryable
    .select()
    .from(mailItems)
    .where(inArray(mailItems.mailId, ids))
    .orderBy(asc(mailItems.sequence));
  return mails.map((one) => ({ ...one, items: items.filter(({ mailId }) => mailId === one.mail.id) }));
}

/** Deletes mails that ended before a day. Dead letters stay until an admin has handled them. */
export async function pruneMails(queryable: Queryable, before: Date): Promise<void> {
  await queryable
    .delete(mails)
    .where(and(inArray(mails.state, ["sent", "dropped"]), lt(mails.createdAt, before)));
}
