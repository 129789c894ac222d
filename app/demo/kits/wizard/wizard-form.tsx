import { Form, useActionData, useLoaderData } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { Stepper } from "~/components/stepper/stepper";
import { EmptyState } from "~/components/states/empty-state";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { DemoForm } from "../form/demo-form";
import { ReviewForm } from "./review-form";
import { doneStep, reviewStep, type WizardDefinition } from "./wizard-definition";
import type { wizardOf } from "./wizard.server";

interface WizardFormProps {
  definition: WizardDefinition;
}

/** The steps of a wizard, the form of the one at hand, and the way on. */
export function WizardForm({ definition }: WizardFormProps) {
  const t = useTranslation("demo-wizards");
  const kit = useTranslation("demo-kit");
  const { current, values, passed, constraints, choices, formKey } =
    useLoaderData<ReturnType<typeof wizardOf>["loader"]>();
  const answer = useActionData<ReturnType<typeof wizardOf>["action"]>();
  const names = [...definition.steps.map(({ name }) => name), reviewStep] as const;
  const index = current === doneStep ? names.length : names.findIndex((name) => name === current);
  const step = definition.steps[index];
  const before = names[index - 1];
  if (current === doneStep) {
    return (
      <EmptyState
        picture="wallet"
        level="h2"
        title={t(definition.isReal ? "sentTitle" : "doneTitle")}
        text={definition.isReal ? t("sentText") : kit("nothingKept")}
      >
        <LinkButton to="?">{t("again")}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="space-y-8">
      <Stepper
        current={index}
        steps={names.map((name) => ({
          label: t(`step_${name}`),
          href: passed.includes(name) ? `?step=${name}` : undefined,
        }))}
      />
      {step ? (
        <DemoForm
          key={step.name}
          definition={step}
          constraints={constraints}
          result={answer?.result}
          values={values}
          choices={choices}
        >
          <div className="mt-4 flex flex-wrap justify-between gap-3">
            <SubmitButton className="order-last ms-auto">{t("next")}</SubmitButton>
            {before && (
              <LinkButton to={`?step=${before}`} variant="outline">
                {t("previous")}
              </LinkButton>
            )}
          </div>
        </DemoForm>
      ) : (
        <ReviewForm
          definition={definition}
          values={values}
          choices={choices}
          formKey={answer?.key ?? formKey}
          result={answer?.result}
          back={before}
        />
      )}
      {passed.length > 0 && (
        <Form method="post">
          <SubmitButton name="intent" value="again" variant="ghost" size="sm">
            {t("again")}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
