import type { ElementType, ReactNode } from "react";
import { Form } from "react-router";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { useFormCheck } from "~/components/form/use-form-check";
import { classNames } from "~/components/ui/class-names";
import { useTranslation } from "~/i18n/use-translation";
import { DemoField, type FieldLooks } from "./demo-field";
import { FormPanels, type FormPanelsProps } from "./form-panels";
import {
  type FieldChoices,
  type FieldName,
  type FormDefinition,
  type FormValues,
  inputName,
} from "./form-definition";

interface DemoFormProps extends FieldLooks {
  definition: FormDefinition;
  constraints: Record<string, Constraint>;
  result?: SubmissionResult | null;
  values?: FormValues;
  /** The options of fields that the loader provides. */
  choices?: FieldChoices;
  /** The component that lays out the parts. By default they are collapsible panels. */
  parts?: ElementType<FormPanelsProps> | undefined;
  /** The URL to submit to. Defaults to the page's own. */
  action?: string;
  /** Identifies the form if a page has several. */
  intent?: string;
  id?: string;
  className?: string;
  /** The buttons. */
  children?: ReactNode;
}

/**
 * Renders a form from its definition with the product's own fields, validated by both the browser and the
 * server.
 */
export function DemoForm({
  definition,
  constraints,
  result,
  values = {},
  choices = {},
  text,
  own,
  parts: Parts = FormPanels,
  intent,
  children,
  className = "sm:grid-cols-2",
  ...rest
}: DemoFormProps) {
  const t = useTranslation("demo-fields");
  const form = useFormCheck(result, {
    constraints,
    check: (name, value, sent) =>
      name === inputName(definition, "confirmPassword") &&
      value !== sent.get(inputName(definition, "newPassword"))
        ? t("wrongAgain")
        : undefined,
  });
  const labels = Object.fromEntries(
    definition.fields.map(({ name }) => [inputName(definition, name), t(`field_${name}`)]),
  );
  const grid = (fields: FormDefinition["fields"]) => (
    <div className={`grid items-start gap-x-5 gap-y-2 ${className}`}>
      {fields.map((field) => (
        <div
          key={field.name}
          // The hint is in the line reserved for errors. Without padding it would look like part of the next
          // label.
          className={classNames(field.isWide ? "col-span-full" : "min-w-0", field.hint && "pb-3")}
        >
          <DemoField
            definition={definition}
            field={field}
            form={form}
            stored={values[field.name]}
            choices={choices[field.name]}
            text={text}
            own={own}
          />
        </div>
      ))}
    </div>
  );
  return (
    <Form
      method="post"
      preventScrollReset
      {...rest}
      {...form.props}
      noValidate={form.props.noValidate || definition.isOneAtATime}
    >
      <FormErrors state={form.state} labels={labels} />
      {intent && <input type="hidden" name="intent" value={intent} />}
      {definition.panels ? (
        <Parts
          definition={definition}
          hasError={(name: FieldName) => Boolean(result?.error?.[inputName(definition, name)])}
        >
          {grid}
        </Parts>
      ) : (
        grid(definition.fields)
      )}
      {children}
    </Form>
  );
}
