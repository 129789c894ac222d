import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { day, id, instant } from "../text/identifiers.ts";
import { month } from "./invoices.ts";
import { bankLineStates } from "./invoice-limits.ts";
import { defineList } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";

/** Reasons why a purchase's figures differ, in the order of the process from report to payment. */
export const differenceReasons = [
  "no_report",
  "not_booked",
  "amount_differs",
  "not_invoiced",
  "in_draft",
  "changed_since",
  "partly_paid",
  "not_paid",
] as const;
const reconciledAmounts = z.object({
  /** The commission in the network's last report of each purchase. */
  reported: minorUnits,
  /** The commission in the operator's records. */
  booked: minorUnits,
  /** The commission on invoices that were sent. */
  invoiced: minorUnits,
  /** The commission on invoices that are paid in full. */
  paid: minorUnits,
});
export const getReconciliation = defineCall("GET", "/v1/admin/invoice-reconciliation", {
  summary:
    "Retrieve a network's purchases confirmed in a month: reported, booked, invoiced, paid, and the differences",
  permission: "invoices.read",
  query: z.object({ month, network: z.string().max(64) }),
  data: z.object({
    currency,
    totals: reconciledAmounts.extend({
      /** The amount paid so far on partly paid invoices that contain these purchases. */
      partlyPaid: minorUnits,
      purchases: z.int(),
      differences: z.int(),
    }),
    /** The number of the month's reports in quarantine. */
    quarantined: z.int(),
    /** Payments that, according to the network, include purchases of the month, the newest first. */
    payments: z
      .array(
        z.object({
          /**
           * The network's ID of the payment; `null` for purchases that it reported as paid without a payment
           * ID.
           */
          payment: z.string().nullable(),
          paidAt: instant,
          /**
           * The number of all purchases in the payment, including those of other months, and their commission.
           */
          purchases: z.int(),
          commission: minorUnits,
          /** The bank movement of the same amount; `null` if there is none. */
          movement: z.object({ bookedOn: day, state: z.enum(bankLineStates) }).nullable(),
        }),
      )
      .max(100),
    lines: z
      .array(
        reconciledAmounts.extend({
          id,
          transaction: z.string(),
          reason: z.enum(differenceReasons),
          confirmedAt: instant,
          /** When the network says it paid for the purchase. */
          networkPaidAt: instant.nullable(),
        }),
      )
      .max(200),
  }),
});

/** A purchase with its figures. `reason` is `null` if they agree. */
export const reconciledPurchase = reconciledAmounts.extend({
  id,
  transaction: z.string(),
  reason: z.enum(differenceReasons).nullable(),
  confirmedAt: instant,
  networkPaidAt: instant.nullable(),
  currency,
});
export type ReconciledPurchase = z.infer<typeof reconciledPurchase>;
export const exportReconciliation = defineExport(
  defineList("/v1/admin/invoice-reconciliation", {
    summary: "List a network's purchases confirmed in a month",
    permission: "invoices.read",
    filters: { month, network: z.string().max(64) },
    row: reconciledPurchase,
  }),
  { summary: "Export a network's purchases confirmed in a month as CSV, with the reasons for differences" },
);
export type Reconciliation = z.infer<(typeof getReconciliation)["data"]>;
