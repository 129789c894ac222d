import { type FormRule, requireEqualPasswords } from "../kits/form/read-demo-form.server";
import { numberOf } from "../kits/form/form-schema.server";
import type { StepName } from "../kits/wizard/wizard-definition";

/** The rules that involve several fields of a step. */
export const stepRules: Partial<Record<StepName, FormRule>> = {
  account: requireEqualPasswords,
  kind: ({ dealKind, discount }) =>
    dealKind === "percentage" && numberOf(String(discount)) > 100
      ? { field: "discount", wrong: "wrongPercent" }
      : undefined,
  details: endsAfterStart,
  period: (values) =>
    String(values.startsOn) <= new Date().toISOString().slice(0, 10)
      ? { field: "startsOn", wrong: "wrongStart" }
      : endsAfterStart(values),
  payment: requirePaymentFields,
};

function endsAfterStart({ startsOn, endsOn }: Parameters<FormRule>[0]): ReturnType<FormRule> {
  const isWrong = endsOn !== undefined && String(endsOn) <= String(startsOn);
  return isWrong ? { field: "endsOn", wrong: "wrongEnd" } : undefined;
}

const requiredFields = {
  cardPayment: ["card", "cardName", "expiry", "cvv"],
  gift: ["giftNumber", "giftPin"],
  cash: [],
  paypal: [],
} as const;
const paymentMethods = Object.keys(requiredFields) as (keyof typeof requiredFields)[];

/** Requires the fields of the chosen payment method. */
export function requirePaymentFields(values: Parameters<FormRule>[0]): ReturnType<FormRule> {
  const method = paymentMethods.find((name) => name === values.payment) ?? "cardPayment";
  const field = requiredFields[method].find((name) => values[name] === undefined);
  return field && { field, wrong: "wrongMissing" };
}
