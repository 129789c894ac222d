import { Button } from "../ui/button";

interface BulkButtonProps {
  /** The id of the form that submits the chosen rows. */
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
