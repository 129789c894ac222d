import { Stepper } from "~/components/stepper/stepper";
import { useTranslation } from "~/i18n/use-translation";
import { Section } from "./section";

/** Shows a stepper with three steps, once at each step, and a completed stepper with two steps. */
export function StepperSection() {
  const t = useTranslation("design-system");
  const steps = [t("step_target"), t("step_amount"), t("step_review")].map((label) => ({
    label,
    href: "#stepper",
  }));
  return (
    <Section name="stepper">
      {steps.map((step, index) => (
        <Stepper key={step.label} steps={steps} current={index} />
      ))}
      <Stepper steps={steps.slice(0, 2)} current={2} />
    </Section>
  );
}
