import { useActionData, useLoaderData } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { DemoScreen } from "../kits/demo-screen";
import { DemoForm } from "../kits/form/demo-form";
import { ClearButton } from "./clear-button";
import { FormSections } from "./form-sections";
import { FormTabs } from "./form-tabs";
import { IconField } from "./icon-field";
import { type FormCard, layouts, validations } from "./form-pages";
import type { action, loader } from "./forms.server";

/** Renders a page of forms, each in its own card and submitted separately. */
export function FormsScreen({ page }: { page: "layouts" | "validation" }) {
  const t = useTranslation("demo-forms");
  const cards = page === "layouts" ? layouts : validations;
  return (
    <DemoScreen title={t(`${page}Title`)} subtitle={t(`${page}Lead`)}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {cards.map((card) => (
          <Card
            key={card.prefix}
            title={t(card.prefix)}
            className={card.isNarrow ? undefined : "lg:col-span-2"}
          >
            <OneForm card={card} />
          </Card>
        ))}
      </div>
    </DemoScreen>
  );
}

function partsOf({ isOneAtATime, isDivided }: FormCard) {
  if (isOneAtATime) return FormTabs;
  return isDivided ? FormSections : undefined;
}

function OneForm({ card }: { card: FormCard }) {
  const t = useTranslation("demo-forms");
  const { constraints } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <DemoForm
      definition={card}
      intent={card.prefix}
      constraints={constraints[card.prefix] ?? {}}
      result={actionData?.sent === card.prefix ? actionData.result : undefined}
      className={card.isNarrow ? "" : undefined}
      text={card.hasIcons && IconField}
      parts={partsOf(card)}
    >
      <div className="mt-2 flex flex-wrap gap-3">
        <SubmitButton>{t("submit")}</SubmitButton>
        <ClearButton />
      </div>
      {card.prefix === "basic" && (
        <p className="mt-4 text-sm text-muted">
          {t("haveAccount")}{" "}
          <LocalizedLink to="/pages/auth/login-v1" className="font-semibold text-primary hover:underline">
            {t("logIn")}
          </LocalizedLink>
        </p>
      )}
    </DemoForm>
  );
}
