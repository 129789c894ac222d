import { Form } from "react-router";
import type { Deletion } from "#contract/accounts/personal-data.ts";
import { CheckboxField } from "~/components/form/checkbox-field";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

interface DeletionCardProps {
  deletion: Deletion;
  result: SubmissionResult | undefined;
}

/** For each obstacle to a deletion, a link to the screen where the member can resolve it. */
const obstacleLinks = [
  { obstacle: "money", to: "/apps/wallet/my-balance", label: "toBalance" },
  { obstacle: "order", to: "/apps/orders", label: "toOrders" },
  { obstacle: "claim", to: "/apps/my-cash-back/claim", label: "toClaims" },
] as const;

/** Shows the obstacles to deleting the account, and requests or cancels the deletion. */
export function DeletionCard({ deletion: { dueAt, obstacles }, result }: DeletionCardProps) {
  const t = useTranslation("personal-data");
  return (
    <Card title={t("deleteTitle")} subtitle={t("deleteSubtitle")}>
      <ul className="mb-5 list-disc space-y-1 ps-5 text-sm">
        <li>{t("goes")}</li>
        <li>{t("stays")}</li>
        <li>{t("later")}</li>
      </ul>
      {dueAt !== null ? (
        <Alert tone="warning" title={t("dueTitle")}>
          <p>
            {t("dueAt")} <DateTime value={dueAt} style="minute" />
          </p>
          <Form method="post" className="mt-4">
            <IntentButton intent="keep" label={t("keep")} />
          </Form>
        </Alert>
      ) : obstacles.length > 0 ? (
        <Alert tone="info">
          {obstacles.includes("staff") && <p>{t("staff")}</p>}
          {obstacleLinks.map(
            ({ obstacle, to, label }) =>
              obstacles.includes(obstacle) && (
                <p key={obstacle}>
                  {t(obstacle)}{" "}
                  <LocalizedLink to={to} className="font-medium underline">
                    {t(label)}
                  </LocalizedLink>
                </p>
              ),
          )}
        </Alert>
      ) : (
        <DeletionForm result={result} />
      )}
    </Card>
  );
}

function DeletionForm({ result }: { result: SubmissionResult | undefined }) {
  const t = useTranslation("personal-data");
  const form = useFormCheck(result);
  return (
    <Form method="post" preventScrollReset {...form.props}>
      <FormErrors state={form.state} />
      <CheckboxField name="agree" label={t("agree")} errors={form.field("agree").errors} required />
      <IntentButton intent="delete" label={t("delete")} variant="danger" />
    </Form>
  );
}
