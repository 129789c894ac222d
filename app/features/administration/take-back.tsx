import { Form, useLocation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";

interface TakeBackProps {
  /** What happened. */
  title: string;
  /** What the button that takes it back says. */
  label: string;
  /** The rows it happened to, sent under the name of `field`. */
  ids: string[];
  field: string;
  /** Name of the button, whose value is `restore`. */
  step: string;
  formKey: string;
}

/** Says what became of rows of a list, and takes it back; the list stays as its address says. */
export function TakeBack({ title, label, ids, field, step, formKey }: TakeBackProps) {
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
