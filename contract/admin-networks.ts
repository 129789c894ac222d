import { z } from "zod";
import { defineCall } from "./call.ts";
import { conversion } from "./exchange-rates.ts";
import { defineExport } from "./export.ts";
import { id, instant } from "./identifiers.ts";
import { defineList, searchText } from "./list.ts";
import { currency, minorUnits } from "./money.ts";
import { networkPresetKeys } from "./network-presets/keys.ts";
import { networkSettings, networkStatus, networkTrusts, newNetworkKey, payableRule } from "./networks.ts";
import { interpretation, postbackMapping, postbackReason } from "./postbacks.ts";
import { plainText } from "./text.ts";

const networkPreset = z.enum(networkPresetKeys);

const person = z.object({ id, name: z.string(), email: z.string() });
const keyParams = z.object({ key: id });

/** A network as a list shows it, with how it has been doing. */
export const listedNetwork = networkSettings
  .omit({
    addresses: true,
    trackingUrl: true,
    publisher: true,
    clickFormat: true,
    clickLength: true,
    signature: true,
    usualDaysFrom: true,
    usualDaysTo: true,
  })
  .extend({
    key: z.string(),
    trust: z.enum(networkTrusts),
    /** Where it reports to. */
    postbackUrl: z.string(),
    lastReportAt: instant.nullable(),
    /** Purchases of the last 90 days it has decided on, and those of them it rejected or took back. */
    decided: z.int().nonnegative(),
    refused: z.int().nonnegative(),
    /** Reports waiting for an admin. */
    quarantined: z.int().nonnegative(),
  });
export type ListedNetwork = z.infer<typeof listedNetwork>;

/** That there is a secret and how long it counts; never what it is. */
export const networkSecret = z.object({
  id,
  createdAt: instant,
  /** Null for the demo's. */
  createdBy: person.nullable(),
  /** Null for the current one. */
  endsAt: instant.nullable(),
});
export type NetworkSecret = z.infer<typeof networkSecret>;

export const adminNetwork = networkSettings.extend({
  ...listedNetwork.shape,
  // As it is stored: what an older rule allowed is still shown, to be mended.
  trackingUrl: z.string(),
  publisher: z.string().nullable(),
  /** The preset it was made from; null if it was made without one. */
  preset: networkPreset.nullable(),
  addresses: z.array(z.string()),
  /** Null until an admin says how its reports are read. */
  mapping: postbackMapping.nullable(),
  /** Those that count now, the current one first. */
  secrets: z.array(networkSecret),
  /** An earlier release that an admin requests and another has to approve; `rule` is null if it stays. */
  holdDaysRequest: z
    .object({ days: z.int(), rule: payableRule.nullable(), by: person, at: instant })
    .nullable(),
  version: z.int().positive(),
  createdAt: instant,
});
export type AdminNetwork = z.infer<typeof adminNetwork>;

export const listNetworks = defineList("/v1/admin/networks", {
  permission: "networks.read",
  summary: "The affiliate networks, by name, with how each has been doing",
  filters: {
    status: networkStatus.optional(),
    /** Part of a name. */
    q: searchText,
  },
  row: listedNetwork,
});
export const exportNetworks = defineExport(listNetworks, {
  summary: "The networks a filter finds, with how each has been doing, as a CSV file",
});
export const getNetwork = defineCall("GET", "/v1/admin/networks/{key}", {
  permission: "networks.read",
  summary: "One network with its settings, its mapping and which secrets count",
  params: keyParams,
  data: adminNetwork,
});
export const createNetwork = defineCall("POST", "/v1/admin/networks", {
  permission: "networks.write",
  stepUp: true,
  summary:
    "A new network, without a secret yet; with the mapping of a preset, or none: then nothing is credited",
  body: networkSettings.extend({
    key: newNetworkKey,
    /** How its reports are read at first; the other settings of the preset are the caller's to send. */
    preset: networkPreset.nullable().default(null),
    publisher: networkSettings.shape.publisher.default(null),
    clickFormat: networkSettings.shape.clickFormat.default("uuid"),
    clickLength: networkSettings.shape.clickLength.default(null),
    payableRule: payableRule.default("days"),
    usualDaysFrom: networkSettings.shape.usualDaysFrom.default(null),
    usualDaysTo: networkSettings.shape.usualDaysTo.default(null),
    signature: networkSettings.shape.signature.default(null),
    needsConfirmation: networkSettings.shape.needsConfirmation.default(false),
  }),
  data: adminNetwork,
  status: 201,
  idempotencyKey: "optional",
});

/**
 * How reports are read, as an admin may set it: at least one word for a status, each in lower case, or what a report
 * without a status means.
 */
export const newMapping = postbackMapping.refine(hasPlainWords, {
  path: ["statuses"],
  error: "status_words_invalid",
});
function hasPlainWords({
  parameters,
  statuses,
  statusWhenMissing,
}: z.infer<typeof postbackMapping>): boolean {
  const words = Object.keys(statuses);
  const tellsStatus =
    statusWhenMissing !== undefined || (parameters.status !== undefined && words.length > 0);
  return tellsStatus && words.every((word) => word === word.trim().toLowerCase());
}

/** The changes asked for; what is left out stays. `version` is that of the network they were made on. */
export const networkChanges = networkSettings
  .extend({ mapping: newMapping })
  .partial()
  .extend({
    version: z.int().positive(),
    /** What to do with the earlier release that another admin requests. */
    holdDaysRequest: z.enum(["approve", "refuse"]).optional(),
  });
export type NetworkChanges = z.infer<typeof networkChanges>;

/** Step-up: for what decides where clicks go, who may report, how reports are read and when money becomes payable. */
export const changeNetwork = defineCall("PATCH", "/v1/admin/networks/{key}", {
  permission: "networks.write",
  stepUp: "conditional",
  summary: "Change settings or mapping; 409 when somebody else changed the network meanwhile",
  params: keyParams,
  body: networkChanges,
  data: adminNetwork,
  idempotencyKey: "optional",
});

/** How long earlier secrets still count, in hours. */
export const secretOverlaps = [0, 24, 168] as const;
export const rotateNetworkSecret = defineCall("POST", "/v1/admin/networks/{key}/rotate-secret", {
  permission: "networks.secrets",
  stepUp: true,
  summary: "Give a network a new secret, told in this answer and never again",
  params: keyParams,
  body: z.object({
    overlapHours: z.union(secretOverlaps.map((hours) => z.literal(hours))),
    /** The current secret as the admin saw it, so that of two rotations at once one is refused; null: none. */
    replaces: id.nullable(),
  }),
  data: z.object({
    network: adminNetwork,
    /** Null when this very request came before: it was told then. */
    secret: z.string().nullable(),
  }),
  idempotencyKey: "optional",
});

const longestSample = 16 * 1024;

const triedReport = z.discriminatedUnion("isRead", [
  z.object({
    isRead: z.literal(true),
    interpretation,
    /** Its amounts in the accounts' currency; null where they are in it, or without a rate. */
    converted: z.object({ orderAmount: minorUnits, commission: minorUnits, currency, conversion }).nullable(),
    /** Whether it is in another currency and there is no rate of its day. */
    isRateMissing: z.boolean(),
  }),
  z.object({
    isRead: z.literal(false),
    reason: postbackReason,
    /** The texts that were found, by what they are to the mapping (`amount`). */
    found: z.record(z.string(), z.string()),
  }),
]);

export const tryMapping = defineCall("POST", "/v1/admin/networks/try-mapping", {
  permission: "networks.write",
  summary: "Read a sample report with a mapping; stores and changes nothing",
  body: z.object({
    mapping: newMapping,
    /** As the network sends it: a JSON object, an array of them, a form, a query, or a whole address with one. */
    sample: plainText.trim().min(1).max(longestSample),
  }),
  /** Each report of the sample: several where it is a JSON array. */
  data: z.object({ reports: z.array(triedReport) }),
});
export type TriedReport = z.infer<typeof triedReport>;
export type TriedMapping = z.infer<typeof tryMapping.data>;
