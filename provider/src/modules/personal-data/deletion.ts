import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  type Deletion,
  deletionDays,
  deletionObstacle,
  type DeletionObstacle,
} from "#contract/accounts/personal-data.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { claims } from "../../database/schema/earning-schema.ts";
import { ledgerAccounts, users, withdrawals } from "../../database/schema/schema.ts";
import { shopOrders } from "../../database/schema/shop-schema.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { closeAccounts } from "../../ledger/accounts.ts";
import { notFound, Problem } from "../../problem.ts";
import type { Origin } from "../../request-origin.ts";
import { hashPassword } from "../accounts/password.ts";
import { memberEvent } from "../accounts/events.ts";
import { emitEvents } from "../webhooks/emit.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { enqueueDeletionMail } from "../mails/enqueue-deletion-mail.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { endSessions } from "../sessions/service.ts";
import { personalTables } from "./data-map.ts";

const day = 24 * 60 * 60 * 1000;
const batchSize = 100;

/** Returns when an account will be deleted, and the obstacles to deleting it. */
export async function deletionOf(queryable: Queryable, userId: string): Promise<Deletion> {
  const [account] = await queryable
    .select({ role: users.role, dueAt: users.deletionDueAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw notFound();
  const obstacles = await obstaclesOf(queryable, userId, account.role);
  return { dueAt: account.dueAt?.toISOString() ?? null, obstacles };
}

/**
 * Returns the obstacles to deleting an account: the account's money and pending payments would be lost, and a
 * debt would no longer have a debtor.
 */
async function obstaclesOf(queryable: Queryable, userId: string, role: string): Promise<DeletionObstacle[]> {
  const hasBalance = and(eq(ledgerAccounts.userId, userId), ne(ledgerAccounts.balance, 0n));
  const isPlaced = and(eq(shopOrders.userId, userId), eq(shopOrders.state, "placed"));
  const isOpen = and(eq(claims.userId, userId), inArray(claims.state, ["sent", "with_store"]));
  const isSent = and(eq(withdrawals.userId, userId), inArray(withdrawals.state, ["sent", "unclaimed"]));
  const applies: Record<DeletionObstacle, boolean> = {
    money:
      (await queryable.$count(ledgerAccounts, hasBalance)) > 0 ||
      (await queryable.$count(withdrawals, isSent)) > 0,
    order: (await queryable.$count(shopOrders, isPlaced)) > 0,
    claim: (await queryable.$count(claims, isOpen)) > 0,
    staff: role !== "member",
  };
  return deletionObstacle.options.filter((obstacle) => applies[obstacle]);
}

/**
 * Schedules an account's deletion in two weeks and notifies its owner. A repeated request doesn't change the
 * date.
 * @throws Problem 409 `deletion_money`, `deletion_order`, `deletion_claim`, `deletion_staff`
 */
export async function requestDeletion(
  app: FastifyInstance,
  userId: string,
  origin: Origin,
): Promise<Deletion> {
  const now = app.clock();
  return inTransaction(app.database, async (unit) => {
    const { tx } = unit;
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const { dueAt, obstacles } = await deletionOf(tx, userId);
    if (obstacles[0]) throw new Problem(409, `deletion_${obstacles[0]}`);
    if (dueAt !== null) return { dueAt, obstacles };
    const due = new Date(now.getTime() + deletionDays * day);
    await tx.update(users).set({ deletionDueAt: due }).where(eq(users.id, userId));
    await notifySecurityEvent(unit, app, { userId, kind: "deletion_asked", at: now, origin });
    return { dueAt: due.toISOString(), obstacles };
  });
}

/** Cancels a scheduled deletion. No error if there is none. */
export async function cancelDeletion(
  app: FastifyInstance,
  userId: string,
  origin: Origin,
): Promise<Deletion> {
  const at = app.clock();
  return inTransaction(app.database, async (unit) => {
    const { dueAt } = await deletionOf(unit.tx, userId);
    if (dueAt !== null) {
      await unit.tx.update(users).set({ deletionDueAt: null }).where(eq(users.id, userId));
      await recordSecurityEvent(unit.tx, { userId, kind: "deletion_undone", at, origin });
    }
    return deletionOf(unit.tx, userId);
  });
}

/**
 * Deletes the accounts whose two weeks are over. If an account has received money in the meantime, it stays and
 * its owner is notified.
 */
export async function deleteDueAccounts(app: FastifyInstance): Promise<void> {
  const isDue = and(lte(users.deletionDueAt, app.clock()), isNull(users.deletedAt));
  const due = await app.database.select({ id: users.id }).from(users).where(isDue).limit(batchSize);
  for (const { id } of due) await deleteAccount(app, id);
}

async function deleteAccount(app: FastifyInstance, userId: string): Promise<void> {
  const now = app.clock();
  const passwordHash = await hashPassword(randomBytes(48).toString("base64url"));
  await inTransaction(app.database, async (unit) => {
    const { tx } = unit;
    // Waits for concurrent bookings. Later ones find the account deleted.
    await tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.userId, userId)).for("update");
    const [account] = await tx
      .select({ name: users.name, address: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for("no key update");
    const { dueAt, obstacles } = await deletionOf(tx, userId);
    if (!account || dueAt === null || new Date(dueAt) > now) return;
    if (obstacles.length > 0) {
      await tx.update(users).set({ deletionDueAt: null }).where(eq(users.id, userId));
      const origin = { ip: "", userAgent: null };
      await notifySecurityEvent(unit, app, { userId, kind: "deletion_stopped", at: now, origin });
      return;
    }
    await endSessions(app, unit, { userId, reason: "ended" });
    const language = await findMailLanguage(tx, userId);
    await eraseTraces(tx, userId);
    await enqueueDeletionMail(tx, { to: account, language, now });
    const [deleted] = await tx
      .update(users)
      .set({
        passwordHash,
        deletedAt: now,
        emailVerifiedAt: null,
        waitLiftedAt: null,
        name: "Deleted member",
        email: `${userId}@deleted.invalid`,
        language: "en",
        avatar: null,
        country: null,
        phone: null,
        shownCurrency: null,
        status: "suspended",
        statusReason: "The member deleted the account.",
        statusMessage: null,
      })
      .where(eq(users.id, userId))
      .returning();
    await emitEvents(tx, now, [memberEvent("member.deleted", deleted!)]);
    await closeAccounts(tx, userId, now);
    unit.afterCommit(() => app.realtime.disconnectUser(userId));
  });
}

async function eraseTraces(tx: Transaction, userId: string): Promise<void> {
  for (const { table, onDeletion, where, scrub } of personalTables) {
    const name = sql.raw(table);
    if (onDeletion === "erased") await tx.execute(sql`delete from ${name} where ${where(userId)}`);
    else if (scrub) await tx.execute(sql`update ${name} set ${scrub} where ${where(userId)}`);
  }
}
