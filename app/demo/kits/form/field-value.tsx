import { useTranslation } from "~/i18n/use-translation";
import { kindOf } from "./field-kinds";
import type { FieldChoices, FieldDefinition, FormValue } from "./form-definition";

interface FieldValueProps {
  field: FieldDefinition;
  /** The stored value. */
  value: FormValue | undefined;
  /** The options, if they come from the loader. */
  choices?: FieldChoices[keyof FieldChoices];
}

/** Renders the value of a field with the labels of the form. Secrets are never displayed. */
export function FieldValue({ field: { kind, options = [] }, value = [], choices = [] }: FieldValueProps) {
  const t = useTranslation("demo-fields");
  if (kindOf(kind).isSecret) return t("notKept");
  const values = [value].flat();
  if (values.length === 0) return "—";
  if (kind === "tick") return t("option_yes");
  const matchingChoice = choices.find((option) => values.includes(option.value));
  if (matchingChoice) return <bdi>{matchingChoice.label}</bdi>;
  const selected = options.filter((option) => values.includes(option));
  return selected.length > 0 ? (
    selected.map((option) => t(`option_${option}`)).join(" · ")
  ) : (
    <bdi>{values.join(" · ")}</bdi>
  );
}
