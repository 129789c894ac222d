import { Form } from "react-router";
import type { OperationMode } from "#contract/operation/operation-mode.ts";
import {
  maxModeMessage,
  messageLanguages,
  modeMinutes,
  operationStates,
} from "#contract/operation/operation-states.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Textarea } from "~/components/ui/textarea";
import { directionOf } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";

interface ModeFormProps {
  mode: OperationMode;
  result: SubmissionResult | undefined;
}

/** Switches the operation mode, with a message and an expected duration. */
export function ModeForm({ mode, result }: ModeFormProps) {
  const t = useTranslation("operation");
  const form = useFormCheck(result);
  const { defaultValue: state = mode.state, ...stateField } = form.field("state");
  return (
    <Form method="post" className="grid gap-2" preventScrollReset {...form.props}>
      <FormErrors
        state={form.state}
        labels={{ state: t("mode"), en: t("message_en"), fr: t("message_fr"), ar: t("message_ar") }}
      />
      <SelectField
        {...stateField}
        defaultValue={state}
        label={t("mode")}
        hint={t("modeHint")}
        required
        options={operationStates.map((value) => ({ value, label: t(`mode_${value}`) }))}
      />
      <SelectField
        {...form.field("minutes")}
        label={t("duration")}
        placeholder={t("duration_none")}
        options={modeMinutes.map((minutes) => ({ value: String(minutes), label: t(`duration_${minutes}`) }))}
      />
      {messageLanguages.map((language) => {
        const { name, errors, defaultValue = mode.messages[language] } = form.field(language);
        return (
          <Field key={language} name={name} errors={errors} label={t(`message_${language}`)}>
            {(control) => (
              <Textarea
                {...control}
                defaultValue={defaultValue}
                rows={2}
                maxLength={maxModeMessage}
                lang={language}
                dir={directionOf(language)}
              />
            )}
          </Field>
        );
      })}
      <p className="text-sm text-muted">{t("messageHint")}</p>
      <div className="pt-3">
        <SubmitButton>{t("switchMode")}</SubmitButton>
      </div>
    </Form>
  );
}
