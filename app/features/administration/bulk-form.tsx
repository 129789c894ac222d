import type { ReactNode } from "react";
import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { DetailSheet } from "./detail-sheet";
import { RecordButton } from "./record-link";
import { RecordRegion } from "./record-region";

interface SubmittedRow {
  id: string;
  /** Set for rows that other users can change, too. */
  version?: number;
}

interface BulkFormProps<Row> {
  rows: Row[];
  /** The number of selected rows for which the action isn't possible. */
  leftOut: number;
  formKey: string;
  /** The result of a refused confirmation. */
  result: SubmissionResult | undefined;
  title: string;
  effect: string;
  /** Renders a row as one line. */
  line: (row: Row) => ReactNode;
  /** Renders the action's other inputs. */
  inputs?: (field: ReturnType<typeof useFormCheck>["field"]) => ReactNode;
  submit: { name: string; value: string; label: string; isHarmful: boolean };
}

/** Props of a form that confirms a bulk action on a particular kind of list. */
export type BulkProps<Open> = Open & {
  /** The result of a refused confirmation. */
  result: SubmissionResult | undefined;
};

/** Confirms a bulk action: lists the selected rows, asks for the action's inputs, and submits it. */
export function BulkForm<Row extends SubmittedRow>({
  rows,
  leftOut,
  formKey,
  result,
  title,
  effect,
  line,
  inputs,
  submit,
}: BulkFormProps<Row>) {
  const t = useTranslation("bulk");
  const language = useLanguage();
  const form = useFormCheck(result);
  const notPossible = leftOut > 0 && t("leftOut", { count: leftOut });
  const backButton = <RecordButton label={t("back")} variant="ghost" />;
  if (rows.length === 0) {
    return (
      <RecordRegion>
        <Alert tone="warning" title={t("nothing")} actions={backButton}>
          {notPossible}
        </Alert>
      </RecordRegion>
    );
  }
  return (
    <DetailSheet isWide title={title} subtitle={effect}>
      <Form method="post" className="grid gap-5" preventScrollReset {...form.props}>
        <FormErrors state={form.state} />
        <FormKey state={form.state} fresh={formKey} />
        {notPossible && <Alert tone="warning">{notPossible}</Alert>}
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
          {rows.map((row) => (
            <li
              key={row.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-2.5 text-sm"
            >
              <input type="hidden" name="ids" value={submittedValue(row)} />
              {line(row)}
            </li>
          ))}
        </ul>
        {inputs?.(form.field)}
        <div className="sheet-footer">
          <SubmitButton
            name={submit.name}
            value={submit.value}
            variant={submit.isHarmful ? "danger" : "solid"}
          >
            {submit.label} ({formatNumber(rows.length, language)})
          </SubmitButton>
          {backButton}
        </div>
      </Form>
    </DetailSheet>
  );
}

/**
 * Returns a row's submitted value. It includes the version that was shown, so that the action is refused if
 * the row has changed.
 */
function submittedValue({ id, version }: SubmittedRow): string {
  return version === undefined ? id : `${id}@${version}`;
}
