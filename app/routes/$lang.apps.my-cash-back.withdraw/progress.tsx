import { Stepper } from "~/components/stepper/stepper";
import { useTranslation } from "~/i18n/use-translation";
import { stepSearch } from "./addresses";
import { stepName, steps } from "./steps";
import type { WithdrawView } from "./view";

/** The current step, with links to earlier ones until the withdrawal is completed. */
export function Progress({ view }: { view: WithdrawView }) {
  const t = useTranslation("withdrawals");
  const current = view.step === "done" ? steps.length : steps.indexOf(view.step);
  const method = "method" in view ? view.method.id : undefined;
  const amount = "amount" in view ? view.amount : undefined;
  const goBack = view.step !== "done";
  return (
    <Stepper
      current={current}
      steps={[
        {
          label: stepName("method", t),
          href: goBack ? stepSearch({ step: "method", method }) : undefined,
        },
        {
          label: stepName("amount", t),
          href: goBack ? stepSearch({ step: "amount", method, amount }) : undefined,
        },
        { label: stepName("review", t) },
        { label: stepName("done", t) },
      ]}
    />
  );
}
