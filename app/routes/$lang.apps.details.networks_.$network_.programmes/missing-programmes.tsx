import { Form } from "react-router";
import type { NetworkConnection } from "#contract/networks/admin-connections.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { IfPermitted } from "~/components/ui/if-permitted";
import { useTranslation } from "~/i18n/use-translation";

interface MissingProgrammesProps {
  programmes: NonNullable<NonNullable<NetworkConnection["connection"]>["missingProgrammes"]>;
  result: SubmissionResult | undefined;
}

/** Says that most of a network's programmes are missing from its list, with a button that ends them. */
export function MissingProgrammes({ programmes, result }: MissingProgrammesProps) {
  const t = useTranslation("network-programmes");
  const { since, missing, known } = programmes;
  return (
    <Alert
      tone="warning"
      title={t("missingTitle", { count: missing, known })}
      actions={
        <IfPermitted permission="offers.write">
          <Form method="post" className="grid gap-2" preventScrollReset>
            {result && <FormErrors state={formState(result)} />}
            <input type="hidden" name="missing" value={missing} />
            <IntentButton intent="confirm" size="sm" label={t("confirmMissing")} variant="outline" />
          </Form>
        </IfPermitted>
      }
    >
      {t("missingText")} {t("missingSince")} <DateTime value={since} style="minute" />
    </Alert>
  );
}
