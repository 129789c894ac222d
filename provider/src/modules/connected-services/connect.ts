import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { connectService as connectCall } from "#contract/accounts/connected-services.ts";
import { lockOwner, lockOwnerForMethod } from "../../database/queries/second-factors-of.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { requireVerifiedForSignIn, type Identity } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import type { Origin } from "../../request-origin.ts";
import { endChallenges } from "../second-factor/challenges.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import { sealFlow, consumeFlow } from "./flow.ts";
import { type ConnectedServiceRow, deleteConnection, insertConnection, isConnected } from "./repository.ts";

type Owner = Pick<Identity, "userId" | "sessionId">;

/**
 * Returns the URL at which a member connects a service. @throws Problem 409 `service_connected`, as
 * `OpenId.begin` does
 */
export async function beginConnecting(
  app: FastifyInstance,
  identity: Owner & Pick<Identity, "isVerified">,
  service: string,
): Promise<{ url: string; flow: string }> {
  requireVerifiedForSignIn(identity);
  const { userId, sessionId } = identity;
  if (await isConnected(app.database, userId, service)) throw alreadyConnected(app, service);
  const { url, flow } = await app.openId.begin(service);
  const use = { purpose: "connect", userId, sessionId } as const;
  return { url, flow: sealFlow(app.environment.TOKEN_SECRET, flow, use, app.clock()) };
}

/**
 * Connects an identity at a service to the member who started the flow, in the same session. Nothing is matched
 * by email address: a service's address may be wrong, outdated or chosen by someone else.
 * @throws Problem 410 `service_over`, as `OpenId.identify` does, 409 `service_connected`, `service_taken`
 */
export async function connectIdentity(
  app: FastifyInstance,
  { userId, sessionId }: Owner,
  { flow: sealed, answer: callbackQuery }: z.output<(typeof connectCall)["body"]>,
  origin: Origin,
): Promise<ConnectedServiceRow> {
  const use = { purpose: "connect", userId, sessionId } as const;
  const now = app.clock();
  const flow = await consumeFlow(app.database, app.environment.TOKEN_SECRET, { sealed, use, now });
  const identity = await app.openId.identify(flow, callbackQuery);
  const { service } = identity;
  return inTransaction(app.database, async (unit) => {
    await lockOwnerForMethod(unit.tx, { userId, sessionId });
    const row = await insertConnection(unit.tx, { userId, identity, connectedAt: now });
    if (!row) {
      if (await isConnected(unit.tx, userId, service)) throw alreadyConnected(app, service);
      throw new Problem(409, "service_taken", { details: nameOf(app, service) });
    }
    await notifySecurityEvent(unit, app, { userId, kind: "service_connected", at: now, origin });
    return row;
  });
}

/** Disconnects a service. The member can still log in, as every account has a password. @throws Problem 404 */
export async function disconnectIdentity(
  app: FastifyInstance,
  { userId, service }: { userId: string; service: string },
  origin: Origin,
): Promise<void> {
  await inTransaction(app.database, async (unit) => {
    await lockOwner(unit.tx, userId);
    if (!(await deleteConnection(unit.tx, userId, service))) throw notFound();
    // Includes logins that began with the service and wait for their second step.
    await endChallenges(unit.tx, userId);
    await notifySecurityEvent(unit, app, { userId, kind: "service_disconnected", at: app.clock(), origin });
  });
}

function alreadyConnected(app: FastifyInstance, service: string): Problem {
  return new Problem(409, "service_connected", { details: nameOf(app, service) });
}

/** Returns a service's display name, or its key if it is no longer offered. */
export function nameOf({ openId }: Pick<FastifyInstance, "openId">, service: string): { name: string } {
  return { name: openId.services.find(({ key }) => key === service)?.name ?? service };
}
