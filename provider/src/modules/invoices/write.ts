import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import {
  type LineRequest,
  type changeInvoice,
  type createInvoice,
  type Invoice,
  invoice,
} from "#contract/invoices/invoices.ts";
import { defaultPrint } from "#contract/invoices/invoice-limits.ts";
import type { PrintRequest, InvoicePrint } from "#contract/invoices/invoice-print.ts";
import { sumLines } from "#contract/invoices/invoice-sums.ts";
import { amountLimit, isAbove, limitDetails } from "../../amount-limit.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { users } from "../../database/schema/schema.ts";
import { invoiceLines, invoices } from "../../database/schema/invoice-schema.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { notFound, Problem, VersionConflict } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { assertValidIssueDay } from "./issue-day.ts";
import { isActiveStaff } from "./staff.ts";
import { findLines, type InvoiceRow, type LineRow, lockInvoice, updateInvoice } from "./repository.ts";
import { findInvoice } from "./view.ts";

type InvoiceInput = Omit<z.output<(typeof changeInvoice)["body"]>, "version">;
type Row = typeof invoiceLines.$inferInsert;

/**
 * Creates a draft by hand. A repeated submission (`key`) gets the first answer (M2).
 * @throws Problem 400 at the invalid input; and as `assertValidIssueDay` and `adminAction` do
 */
export async function createDraft(
  app: FastifyInstance,
  request: FastifyRequest,
  { network, ...fields }: z.output<(typeof createInvoice)["body"]>,
  idempotencyKey: string | undefined,
): Promise<Invoice> {
  assertValidDays(fields);
  return adminAction(app, request, {
    once: () => ({
      route: "POST /v1/admin/invoices",
      key: idempotencyKey,
      body: { network, ...fields },
      response: invoice,
    }),
    async run({ tx, at, admin, log }) {
      const [found] = await tx.select().from(networks).where(eq(networks.key, network)).for("share");
      if (!found) throw fieldError("invoice_network_unknown", "network");
      const id = randomUUID();
      if (fields.issuedOn) await assertValidIssueDay(tx, fields.issuedOn, at);
      const lines = rowsOf(app, id, fields.lines, []);
      const { issuedOn, dueOn, note } = fields;
      const print = await printOf(tx, fields.print, defaultPrint);
      const currency = app.environment.CURRENCY;
      const row = { id, network, currency, issuedOn, dueOn, note, print, total: sumLines(lines).total };
      await tx.insert(invoices).values({ ...row, createdBy: admin.userId, createdAt: at });
      await tx.insert(invoiceLines).values(lines);
      const object = { type: "invoice", id, label: found.name };
      await log({ action: "invoice.create", object, before: null, after: { total: String(row.total) } });
      return (await findInvoice(tx, id, at))!;
    },
  });
}

/**
 * Replaces the content of a draft. A line that sums purchases keeps its quantity and price. Removing the
 * line releases its purchases.
 * @throws Problem 404; 400 with the invalid fields; 409 `invoice_changed`, `invoice_not_draft`; and as
 * `assertValidIssueDay` does
 */
export async function changeDraft(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, version, ...fields }: InvoiceInput & { id: string; version: number },
  idempotencyKey: string | undefined,
): Promise<Invoice> {
  assertValidDays(fields);
  return adminAction(app, request, {
    lock: ({ tx }) => lockInvoice(tx, id),
    once: (draft) => ({
      route: `PATCH /v1/admin/invoices/${draft.id}`,
      key: idempotencyKey,
      body: { version, ...fields },
      response: invoice,
    }),
    async run({ tx, at, log }, draft) {
      assertCurrentVersion(draft, version);
      if (draft.state !== "draft") throw new Problem(409, "invoice_not_draft");
      if (fields.issuedOn) await assertValidIssueDay(tx, fields.issuedOn, at);
      const before = await findLines(tx, draft.id);
      const lines = rowsOf(app, draft.id, fields.lines, before);
      await replaceLines(tx, before, lines);
      const { issuedOn, dueOn, note } = fields;
      const print = await printOf(tx, fields.print, draft.print);
      const { total } = sumLines(lines);
      await updateInvoice(tx, draft, { issuedOn, dueOn, note, print, total, taxRounding: "rate" });
      await log({
        action: "invoice.change",
        object: { type: "invoice", id: draft.id, label: draft.network },
        before: { total: String(draft.total) },
        after: { total: String(total) },
      });
      return (await findInvoice(tx, draft.id, at)) ?? Promise.reject(notFound());
    },
  });
}

/** @throws Problem 409 `invoice_changed` if the version isn't the current one */
export function assertCurrentVersion(draft: InvoiceRow, version: number): void {
  if (draft.version !== version) throw new VersionConflict("invoice_changed");
}

async function replaceLines(tx: Transaction, before: LineRow[], lines: Row[]): Promise<void> {
  const keptIds = new Set(lines.map(({ id }) => id));
  const removedIds = before.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id);
  if (removedIds.length > 0) await tx.delete(invoiceLines).where(inArray(invoiceLines.id, removedIds));
  for (const line of lines)
    await tx.insert(invoiceLines).values(line).onConflictDoUpdate({ target: invoiceLines.id, set: line });
}

function rowsOf(app: FastifyInstance, invoiceId: string, lines: LineRequest[], before: LineRow[]): Row[] {
  const limit = amountLimit(app.environment);
  const linesById = new Map(before.map((line) => [line.id, line]));
  const usedIds = new Set<string>();
  return lines.map(({ id, ...line }, position) => {
    const earlierLine = id !== undefined && !usedIds.has(id) ? linesById.get(id) : undefined;
    if (earlierLine) usedIds.add(earlierLine.id);
    const { description, discount, tax1, tax2 } = line;
    const enteredAmounts = { quantity: line.quantity, price: BigInt(line.price) };
    const { quantity, price } = earlierLine && earlierLine.source !== "own" ? earlierLine : enteredAmounts;
    const row = { description, quantity, price, discount, tax1, tax2 };
    const source = earlierLine?.source ?? "own";
    if (source === "own" && (isAbove(limit, price) || isAbove(limit, sumLines([row]).total)))
      throw new Problem(400, "amount_above_maximum", {
        fields: { [`lines.${position}.price`]: ["amount_above_maximum"] },
        details: limitDetails(limit),
      });
    return { ...row, id: earlierLine?.id ?? randomUUID(), invoiceId, position, source };
  });
}

/** Returns the print options with the salesperson's name. @throws Problem 400 `invoice_salesperson_unknown` */
async function printOf(
  tx: Transaction,
  choice: PrintRequest | undefined,
  before: InvoicePrint,
): Promise<InvoicePrint> {
  if (!choice) return before;
  const { salesperson: chosen, ...print } = choice;
  if (chosen === null) return { ...print, salesperson: null };
  // The current salesperson stays, even if they have left the company.
  if (chosen === before.salesperson?.id) return { ...print, salesperson: before.salesperson };
  const [row] = isUuid(chosen)
    ? await tx
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(and(eq(users.id, chosen), isActiveStaff))
    : [];
  if (!row) throw fieldError("invoice_salesperson_unknown", "print.salesperson");
  return { ...print, salesperson: row };
}

function assertValidDays({ issuedOn, dueOn }: Pick<InvoiceInput, "issuedOn" | "dueOn">): void {
  if (issuedOn && dueOn && dueOn < issuedOn) throw fieldError("due_before_issue", "dueOn");
}

function fieldError(key: ErrorKey, field: string): Problem {
  return new Problem(400, key, { fields: { [field]: [key] } });
}
