import { Form, useLocation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";

interface UndoNoticeProps {
  /** Describes the change. */
  title: string;
  /** The text of the button that reverts it. */
  label: string;
  /** The changed rows, submitted as `field`. */
  ids: string[];
  field: string;
  /** The button's name; its value is `restore`. */
  step: string;
  formKey: string;
}

/** Reports a change of rows and offers to revert it. The list keeps its state. */
export function UndoNotice({ title, label, ids, field, step, formKey }: UndoNoticeProps) {
  const { search } = useLocation();
  return (
    <Form method="post" action={search}>
      <input type="hidden" name="key" value={formKey} />
      {ids.map((id) => (
        <input key={id} type="hidden" name={field} value={id} />
      ))}
      <Alert
        tone="success"
        title={title}
        actions={
          <Button type="submit" name={step} value="restore" size="sm" variant="outline">
            {label}
          </Button>
        }
      />
    </Form>
  );
}
