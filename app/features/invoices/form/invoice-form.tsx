import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { sumLines } from "#contract/invoices/invoice-sums.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { Card } from "~/components/ui/card";
import { Textarea } from "~/components/ui/textarea";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { PaperSums } from "../paper-lines";
import { fieldAfterLineButton, type InvoiceInput } from "./invoice-input";
import { LineRows } from "./line-rows";
import { PrintFields } from "./print-fields";
import { parseInvoiceLines } from "./parse-invoice-lines";

interface InvoiceFormProps {
  initial: InvoiceInput;
  currency: string;
  formKey: string;
  result: SubmissionResult | undefined;
  /** The typed values, after one of the line buttons was pressed or the form was refused. */
  input: InvoiceInput | undefined;
  /** Staff members whose name can be printed on the invoice. */
  staff: { id: string; name: string }[];
  closeTo: string;
  /** Renders the content that differs between new and saved drafts. */
  children: (
    field: (name: string) => { name: string; defaultValue: string; errors?: string[] | undefined },
  ) => ReactNode;
}

/** The form for a draft, including its totals. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { initial, currency, formKey, result, input = initial, staff, closeTo, children } = props;
  const t = useTranslation("invoices");
  const language = useLanguage();
  const state = formState(result);
  const [typed, setTyped] = useState(input);
  const ref = useRef<HTMLFormElement>(null);

  // The response to a line button or a refusal renders the form again, so the focus would be lost.
  useEffect(() => {
    if (!result) return;
    const name = fieldAfterLineButton(input);
    ref.current?.querySelector<HTMLElement>(name ? `[name="${name}"]` : "[aria-invalid=true]")?.focus();
  }, [result, input]);

  const { lines } = parseInvoiceLines(typed, { currency, language });
  const exactSums = sumLines(lines);
  const sums = {
    gross: Number(exactSums.gross),
    discount: Number(exactSums.discount),
    tax1: Number(exactSums.tax1),
    tax2: Number(exactSums.tax2),
    total: Number(exactSums.total),
  };
  const taxes = exactSums.taxes.map(({ base, amount, ...tax }) => ({
    ...tax,
    base: Number(base),
    amount: Number(amount),
  }));
  const field = (name: string) => ({
    name,
    errors: state.fieldErrors[name],
    defaultValue: input[name] ?? "",
  });
  const note = field("note");
  return (
    <Form
      ref={ref}
      method="post"
      preventScrollReset
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]"
      onInput={(event) => {
        const entries = [...new FormData(event.currentTarget)];
        setTyped(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])));
      }}
    >
      <Card>
        {/* Enter presses the first button of a form. Without this hidden button, that would be a button that
            moves a line. */}
        <button type="submit" name="intent" value="save" hidden tabIndex={-1} aria-hidden />
        <FormErrors state={state} />
        <FormKey state={state} fresh={formKey} />
        <div className="grid gap-x-4 sm:grid-cols-3">
          {children(field)}
          <TextField {...field("issuedOn")} type="date" label={t("issued")} hint={t("issuedHint")} />
          <TextField {...field("dueOn")} type="date" label={t("due")} hint={t("dueHint")} />
        </div>
        <LineRows field={field} typed={input} />
        <div className="mt-6">
          <Field name={note.name} errors={note.errors} label={t("note")} hint={t("noteHint")}>
            {(control) => (
              <Textarea {...control} rows={3} maxLength={1000} defaultValue={note.defaultValue} />
            )}
          </Field>
        </div>
      </Card>
      <aside className="space-y-4 lg:sticky lg:top-24 lg:self-start">
        <Card title={t("total")} label={t("total")}>
          <div aria-live="polite">
            <PaperSums invoice={{ sums, taxes, currency, paid: 0, balance: sums.total, state: "draft" }} />
          </div>
        </Card>
        <PrintFields field={field} staff={staff} />
        <div className="flex flex-wrap gap-3">
          <IntentButton intent="save" label={t("save")} />
          <LocalizedLinkButton to={closeTo} variant="ghost">
            {t("cancel")}
          </LocalizedLinkButton>
        </div>
      </aside>
    </Form>
  );
}
