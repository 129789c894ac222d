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
 * The form that submits the selected rows. Their confirmation appears above the list, which keeps its state.
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
  /** Whether an action is possible for a row; for all of them by default. */
  canTake?: (row: Row, step: Step) => boolean;
  /** The URL parameter with the action; `step` by default. */
  parameter?: string;
}

/**
 * Returns the buttons of the actions, and whether one has just been completed. A button says for how many of the
 * chosen rows its action is possible if it isn't for all, and is disabled if it is for none.
 */
export function useBulk<Step extends string, Row>(
  { form, steps, label, canTake = () => true, parameter = "step" }: BulkSteps<Step, Row>,
  rowsOf: (keys: string[]) => Row[],
): Bulk {
  const t = useTranslation("table");
  const isTaken = useStepTaken();
  function controls(chosen: string[]) {
    const rows = rowsOf(chosen);
    return steps.map((step) => {
      const possible = rows.filter((row) => canTake(row, step)).length;
      const isPartly = possible < rows.length;
      const share = t("possibleFor", { count: possible, total: rows.length });
      return (
        <Button
          key={step}
          type="submit"
          form={form}
          name={parameter}
          value={step}
          size="sm"
          variant="outline"
          disabled={rows.length > 0 && possible === 0}
          title={isPartly ? share : undefined}
        >
          {label(step)}
          {isPartly && <span className="font-normal">{share}</span>}
        </Button>
      );
    });
  }
  return { form, controls, isTaken };
}

/** A confirmed bulk action returns to the list only if it succeeded for all rows. */
function useStepTaken(): boolean {
  const { state, formData, location } = useNavigation();
  const { search } = useLocation();
  return state === "loading" && formData?.has("ids") === true && location.search !== search;
}
