import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CallData } from "#contract/calls/call.ts";
import type { changeIssuer as changeIssuerCall } from "#contract/invoices/invoices.ts";
import type { Issuer } from "#contract/invoices/issuer.ts";
import { canonicalJson } from "../../canonical-json.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { invoiceIssuer } from "../../database/schema/invoice-schema.ts";
import { identityOf } from "../../plugins/identity.ts";
import { VersionConflict } from "../../problem.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { decideOnSettings, recordChange, lockArea } from "../settings/change.ts";
import { findSettingsInForce, issuerCurrency } from "../settings/current.ts";
import { readArea } from "../settings/read.ts";
import { notifyFinanceStaff } from "./issuer-notice.ts";

type CurrentIssuer = CallData<typeof changeIssuerCall>;

/** Returns the issuer of invoices; its fields are empty until an admin has entered them. */
export async function findIssuer(queryable: Queryable): Promise<Issuer> {
  return (await findSettingsInForce(queryable, "issuer", issuerCurrency)).value;
}

/** Returns the issuer with the change that waits for approval and the latest changes. */
export function readIssuer(queryable: Queryable, viewer: string): Promise<CurrentIssuer> {
  return readArea(queryable, "issuer", { currency: issuerCurrency, viewer });
}

/**
 * Requests a change of the issuer (M28). It takes effect when a second person approves, and all finance staff
 * are notified by mail. The first entry takes effect immediately if it has no bank account. Equal values change
 * nothing.
 * @throws VersionConflict `settings_changed`; Problem 409 `settings_waiting` while another change waits; and as `adminAction` does
 */
export async function changeIssuer(
  app: FastifyInstance,
  request: FastifyRequest,
  { version: expected, ...issuer }: Issuer & { version?: number | undefined },
): Promise<CurrentIssuer> {
  return adminAction(app, request, {
    async lock({ tx }) {
      await lockArea(tx, "issuer");
      return findSettingsInForce(tx, "issuer", issuerCurrency);
    },
    async run(action, { version, value: before }) {
      const { tx } = action;
      if (expected !== undefined && expected !== version) throw new VersionConflict("settings_changed");
      if (canonicalJson(before) !== canonicalJson(issuer)) {
        const isFirst = version === 0 && (await tx.$count(invoiceIssuer)) === 0;
        if (isFirst && !hasAccount(issuer)) await enter(action, issuer);
        else await propose(action, { version: version + 1, before, issuer });
      }
      return readIssuer(tx, identityOf(request).userId);
    },
  });
}

function hasAccount({ bank, iban, bic, achRouting = "", achCompanyId = "" }: Issuer): boolean {
  return [bank, iban, bic, achRouting, achCompanyId].some((text) => text !== "");
}

async function enter({ tx, at, log }: AdminAction, issuer: Issuer): Promise<void> {
  await tx.insert(invoiceIssuer).values({ id: 1, issuer, updatedAt: at });
  const object = { type: "invoice-issuer", id: "1", label: issuer.name };
  await log({ action: "invoice.issuer", object, before: null, after: issuer });
}

async function propose(
  action: AdminAction,
  { version, before, issuer }: { version: number; before: Issuer; issuer: Issuer },
): Promise<void> {
  const { tx, at, admin, log } = action;
  const change = { area: "issuer" as const, currency: issuerCurrency, version, value: issuer };
  const id = await recordChange(action, change);
  await notifyFinanceStaff(tx, { event: "requested", id, at, by: admin.userId, issuer });
  await log({
    action: "settings.propose",
    object: { type: "settings", id: "issuer", label: issuer.name },
    before: { version: version - 1, ...before },
    after: { version, ...issuer },
  });
}

/**
 * Approves or rejects a pending change of the issuer. All finance staff are notified of an approval by mail.
 * @throws as `decideOnSettings` does
 */
export function decideOnIssuer(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  decision: Parameters<typeof decideOnSettings>[3],
) {
  return decideOnSettings(app, request, id, decision, {
    isOfScope: (area) => area === "issuer",
    permission: "invoices.write",
    route: "POST /v1/admin/invoice-issuer",
    async onApproved({ tx, at, admin }, change) {
      const issuer = change.value as Issuer;
      await notifyFinanceStaff(tx, { event: "in_force", id: change.id, at, by: admin.userId, issuer });
    },
  });
}
