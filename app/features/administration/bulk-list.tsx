import { Form, useLocation, useNavigation } from "react-router";
import type { Bulk } from "~/components/data-table/bulk-bar";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { parametersOf } from "~/components/data-table/url-state";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/i18n/use-translation";

interface ChoiceFormProps {
  /** The form's id. */
  form: string;
  table: TableState;
  specification: TableSpecification;
}

/**
 * The form that submits the selected rows. It opens their confirmation above the list and keeps the list's
 * state.
 */
export function ChoiceForm({ form, table, specification }: ChoiceFormProps) {
  return (
    <Form id={form} preventScrollReset>
      {parametersOf({ ...table, otherParameters: [] }, specification).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}

/** The bulk actions of a list. */
export interface BulkSteps<Step extends string, Row = never> {
  /** Id of the confirmation's form. */
  form: string;
  steps: readonly Step[];
  label: (step: Step) => string;
  /** Returns whether an action is possible for a row. By default, it is possible for all rows. */
  isPossible?: (row: Row, step: Step) => boolean;
  /** The URL parameter with the action; `step` by default. */
  parameter?: string;
}

/**
 * Returns the buttons of the actions, and whether an action has just been completed. If an action is possible
 * for only some of the chosen rows, its button says for how many. If it is possible for none, the button is
 * disabled.
 */
export function useBulk<Step extends string, Row>(
  { form, steps, label, isPossible = () => true, parameter = "step" }: BulkSteps<Step, Row>,
  rowsOf: (keys: string[]) => Row[],
): Bulk {
  const t = useTranslation("table");
  const isCompleted = useStepCompleted();
  function controls(chosen: string[]) {
    const rows = rowsOf(chosen);
    return steps.map((step) => {
      const possibleCount = rows.filter((row) => isPossible(row, step)).length;
      const isPartly = possibleCount < rows.length;
      const share = t("possibleFor", { count: possibleCount, total: rows.length });
      return (
        <Button
          key={step}
          type="submit"
          form={form}
          name={parameter}
          value={step}
          size="sm"
          variant="outline"
          disabled={rows.length > 0 && possibleCount === 0}
          title={isPartly ? share : undefined}
        >
          {label(step)}
          {isPartly && <span className="font-normal">{share}</span>}
        </Button>
      );
    });
  }
  return { form, controls, isCompleted };
}

/**
 * Returns whether a bulk action has just been completed. Only an action that succeeded for all rows returns
 * to the list.
 */
function useStepCompleted(): boolean {
  const { state, formData, location } = useNavigation();
  const { search } = useLocation();
  return state === "loading" && formData?.has("ids") === true && location.search !== search;
}
