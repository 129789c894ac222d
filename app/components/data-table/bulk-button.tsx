import { Button } from "../ui/button";

interface BulkButtonProps {
  /** Id of the form the chosen rows belong to. */
  form: string;
  /** What the form's action reads as `intent`. */
  intent: string;
  label: string;
}

/** Does something with the chosen rows. */
export function BulkButton({ form, intent, label }: BulkButtonProps) {
  return (
    <Button type="submit" form={form} name="intent" value={intent} size="sm">
      {label}
    </Button>
  );
}
