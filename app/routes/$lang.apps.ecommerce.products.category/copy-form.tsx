import { Form, useLocation } from "react-router";
import { IntentButton } from "~/components/form/intent-button";
import { useTranslation } from "~/i18n/use-translation";

interface CopyFormProps {
  id: string;
  name: string;
  formKey: string;
}

/** A button in a row that copies the category. */
export function CopyForm({ id, name, formKey }: CopyFormProps) {
  const t = useTranslation("shop-categories");
  const { search } = useLocation();
  return (
    <Form method="post" action={search} className="flex">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="category" value={id} />
      <IntentButton
        intent="copy"
        size="sm"
        variant="ghost"
        aria-label={t("copyOf", { name })}
        label={t("copy")}
      />
    </Form>
  );
}
