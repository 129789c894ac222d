import { Form, useLocation, useNavigation } from "react-router";
import type { Bulk } from "~/components/data-table/bulk-bar";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { parametersOf } from "~/components/data-table/url-state";
import { Button } from "~/components/ui/button";

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
export interface BulkSteps<Step extends string> {
  /** Id of the confirmation's form. */
  form: string;
  steps: readonly Step[];
  label: (step: Step) => string;
  /** The URL parameter with the action; `step` by default. */
  parameter?: string;
}

/** Returns the buttons of the actions, and whether one has just been completed. */
export function useBulk<Step extends string>({
  form,
  steps,
  label,
  parameter = "step",
}: BulkSteps<Step>): Bulk {
  const controls = steps.map((step) => (
    <Button key={step} type="submit" form={form} name={parameter} value={step} size="sm" variant="outline">
      {label(step)}
    </Button>
  ));
  return { form, controls, isTaken: useStepTaken() };
}

/** A confirmed bulk action returns to the list only if it succeeded for all rows. */
function useStepTaken(): boolean {
  const { state, formData, location } = useNavigation();
  const { search } = useLocation();
  return state === "loading" && formData?.has("ids") === true && location.search !== search;
}
