import { Form, useActionData, useLoaderData } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { Stepper } from "~/components/stepper/stepper";
import { Alert } from "~/components/ui/alert";
import { EmptyState } from "~/components/states/empty-state";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { DemoForm } from "../form/demo-form";
import { Review } from "./review";
import { doneStep, reviewStep, type WizardDefinition } from "./wizard-definition";
import type { wizardOf } from "./wizard.server";

interface WizardFormProps {
  definition: WizardDefinition;
}

/** The steps of a wizard, the form of the one at hand, and the way on. */
export function WizardForm({ definition }: WizardFormProps) {
  const t = useTranslation("demo-wizards");
  const kit = useTranslation("demo-kit");
  const { current, values, passed, constraints, formKey } =
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
  const problem = answer?.result.error?.[""]?.join(" ");
  const back = before && (
    <LinkButton to={`?step=${before}`} variant="outline">
      {t("previous")}
    </LinkButton>
  );
  return (
    <div className="space-y-8">
      <Stepper
        current={index}
        steps={names.map((name) => ({
          label: t(`step_${name}`),
          href: passed.includes(name) ? `?step=${name}` : undefined,
        }))}
      />
      <div>
        {step ? (
          <DemoForm
            key={step.name}
            definition={step}
            constraints={constraints}
            result={answer?.result}
            values={values}
          >
            <div className="mt-4 flex flex-wrap justify-between gap-3">
              <SubmitButton className="order-last ms-auto">{t("next")}</SubmitButton>
              {back}
            </div>
          </DemoForm>
        ) : (
          <section className="space-y-6">
            <h2 className="text-xl font-semibold">{t("reviewTitle")}</h2>
            {problem && <Alert tone="danger">{problem}</Alert>}
            <Review definition={definition} values={values} />
            <Form method="post" className="flex flex-wrap justify-between gap-3">
              {back}
              <input type="hidden" name="key" value={answer?.key ?? formKey} />
              <SubmitButton name="intent" value="finish">
                {t("submit")}
              </SubmitButton>
            </Form>
          </section>
        )}
      </div>
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
