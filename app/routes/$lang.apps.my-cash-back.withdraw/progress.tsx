import { Stepper } from "~/components/stepper/stepper";
import { useTranslation } from "~/i18n/use-translation";
import { stepSearch } from "./addresses";
import { stepsFrom } from "./steps";
import type { WithdrawView } from "./view";

/** Shows the current step. In the review, the amount step is a link. */
export function Progress({ view }: { view: WithdrawView }) {
  const t = useTranslation("withdrawals");
  const steps: WithdrawView["step"][] = stepsFrom(view.step);
  const back =
    view.step === "review"
      ? stepSearch({ step: "amount", method: view.method.id, amount: view.amount })
      : undefined;
  return (
    <Stepper
      current={view.step === "done" ? steps.length : steps.indexOf(view.step)}
      steps={steps.map((step) => ({
        label: t(`step_${step}`),
        href: step === "amount" ? back : undefined,
      }))}
    />
  );
}
