import { Form, useLocation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/i18n/use-translation";

/** Says that drafts were thrown away, and takes it back. */
export function Discarded({ ids, formKey }: { ids: string[]; formKey: string }) {
  const t = useTranslation("invoices");
  const { search } = useLocation();
  return (
    <Form method="post" action={search}>
      <input type="hidden" name="key" value={formKey} />
      {ids.map((draft) => (
        <input key={draft} type="hidden" name="discarded" value={draft} />
      ))}
      <Alert
        tone="success"
        title={t("discarded", { count: ids.length })}
        actions={
          <Button type="submit" name="step" value="restore" size="sm" variant="outline">
            {t("undo")}
          </Button>
        }
      />
    </Form>
  );
}
