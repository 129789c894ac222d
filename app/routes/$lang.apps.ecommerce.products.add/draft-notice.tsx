import { Form, useLocation } from "react-router";
import { IntentButton } from "~/components/form/intent-button";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";

/** Says that the form shows an unsaved draft. */
export function DraftNotice({ savedAt }: { savedAt: string }) {
  const t = useTranslation("product-draft");
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={pathname + search}>
      <Alert
        tone="info"
        title={t("found")}
        actions={<IntentButton intent="discard-draft" label={t("discard")} variant="outline" size="sm" />}
      >
        {t("foundText")} <DateTime value={savedAt} style="minute" />
      </Alert>
    </Form>
  );
}
