import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { type SettingsArea, needsSecondAdmin } from "#contract/settings/settings-areas.ts";
import { CheckboxField } from "~/components/form/checkbox-field";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { LeaveGuard } from "~/components/form/leave-guard";
import { TextField } from "~/components/form/text-field";
import { serializeForm } from "~/components/form/serialize-form";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { classNames } from "~/components/ui/class-names";
import { LinkButton } from "~/components/ui/link-button";
import { Textarea } from "~/components/ui/textarea";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import type { loadSettings, SettingsActionData } from "./settings.server";
import { FieldRows } from "./field-rows";
import type { FieldGroup, SettingsField } from "./field-types";
import { useMarkTabUnsaved } from "./mark-tab-unsaved";
import { fieldsOf, settingsForms, valueAt } from "./settings-fields";
import { formatSettingInput } from "./settings-text";
import { useGroupTitle } from "./use-group-title";

interface SettingsFormProps {
  area: SettingsArea;
  settings: Awaited<ReturnType<typeof loadSettings>>["settings"];
  formKey: string;
  actionData: SettingsActionData | undefined;
  /** The groups to show; by default all groups of the area. */
  groups?: FieldGroup[];
  /** Returns the placeholder of a field that has no value. */
  fallback?: (field: SettingsField) => string | undefined;
  /** Shown next to the save button. */
  extra?: ReactNode;
}

/**
 * The form of an area, rendered from its definition. It is read-only for users who may not change the area.
 */
export function SettingsForm({
  area,
  settings,
  formKey,
  actionData,
  groups = settingsForms[area],
  fallback,
  extra,
}: SettingsFormProps) {
  const t = useTranslation("settings");
  const titleOf = useGroupTitle();
  const areas = useTranslation("settings-areas");
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const canWrite = useHasPermission("settings.write");
  const result = actionData?.form === "settings" ? actionData.result : undefined;
  const [isChanged, setIsChanged] = useState(result !== undefined);
  const form = useFormCheck(result);
  const initial = useRef<string>(undefined);
  const markTabUnsaved = useMarkTabUnsaved();
  useEffect(() => {
    initial.current ??= serializeForm(form.props.ref.current!);
    markTabUnsaved(isChanged);
    return () => markTabUnsaved(false);
  }, [form.props.ref, isChanged, markTabUnsaved]);
  const { version, value, currency, proposal } = settings;
  const canChange = canWrite && proposal === null;
  const [rows, cards] = [groups.filter(({ isRow }) => isRow), groups.filter(({ isRow }) => !isRow)];
  const labels = Object.fromEntries(fieldsOf(area).map(({ name, label }) => [name, t(label)]));

  function control(field: SettingsField) {
    const { defaultValue, ...bound } = form.field(field.name);
    const current = valueAt(value, field);
    const hint = field.hint && t(field.hint, { currency });
    if (field.kind === "flag") {
      const isOn = result ? defaultValue === "on" : Boolean(current);
      const { name, errors } = bound;
      return (
        <div key={name} className="sm:col-span-2">
          <CheckboxField name={name} errors={errors} label={t(field.label)} defaultChecked={isOn} />
        </div>
      );
    }
    const text =
      defaultValue ?? (formatSettingInput(field, current, currency, language) || fallback?.(field) || "");
    const direction = field.language === "ar" ? "rtl" : "ltr";
    const sharedProps = { ...bound, label: t(field.label), hint, maxLength: field.longest ?? 24 };
    if (field.kind === "lines" || field.kind === "rates")
      return (
        <Field key={field.name} name={field.name} label={sharedProps.label} hint={hint} errors={bound.errors}>
          {(suggestion) => (
            <Textarea
              {...suggestion}
              rows={field.kind === "rates" ? 10 : 4}
              maxLength={field.longest}
              defaultValue={text}
              {...(field.language && { lang: field.language, dir: direction })}
              {...(field.kind === "rates" && { dir: "ltr", className: "figures" })}
            />
          )}
        </Field>
      );
    const unit = field.kind === "money" ? currency : field.kind === "share" ? "%" : undefined;
    return (
      <TextField
        key={field.name}
        {...sharedProps}
        aside={unit && <span className="text-sm text-muted">{unit}</span>}
        defaultValue={text}
        {...(field.language
          ? { lang: field.language, dir: direction }
          : { dir: "ltr", className: "rtl:[&_input]:text-end" })}
        inputMode={field.kind === "money" || field.kind === "share" ? "decimal" : undefined}
        type={field.kind === "email" || field.kind === "date" ? field.kind : "text"}
        required={field.kind === "money" || field.kind === "count"}
      />
    );
  }

  return (
    <Form
      method="post"
      className="space-y-6"
      preventScrollReset
      {...form.props}
      onInput={(event) => {
        setIsChanged(result !== undefined || serializeForm(event.currentTarget) !== initial.current);
        form.props.onInput(event);
      }}
    >
      <LeaveGuard isDirty={() => isChanged} />
      <FormErrors state={form.state} labels={labels} />
      <FormKey state={form.state} fresh={formKey} />
      <input type="hidden" name="version" value={version} />
      <fieldset disabled={!canChange} className="min-w-0 space-y-6">
        <legend className="sr-only">{areas(area)}</legend>
        {rows.length > 0 && (
          <Card label={areas(area)}>
            <FieldRows rows={rows} control={control} />
          </Card>
        )}
        {cards.map((group) => (
          <Card key={titleOf(group)} title={titleOf(group)} subtitle={group.text && t(group.text)}>
            <div className="grid gap-x-4 sm:grid-cols-2">{group.fields.map(control)}</div>
          </Card>
        ))}
      </fieldset>
      {canChange && (
        <div
          className={classNames(
            "card-surface flex flex-wrap items-center gap-3 p-4",
            isChanged && "sticky bottom-20 z-10 lg:bottom-4",
          )}
        >
          <IntentButton intent="save" label={t(needsSecondAdmin(area) ? "propose" : "save")} />
          {extra}
          <LinkButton to={pathname + search} variant="ghost" preventScrollReset>
            {t("discard")}
          </LinkButton>
          {needsSecondAdmin(area) && <p className="text-sm text-muted">{t("secondAdminNeeded")}</p>}
        </div>
      )}
    </Form>
  );
}
