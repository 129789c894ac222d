import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/engine/connection.ts";
import { connectedServices } from "../../database/schema/connected-service-schema.ts";
import { knownDevices } from "../../database/schema/device-schema.ts";
import { passkeys } from "../../database/schema/passkey-schema.ts";
import { recoveryCodes, secondFactors } from "../../database/schema/second-factor-schema.ts";
import { hasSecondFactor, lockOwner } from "../../database/queries/second-factors-of.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { removedMethodsTexts, type RemovedMethods } from "../../i18n/removed-methods.ts";
import type { Origin } from "../../request-origin.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { revokeKeysSince, type ApiKeyRow } from "../api-keys/repository.ts";
import { closeLinks } from "../mail-links/repository.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { removeCodes } from "../second-factor/recovery-codes.ts";
import { notifySecurityEventWithTexts } from "../second-factor/notify-security-event.ts";
import { endSessions } from "../sessions/service.ts";
import { findUser, updateAccount } from "./repository.ts";

interface TrustRestoration {
  userId: string;
  /** The last trusted moment; `null` if the address was never confirmed. */
  since: Date | null;
  origin: Origin;
  /** What else was removed or canceled. */
  removedPayouts?: Pick<RemovedMethods, "payoutMethods" | "withdrawals">;
}

/**
 * Restricts an account to the owner of its mailbox (S29): removes every sign-in method, known device and API
 * key added since the last trusted moment, ends all sessions, notifies the owner of what was removed, and sets
 * the trusted moment to now. On the first confirmation of the address, all of them are removed, including
 * pending mail links (S28). It waits for the lock of the activity log, so call it last.
 */
export async function restoreTrust(
  app: FastifyInstance,
  unit: UnitOfWork,
  { userId, since, origin, removedPayouts = { payoutMethods: 0, withdrawals: 0 } }: TrustRestoration,
): Promise<void> {
  const { tx } = unit;
  const now = app.clock();
  // A concurrent request to add a method waits here, and then finds its session ended.
  await lockOwner(tx, userId);
  await endSessions(app, unit, { userId, reason: "password_changed" });
  const revokedKeys = await revokeKeysSince(tx, userId, { since, at: now });
  const methods = await removeMethods(tx, userId, since);
  const removed = { ...methods, apiKeys: revokedKeys.length, ...removedPayouts };
  if (since === null) await closeLinks(tx, { userId, now });
  await updateAccount(tx, userId, { trustedAt: now });
  if (Object.values(removed).every((count) => count === 0)) return;
  const texts = removedMethodsTexts(await findMailLanguage(tx, userId), removed);
  await notifySecurityEventWithTexts(
    unit,
    app,
    { userId, kind: "sign_in_methods_removed", at: now, origin },
    texts,
  );
  await recordRevocations(unit, { userId, at: now }, revokedKeys);
}

async function recordRevocations(
  unit: UnitOfWork,
  { userId, at }: { userId: string; at: Date },
  keys: ApiKeyRow[],
): Promise<void> {
  if (keys.length === 0) return;
  const account = await findUser(unit.tx, userId);
  for (const { id, name } of keys)
    await recordActivity(unit, {
      at,
      actor: { userId, email: account!.email },
      request: null,
      action: "api-key.revoke",
      object: { type: "api-key", id, label: name },
      before: null,
      after: null,
    });
}

async function removeMethods(
  tx: Transaction,
  userId: string,
  since: Date | null,
): Promise<Omit<RemovedMethods, "apiKeys" | "payoutMethods" | "withdrawals">> {
  const ofUser = (owner: PgColumn, addedAt: PgColumn) =>
    and(eq(owner, userId), since ? gt(addedAt, since) : undefined);
  await tx.delete(knownDevices).where(ofUser(knownDevices.userId, knownDevices.firstSeenAt));
  const keys = await tx
    .delete(passkeys)
    .where(ofUser(passkeys.userId, passkeys.createdAt))
    .returning({ id: passkeys.id });
  const services = await tx
    .delete(connectedServices)
    .where(ofUser(connectedServices.userId, connectedServices.connectedAt))
    .returning({ service: connectedServices.service });
  const factors = await tx
    .delete(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, userId),
        since ? or(isNull(secondFactors.confirmedAt), gt(secondFactors.confirmedAt, since)) : undefined,
      ),
    )
    .returning({ confirmedAt: secondFactors.confirmedAt });
  const codes = await tx
    .delete(recoveryCodes)
    .where(ofUser(recoveryCodes.userId, recoveryCodes.createdAt))
    .returning({ hash: recoveryCodes.hash });
  // Recovery codes only complete a login together with a second factor.
  if (!(await hasSecondFactor(tx, userId))) await removeCodes(tx, userId);
  return {
    passkeys: keys.length,
    services: services.length,
    authenticatorApp: factors.filter(({ confirmedAt }) => confirmedAt !== null).length,
    recoveryCodes: codes.length,
  };
}
