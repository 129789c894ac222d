import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { defineList } from "../calls/list.ts";
import { connectorFailures } from "./connector-failures.ts";
import { boundedInstant, id, instant } from "../text/identifiers.ts";
import { secretOverlaps } from "./admin-networks.ts";
import { runKinds } from "./run-kinds.ts";

const keyParams = z.object({ key: id });
const count = z.int().nonnegative();

const connectionRun = z.object({
  id,
  kind: z.enum(runKinds),
  by: z.enum(["change", "purchase"]),
  from: instant,
  to: instant,
  state: z.enum(["waiting", "running", "done", "failed"]),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  pages: count,
  records: count,
  added: count,
  changed: count,
  unchanged: count,
  refused: count,
  /** The number of answers by HTTP status; `0` counts requests without an answer. */
  statuses: z.record(z.string(), count),
  failure: z.enum(connectorFailures).nullable(),
});
export type ConnectionRun = z.infer<typeof connectionRun>;

/** The connection to a network's API, with its recent runs. */
const networkConnection = z.object({
  network: z.object({ key: z.string(), name: z.string() }),
  /** The credentials that the network needs; empty if its API isn't supported. Values are never returned. */
  fields: z.array(z.object({ name: z.string(), isSecret: z.boolean(), isRequired: z.boolean() })),
  /** Whether the network's programmes are read, too. */
  hasProgrammes: z.boolean(),
  hasCoupons: z.boolean(),
  /** `null` until credentials were entered. */
  connection: z
    .object({
      isPaused: z.boolean(),
      changedThrough: instant.nullable(),
      nextRunAt: instant,
      /** The number of consecutive failed runs. */
      failures: count,
      credentialsSince: instant,
      /**
       * Programmes missing from the network's list, if there are too many to end them without an admin's
       * confirmation; otherwise `null`.
       */
      missingProgrammes: z.object({ since: instant, missing: count, known: count }).nullable(),
    })
    .nullable(),
  /** The waiting and running runs, and the last run that ended. */
  recentRuns: z.array(connectionRun).max(20),
});
export type NetworkConnection = z.infer<typeof networkConnection>;

export const getConnection = defineCall("GET", "/v1/admin/networks/{key}/connection", {
  permission: "networks.read",
  summary: "Retrieve a network's connection: schedule, recent runs and required credentials",
  params: keyParams,
  data: networkConnection,
});

export const listConnectionRuns = defineList("/v1/admin/network-runs", {
  permission: "networks.read",
  summary: "List the runs of a network's connection, newest first",
  filters: { network: id },
  row: connectionRun,
});

export const connectNetwork = defineCall("PUT", "/v1/admin/networks/{key}/connection", {
  permission: "networks.secrets",
  stepUp: true,
  summary: "Set the credentials of a network's API and start pulling it",
  params: keyParams,
  body: z.object({
    credentials: z.record(z.string().max(64), z.string().max(2_000)),
    /** The hours for which the previous credentials are used while the network refuses the new ones. */
    overlapHours: z.union(secretOverlaps.map((hours) => z.literal(hours))),
  }),
  data: networkConnection,
});

export const testConnection = defineCall("POST", "/v1/admin/networks/{key}/connection/test", {
  permission: "networks.secrets",
  summary: "Test the current credentials with a call of the network's API; stores nothing",
  params: keyParams,
  data: z.object({
    /** The account's name at the network; `null` after a failure. */
    account: z.string().nullable(),
    failure: z.enum(connectorFailures).nullable(),
    /** The HTTP status of a failure; `null` without an answer. */
    status: z.int().nullable(),
  }),
});

export const pullNetwork = defineCall("POST", "/v1/admin/networks/{key}/connection/pull", {
  permission: "networks.write",
  summary: "Start a pull of a time window now; it waits for a run in progress",
  idempotencyKey: "optional",
  params: keyParams,
  body: z
    .object({ from: boundedInstant, to: boundedInstant, by: z.enum(["change", "purchase"]) })
    .refine(({ from, to }) => from < to, { path: ["to"], error: "field_invalid" }),
  data: networkConnection,
});

export const pauseConnection = defineCall("PATCH", "/v1/admin/networks/{key}/connection", {
  permission: "networks.write",
  summary: "Pause or resume the pulling of a network",
  params: keyParams,
  body: z.object({ isPaused: z.boolean() }),
  data: networkConnection,
});

export const syncProgrammes = defineCall("POST", "/v1/admin/networks/{key}/connection/programmes", {
  permission: "networks.write",
  summary: "Pull a network's programmes and coupons now instead of at night",
  params: keyParams,
  data: networkConnection,
});
