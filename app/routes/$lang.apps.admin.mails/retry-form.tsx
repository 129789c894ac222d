import { RotateCw } from "lucide-react";
import { Form } from "react-router";
import type { Mail } from "#contract/notifications/mails.ts";
import { SubmitButton } from "~/components/form/submit-button";
import { IfPermitted } from "~/components/ui/if-permitted";
import { useTranslation } from "~/i18n/use-translation";

interface RetryFormProps {
  mail: Pick<Mail, "id" | "subject">;
  /** The page's form key. Each mail is retried only once per key. */
  formKey: string;
}

/** A button that retries an undeliverable mail. */
export function RetryForm({ mail: { id, subject }, formKey }: RetryFormProps) {
  const t = useTranslation("administration");
  return (
    <IfPermitted permission="mails.retry">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={formKey} />
        <SubmitButton variant="soft" size="sm" name="intent" value="retry" className="whitespace-nowrap">
          <RotateCw aria-hidden className="directional size-4" />
          {t("mailRetry")}
          <span className="sr-only">: {subject}</span>
        </SubmitButton>
      </Form>
    </IfPermitted>
  );
}
