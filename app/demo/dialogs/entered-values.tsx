import { useColon } from "~/i18n/use-colon";
import { useTranslation } from "~/i18n/use-translation";
import type { FormValues } from "../kits/form/form-definition";
import type { DialogExample } from "./dialog-examples";

/** Renders the values entered in a dialog as one line on its card. */
export function EnteredValues({ example, values }: { example: DialogExample; values: FormValues }) {
  const t = useTranslation("demo-dialogs");
  const fields = useTranslation("demo-fields");
  const colon = useColon();
  const shownValues = example.fields.flatMap(({ name, kind, options = [] }) => {
    const fieldValues = [values[name] ?? []].flat();
    const selected = options
      .filter((option) => fieldValues.includes(option))
      .map((option) => fields(`option_${option}`));
    return kind === "tick" ? [] : selected.length > 0 ? selected : fieldValues;
  });
  if (shownValues.length === 0) return null;
  return (
    <p className="mb-4 rounded-md bg-success-soft px-3 py-2 text-sm text-on-success-soft">
      <span className="font-semibold">{t("kept") + colon}</span>
      <bdi>{shownValues.slice(0, 4).join(" · ")}</bdi>
    </p>
  );
}
