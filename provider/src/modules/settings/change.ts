import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { settingsCalls, settingsDecision } from "#contract/settings/admin-settings.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import type { Settings } from "#contract/settings/settings.ts";
import { needsSecondAdmin, type RecordedArea, type SettingsArea } from "#contract/settings/settings-areas.ts";
import { amountLimit } from "../../amount-limit.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { settingChanges } from "../../database/schema/settings-schema.ts";
import { Problem, VersionConflict } from "../../problem.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { lockAdmins } from "../admin-actions/lock-admin.ts";
import { findSettingsInForce } from "./current.ts";
import { readArea } from "./read.ts";
import { validateSettings } from "./rules.ts";

/**
 * Changes an area's settings: immediately, or after a second admin's approval if the area affects money.
 * @throws Problem 409 `settings_changed` if another change was made first, `settings_waiting` while another
 * change waits for approval; 422 at the field, see `validateSettings`; and as `adminAction` does
 */
export async function changeSettings<Area extends SettingsArea>(
  app: FastifyInstance,
  request: FastifyRequest,
  area: Area,
  {
    version,
    value,
    key: idempotencyKey,
  }: { version: number; value: Settings[Area]; key: string | undefined },
) {
  const { CURRENCY: currency } = app.environment;
  const needsSecond = needsSecondAdmin(area);
  return adminAction(app, request, {
    lock: async ({ tx }) => {
      await lockArea(tx, area);
      return findSettingsInForce(tx, area, currency);
    },
    check: ({ at }) => validateSettings(area, value, { limit: amountLimit(app.environment), at }),
    once: () => ({
      route: `PUT /v1/admin/settings/${area}`,
      key: idempotencyKey,
      body: { version, value },
      response: settingsCalls[area].change.data as z.ZodType<Awaited<ReturnType<typeof readArea<Area>>>>,
    }),
    async run({ tx, at, admin, log }, current) {
      if (current.version !== version) throw new VersionConflict("settings_changed");
      await recordChange({ tx, at, admin }, { area, currency, version: version + 1, value });
      const result = await readArea(tx, area, { currency, viewer: admin.userId });
      await log({
        action: needsSecond ? "settings.propose" : "settings.change",
        object: { type: "settings", id: area, label: area },
        before: { version, ...current.value },
        after: { version: version + 1, ...value },
      });
      return result;
    },
  });
}

/**
 * Records a change of an area's settings. It is in force immediately, or proposed if the area needs a second
 * admin.
 * @returns the change's id
 * @throws Problem 409 `settings_waiting` while another change of the area is proposed
 */
export async function recordChange<Area extends RecordedArea>(
  { tx, at, admin }: Pick<AdminAction, "tx" | "at" | "admin">,
  change: { area: Area; currency: string; version: number; value: Settings[Area] },
): Promise<string> {
  const isOpen = and(
    eq(settingChanges.area, change.area),
    eq(settingChanges.currency, change.currency),
    eq(settingChanges.state, "proposed"),
  );
  if ((await tx.$count(settingChanges, isOpen)) > 0) throw new Problem(409, "settings_waiting");
  const id = randomUUID();
  await tx.insert(settingChanges).values({
    id,
    ...change,
    requestedBy: admin.userId,
    requestedAt: at,
    ...(needsSecondAdmin(change.area)
      ? { state: "proposed" }
      : { state: "in_force", decidedBy: admin.userId, decidedAt: at }),
  });
  return id;
}

interface Decision {
  decision: "approve" | "refuse";
  idempotencyKey: string | undefined;
}

/**
 * The proposals on which a call can decide: changes of the settings, or changes of the invoice issuer, which
 * require a different permission.
 */
interface DecisionScope {
  isOfScope: (area: RecordedArea) => boolean;
  permission: Permission;
  /** `POST /path` of the decided change, for its idempotency key. */
  route: string;
  /** Runs in the transaction of an approval, before it is logged. */
  onApproved?: (action: AdminAction, change: typeof settingChanges.$inferSelect) => Promise<void>;
}

const settingsScope: DecisionScope = {
  isOfScope: (area) => area !== "issuer",
  permission: "settings.write",
  route: "POST /v1/admin/settings-proposals",
};

/**
 * Applies a second admin's decision to a pending change. The requester can only withdraw it.
 * @throws Problem 404; 403 `settings_need_other_admin`; 409 `settings_decided`, `settings_requester_gone` if
 * the requester no longer has the permission; and as `adminAction` does
 */
export async function decideOnSettings(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { decision, idempotencyKey }: Decision,
  { isOfScope, permission, route, onApproved }: DecisionScope = settingsScope,
) {
  return adminAction(app, request, {
    async lock({ tx, admin }) {
      if (!isUuid(id)) return undefined;
      const [row] = await tx.select().from(settingChanges).where(eq(settingChanges.id, id)).for("update");
      if (!row || !isOfScope(row.area)) return undefined;
      const people = [admin.userId, row.requestedBy];
      return { found: row, admins: await lockAdmins(tx, people, [permission]) };
    },
    once: () => ({
      route: `${route}/${id}`,
      key: idempotencyKey,
      body: decision,
      response: settingsDecision,
    }),
    async run(action, { found, admins }) {
      const { tx, at, admin, log } = action;
      if (found.state !== "proposed") throw new Problem(409, "settings_decided");
      const isOwn = found.requestedBy === admin.userId;
      if (decision === "approve" && isOwn) throw new Problem(403, "settings_need_other_admin");
      if (decision === "approve" && !admins.has(found.requestedBy))
        throw new Problem(409, "settings_requester_gone");
      await lockArea(tx, found.area);
      const before = await findSettingsInForce(tx, found.area, found.currency);
      const state = decision === "approve" ? ("in_force" as const) : ("refused" as const);
      await tx
        .update(settingChanges)
        .set({ state, decidedBy: admin.userId, decidedAt: at })
        .where(eq(settingChanges.id, found.id));
      if (decision === "approve") await onApproved?.(action, found);
      await log({
        action: `settings.${decision}`,
        object: { type: "settings", id: found.area, label: found.area },
        before: { version: before.version, ...before.value },
        after: { state, version: found.version, ...(found.value as object) },
      });
      return { state };
    },
  });
}

/** Locks an area until the transaction ends, so that concurrent changes of its settings wait. */
export async function lockArea(tx: Transaction, area: RecordedArea): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`settings ${area}`}, 0))`);
}
