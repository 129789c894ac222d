import { z } from "zod";
import { defineCall, defineStep } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { plainText } from "../text/text.ts";
import {
  fraudActions,
  fraudModes,
  fraudSignalNames,
  holdHours,
  maxConditions,
  maxFraudRules,
  maxRuleNameLength,
  maxThreshold,
} from "./fraud-signals.ts";

const count = z.int().nonnegative();

const condition = z.object({
  signal: z.enum(fraudSignalNames),
  /** The condition is met if the signal's value is at least this. */
  atLeast: z.number().positive().max(maxThreshold),
});
export type FraudCondition = z.infer<typeof condition>;

const conditions = z
  .array(condition)
  .min(1)
  .max(maxConditions)
  .refine((all) => new Set(all.map(({ signal }) => signal)).size === all.length, "fraud_condition_twice");

const settings = z.object({
  name: plainText.trim().min(3).max(maxRuleNameLength),
  conditions,
  action: z.enum(fraudActions),
  /** Only used by rules with the action `hold`. */
  holdHours: z.int().min(holdHours.least).max(holdHours.most),
});

export const fraudRule = z.object({
  id,
  name: z.string(),
  conditions: z.array(condition),
  action: z.enum(fraudActions),
  mode: z.enum(fraudModes),
  holdHours: z.int(),
  /** The version that the change is based on. If it is out of date, the change is refused. */
  version: count,
  changedAt: instant,
  changedBy: z.string().nullable(),
  /**
   * The members active in the last 90 days who meet the rule, as of the last complete scan; `null` before the
   * first scan.
   */
  touched: z.object({ members: count, at: instant }).nullable(),
  /** The rule's cases of the last 90 days. `cleared` ones are false positives. */
  cases: z.object({
    waiting: count,
    cleared: count,
    confirmed: count,
    expired: count,
    appealed: count,
    /** The share of cleared cases among the decided ones, in percent; `null` if none was decided. */
    falsePositives: z.number().nullable(),
  }),
});
export type FraudRule = z.infer<typeof fraudRule>;

const path = "/v1/admin/fraud-rules";

export const listFraudRules = defineCall("GET", path, {
  permission: "fraud.read",
  summary: "List the fraud rules with their figures",
  data: z.array(fraudRule).max(maxFraudRules),
});
export const getFraudRule = defineCall("GET", `${path}/{id}`, {
  permission: "fraud.read",
  summary: "Retrieve a fraud rule",
  data: fraudRule,
});
export const createFraudRule = defineCall("POST", path, {
  permission: "fraud.write",
  summary: "Create a fraud rule, which only observes at first",
  idempotencyKey: "required",
  body: settings,
  data: fraudRule,
});
export const changeFraudRule = defineCall("PUT", `${path}/{id}`, {
  permission: "fraud.write",
  summary: "Change a fraud rule; with other conditions it only observes again",
  body: settings.extend({ version: count }),
  data: fraudRule,
});
export const setFraudRuleMode = defineStep(`${path}/{id}/mode`, {
  permission: "fraud.write",
  summary: "Activate a fraud rule, let it only observe, or switch it off",
  body: z.object({ mode: z.enum(fraudModes), version: count }),
  data: fraudRule,
});
export const previewFraudRule = defineCall("POST", `${path}/preview`, {
  permission: "fraud.read",
  summary: "Count the members active in the last 90 days who would meet conditions; changes nothing",
  body: z.object({ conditions }),
  data: z.object({
    members: count,
    checked: count,
    /** Whether all active members were checked; otherwise there were too many for one request. */
    isComplete: z.boolean(),
    examples: z.array(z.object({ id, name: z.string(), values: z.array(z.number()) })),
  }),
});
export type FraudPreview = z.infer<typeof previewFraudRule.data>;
