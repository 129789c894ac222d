import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { MailState } from "#contract/mails.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import { mailAttachments, mailItems, mails } from "../../database/mail-schema.ts";
import { users } from "../../database/schema.ts";

export type MailRow = typeof mails.$inferSelect;
export type MailItemRow = typeof mailItems.$inferSelect;
/** Whom a mail goes to; the address as it is now. */
export type Recipient = Pick<typeof users.$inferSelect, "email" | "language"> & { name: string | null };
export interface FoundMail {
  mail: MailRow;
  recipient: Recipient;
  items: MailItemRow[];
}

/**
 * Takes the longest-waiting mail that is due and not being sent, for as long as the lease; processes
 * that ask at once get different ones. Counts as a try: the process may die with it.
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
 * A mail is out, or will never be: it is not taken again. That it is out holds whatever process has it by now; that
 * it was given up changes nothing when another process has sent it meanwhile.
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
 * Gives a taken mail back until `sendAfter`. Changes nothing when another process has it by now.
 * `isTry` false takes the try back: it was only too early.
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

/** Removes a mail, with whom it went to. */
export async function forgetMail(queryable: Queryable, id: string): Promise<void> {
  await queryable.delete(mails).where(eq(mails.id, id));
}

/** Locks a mail until the transaction ends; undefined when there is none such. */
export async function lockMail(tx: Transaction, id: string): Promise<MailRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for("update");
  return row;
}

/** Gives a locked mail all its tries again. Why the last one failed stays until another one does. */
export async function reviveMail(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(mails).set({ state: "waiting", attempts: 0, sendAfter: now }).where(eq(mails.id, id));
}

/** A mail with whom it goes to. */
export const mailColumns = {
  mail: mails,
  recipient: {
    email: sql<string>`coalesce(${mails.toAddress}, ${users.email})`,
    // Null where a stranger may have chosen the name: only an account's confirmed address is greeted with it.
    name: sql<string | null>`case
      when ${users.id} is null then ${mails.toName}
      when ${users.emailVerifiedAt} is not null
        and lower(coalesce(${mails.toAddress}, ${users.email})) = lower(${users.email}) then ${users.name}
    end`,
    language: sql<string>`coalesce(${users.language}, ${mails.language})`,
  },
};

/** One mail with whom it goes to and what it tells; undefined when there is none such. */
export async function findMail(queryable: Queryable, id: string): Promise<FoundMail | undefined> {
  if (!isUuid(id)) return undefined;
  const found = await queryable
    .select(mailColumns)
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(eq(mails.id, id));
  return (await withItems(queryable, found))[0];
}

/** The files that go with a mail. */
export async function findAttachments(queryable: Queryable, mailId: string) {
  const rows = await queryable.select().from(mailAttachments).where(eq(mailAttachments.mailId, mailId));
  return rows.map(({ fileName: filename, contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(content),
  }));
}

/** Where a member's mails go; undefined when there is no such member. */
export async function findAddress(queryable: Queryable, userId: string): Promise<string | undefined> {
  const [user] = await queryable.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email;
}

/** Mails with what each tells. */
export async function withItems(
  queryable: Queryable,
  found: Omit<FoundMail, "items">[],
): Promise<FoundMail[]> {
  const ids = found.map(({ mail }) => mail.id);
  if (ids.length === 0) return [];
  const items = await queryable
    .select()
    .from(mailItems)
    .where(inArray(mailItems.mailId, ids))
    .orderBy(asc(mailItems.sequence));
  return found.map((one) => ({ ...one, items: items.filter(({ mailId }) => mailId === one.mail.id) }));
}

/** Removes what was ended before a day; a dead letter stays until an admin has looked at it. */
export async function pruneMails(queryable: Queryable, before: Date): Promise<void> {
  await queryable
    .delete(mails)
    .where(and(inArray(mails.state, ["sent", "dropped"]), lt(mails.createdAt, before)));
}
