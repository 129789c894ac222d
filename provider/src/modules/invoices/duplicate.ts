import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Invoice, invoice } from "#contract/invoices/invoices.ts";
import { sumLines } from "#contract/invoices/invoice-sums.ts";
import { invoiceLines, invoices } from "../../database/schema/invoice-schema.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { findLines, lockInvoice } from "./repository.ts";
import { findInvoice } from "./view.ts";

/**
 * Creates a draft with copies of an invoice's lines, without purchases, month and dates. A repeated
 * submission (`key`) creates only one (M2). @throws Problem 404; and as `adminAction` does
 */
export async function duplicate(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  idempotencyKey: string | undefined,
): Promise<Invoice> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockInvoice(tx, id),
    once: (original) => ({
      route: `POST /v1/admin/invoices/${original.id}/duplicate`,
      key: idempotencyKey,
      body: null,
      response: invoice,
    }),
    async run({ tx, at, admin, log }, original) {
      const copy = randomUUID();
      const { network, currency, note, print } = original;
      const lines = await findLines(tx, original.id);
      const { total } = sumLines(lines);
      await tx.insert(invoices).values({
        id: copy,
        network,
        currency,
        total,
        note,
        print,
        createdBy: admin.userId,
        createdAt: at,
      });
      await tx.insert(invoiceLines).values(
        lines.map(({ purchases: _, ...line }) => ({
          ...line,
          id: randomUUID(),
          invoiceId: copy,
          source: "own" as const,
        })),
      );
      await log({
        action: "invoice.duplicate",
        object: { type: "invoice", id: copy, label: network },
        before: null,
        after: { copyOf: original.number ?? original.id, total: String(total) },
      });
      return (await findInvoice(tx, copy, at))!;
    },
  });
}
