import { Form, useLocation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/i18n/use-translation";

/** Says that products were removed, and takes it back. */
export function Removed({ ids, formKey }: { ids: string[]; formKey: string }) {
  const t = useTranslation("product-list");
  const { search } = useLocation();
  return (
    <Form method="post" action={search}>
      <input type="hidden" name="key" value={formKey} />
      {ids.map((product) => (
        <input key={product} type="hidden" name="ids" value={product} />
      ))}
      <Alert
        tone="success"
        title={t("removed", { count: ids.length })}
        actions={
          <Button type="submit" name="bulk" value="restore" size="sm" variant="outline">
            {t("undo")}
          </Button>
        }
      />
    </Form>
  );
}
