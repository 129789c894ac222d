import {
  type FraudAction,
  fraudActions,
  fraudSignalNames,
  fraudSignals,
  type FraudSignal,
  holdHours,
  maxConditions,
  maxRuleNameLength,
  maxThreshold,
} from "#contract/fraud/fraud-signals.ts";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import type { useFormCheck } from "~/components/form/use-form-check";
import { useTranslation } from "~/i18n/use-translation";

/** The initial settings of a rule's form. */
export interface SavedRule {
  name: string;
  action: FraudAction;
  holdHours: number;
  conditions: readonly { signal: FraudSignal; atLeast: number }[];
}

interface RuleFieldsProps {
  form: ReturnType<typeof useFormCheck>;
  saved: SavedRule;
}

/** The fields for a rule's name, conditions, action and hold time. */
export function RuleFields({ form, saved }: RuleFieldsProps) {
  const t = useTranslation("fraud");
  const [name, action, hours] = [form.field("name"), form.field("action"), form.field("holdHours")];
  const signals = [
    { value: "", label: t("noSignal") },
    ...fraudSignalNames.map((value) => ({
      value,
      label: `${t(`signal_${value}`)} (${t(`unit_${fraudSignals[value].unit}`)})`,
    })),
  ];
  const rows = Array.from({ length: maxConditions }, (_, index) => saved.conditions[index]);
  return (
    <>
      <TextField
        {...name}
        defaultValue={name.defaultValue ?? saved.name}
        required
        minLength={3}
        maxLength={maxRuleNameLength}
        label={t("ruleName")}
      />
      <fieldset className="rounded-md border border-line p-4">
        <legend className="px-1 text-sm text-muted">{t("conditions")}</legend>
        <p className="mb-3 text-sm text-muted">{t("conditionsHint")}</p>
        {rows.map((condition, index) => {
          const signal = form.field(`signal${index + 1}`);
          const atLeast = form.field(`atLeast${index + 1}`);
          return (
            // Rows have no other identity than their index.
            <div key={index} className="grid gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <SelectField
                {...signal}
                defaultValue={signal.defaultValue ?? condition?.signal ?? ""}
                label={t("signal")}
                options={signals}
              />
              <TextField
                {...atLeast}
                defaultValue={atLeast.defaultValue ?? condition?.atLeast ?? ""}
                type="number"
                step="any"
                min={0}
                max={maxThreshold}
                label={t("atLeast")}
              />
            </div>
          );
        })}
      </fieldset>
      <SelectField
        {...action}
        defaultValue={action.defaultValue ?? saved.action}
        label={t("action")}
        options={fraudActions.map((value) => ({ value, label: t(`action_${value}`) }))}
      />
      <TextField
        {...hours}
        defaultValue={hours.defaultValue ?? saved.holdHours}
        type="number"
        required
        min={holdHours.least}
        max={holdHours.most}
        label={t("holdHours")}
      />
    </>
  );
}
