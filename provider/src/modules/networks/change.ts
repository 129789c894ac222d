import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminNetwork, type AdminNetwork, type NetworkChanges } from "#contract/networks/admin-networks.ts";
import { canonicalJson } from "../../canonical-json.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { VersionConflict } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { reportSettings } from "../four-eyes/set-up.ts";
import type { NetworkRow } from "./repository.ts";
import { findAdminNetwork } from "./admin-repository.ts";
import { decideOnHoldDays, noRequest, requestHoldDays, shorterHold } from "./hold-days.ts";
import {
  lockNetwork,
  refuseMissingEstimate,
  refuseMissingPublisher,
  refuseMissingSignature,
  refuseWithoutProgrammes,
} from "./settings.ts";

interface ChangeInput {
  /** The network's key in URLs. */
  name: string;
  changes: NetworkChanges;
  key: string | undefined;
}

/**
 * Changes settings or mapping of a network, given the version that the admin saw, and logs the actual
 * differences. A change that pays out cash back sooner is only requested: another admin approves or refuses
 * it (`holdDaysRequest`). A repeated submission (`key`) gets the first answer (M2). @throws Problem 404; 400
 * at `signature.header`, `publisher`, `trackingUrl`, `status` or `usualDaysTo`; 403 `forbidden` if the user
 * is no longer an admin; 409 `network_changed`; and as `decideOnHoldDays` and `once` do
 */
export async function change(
  app: FastifyInstance,
  request: FastifyRequest,
  { name, changes, key }: ChangeInput,
): Promise<AdminNetwork> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockNetwork(tx, name),
    needsStepUp: (found) => changes.holdDaysRequest !== undefined || changesMoney(found, changes),
    once: (found) => ({
      route: `PATCH /v1/admin/networks/${found.key}`,
      key,
      body: changes,
      answer: adminNetwork,
    }),
    async run(action, found) {
      const { tx, at, log } = action;
      const { version, holdDaysRequest, ...requested } = changes;
      if (version !== found.version) throw new VersionConflict("network_changed");
      const changed = { ...found, ...requested };
      refuseMissingSignature(changed);
      refuseMissingPublisher(changed);
      const hasNewTarget = changed.trackingUrl !== found.trackingUrl;
      if (hasNewTarget || changed.status !== found.status)
        await refuseWithoutProgrammes(tx, changed, { at, field: hasNewTarget ? "trackingUrl" : "status" });
      refuseMissingEstimate(changed);
      const sooner = shorterHold(found, requested);
      const { before, after } = difference(
        found,
        sooner ? { ...requested, holdDays: undefined, payableRule: undefined } : requested,
      );
      const columns = {
        ...after,
        ...((after.holdDays !== undefined || after.payableRule !== undefined) && noRequest),
        ...(sooner && (await requestHoldDays(action, found, sooner))),
        ...(holdDaysRequest && (await decideOnHoldDays(action, found, holdDaysRequest))),
      };
      refuseMissingEstimate({ ...found, ...columns });
      if (Object.keys(columns).length > 0) {
        await tx
          .update(networks)
          .set({ ...columns, version: version + 1 })
          .where(eq(networks.key, found.key));
      }
      if (Object.keys(after).length > 0) {
        const object = { type: "network", id: found.key, label: found.name };
        await log({ action: "network.change", object, before, after });
      }
      const origin = app.environment.PROVIDER_PUBLIC_ORIGIN;
      return (await findAdminNetwork(tx, found.key, { origin, now: at }))!;
    },
  });
}

/**
 * Settings that determine where clicks lead, who can report, how reports are interpreted and when money becomes
 * payable.
 */
const moneySettings = [
  "trackingUrl",
  "publisher",
  "clickFormat",
  "clickLength",
  ...reportSettings,
  "payableRule",
  "holdDays",
] as const;

/** Returns whether a money setting changes. Forms send all settings, so equal values don't count. */
function changesMoney(found: NetworkRow, changes: NetworkChanges): boolean {
  const { after } = difference(found, changes);
  return moneySettings.some((setting) => setting in after);
}

/** Returns the actual differences, with previous and new values. */
function difference(found: NetworkRow, requested: Omit<NetworkChanges, "version" | "holdDaysRequest">) {
  const changed = (Object.keys(requested) as (keyof typeof requested)[]).filter(
    (field) =>
      requested[field] !== undefined && canonicalJson(requested[field]) !== canonicalJson(found[field]),
  );
  return {
    before: Object.fromEntries(changed.map((field) => [field, found[field]])),
    after: Object.fromEntries(changed.map((field) => [field, requested[field]])),
  };
}
