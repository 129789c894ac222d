import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { notificationLanguage } from "../notifications/notification-settings.ts";
import { adminListWithdrawals } from "./admin-withdrawals.ts";
import { decisionReasonCodes } from "./decision-reasons.ts";

/** Stands for the reason in the preview of a notice, because the admin is still writing the reason. */
export const reasonPlaceholder = "{reason}";

/** The decisions whose reason the member reads. */
export const explainedActions = ["reject", "fail"] as const;
export type ExplainedAction = (typeof explainedActions)[number];

/** The messages that a member would get about a decision, in the language and on the channels they chose. */
export const decisionNotice = z.object({
  language: notificationLanguage,
  inApp: z.boolean(),
  title: z.string(),
  description: z.string(),
  /** The texts of the predefined reasons, in the message's language. */
  reasons: z.record(z.enum(decisionReasonCodes), z.string()),
  /** `null` if the member gets no mail. */
  mail: z.object({ subject: z.string(), text: z.string() }).nullable(),
});
export type DecisionNotice = z.infer<typeof decisionNotice>;

export const getDecisionNotice = defineCall("GET", `${adminListWithdrawals.path}/{id}/notice`, {
  permission: "withdrawals.read",
  summary: "Preview what a member would be told about a decision, with `{reason}` in place of the reason",
  query: z.object({ action: z.enum(explainedActions) }),
  data: decisionNotice,
});
