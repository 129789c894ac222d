import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Tier } from "#contract/cash-back/tiers.ts";
import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { tickets } from "../../database/schema/ticket-schema.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { accountMails } from "../../i18n/mail-texts.ts";
import type { NotificationTexts } from "../../i18n/notification-values.ts";
import { notFound } from "../../problem.ts";
import { closeLinks } from "../mail-links/repository.ts";
import { endChallenges } from "../second-factor/challenges.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { enqueueNow } from "../outbox/enqueue-now.ts";
import { endSessions } from "../sessions/service.ts";
import { distrustDevices } from "../devices/devices.ts";
import { emitEvents } from "../webhooks/emit.ts";
import { memberEvent } from "./events.ts";
import { hashPassword } from "./password.ts";
import { updateAccount } from "./repository.ts";

/** Purposes of mailed links that allow acting for the account. */
export const linksToMailbox = [
  "email_change",
  "email_verification",
  "password_reset",
  "invitation",
  "known_device",
] as const;

type App = Pick<FastifyInstance, "clock" | "realtime">;

/**
 * Sets a new password. Ends every session except `keep`, every login that waits for its second step, and
 * every link that could set another password or change the address. All devices need the second step again.
 * Returns the number of ended sessions.
 */
export async function changePassword(
  app: App,
  unit: UnitOfWork,
  { userId, password, keep }: { userId: string; password: string; keep?: string },
): Promise<number> {
  const account = await updateAccount(unit.tx, userId, { passwordHash: await hashPassword(password) });
  if (!account) throw notFound();
  // Includes pending changes of the address: they may have been requested by someone with the old password.
  const purpose = ["password_reset", "invitation", "email_change"] as const;
  await closeLinks(unit.tx, { userId, purpose: [...purpose], now: app.clock() });
  await endChallenges(unit.tx, userId);
  await distrustDevices(unit.tx, userId);
  return endSessions(app, unit, { userId, except: keep, reason: "password_changed" });
}

/** Changes a user's role and ends the sessions opened in the old role. @throws Problem 404 */
export async function changeRole(app: App, unit: UnitOfWork, userId: string, role: string): Promise<void> {
  if (!(await updateAccount(unit.tx, userId, { role }))) throw notFound();
  await endSessions(app, unit, { userId, reason: "role_changed" });
}

/**
 * Suspends a user, ending all sessions and sockets, or restores access. Either change is announced by mail, as
 * the user can't open the app. `reason` is internal, `memberMessage` is shown to the user; both are stored while the
 * suspension lasts.
 * @throws Problem 404
 */
export async function changeStatus(
  app: App,
  unit: UnitOfWork,
  userId: string,
  {
    status,
    reason,
    memberMessage,
  }: { status: "active" | "suspended"; reason?: string; memberMessage?: string },
): Promise<void> {
  const isOut = status === "suspended";
  const change = {
    status,
    statusReason: (isOut && reason) || null,
    statusMessage: (isOut && memberMessage) || null,
  };
  const account = await updateAccount(unit.tx, userId, change);
  if (!account) throw notFound();
  const event = memberEvent(isOut ? "member.suspended" : "member.restored", account);
  await emitEvents(unit.tx, app.clock(), [event]);
  await mailStatus(app, unit, userId, change);
  if (!isOut) return;
  await endSessions(app, unit, { userId, reason: "suspended" });
  unit.afterCommit(() => app.realtime.disconnectUser(userId));
}

/**
 * Changes a user's tier, including that of their tickets, and notifies them by mail.
 * @throws Problem 404
 */
export async function changeTier(
  app: Pick<App, "clock">,
  { tx }: UnitOfWork,
  userId: string,
  tier: Tier,
): Promise<void> {
  const account = await updateAccount(tx, userId, { tier });
  if (!account) throw notFound();
  await emitEvents(tx, app.clock(), [memberEvent("member.tier_changed", account)]);
  await tx
    .update(tickets)
    .set({ isPremium: tier === "premium" })
    .where(eq(tickets.userId, userId));
  const language = await findMailLanguage(tx, userId);
  const type = `account_tier_${tier}` as const;
  const mail = { userId, kind: "notice", language, type, texts: accountMails[language].tier[tier] } as const;
  const cause = `${type}:${randomUUID()}`;
  await enqueueNow(tx, { ...mail, cause, path: "/pages/pricing", now: app.clock() });
}

async function mailStatus(
  app: App,
  { tx }: UnitOfWork,
  userId: string,
  { status, statusMessage }: { status: "active" | "suspended"; statusMessage: string | null },
): Promise<void> {
  const language = await findMailLanguage(tx, userId);
  const isSuspended = status === "suspended";
  const type = isSuspended ? "account_suspended" : "account_restored";
  const texts = isSuspended ? suspensionTexts(language, statusMessage) : accountMails[language].restored;
  const mail = { userId, kind: "notice", language, type, texts, cause: `${type}:${randomUUID()}` } as const;
  await enqueueNow(tx, { ...mail, path: isSuspended ? "/contact" : "/login", now: app.clock() });
}

function suspensionTexts(language: NotificationLanguage, reason: string | null): NotificationTexts {
  const { suspended, suspensionReason } = accountMails[language];
  if (!reason) return suspended;
  const reasonText = suspensionReason.replace("{reason}", () => reason);
  return { title: suspended.title, description: `${reasonText}\n\n${suspended.description}` };
}
