import { Form } from "react-router";
import { CheckboxField } from "~/components/form/checkbox-field";
import type { SubmissionResult } from "~/components/form/conform-types";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/components/ui/link-button";
import type { FieldChoices, FormValues } from "../form/form-definition";
import { Review } from "./review";
import type { WizardDefinition } from "./wizard-definition";

interface ReviewFormProps {
  definition: WizardDefinition;
  values: FormValues;
  choices: FieldChoices;
  formKey: string;
  result: SubmissionResult | undefined;
  /** The URL of the previous step. */
  back: string | undefined;
}

/** Renders the entered values and the button that submits them. */
export function ReviewForm({ definition, values, choices, formKey, result, back }: ReviewFormProps) {
  const t = useTranslation("demo-wizards");
  const fields = useTranslation("demo-fields");
  const form = useFormCheck(result);
  const confirmed = form.field("confirmed");
  const problem = result?.error?.[""]?.join(" ");
  return (
    <section className="space-y-6">
      <h2 className="text-xl font-semibold">{t("reviewTitle")}</h2>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Review definition={definition} values={values} choices={choices} />
      <Form method="post" {...form.props}>
        <input type="hidden" name="key" value={formKey} />
        {definition.asksToConfirm && (
          <CheckboxField
            name={confirmed.name}
            errors={confirmed.errors}
            required
            label={fields("field_confirmed")}
          />
        )}
        <div className="flex flex-wrap justify-between gap-3">
          {back && (
            <LinkButton to={back} variant="outline">
              {t("previous")}
            </LinkButton>
          )}
          <SubmitButton name="intent" value="finish">
            {t("submit")}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
