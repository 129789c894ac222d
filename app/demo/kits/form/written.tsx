import { useTranslation } from "~/i18n/use-translation";
import { kindOf } from "./field-kinds";
import type { FieldChoices, FieldDefinition, FormValue } from "./form-definition";

interface WrittenProps {
  field: FieldDefinition;
  /** What was kept of it. */
  value: FormValue | undefined;
  /** Its options, where the definition cannot know them. */
  given?: FieldChoices[keyof FieldChoices];
}

/** What was entered in a field, in the words of the form; of a secret only that it is one. */
export function FieldInput({ field: { kind, options = [] }, value = [], given = [] }: WrittenProps) {
  const t = useTranslation("demo-fields");
  if (kindOf(kind).isSecret) return t("notKept");
  const chosen = [value].flat();
  if (chosen.length === 0) return "—";
  if (kind === "tick") return t("option_yes");
  const named = given.find((option) => chosen.includes(option.value));
  if (named) return <bdi>{named.label}</bdi>;
  const known = options.filter((option) => chosen.includes(option));
  return known.length > 0 ? (
    known.map((option) => t(`option_${option}`)).join(" · ")
  ) : (
    <bdi>{chosen.join(" · ")}</bdi>
  );
}
