import { Form } from "react-router";
import type { PayoutDetails } from "#contract/payout-methods.ts";
import { IntentButton } from "~/components/form/intent-button";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";

interface PayoutTargetProps {
  withdrawalId: string;
  /** What asking for the details brought. */
  revealed: PagePart<PayoutDetails> | undefined;
}

/** Where the money is to be sent: hidden until the paying admin asks for it. */
export function PayoutTarget({ withdrawalId, revealed }: PayoutTargetProps) {
  const t = useTranslation("administration");
  if (revealed?.state === "loaded") return <Details details={revealed.data} />;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {revealed && (
        <div className="w-full">
          <Alert tone="danger">{revealed.message}</Alert>
        </div>
      )}
      <input type="hidden" name="id" value={withdrawalId} />
      <IntentButton intent="reveal" label={t("reveal")} variant="outline" size="sm" />
      <span className="text-sm text-muted">{t("revealHint")}</span>
    </Form>
  );
}

function Details({ details }: { details: PayoutDetails }) {
  const t = useTranslation("administration");
  const shown =
    details.kind === "bank_transfer"
      ? [
          { label: t("holder"), text: details.holder },
          { label: t("iban"), text: inGroupsOfFour(details.iban) },
        ]
      : [{ label: t("paypalAddress"), text: details.email }];
  return (
    <div role="status" className="rounded-md bg-sunken px-4 py-3">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {shown.map(({ label, text }) => (
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

function inGroupsOfFour(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, "$1 ");
}
