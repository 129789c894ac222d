import { z } from "zod";
import {
  fraudActions,
  fraudSignalNames,
  holdHours,
  maxConditions,
  maxRuleNameLength,
  maxThreshold,
} from "#contract/fraud/fraud-signals.ts";
import { formKey } from "~/components/form/form-key-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

const signal = z.enum(fraudSignalNames).optional();

/**
 * Returns the schema of a rule's form, whose rows have the fields `signal1` and `atLeast1`, `signal2` and
 * `atLeast2`, and so on. `version` is only set for a saved rule.
 */
export function ruleSchema(t: Translate<Namespaces["fraud"]>) {
  const atLeast = z.coerce
    .number({ error: t("atLeastInvalid") })
    .positive(t("atLeastInvalid"))
    .max(maxThreshold, t("atLeastInvalid"))
    .optional();
  return z
    .object({
      name: z
        .string({ error: t("ruleNameMissing") })
        .trim()
        .min(3, t("ruleNameMissing"))
        .max(maxRuleNameLength, t("ruleNameMissing")),
      action: z.enum(fraudActions),
      holdHours: z.coerce
        .number({ error: t("holdHoursInvalid") })
        .int(t("holdHoursInvalid"))
        .min(holdHours.least, t("holdHoursInvalid"))
        .max(holdHours.most, t("holdHoursInvalid")),
      signal1: signal,
      signal2: signal,
      signal3: signal,
      signal4: signal,
      atLeast1: atLeast,
      atLeast2: atLeast,
      atLeast3: atLeast,
      atLeast4: atLeast,
      version: z.coerce.number().int().nonnegative().optional(),
      key: formKey,
    })
    .superRefine((input, context) => {
      const conditions = conditionsIn(input);
      const isUnique = new Set(conditions.map((one) => one.signal)).size === conditions.length;
      if (conditions.length === 0 || !isUnique)
        context.addIssue({ code: "custom", path: ["signal1"], message: t("conditionsMissing") });
      for (const { place, atLeast: threshold } of conditions)
        if (threshold === undefined)
          context.addIssue({ code: "custom", path: [`atLeast${place}`], message: t("atLeastInvalid") });
    });
}

type RuleInput = z.output<ReturnType<typeof ruleSchema>>;

function conditionsIn(input: Partial<RuleInput>) {
  const places = Array.from({ length: maxConditions }, (_, index) => (index + 1) as 1 | 2 | 3 | 4);
  return places.flatMap((place) => {
    const selectedSignal = input[`signal${place}`];
    return selectedSignal ? [{ place, signal: selectedSignal, atLeast: input[`atLeast${place}`] }] : [];
  });
}

/** Returns the call's input for a submitted form. */
export function toRule(input: RuleInput) {
  const { name, action, holdHours: hours } = input;
  const conditions = conditionsIn(input).map(({ signal: conditionSignal, atLeast = 1 }) => ({
    signal: conditionSignal,
    atLeast,
  }));
  return { name, action, holdHours: hours, conditions };
}
