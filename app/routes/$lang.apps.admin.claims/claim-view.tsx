import { Download } from "lucide-react";
import type { ClaimDetails as Claim } from "#contract/claims/admin-claims.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { type Fact, Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { PersonName } from "~/features/administration/person-name";
import { ClaimBadge } from "~/features/cash-back/claim-badge";
import { OrderDay } from "~/features/cash-back/order-day";
import { isolateDirection } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { useHasPermission } from "~/page/use-viewer";
import { claimsPath } from "./claims-path";
import { ClaimAtNetwork } from "./claim-at-network";
import { DecisionForm } from "./decision-form";
import { RelatedOrders } from "./related-orders";

interface ClaimViewProps {
  claim: Claim;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Shows a claim with the details needed for a decision, and the form that decides on it. */
export function ClaimView({ claim, formKey, result }: ClaimViewProps) {
  const t = useTranslation("administration");
  const { id, orderNumber, state, reason, decisions } = claim;
  const facts = useFacts(claim);
  const canDecide = useHasPermission("claims.decide");
  const isDecided = state === "accepted" || state === "refused";
  return (
    <DetailSheet
      isWide
      title={t("claimTitle", { order: isolateDirection(orderNumber, useLanguage()) })}
      subtitle={<ClaimBadge state={state} />}
    >
      <div className="grid gap-6 @xl:grid-cols-2">
        <Facts facts={facts} />
        <div className="space-y-5">
          <div>
            <LocalizedLinkButton
              to={`${claimsPath}/${encodeURIComponent(id)}/proof`}
              reloadDocument
              variant="outline"
            >
              <Download aria-hidden className="size-4.5" />
              {t("claimProofOpen")}
            </LocalizedLinkButton>
            <p className="mt-2 text-sm text-muted">{t("claimProofHint")}</p>
          </div>
          {reason && (
            <Alert tone="info">
              <bdi>{reason}</bdi>
            </Alert>
          )}
          <ClaimAtNetwork claim={claim} />
          <RelatedOrders related={claim.related} />
          {canDecide && decisions.length > 0 && (
            <DecisionForm claim={claim} formKey={formKey} result={result} />
          )}
          {canDecide && decisions.length === 0 && !isDecided && <Alert tone="warning">{t("claimOwn")}</Alert>}
        </div>
      </div>
    </DetailSheet>
  );
}

function useFacts(claim: Claim): Fact[] {
  const t = useTranslation("administration");
  const { member, store, network, click, orderedOn, orderAmount, cashBack, currency, decidedBy } = claim;
  return [
    { label: t("claimMember"), value: <PersonName person={member} /> },
    { label: t("claimOrder"), value: <bdi>{store.name}</bdi> },
    { label: t("claimOrdered"), value: <OrderDay day={orderedOn} /> },
    { label: t("claimClickAt"), value: <DateTime value={click.at} style="minute" /> },
    { label: t("claimNetwork"), value: <bdi>{network.name}</bdi> },
    {
      label: t("claimClick"),
      value: (
        <bdi dir="ltr" className="figures text-sm break-all">
          {click.id}
        </bdi>
      ),
    },
    ...(decidedBy ? [{ label: t("claimDecidedBy"), value: <PersonName person={decidedBy} /> }] : []),
    { label: t("claimAmount"), value: <Money amount={orderAmount} currency={currency} /> },
    { label: t("claimCashBack"), value: <Money amount={cashBack} currency={currency} />, strong: true },
  ];
}
