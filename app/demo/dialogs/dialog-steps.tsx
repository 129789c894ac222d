import { Stepper } from "~/components/stepper/stepper";
import { useTranslation } from "~/i18n/use-translation";
import { type DialogName, stepsAround } from "./dialog-examples";

/** Renders the current position in a multi-step task. Renders nothing for single dialogs. */
export function DialogSteps({ name }: { name: DialogName }) {
  const t = useTranslation("demo-dialogs");
  const steps = stepsAround(name);
  if (steps.length === 1) return null;
  return (
    <div className="mb-5">
      <Stepper
        current={steps.indexOf(name)}
        steps={steps.map((step) => ({ label: t(`name_${step}`), href: `?dialog=${step}` }))}
      />
    </div>
  );
}
