import { Checkbox } from "~/components/ui/checkbox";
import { Input } from "~/components/ui/input";
import { RadioCard } from "~/components/ui/radio-card";
import { Select } from "~/components/ui/select";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";
import { Section } from "./section";
import { Specimen } from "./specimen";

/** Shows inputs outside of forms. */
export function InputsSection() {
  const t = useTranslation("design-system");
  const options = [
    { value: "bank", label: t("bank") },
    { value: "wallet", label: t("wallet") },
  ];
  return (
    <Section name="inputs">
      <div className="grid gap-6 md:grid-cols-2">
        <Specimen name={t("empty")}>
          <Input aria-label={t("inputEmpty")} placeholder={t("placeholder")} />
        </Specimen>
        <Specimen name={t("filled")}>
          <Input aria-label={t("inputFilled")} defaultValue="Lina Haddad" />
        </Specimen>
        <Specimen name={t("failed")}>
          <Input aria-label={t("inputFailed")} defaultValue="Lina" aria-invalid />
        </Specimen>
        <Specimen name={t("disabled")}>
          <Input aria-label={t("inputDisabled")} defaultValue="Lina Haddad" disabled />
        </Specimen>
        <Specimen name={t("select")}>
          <Select aria-label={t("select")} options={options} placeholder={t("choose")} />
        </Specimen>
        <Specimen name={t("longText")}>
          <Textarea aria-label={t("longText")} rows={2} defaultValue={t("sentence")} />
        </Specimen>
        <Specimen name={t("checkboxes")}>
          <div className="flex flex-wrap gap-6">
            <Checkbox label={t("off")} />
            <Checkbox label={t("on")} defaultChecked />
            <Checkbox label={t("partly")} indeterminate />
            <Checkbox label={t("disabled")} disabled />
          </div>
        </Specimen>
        <fieldset className="space-y-3">
          <legend className="mb-2 text-sm font-medium text-muted">{t("radios")}</legend>
          {options.map(({ value, label }, index) => (
            <RadioCard
              key={value}
              name="sample-target"
              value={value}
              title={label}
              description={t("arrives")}
              defaultChecked={index === 0}
            />
          ))}
          <RadioCard name="sample-target" value="off" title={t("disabled")} disabled />
        </fieldset>
      </div>
    </Section>
  );
}
