import { randomUUID } from "node:crypto";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { connectPaypal, PaypalConnection } from "#contract/payout-runs/payout-services.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { payoutServices, payoutTransfers } from "../../database/schema/payout-transfer-schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { createCredentialsCipher } from "../connections/cipher.ts";
import { viewPaypal } from "./repository.ts";

const isOpen = inArray(payoutTransfers.state, ["waiting", "accepted"]);
const object = { type: "payout-service", id: "paypal", label: "PayPal" };

interface NewConnection {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** `null` for the demo's own connection. */
  by: string | null;
  at: Date;
}

/** Stores the credentials of PayPal's API, replacing earlier ones. */
export async function storePaypal(
  tx: Transaction,
  payoutKey: string,
  { clientId, clientSecret, webhookId, by, at }: NewConnection,
): Promise<void> {
  const id = randomUUID();
  const cipher = createCredentialsCipher(payoutKey);
  const ciphertext = cipher.seal({ clientId, clientSecret }, { id, network: "paypal" });
  const row = { id, clientId, ciphertext, webhookId, createdBy: by, createdAt: at };
  await tx
    .insert(payoutServices)
    .values({ service: "paypal", ...row })
    .onConflictDoUpdate({ target: payoutServices.service, set: row });
}

/**
 * Connects PayPal's API. Failed transfers are immediately tried again with the new credentials. @throws
 * Problem 409 `payout_service_busy` for credentials of another app while a run is being sent
 */
export function connectPaypalApi(
  app: FastifyInstance,
  request: FastifyRequest,
  input: z.output<typeof connectPaypal.body>,
): Promise<PaypalConnection> {
  return adminAction(app, request, {
    async run({ tx, at, admin, afterCommit, log }) {
      const { clientId, webhookId } = input;
      // Another PayPal account wouldn't recognize a run that was already sent, and would pay it again.
      if ((await tx.$count(payoutTransfers, and(isOpen, ne(payoutTransfers.clientId, clientId)))) > 0)
        throw new Problem(409, "payout_service_busy");
      await storePaypal(tx, app.environment.PAYOUT_KEY, { ...input, by: admin.userId, at });
      await tx.update(payoutTransfers).set({ nextAt: at }).where(isOpen);
      afterCommit(() => app.transferSignal.wake());
      await log({ action: "payout-service.connect", object, before: null, after: { clientId, webhookId } });
      return viewPaypal(tx, app.environment);
    },
  });
}

/** Deletes PayPal's credentials. @throws Problem 409 `payout_service_busy` while a run is being sent */
export function disconnectPaypalApi(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<PaypalConnection> {
  return adminAction(app, request, {
    async run({ tx, log }) {
      if ((await tx.$count(payoutTransfers, isOpen)) > 0) throw new Problem(409, "payout_service_busy");
      const [removed] = await tx
        .delete(payoutServices)
        .where(eq(payoutServices.service, "paypal"))
        .returning({ clientId: payoutServices.clientId });
      if (removed) await log({ action: "payout-service.disconnect", object, before: removed, after: null });
      return viewPaypal(tx, app.environment);
    },
  });
}
