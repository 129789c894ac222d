import { z } from "zod";
import { defineStep } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { anyOf, defineCounts, defineList, defineOne, searchText, timeOrder } from "../calls/list.ts";
import { minorUnits } from "../money/money.ts";
import { id, instant } from "../text/identifiers.ts";
import { plainText } from "../text/text.ts";
import { fraudActions, fraudCaseStates, fraudLinks, fraudSignalNames } from "./fraud-signals.ts";

const person = z.object({ id, name: z.string(), email: z.string() });
const count = z.int().nonnegative();

/** A condition that was met: the signal's value, its threshold, and the facts behind it. */
const evidence = z.object({
  signal: z.enum(fraudSignalNames),
  value: z.number(),
  atLeast: z.number(),
  facts: z.record(z.string(), z.union([z.number(), z.string()])),
  /** Ids of the other accounts that the condition concerns. */
  members: z.array(id),
});
export type FraudEvidence = z.infer<typeof evidence>;

/** The case of one member who met a rule. */
export const fraudCase = z.object({
  id,
  /** Readable reference: `FC-` and eight characters. */
  reference: z.string(),
  member: person,
  rule: z.object({ id, name: z.string() }),
  action: z.enum(fraudActions),
  state: z.enum(fraudCaseStates),
  evidence: z.array(evidence),
  openedAt: instant,
  /** When the case's hold expires; `null` without a hold. */
  dueAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** The explanation of the decision, which only staff see. */
  reason: z.string().nullable(),
  appealedAt: instant.nullable(),
});
export type FraudCase = z.infer<typeof fraudCase>;

/** An account in the comparison: the member's, or one that is linked to it. */
const comparedAccount = z.object({
  id,
  name: z.string(),
  email: z.string(),
  status: z.enum(["active", "suspended"]),
  country: z.string().nullable(),
  joinedAt: instant,
  lastSeenAt: instant.nullable(),
  payoutMethods: z.array(z.string()),
  clicks: count,
  purchases: count,
  refused: count,
  refusedClaims: count,
  /** The sum of paid withdrawals, and (`waiting`) the sum of undecided ones. */
  paid: minorUnits,
  waiting: minorUnits,
  /** Whether the account has a case that waits for a decision. */
  hasCase: z.boolean(),
});
export type ComparedAccount = z.infer<typeof comparedAccount>;

const accountLink = z.object({ from: id, to: id, kinds: z.array(z.enum(fraudLinks)).min(1) });
export type AccountLink = z.infer<typeof accountLink>;

const caseDetail = fraudCase.extend({
  currency: z.string(),
  /** The member first, then the linked accounts, the closest first. */
  accounts: z.array(comparedAccount),
  links: z.array(accountLink),
  /** Whether there are more linked accounts than shown. */
  hasMoreAccounts: z.boolean(),
  heldWithdrawals: z.array(z.object({ id, reference: z.string(), amount: minorUnits, requestedAt: instant })),
  /** The support request with which the member appealed. */
  appealTicketId: id.nullable(),
  /** Whether another admin has to decide the appeal. */
  needsOtherAdmin: z.boolean(),
});
export type FraudCaseDetail = z.infer<typeof caseDetail>;

const path = "/v1/admin/fraud-cases";

export const listFraudCases = defineList(path, {
  permission: "fraud.read",
  summary: "List the cases that fraud rules opened",
  filters: {
    state: anyOf(z.enum(fraudCaseStates)),
    action: z.enum(fraudActions).optional(),
    signal: z.enum(fraudSignalNames).optional(),
    rule: id.optional(),
    /** Part of a reference, or of the member's name or email. */
    q: searchText,
    order: timeOrder.default("newest"),
  },
  row: fraudCase,
});
export const exportFraudCases = defineExport(listFraudCases, { summary: "Export the cases as CSV" });
export const fraudCaseCounts = defineCounts(
  listFraudCases,
  fraudCaseStates,
  "The cases in each state, up to 1,000",
);
export const getFraudCase = defineOne(listFraudCases, {
  summary: "Retrieve a case with the linked accounts",
  data: caseDetail,
});

export const fraudDecisionReason = plainText.trim().min(3).max(500);
export const decideFraudCase = defineStep(`${path}/{id}/decision`, {
  permission: "fraud.decide",
  summary: "Clear a case, which ends its hold, or confirm it; an appeal needs another person",
  body: z.object({ decision: z.enum(["clear", "confirm"]), reason: fraudDecisionReason }),
  data: caseDetail,
});
