import { and, asc, eq, gt, inArray, notExists, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/engine/connection.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import {
  bankLines,
  bankStatements,
  invoicePayments,
  invoices,
} from "../../database/schema/invoice-schema.ts";
import { toWire } from "../../money.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { lockInvoice } from "../invoices/repository.ts";
import { recordPayment } from "./assign.ts";
import { namesPayment, planPayments } from "./match.ts";
import { lockOpen, numbersOf } from "./lock-open.ts";
import { findPayments } from "./repository.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "environment">;

/** The actor of matches that result from a network's report. */
const actor = { userId: null, email: "network" };
const maxLines = 500;

/**
 * Matches movements of earlier files with invoices whose purchases a network has since reported as paid, if
 * the movement contains the id of that payment. A movement whose payment was withdrawn is left to the admins.
 * Returns the number of invoices paid.
 */
export async function matchLatePayments({ clock, database, environment }: App): Promise<number> {
  const { CURRENCY: currency } = environment;
  return inTransaction(database, async (unit) => {
    const { tx } = unit;
    const [lines, at] = [await lockLines(tx, currency), clock()];
    const movements = lines.map(({ row }) => row);
    const open = await lockOpen(tx, movements, currency);
    const planned = planPayments(
      movements,
      open,
      await findPayments(tx, numbersOf(movements, open), currency),
    );
    const paid = planned.flatMap(({ movement, pays }) =>
      pays?.networkPayment && namesPayment(movement.text, pays.networkPayment) ? [{ movement, pays }] : [],
    );
    const logEntries = [];
    for (const { movement, pays } of paid) {
      const invoice = (await lockInvoice(tx, pays.id))!;
      // The person who imported the movement is recorded as the payment's author.
      const by = lines.find(({ row }) => row.id === movement.id)!.importedBy;
      await recordPayment(tx, movement, { invoice, by, at });
      logEntries.push({
        object: { type: "invoice", id: invoice.id, label: invoice.number },
        before: { paid: toWire(invoice.paid) },
        after: {
          paid: toWire(invoice.paid + movement.amount),
          paidOn: movement.bookedOn,
          line: movement.id,
          networkPayment: pays.networkPayment,
        },
      });
    }
    for (const entry of logEntries)
      await recordActivity(unit, { ...entry, at, actor, request: null, action: "bank.assign" });
    return paid.length;
  });
}

/**
 * Locks and returns the open movements whose amount equals the open amount of an invoice, the earliest first.
 */
async function lockLines(tx: Transaction, currency: string) {
  // The same lock serializes imports of files.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank-lines', 0))`);
  const open = tx
    .select({ amount: sql<bigint>`${invoices.total} - ${invoices.paid}` })
    .from(invoices)
    .where(and(inArray(invoices.state, ["sent", "partially_paid"]), eq(invoices.currency, currency)));
  const withdrawn = tx
    .select({ one: sql`1` })
    .from(invoicePayments)
    .where(eq(invoicePayments.bankLineId, bankLines.id));
  return tx
    .select({ row: bankLines, importedBy: bankStatements.createdBy })
    .from(bankLines)
    .innerJoin(bankStatements, eq(bankStatements.id, bankLines.statementId))
    .where(
      and(
        eq(bankLines.state, "open"),
        gt(bankLines.amount, 0n),
        inArray(bankLines.amount, open),
        notExists(withdrawn),
      ),
    )
    .orderBy(asc(bankLines.bookedOn), asc(bankLines.id))
    .limit(maxLines)
    .for("no key update", { of: bankLines });
}
