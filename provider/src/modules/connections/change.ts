import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  type connectNetwork,
  type NetworkConnection,
  type pauseConnection,
  pullNetwork,
} from "#contract/networks/admin-connections.ts";
import { connectors } from "../../connectors/connectors.ts";
import { networkConnections } from "../../database/schema/connection-schema.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { lockNetwork } from "../networks/settings.ts";
import { insertConnection, insertRun, replaceCredentials } from "./repository.ts";
import { createCredentialsCipher, type Credentials } from "./cipher.ts";
import { findConnectionView } from "./view.ts";

const hour = 60 * 60 * 1000;

/**
 * Stores the credentials of a network's API and starts reading the API. No log and no response contains the
 * credentials. @throws Problem 404, also without a connector; 400 at the field of an invalid credential; and as
 * `adminAction`
 */
export function connectApi(
  app: FastifyInstance,
  request: FastifyRequest,
  key: string,
  { credentials: enteredCredentials, overlapHours }: z.output<typeof connectNetwork.body>,
): Promise<NetworkConnection> {
  const cipher = createCredentialsCipher(app.environment.PAYOUT_KEY);
  return adminAction(app, request, {
    lock: ({ tx }) => lockNetwork(tx, key),
    async run({ tx, at, admin, log }, network) {
      const credentials = readCredentials(network, enteredCredentials);
      const { key: name } = network;
      const by = admin.userId;
      const connection = await findConnectionView(tx, name);
      if (!connection?.connection) await insertConnection(tx, { network: name, by, at });
      else await runNow(tx, name, at);
      await replaceCredentials(tx, cipher, {
        network: name,
        credentials,
        overlap: overlapHours * hour,
        by,
        at,
      });
      await log({
        action: "network.connect",
        object: { type: "network", id: name, label: network.name },
        before: null,
        after: { overlapHours },
      });
      return (await findConnectionView(tx, name))!;
    },
  });
}

function readCredentials({ preset }: NetworkRow, enteredCredentials: Credentials): Credentials {
  const connector = preset ? connectors[preset] : undefined;
  if (!connector) throw notFound();
  const read = connector.credentials.safeParse(enteredCredentials);
  if (read.success) return read.data as Credentials;
  const names = read.error.issues.map(({ path }) => `credentials.${String(path[0])}`);
  const fields = Object.fromEntries(names.map((name) => [name, ["credential_invalid" as const]]));
  throw new Problem(400, "validation_failed", { fields });
}

/**
 * Adds a run that reads a window, and makes it due immediately. @throws Problem 404 if the network isn't
 * connected
 */
export function requestPull(
  app: FastifyInstance,
  request: FastifyRequest,
  key: string,
  body: z.output<typeof pullNetwork.body>,
): Promise<NetworkConnection> {
  const { from, to, by } = body;
  return adminAction(app, request, {
    lock: ({ tx }) => lockConnected(tx, key),
    once: (network) => ({
      route: `POST /v1/admin/networks/${network.key}/connection/pull`,
      key: idempotencyKeyIfAny(request),
      body,
      response: pullNetwork.data,
    }),
    async run({ tx, at, admin, log }, network) {
      await insertRun(tx, {
        network: network.key,
        kind: "manual",
        by,
        windowFrom: new Date(from),
        windowTo: new Date(to),
        createdAt: at,
        requestedBy: admin.userId,
      });
      await runNow(tx, network.key, at);
      await log({
        action: "network.pull",
        object: { type: "network", id: network.key, label: network.name },
        before: null,
        after: { from, to, by },
      });
      return (await findConnectionView(tx, network.key))!;
    },
  });
}

/** Schedules an immediate reading of a network's programmes and coupons. @throws Problem 404 if the network isn't connected */
export function requestProgrammes(
  app: FastifyInstance,
  request: FastifyRequest,
  key: string,
): Promise<NetworkConnection> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockConnected(tx, key),
    async run({ tx, at, log }, network) {
      const isOwn = eq(networkConnections.network, network.key);
      await tx.update(networkConnections).set({ catalogueAt: at, couponsAt: at, nextRunAt: at }).where(isOwn);
      await log({
        action: "network.sync-programmes",
        object: { type: "network", id: network.key, label: network.name },
        before: null,
        after: null,
      });
      return (await findConnectionView(tx, network.key))!;
    },
  });
}

/** Pauses or resumes a connection. @throws Problem 404 if the network isn't connected */
export function setConnectionPaused(
  app: FastifyInstance,
  request: FastifyRequest,
  key: string,
  { isPaused }: z.output<typeof pauseConnection.body>,
): Promise<NetworkConnection> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockConnected(tx, key),
    async run({ tx, at, admin, log }, network) {
      const isOwn = eq(networkConnections.network, network.key);
      const pausedBy = isPaused ? admin.userId : null;
      await tx.update(networkConnections).set({ isPaused, pausedBy }).where(isOwn);
      if (!isPaused) await runNow(tx, network.key, at);
      await log({
        action: isPaused ? "network.pause-pull" : "network.resume-pull",
        object: { type: "network", id: network.key, label: network.name },
        before: null,
        after: null,
      });
      return (await findConnectionView(tx, network.key))!;
    },
  });
}

async function lockConnected(tx: Transaction, key: string): Promise<NetworkRow | undefined> {
  const network = await lockNetwork(tx, key);
  const view = network && (await findConnectionView(tx, key));
  return view?.connection ? network : undefined;
}

async function runNow(tx: Transaction, network: string, at: Date): Promise<void> {
  await tx.update(networkConnections).set({ nextRunAt: at }).where(eq(networkConnections.network, network));
}
