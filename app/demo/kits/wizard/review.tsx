import { Link } from "react-router";
import { Facts } from "~/components/ui/facts";
import { useTranslation } from "~/i18n/use-translation";
import { kindOf } from "../form/field-kinds";
import type { FieldChoices, FieldDefinition, FormValues } from "../form/form-definition";
import { useAddressWith } from "../use-address-with";
import type { WizardDefinition } from "./wizard-definition";

interface ReviewProps {
  definition: WizardDefinition;
  values: FormValues;
  choices: FieldChoices;
}

/** Everything entered, step by step, each with a way back to it. */
export function Review({ definition, values, choices }: ReviewProps) {
  const t = useTranslation("demo-wizards");
  const at = useAddressWith("step");
  const fields = useTranslation("demo-fields");
  function written({ name, kind, options = [] }: FieldDefinition) {
    if (kindOf(kind).isSecret) return t("hidden");
    const chosen = [values[name] ?? []].flat();
    if (chosen.length === 0) return t("nothing");
    if (kind === "tick") return fields("option_yes");
    const [given] = choices[name]?.filter(({ value }) => chosen.includes(value)) ?? [];
    if (given) return <bdi>{given.label}</bdi>;
    const known = options.filter((option) => chosen.includes(option));
    return known.length > 0 ? (
      known.map((option) => fields(`option_${option}`)).join(" · ")
    ) : (
      <bdi>{chosen.join(" · ")}</bdi>
    );
  }
  return definition.steps.map((step) => (
    <section key={step.name} className="rounded-md border border-line p-4">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">{t(`step_${step.name}`)}</h3>
        <Link
          to={at(step.name)}
          aria-label={t("change", { name: t(`step_${step.name}`) })}
          className="text-sm font-medium text-primary hover:underline"
        >
          {t("changeShort")}
        </Link>
      </div>
      <Facts
        facts={step.fields.map((field) => ({ label: fields(`field_${field.name}`), value: written(field) }))}
      />
    </section>
  ));
}
