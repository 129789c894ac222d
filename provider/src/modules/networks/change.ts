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
  assertHasEstimate,
  assertHasPublisher,
  assertHasSignature,
  assertHasProgrammes,
} from "./settings.ts";

interface ChangeInput {
  /** The network's key in URLs. */
  networkKey: string;
  changes: NetworkChanges;
  idempotencyKey: string | undefined;
}

/**
 * Changes settings or mapping of a network, given the version that the admin saw, and logs the actual
 * differences. A change that pays out cash back sooner is only requested: another admin approves or refuses
 * it (`holdDaysRequest`). A repeated submission (`key`) gets the first answer (M2). @throws Problem 404; 400
 * at `signature.header`, `publisher`, `trackingUrl`, `status` or `usualDaysTo`; 403 `forbidden` if the user
 * is no longer an admin; 409 `network_changed`; and as `decideOnHoldDays` and `once` do
 */
export async function updateSettings(
  app: FastifyInstance,
  request: FastifyRequest,
  { networkKey, changes, idempotencyKey }: ChangeInput,
): Promise<AdminNetwork> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockNetwork(tx, networkKey),
    needsStepUp: (network) => changes.holdDaysRequest !== undefined || changesMoney(network, changes),
    once: (network) => ({
      route: `PATCH /v1/admin/networks/${network.key}`,
      key: idempotencyKey,
      body: changes,
      response: adminNetwork,
    }),
    async run(action, network) {
      const { tx, at, log } = action;
      const { version, holdDaysRequest, ...requested } = changes;
      if (version !== network.version) throw new VersionConflict("network_changed");
      const changed = { ...network, ...requested };
      assertHasSignature(changed);
      assertHasPublisher(changed);
      const hasNewTarget = changed.trackingUrl !== network.trackingUrl;
      if (hasNewTarget || changed.status !== network.status)
        await assertHasProgrammes(tx, changed, { at, field: hasNewTarget ? "trackingUrl" : "status" });
      assertHasEstimate(changed);
      const sooner = shorterHold(network, requested);
      const { before, after } = difference(
        network,
        sooner ? { ...requested, holdDays: undefined, payableRule: undefined } : requested,
      );
      const columns = {
        ...after,
        ...((after.holdDays !== undefined || after.payableRule !== undefined) && noRequest),
        ...(sooner && (await requestHoldDays(action, network, sooner))),
        ...(holdDaysRequest && (await decideOnHoldDays(action, network, holdDaysRequest))),
      };
      assertHasEstimate({ ...network, ...columns });
      if (Object.keys(columns).length > 0) {
        await tx
          .update(networks)
          .set({ ...columns, version: version + 1 })
          .where(eq(networks.key, network.key));
      }
      if (Object.keys(after).length > 0) {
        const object = { type: "network", id: network.key, label: network.name };
        await log({ action: "network.change", object, before, after });
      }
      const origin = app.environment.PROVIDER_PUBLIC_ORIGIN;
      return (await findAdminNetwork(tx, network.key, { origin, now: at }))!;
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
function changesMoney(network: NetworkRow, changes: NetworkChanges): boolean {
  const { after } = difference(network, changes);
  return moneySettings.some((setting) => setting in after);
}

/** Returns the actual differences, with previous and new values. */
function difference(network: NetworkRow, requested: Omit<NetworkChanges, "version" | "holdDaysRequest">) {
  const changed = (Object.keys(requested) as (keyof typeof requested)[]).filter(
    (field) =>
      requested[field] !== undefined && canonicalJson(requested[field]) !== canonicalJson(network[field]),
  );
  return {
    before: Object.fromEntries(changed.map((field) => [field, network[field]])),
    after: Object.fromEntries(changed.map((field) => [field, requested[field]])),
  };
}
