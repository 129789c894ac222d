import type { ComponentProps, ElementType } from "react";
import { CheckboxField } from "~/components/form/checkbox-field";
import { Field } from "~/components/form/field";
import type { useFormCheck } from "~/components/form/use-form-check";
import { PasswordField } from "~/components/form/password-field";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";
import { CardField } from "./card-field";
import { ChoiceField } from "./choice-field";
import { type FieldKindName, kindOf } from "./field-kinds";
import {
  type FieldChoices,
  type FieldDefinition,
  type FieldName,
  type FormDefinition,
  type FormValue,
  inputName,
} from "./form-definition";

/** The props of a custom field that is used by one form only. */
export interface CustomFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  errors?: string[] | undefined;
  required?: boolean | undefined;
  options: { value: string; label: string }[];
  defaultValue: string | undefined;
}
type OwnFields = Partial<Record<FieldName, ElementType<CustomFieldProps>>>;

/** The props of a text field with a custom appearance. */
export interface TextLookProps extends ComponentProps<typeof TextField> {
  kind: FieldKindName;
}

/** Custom components for the fields of a form. They are loaded only with the forms that use them. */
export interface FieldLooks {
  /** The component of all text fields. */
  text?: ElementType<TextLookProps> | undefined;
  /** The components of individual fields, by name. */
  own?: OwnFields;
}

export interface DemoFieldProps extends FieldLooks {
  definition: FormDefinition;
  field: FieldDefinition;
  form: ReturnType<typeof useFormCheck>;
  /** The stored value. */
  stored?: FormValue;
  /** The options, if they come from the loader. */
  choices?: FieldChoices[keyof FieldChoices];
}

/** Renders a field of a demo form by its kind. */
export function DemoField({
  definition,
  field,
  form,
  stored,
  choices,
  text: Text,
  own = {},
}: DemoFieldProps) {
  const t = useTranslation("demo-fields");
  const { name, kind, options = [], hint } = field;
  const rules = kindOf(kind);
  const bound = form.field(inputName(definition, name));
  const value = bound.defaultValue ?? (typeof stored === "string" ? stored : undefined) ?? field.value;
  const props = { ...bound, defaultValue: value, maxLength: rules.max, hint: hint && t(`hint_${hint}`) };
  const label = t(`field_${name}`);
  const availableOptions =
    choices ?? options.map((option) => ({ value: option, label: t(`option_${option}`) }));
  const textProps = {
    ...props,
    label,
    title: rules.wrong && t(rules.wrong),
    type: rules.type,
    inputMode: rules.inputMode,
    autoComplete: rules.autoComplete,
    dir: rules.isLatin ? "ltr" : undefined,
    className: rules.isLatin ? "rtl:[&_input]:text-end" : undefined,
  };
  const common = {
    name: bound.name,
    errors: bound.errors,
    required: bound.required,
    label,
  };
  const Own = own[name];
  if (Own) return <Own {...common} hint={props.hint} options={availableOptions} defaultValue={value} />;
  switch (kind) {
    case "tick":
      return <CheckboxField {...common} defaultChecked={value === "on"} />;
    case "several":
    case "cards":
      return (
        <ChoiceField
          name={bound.name}
          errors={bound.errors}
          label={label}
          options={availableOptions}
          isSeveral={kind === "several"}
          stored={bound.defaultValue ?? stored ?? field.value}
          isRequired={!field.isOptional}
        />
      );
    case "select":
    case "store":
    case "person":
      return (
        <SelectField
          {...common}
          hint={props.hint}
          options={availableOptions}
          placeholder={t("choose")}
          defaultValue={value}
        />
      );
    case "note":
      if (Text) return <Text {...textProps} kind={kind} />;
      return (
        <Field name={bound.name} errors={bound.errors} label={label} hint={props.hint}>
          {(control) => (
            <Textarea
              {...control}
              required={bound.required}
              maxLength={rules.max}
              minLength={bound.minLength}
              defaultValue={value}
            />
          )}
        </Field>
      );
    case "currentPassword":
    case "newPassword":
    case "passwordAgain":
      return (
        <PasswordField
          {...common}
          pattern={bound.pattern}
          maxLength={rules.max}
          title={textProps.title}
          hint={props.hint}
          autoComplete={kind === "currentPassword" ? "current-password" : "new-password"}
        />
      );
    case "card":
    case "expiry":
      return <CardField {...textProps} kind={kind} />;
    default:
      return Text ? <Text {...textProps} kind={kind} /> : <TextField {...textProps} />;
  }
}
