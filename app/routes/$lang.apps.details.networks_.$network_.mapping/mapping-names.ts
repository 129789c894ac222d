import type { PostbackMapping } from "#contract/networks/postbacks.ts";

/** The required parameters of a mapping, followed by the optional ones. */
export const requiredParameters = ["click", "transaction", "amount", "commission"] as const;
export const optionalParameters = [
  ...(["status", "item", "order", "currency", "commissionCurrency", "time", "changedAt"] as const),
  ...(["programme", "part", "original", "lockedAt", "paid", "paymentId"] as const),
] as const;
export const parameterNames = [...requiredParameters, ...optionalParameters];
export type ParameterName = (typeof parameterNames)[number];

/** The maximum length of a parameter's text, which may contain several names. */
export const maxParameterLength = 128;

export const statuses = ["pending", "confirmed", "rejected", "reversed"] as const;

export const amountNotations = ["major", "minor"] as const;
export const timeNotations = ["iso", "month_first", "day_first", "seconds", "milliseconds"] as const;
export const decimalMarks = ["point", "comma"] as const;
export const negativeAmounts = ["delta"] as const;
export const lines = ["items"] as const;

/** The optional settings of a mapping. */
const optionalSettings = [
  ...(["usualCurrency", "timeZone", "decimalMark", "statusWhenMissing", "wrapper", "items"] as const),
  ...(["negativeAmounts", "lines"] as const),
] as const;

/** Common parameter names, suggested for networks without a mapping. */
export const commonMapping: PostbackMapping = {
  parameters: {
    click: "click_id",
    transaction: "transaction_id",
    amount: "amount",
    commission: "commission",
    status: "status",
    currency: "currency",
    time: "time",
  },
  statuses: { pending: "pending", approved: "confirmed", declined: "rejected", reversed: "reversed" },
  amounts: "major",
  times: "iso",
};

/** Returns the texts of the form's fields for a mapping. */
export function mappingInputs({
  parameters,
  statuses: words,
  amounts,
  times,
  ...settings
}: PostbackMapping): Record<string, string> {
  const inputs: Record<string, string> = { amounts, times };
  for (const name of optionalSettings) inputs[name] = settings[name] ?? "";
  for (const name of parameterNames) inputs[name] = parameters[name] ?? "";
  for (const status of statuses) {
    const statusWords = Object.keys(words).filter((word) => words[word] === status);
    inputs[`words_${status}`] = statusWords.join(", ");
  }
  return inputs;
}
