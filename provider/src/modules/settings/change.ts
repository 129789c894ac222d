import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { settingsCalls, settingsDecided } from "#contract/admin-settings.ts";
import type { Settings } from "#contract/settings.ts";
import { takesSecondAdmin, type SettingsArea } from "#contract/settings-areas.ts";
import { amountLimit } from "../../amount-limit.ts";
import type { Transaction } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import { settingChanges } from "../../database/settings-schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { holdAdmins } from "../admin-actions/hold-admin.ts";
import { findStanding } from "./current.ts";
import { readArea } from "./read.ts";
import { refuseUnsound } from "./rules.ts";

/**
 * Changes an area's settings: at once, or for those about money once a second admin agrees.
 * @throws Problem 409 `settings_changed` when another change came first, `settings_waiting` while one waits; 422
 * at the field, see `refuseUnsound`; and as `adminAction` does
 */
export async function changeSettings<Area extends SettingsArea>(
  app: FastifyInstance,
  request: FastifyRequest,
  area: Area,
  { version, value, key }: { version: number; value: Settings[Area]; key: string | undefined },
) {
  const { CURRENCY: currency } = app.environment;
  const needsSecond = takesSecondAdmin(area);
  return adminAction(app, request, {
    lock: async ({ tx }) => {
      await takeTurn(tx, area);
      return findStanding(tx, area, currency);
    },
    check: ({ at }) => refuseUnsound(area, value, { limit: amountLimit(app.environment), at }),
    once: () => ({
      route: `PUT /v1/admin/settings/${area}`,
      key,
      body: { version, value },
      answer: settingsCalls[area].change.data as z.ZodType<Awaited<ReturnType<typeof readArea<Area>>>>,
    }),
    async run({ tx, at, admin, log }, standing) {
      if (standing.version !== version) throw new Problem(409, "settings_changed");
      const isOpen = and(
        eq(settingChanges.area, area),
        eq(settingChanges.currency, currency),
        eq(settingChanges.state, "proposed"),
      );
      if ((await tx.$count(settingChanges, isOpen)) > 0) throw new Problem(409, "settings_waiting");
      await tx.insert(settingChanges).values({
        id: randomUUID(),
        area,
        currency,
        version: version + 1,
        value,
        requestedBy: admin.userId,
        requestedAt: at,
        ...(needsSecond
          ? { state: "proposed" }
          : { state: "in_force", decidedBy: admin.userId, decidedAt: at }),
      });
      const answer = await readArea(tx, area, { currency, viewer: admin.userId });
      await log({
        action: needsSecond ? "settings.propose" : "settings.change",
        object: { type: "settings", id: area, label: area },
        before: { version, ...standing.value },
        after: { version: version + 1, ...value },
      });
      return answer;
    },
  });
}

/**
 * A second admin's word on a change that waits; who asked for it may only take it back.
 * @throws Problem 404; 403 `settings_need_other_admin`; 409 `settings_decided`, `settings_requester_gone` when who
 * asked may no longer; and as `adminAction` does
 */
export async function decideOnSettings(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { decision, key }: { decision: "approve" | "refuse"; key: string | undefined },
) {
  return adminAction(app, request, {
    async lock({ tx, admin }) {
      if (!isUuid(id)) return undefined;
      const [found] = await tx.select().from(settingChanges).where(eq(settingChanges.id, id)).for("update");
      if (!found) return undefined;
      const people = [admin.userId, found.requestedBy];
      return { found, admins: await holdAdmins(tx, people, ["settings.write"]) };
    },
    once: () => ({
      route: `POST /v1/admin/settings-proposals/${id}`,
      key,
      body: decision,
      answer: settingsDecided,
    }),
    async run({ tx, at, admin, log }, { found, admins }) {
      if (found.state !== "proposed") throw new Problem(409, "settings_decided");
      const isOwn = found.requestedBy === admin.userId;
      if (decision === "approve" && isOwn) throw new Problem(403, "settings_need_other_admin");
      if (decision === "approve" && !admins.has(found.requestedBy))
        throw new Problem(409, "settings_requester_gone");
      await takeTurn(tx, found.area);
      const before = await findStanding(tx, found.area, found.currency);
      const state = decision === "approve" ? ("in_force" as const) : ("refused" as const);
      await tx
        .update(settingChanges)
        .set({ state, decidedBy: admin.userId, decidedAt: at })
        .where(eq(settingChanges.id, found.id));
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

/** Of changes of one area at once, one after the other: until the transaction ends. */
async function takeTurn(tx: Transaction, area: SettingsArea): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`settings ${area}`}, 0))`);
}
