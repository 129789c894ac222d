import { useTranslation } from "~/i18n/use-translation";
import type { FieldChoices, FormValues } from "../form/form-definition";
import { ReviewPart } from "../form/review-part";
import { useUrlWithParameter } from "../use-url-with-parameter";
import type { WizardDefinition } from "./wizard-definition";

interface ReviewProps {
  definition: WizardDefinition;
  values: FormValues;
  choices: FieldChoices;
}

/** Renders the entered values step by step, each with a link back to its step. */
export function Review({ definition, values, choices }: ReviewProps) {
  const t = useTranslation("demo-wizards");
  const stepAddress = useUrlWithParameter("step");
  return definition.steps.map((step) => (
    <ReviewPart
      key={step.name}
      title={t(`step_${step.name}`)}
      fields={step.fields}
      values={values}
      choices={choices}
      to={stepAddress(step.name)}
    />
  ));
}
