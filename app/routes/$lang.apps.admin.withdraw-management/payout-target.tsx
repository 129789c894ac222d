import { Form } from "react-router";
import type { RevealedDetails } from "#contract/withdrawals/admin-withdrawals.ts";
import { groupedIban } from "#contract/text/input/grouped-iban.ts";
import { readableEmail } from "#shared/readable-email.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";

/** The response to a request for payout details: the details, or the refused form. */
export interface RevealResult {
  details: RevealedDetails | undefined;
  result: SubmissionResult | undefined;
}

interface PayoutTargetProps {
  withdrawalId: string;
  revealed: RevealResult | undefined;
}

/** The payout details, hidden until an admin requests them. */
export function PayoutTarget({ withdrawalId, revealed }: PayoutTargetProps) {
  if (revealed?.details) return <Details details={revealed.details} />;
  return <RevealForm withdrawalId={withdrawalId} result={revealed?.result} />;
}

function RevealForm({
  withdrawalId,
  result,
}: {
  withdrawalId: string;
  result: SubmissionResult | undefined;
}) {
  const t = useTranslation("administration");
  const form = useFormCheck(result);
  return (
    <Form method="post" preventScrollReset {...form.props}>
      <FormErrors state={form.state} />
      <input type="hidden" name="id" value={withdrawalId} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <IntentButton intent="reveal" label={t("reveal")} variant="outline" size="sm" />
        <span className="text-sm text-muted">{t("revealHint")}</span>
      </div>
    </Form>
  );
}

function Details({ details }: { details: RevealedDetails }) {
  const t = useTranslation("administration");
  const rows = shownDetails(details, t);
  return (
    <div role="status" className="space-y-3 rounded-md bg-sunken px-4 py-3">
      {details.problem && (
        <Alert tone="warning" title={t("revealProblem")}>
          {details.problem}
        </Alert>
      )}
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {rows.map(({ label, text }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures font-medium break-words">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function shownDetails(details: RevealedDetails, t: Translate<Namespaces["administration"]>) {
  switch (details.kind) {
    case "bank_transfer":
      return [
        { label: t("holder"), text: details.holder },
        { label: t("iban"), text: groupedIban(details.iban) },
      ];
    case "us_account":
      return [
        { label: t("holder"), text: details.holder },
        { label: t("routingNumber"), text: details.routingNumber },
        { label: t("accountNumber"), text: details.accountNumber },
        { label: t("accountType"), text: t(`accountType_${details.accountType}`) },
      ];
    case "paypal":
      return [{ label: t("paypalAddress"), text: readableEmail(details.email) }];
  }
}
