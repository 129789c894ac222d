import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Tier } from "#contract/tiers.ts";
import { tickets } from "../../database/ticket-schema.ts";
import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { accountStatus } from "../../locales/account-status.ts";
import { accountTier } from "../../locales/account-tier.ts";
import { notFound } from "../../problem.ts";
import { closeLinks } from "../mail-links/use-link.ts";
import { endChallenges } from "../second-factor/challenges.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { enqueueNow } from "../outbox/enqueue-now.ts";
import { endSessions } from "../sessions/service.ts";
import { distrustDevices } from "../devices/devices.ts";
import { hashPassword } from "./password.ts";
import { updateAccount } from "./repository.ts";

/** What was mailed to an address and would let its reader act for the account. */
export const linksToMailbox = [
  "email_change",
  "email_verification",
  "password_reset",
  "invitation",
  "known_device",
] as const;

type App = Pick<FastifyInstance, "clock" | "realtime">;

/**
 * Sets a new password and ends every login but the one that asked, every login that waits for its second step,
 * and every link that would set another or change the address; all devices need the second step again. Returns how many logins ended.
 */
export async function changePassword(
  app: App,
  unit: UnitOfWork,
  { userId, password, keep }: { userId: string; password: string; keep?: string },
): Promise<number> {
  const account = await updateAccount(unit.tx, userId, { passwordHash: await hashPassword(password) });
  if (!account) throw notFound();
  // A change of the address that waits, too: who knew the old password may have asked for it.
  const purpose = ["password_reset", "invitation", "email_change"] as const;
  await closeLinks(unit.tx, { userId, purpose: [...purpose], now: app.clock() });
  await endChallenges(unit.tx, userId);
  await distrustDevices(unit.tx, userId);
  return endSessions(app, unit, { userId, except: keep, reason: "password_changed" });
}

/** Gives a user another role; the logins made in the old role end. @throws Problem 404. */
export async function changeRole(app: App, unit: UnitOfWork, userId: string, role: string): Promise<void> {
  if (!(await updateAccount(unit.tx, userId, { role }))) throw notFound();
  await endSessions(app, unit, { userId, reason: "role_changed" });
}

/**
 * Suspends a user, ending all logins and sockets, or lets them in again; either is told by mail, as the app is
 * closed to them. `reason` is for those who work here, `told` for the user; both are kept while it holds.
 * @throws Problem 404.
 */
export async function changeStatus(
  app: App,
  unit: UnitOfWork,
  userId: string,
  { status, reason, told }: { status: "active" | "suspended"; reason?: string; told?: string },
): Promise<void> {
  const isOut = status === "suspended";
  const change = {
    status,
    statusReason: (isOut && reason) || null,
    statusTold: (isOut && told) || null,
  };
  if (!(await updateAccount(unit.tx, userId, change))) throw notFound();
  await mailStatus(app, unit, userId, change);
  if (!isOut) return;
  await endSessions(app, unit, { userId, reason: "suspended" });
  unit.afterCommit(() => app.realtime.disconnectUser(userId));
}

/**
 * Gives a user another tier, which their tickets follow, and tells them by mail.
 * @throws Problem 404.
 */
export async function changeTier(
  app: Pick<App, "clock">,
  { tx }: UnitOfWork,
  userId: string,
  tier: Tier,
): Promise<void> {
  if (!(await updateAccount(tx, userId, { tier }))) throw notFound();
  await tx
    .update(tickets)
    .set({ isPremium: tier === "premium" })
    .where(eq(tickets.userId, userId));
  const language = await findMailLanguage(tx, userId);
  const type = `account_tier_${tier}` as const;
  const mail = { userId, kind: "notice", language, type, texts: accountTier[language][tier] } as const;
  const cause = `${type}:${randomUUID()}`;
  await enqueueNow(tx, { ...mail, cause, path: "/pages/pricing", now: app.clock() });
}

async function mailStatus(
  app: App,
  { tx }: UnitOfWork,
  userId: string,
  { status, statusTold }: { status: "active" | "suspended"; statusTold: string | null },
): Promise<void> {
  const language = await findMailLanguage(tx, userId);
  const isOut = status === "suspended";
  const type = isOut ? "account_suspended" : "account_restored";
  const texts = isOut ? accountStatus[language].suspended(statusTold) : accountStatus[language].restored;
  const mail = { userId, kind: "notice", language, type, texts, cause: `${type}:${randomUUID()}` } as const;
  await enqueueNow(tx, { ...mail, path: isOut ? "/contact" : "/login", now: app.clock() });
}
