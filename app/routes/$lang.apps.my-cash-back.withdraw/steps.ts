import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { WithdrawView } from "./view";

type StepName = WithdrawView["step"];

export const steps = ["method", "amount", "review", "done"] as const satisfies StepName[];

export function stepName(step: StepName, t: Translate<Namespaces["withdrawals"]>): string {
  return t(`step_${step}`);
}

/** Returns "Amount – step 2 of 4". */
export function stepTitle(step: StepName, t: Translate<Namespaces["withdrawals"]>): string {
  return t("stepTitle", { name: stepName(step, t), current: steps.indexOf(step) + 1, total: steps.length });
}
