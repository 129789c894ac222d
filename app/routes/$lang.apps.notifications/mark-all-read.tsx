import { CheckCheck } from "lucide-react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { useTranslation } from "~/i18n/use-translation";

export function MarkAllRead() {
  const t = useTranslation("notifications");
  return (
    <Form method="post" replace preventScrollReset>
      <SubmitButton variant="soft" size="sm" name="intent" value="read-all">
        <CheckCheck aria-hidden className="size-4" />
        {t("markAllRead")}
      </SubmitButton>
    </Form>
  );
}
