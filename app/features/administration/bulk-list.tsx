import { Form, useLocation, useNavigation } from "react-router";
import type { Bulk } from "~/components/data-table/bulk-bar";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { parametersOf } from "~/components/data-table/url-state";
import { Button } from "~/components/ui/button";

interface ChoiceFormProps {
  /** Its id. */
  form: string;
  table: TableState;
  specification: TableSpecification;
}

/** What the chosen rows of a list are sent with: asks about them above the list, which stays as it is. */
export function ChoiceForm({ form, table, specification }: ChoiceFormProps) {
  return (
    <Form id={form} preventScrollReset>
      {parametersOf({ ...table, kept: [] }, specification).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}

/** The steps a list offers for its chosen rows. */
export interface BulkSteps<Step extends string> {
  /** Id of the form that asks about them. */
  form: string;
  steps: readonly Step[];
  label: (step: Step) => string;
  /** What names the step in the URL; `step` unless said otherwise. */
  parameter?: string;
}

/** The buttons of these steps, and whether one was just taken. */
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

/** A confirmation of several leads back to the list only when all of them could take the step. */
function useStepTaken(): boolean {
  const { state, formData, location } = useNavigation();
  const { search } = useLocation();
  return state === "loading" && formData?.has("ids") === true && location.search !== search;
}
