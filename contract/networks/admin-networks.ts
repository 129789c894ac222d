import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { conversion } from "../exchange-rates/exchange-rates.ts";
import { defineExport } from "../calls/export.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList, searchText } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { networkPresetKeys } from "./presets/keys.ts";
import { networkSettings, networkStatus, networkTrusts, newNetworkKey, payableRule } from "./networks.ts";
import { interpretation, postbackMapping, postbackReason } from "./postbacks.ts";
import { plainText } from "../text/text.ts";

const networkPreset = z.enum(networkPresetKeys);

const person = z.object({ id, name: z.string(), email: z.string() });
const keyParams = z.object({ key: id });

/** A network in a list, with key figures. */
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
    /** The address for the network's reports. */
    postbackUrl: z.string(),
    lastReportAt: instant.nullable(),
    /**
     * The number of purchases of the last 90 days that the network decided on, and how many of them it rejected
     * or reversed.
     */
    decided: z.int().nonnegative(),
    refused: z.int().nonnegative(),
    /** The number of reports that wait for an admin. */
    quarantined: z.int().nonnegative(),
  });
export type ListedNetwork = z.infer<typeof listedNetwork>;

/** A secret's dates and creator. The secret itself is never returned. */
export const networkSecret = z.object({
  id,
  createdAt: instant,
  /** `null` for secrets of the demo data. */
  createdBy: person.nullable(),
  /** `null` for the current secret. */
  endsAt: instant.nullable(),
});
export type NetworkSecret = z.infer<typeof networkSecret>;

export const adminNetwork = networkSettings.extend({
  ...listedNetwork.shape,
  // The stored template. A template that was valid under an older rule is returned too, so that it can be
  // fixed.
  trackingUrl: z.string(),
  publisher: z.string().nullable(),
  /** The preset that the network was created from; `null` if none. */
  preset: networkPreset.nullable(),
  addresses: z.array(z.string()),
  /** `null` until an admin sets a mapping. */
  mapping: postbackMapping.nullable(),
  /** The valid secrets, the current one first. */
  secrets: z.array(networkSecret),
  /**
   * A request to pay out cash back sooner, which another admin has to approve. `rule` is `null` if the payable rule
   * doesn't change.
   */
  holdDaysRequest: z
    .object({ days: z.int(), rule: payableRule.nullable(), by: person, at: instant })
    .nullable(),
  version: z.int().positive(),
  createdAt: instant,
});
export type AdminNetwork = z.infer<typeof adminNetwork>;

export const listNetworks = defineList("/v1/admin/networks", {
  permission: "networks.read",
  summary: "List the affiliate networks by name, with recent performance",
  filters: {
    status: networkStatus.optional(),
    /** Part of a name. */
    q: searchText,
  },
  row: listedNetwork,
});
export const exportNetworks = defineExport(listNetworks, {
  summary: "Export the filtered networks with recent performance as CSV",
});
export const getNetwork = defineCall("GET", "/v1/admin/networks/{key}", {
  permission: "networks.read",
  summary: "Retrieve a network with its settings, mapping and valid secrets",
  params: keyParams,
  data: adminNetwork,
});
export const createNetwork = defineCall("POST", "/v1/admin/networks", {
  permission: "networks.write",
  stepUp: true,
  summary:
    "Create a network without a secret, with the mapping of a preset or none; without a mapping nothing is credited",
  body: networkSettings.extend({
    key: newNetworkKey,
    /** The preset whose mapping is used initially. The caller sends the preset's other settings. */
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
 * A mapping that an admin can set. It must have at least one status word (in lower case), or define the status
 * of reports that contain none.
 */
export const newMapping = postbackMapping.refine(hasValidStatuses, {
  path: ["statuses"],
  error: "status_words_invalid",
});
function hasValidStatuses({
  parameters,
  statuses,
  statusWhenMissing,
}: z.infer<typeof postbackMapping>): boolean {
  const words = Object.keys(statuses);
  const reportsStatus =
    statusWhenMissing !== undefined || (parameters.status !== undefined && words.length > 0);
  return reportsStatus && words.every((word) => word === word.trim().toLowerCase());
}

/** The fields to change. `version` is the version of the network that the change is based on. */
export const networkChanges = networkSettings
  .extend({ mapping: newMapping })
  .partial()
  .extend({
    version: z.int().positive(),
    /** The decision on another admin's request to pay out cash back sooner. */
    holdDaysRequest: z.enum(["approve", "refuse"]).optional(),
  });
export type NetworkChanges = z.infer<typeof networkChanges>;

/**
 * Requires step-up for settings that decide where clicks lead, who can report, how reports are read and when
 * money becomes payable.
 */
export const changeNetwork = defineCall("PATCH", "/v1/admin/networks/{key}", {
  permission: "networks.write",
  stepUp: "conditional",
  summary: "Update a network's settings or mapping; 409 if it has changed since",
  params: keyParams,
  body: networkChanges,
  data: adminNetwork,
  idempotencyKey: "optional",
});

/**
 * A secret that a network has chosen. A secret of Standard Webhooks (`whsec_`) has a key of 24 to 64 bytes in
 * base64; any other secret is itself the key.
 */
export const chosenSecret = z
  .string()
  .regex(/^[!-~]{16,200}$/, "network_secret_invalid")
  .regex(/^(?!whsec_)|^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, "network_secret_invalid");

/** The possible numbers of hours for which earlier secrets remain valid. */
export const secretOverlaps = [0, 24, 168] as const;
export const rotateNetworkSecret = defineCall("POST", "/v1/admin/networks/{key}/rotate-secret", {
  permission: "networks.secrets",
  stepUp: true,
  summary: "Create a new secret for a network; it is returned only in this response",
  params: keyParams,
  body: z.object({
    overlapHours: z.union(secretOverlaps.map((hours) => z.literal(hours))),
    /**
     * The id of the current secret as shown to the admin; `null` if there is none. The request is refused if
     * another secret has replaced it.
     */
    replaces: id.nullable(),
    /** The secret that the network has chosen; if absent, one is generated. */
    secret: chosenSecret.optional(),
  }),
  data: z.object({
    network: adminNetwork,
    /** `null` if the same request was made before: a secret is returned only once. */
    secret: z.string().nullable(),
  }),
  idempotencyKey: "optional",
});

const maxSampleLength = 16 * 1024;

const testedReport = z.discriminatedUnion("isRead", [
  z.object({
    isRead: z.literal(true),
    interpretation,
    /** The report's amounts in the accounts' currency; `null` if no conversion is needed or possible. */
    converted: z.object({ orderAmount: minorUnits, commission: minorUnits, currency, conversion }).nullable(),
    /** Whether the report is in another currency and there is no rate of its day. */
    isRateMissing: z.boolean(),
  }),
  z.object({
    isRead: z.literal(false),
    reason: postbackReason,
    /** The values that were found in the sample, by mapping field (`amount`). */
    found: z.record(z.string(), z.string()),
  }),
]);

export const tryMapping = defineCall("POST", "/v1/admin/networks/try-mapping", {
  permission: "networks.write",
  summary: "Test a mapping with a sample report; stores nothing",
  body: z.object({
    mapping: newMapping,
    /**
     * A sample as the network sends it: a JSON object, an array, a form, a query, or a complete URL with a
     * query.
     */
    sample: plainText.trim().min(1).max(maxSampleLength),
  }),
  /** The reports in the sample; more than one only if it is a JSON array. */
  data: z.object({ reports: z.array(testedReport) }),
});
export type TestedReport = z.infer<typeof testedReport>;
export type MappingTest = z.infer<typeof tryMapping.data>;
