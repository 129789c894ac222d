import { Form, useActionData, useLoaderData } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { Stepper } from "~/components/stepper/stepper";
import { VerticalStepper } from "~/components/stepper/vertical-stepper";
import { EmptyState } from "~/components/states/empty-state";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { DemoForm } from "../form/demo-form";
import { useUrlWithParameter } from "../use-url-with-parameter";
import { ReviewForm } from "./review-form";
import { doneStep, stepNames, type WizardDefinition } from "./wizard-definition";
import type { wizardOf } from "./wizard.server";

interface WizardFormProps {
  definition: WizardDefinition;
}

/** Renders the steps of a wizard, the form of the current one, and the buttons. */
export function WizardForm({ definition }: WizardFormProps) {
  const t = useTranslation("demo-wizards");
  const table = useTranslation("table");
  const kit = useTranslation("demo-kit");
  const stepAddress = useUrlWithParameter("step");
  const { current, values, passed, constraints, choices, formKey } =
    useLoaderData<ReturnType<typeof wizardOf>["loader"]>();
  const actionData = useActionData<ReturnType<typeof wizardOf>["action"]>();
  const { look = "beside" } = definition;
  const names = stepNames(definition);
  const index = names.findIndex((name) => name === current);
  const step = definition.steps[index];
  const previousAddress = names[index - 1] && stepAddress(names[index - 1]);
  if (current === doneStep) {
    return (
      <EmptyState
        illustration="wallet"
        title={t(definition.isReal ? "sentTitle" : "doneTitle")}
        text={definition.isReal ? t("sentText") : kit("nothingKept")}
      >
        <LinkButton to={stepAddress()}>{t("again")}</LinkButton>
      </EmptyState>
    );
  }
  const steps = names.map((name) => ({
    label: t(`step_${name}`),
    href: passed.includes(name) ? stepAddress(name) : undefined,
  }));
  const task = step ? (
    <DemoForm
      key={step.name}
      definition={step}
      constraints={constraints}
      result={actionData?.result}
      values={values}
      choices={choices}
    >
      {step.text && <p className="text-muted">{t(step.text)}</p>}
      <div className="mt-4 flex flex-wrap justify-between gap-3">
        <SubmitButton className="order-last ms-auto">
          {t(index === names.length - 1 ? "finish" : "next")}
        </SubmitButton>
        {previousAddress && (
          <LinkButton to={previousAddress} variant="outline">
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
      formKey={actionData?.key ?? formKey}
      result={actionData?.result}
      back={previousAddress}
    />
  );
  return (
    <div className="group/task space-y-8">
      <p role="status" className="sr-only">
        {table("step", { current: index + 1, total: names.length })}
      </p>
      {look === "beside" || look === "below" ? (
        <>
          <Stepper current={index} look={look} steps={steps} />
          {task}
        </>
      ) : (
        <VerticalStepper current={index} isPlain={look === "dots"} steps={steps}>
          {task}
        </VerticalStepper>
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
