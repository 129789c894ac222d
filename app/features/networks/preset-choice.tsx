import { Form, useLocation } from "react-router";
import { SelectField } from "~/components/form/select-field";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/i18n/use-translation";

interface PresetChoiceProps {
  presets: { value: string; label: string }[];
  /** The preset that the form is filled with. */
  chosen: string | undefined;
}

/** Links that fill the form below with a preset. The chosen preset is in the URL. */
export function PresetChoice({ presets, chosen }: PresetChoiceProps) {
  const t = useTranslation("network-presets");
  const { search } = useLocation();
  const otherParameters = [...new URLSearchParams(search)].filter(([name]) => name !== "preset");
  return (
    <Form method="get" preventScrollReset className="mb-6 flex max-w-2xl flex-wrap items-end gap-3">
      {otherParameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name="preset"
        label={t("preset")}
        hint={t("presetHint")}
        defaultValue={chosen ?? ""}
        options={[{ value: "", label: t("presetNone") }, ...presets]}
        className="min-w-56 flex-1 large-text:min-w-full"
      />
      <Button type="submit" variant="soft" className="mb-6">
        {t("presetUse")}
      </Button>
    </Form>
  );
}
