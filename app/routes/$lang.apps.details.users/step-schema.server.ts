import { z } from "zod";
import { parseAmount } from "#contract/money/amount.ts";
import { maxSuspensionTextLength } from "#contract/accounts/suspension-limits.ts";
import { tiers } from "#contract/cash-back/tiers.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { amountProblem } from "~/features/withdrawals/amount-text";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { userName } from "~/features/administration/invite-user/user-name.server";
import { reasonedSteps } from "./confirmations";

/** Translations and number formats for the form's errors. */
export interface StepTexts {
  t: Translate<Namespaces["users"]>;
  amounts: Translate<Namespaces["withdrawals"]>;
  language: string;
}

/** Returns the schema of an action's reason. */
export function stepReason(t: StepTexts["t"]) {
  return z
    .string({ error: t("reasonMissing") })
    .trim()
    .min(1, t("reasonMissing"))
    .max(500, t("reasonTooLong"));
}

/** Returns the schema of the text that explains a suspension to the user. */
export function userMessageField(t: StepTexts["t"]) {
  const error = t("memberMessageWrong");
  return z.string({ error }).trim().min(3, error).max(maxSuspensionTextLength, error);
}

/** Returns the schema of an action on a user's page. `amount` is signed, in minor units. */
export function stepSchema({ t, amounts, language }: StepTexts) {
  const userFields = { user: id, key: formKey };
  const reason = stepReason(t);
  return z.discriminatedUnion("step", [
    z.object({ ...userFields, step: z.literal("suspend"), reason, memberMessage: userMessageField(t) }),
    z.object({ ...userFields, step: z.enum(reasonedSteps), reason }),
    z.object({ ...userFields, step: z.literal("end_sessions"), session: id.optional() }),
    z.object({ ...userFields, step: z.enum(["approve", "refuse"]), adjustment: id }),
    z.object({ ...userFields, step: z.literal("rename"), name: userName(t) }),
    z.object({
      ...userFields,
      step: z.literal("change_tier"),
      reason,
      tier: z.enum(tiers, { error: t("tierMissing") }),
    }),
    z.object({
      ...userFields,
      step: z.literal("change_role"),
      role: z.string({ error: t("roleMissing") }).max(40),
    }),
    z
      .object({
        ...userFields,
        step: z.literal("adjust"),
        reason,
        direction: z.enum(["give", "take"], { error: t("directionMissing") }),
        currency: z.string().regex(/^[A-Z]{3}$/),
        amount: z.string().optional().default(""),
      })
      .transform(({ direction, currency, amount: typed, ...step }, context) => {
        const parsed = parseAmount(typed, currency, language);
        const problem = amountProblem(typed, currency, language, amounts);
        const isZero = parsed.ok && parsed.amount === 0;
        if (problem !== undefined || isZero || !parsed.ok) {
          context.addIssue({ code: "custom", path: ["amount"], message: problem ?? t("amountZero") });
          return z.NEVER;
        }
        return { ...step, amount: direction === "give" ? parsed.amount : -parsed.amount };
      }),
  ]);
}
export type UserAction = z.output<ReturnType<typeof stepSchema>>;
