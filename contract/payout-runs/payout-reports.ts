import { z } from "zod";
import { statementGaps, unbalancedStatements } from "../bank/statement-problems.ts";
import { defineCall, defineStep } from "../calls/call.ts";
import { currency, minorUnits } from "../money/money.ts";
import { day, id, instant } from "../text/identifiers.ts";
import { plainText } from "../text/text.ts";
import {
  payoutReportFormats,
  reportLineOutcomes,
  maxPayoutReportBytes,
  maxPayoutReportLines,
} from "./report-states.ts";
import { paymentFailures } from "./run-states.ts";

const person = z.object({ id, name: z.string() });

const payoutReport = z.object({
  id,
  fileName: z.string(),
  format: z.enum(payoutReportFormats),
  /** `null` for results that were read from a service's API. */
  createdBy: person.nullable(),
  createdAt: instant,
  appliedAt: instant.nullable(),
});
export type PayoutReport = z.infer<typeof payoutReport>;

const payoutReportLine = z.object({
  line: z.int(),
  outcome: z.enum(reportLineOutcomes),
  run: z.object({ id, number: z.int() }).nullable(),
  /**
   * The reference of the first withdrawal that the line names. `references` is the number of all withdrawals
   * that it names.
   */
  reference: z.string().nullable(),
  references: z.int(),
  amount: minorUnits.nullable(),
  currency: currency.nullable(),
  bookedOn: day.nullable(),
  /** The reason's code as the bank wrote it; members never see it. */
  reason: z.string().nullable(),
  failure: z.enum(paymentFailures).nullable(),
  text: z.string(),
});
export type PayoutReportLine = z.infer<typeof payoutReportLine>;

const payoutReportDetails = payoutReport.extend({
  totals: z.record(z.enum(reportLineOutcomes), z.int()),
  /** Lines that need attention come first. */
  lines: z.array(payoutReportLine).max(maxPayoutReportLines),
  /** Account statements that weren't applied yet, although a later statement was. */
  gaps: statementGaps,
  unbalanced: unbalancedStatements,
  /** The import of the answer's incoming movements, once the answer is applied. */
  bankStatement: id.nullable(),
});
export type PayoutReportDetails = z.infer<typeof payoutReportDetails>;

export const listPayoutReports = defineCall("GET", "/v1/admin/payout-answers", {
  permission: "withdrawals.read",
  summary: "List the newest answers of banks and payment services to payout runs",
  data: z.array(payoutReport),
});

/** The maximum size of a request with an answer, in bytes. Base64 encodes three bytes as four characters. */
export const maxPayoutReportBodySize = Math.ceil(maxPayoutReportBytes / 3) * 4 + 4096;

export const uploadPayoutReport = defineCall("POST", "/v1/admin/payout-answers", {
  permission: "withdrawals.pay",
  summary:
    "Upload an answer in base64; applies nothing yet. Uploading the same content again returns the same answer",
  body: z.object({
    fileName: plainText.trim().min(1).max(200),
    content: z.base64().max(maxPayoutReportBodySize, "payout_answer_too_large"),
  }),
  data: z.object({ id }),
  status: 201,
});
export const getPayoutReport = defineCall("GET", "/v1/admin/payout-answers/{id}", {
  permission: "withdrawals.read",
  summary: "Preview the effect of an answer, line by line; after it was applied, its actual effect",
  data: payoutReportDetails,
});
export const applyPayoutReport = defineStep("/v1/admin/payout-answers/{id}/apply", {
  permission: "withdrawals.pay",
  stepUp: true,
  summary: "Apply an answer to the payments it refers to; repeating the call changes nothing",
  data: payoutReportDetails,
});
