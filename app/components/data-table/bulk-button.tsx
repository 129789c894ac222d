import { Button } from "../ui/button";

interface BulkButtonProps {
  /** Id of the form the chosen rows belong to. */
  form: string;
  /** The action's `intent`. */
  intent: string;
  label: string;
}

/** Submits an action on the chosen rows. */
export function BulkButton({ form, intent, label }: BulkButtonProps) {
  return (
    <Button type="submit" form={form} name="intent" value={intent} size="sm">
      {label}
    </Button>
  );
}
