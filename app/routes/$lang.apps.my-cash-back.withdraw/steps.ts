import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { WithdrawView } from "./view";

export type StepName = WithdrawView["step"];

/**
 * Returns the steps of a withdrawal: amount and review, preceded by the payout method for members without
 * one.
 */
export function stepsFrom(step: StepName): Exclude<StepName, "done">[] {
  return step === "method" ? ["method", "amount", "review"] : ["amount", "review"];
}

/** Returns a title such as "Amount – step 1 of 2". */
export function stepTitle(step: StepName, t: Translate<Namespaces["withdrawals"]>): string {
  const name = t(`step_${step}`);
  if (step === "done") return name;
  const steps = stepsFrom(step);
  return t("stepTitle", { name, current: steps.indexOf(step) + 1, total: steps.length });
}
