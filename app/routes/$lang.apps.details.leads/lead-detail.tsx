import { useLocation } from "react-router";
import type { LeadStep, LeadDetails } from "#contract/leads/admin-leads.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { FactGrid, type LabelledValue } from "~/components/ui/facts";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { PersonName } from "~/features/administration/person-name";
import { ConvertedFrom } from "~/features/cash-back/converted-from";
import { LeadBadge } from "~/features/cash-back/lead-badge";
import { TrustBadge } from "~/features/networks/trust-badge";
import { useTranslation } from "~/i18n/use-translation";
import { LeadChanges } from "./lead-changes";
import { LeadParts } from "./lead-parts";
import { useHasPermission } from "~/page/use-viewer";
import { recordSearch } from "~/features/administration/record-search";
import { StepForm } from "./step-form";
import { requiresReason } from "./steps";

interface LeadDetailProps {
  lead: LeadDetails;
  /** The action to confirm. */
  step: LeadStep | null;
  /** A new key for the action's form. */
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Shows a lead with its details, its history, and the possible actions. */
export function LeadDetail({ lead, step, result, formKey }: LeadDetailProps) {
  const t = useTranslation("leads");
  return (
    <DetailSheet
      isWide={step !== null || lead.parts.length > 0}
      actions={!step && <Steps lead={lead} />}
      title={t("detailTitle", { store: lead.store.name })}
      subtitle={<LeadBadge state={lead.state} />}
    >
      {lead.reviewReason && (
        <div className="mb-6">
          <Alert tone="warning" title={t(`review_${lead.reviewReason}`)}>
            {t(`reviewText_${lead.reviewReason}`)}
          </Alert>
        </div>
      )}
      {lead.sameOrder > 0 && (
        <div className="mb-6">
          <SameOrder lead={lead} />
        </div>
      )}
      <div className="grid gap-8 @2xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <LeadFacts lead={lead} />
        <LeadChanges lead={lead} />
      </div>
      <LeadParts lead={lead} />
      {step ? (
        <div className="border-t border-line pt-5">
          <StepForm lead={lead} step={step} formKey={formKey} result={result} />
        </div>
      ) : (
        // Explains the refusal of an action that is no longer possible.
        <FormErrors state={formState(result)} isFormGone />
      )}
    </DetailSheet>
  );
}

function SameOrder({ lead: { sameOrder, orderNumber } }: { lead: LeadDetails }) {
  const t = useTranslation("leads");
  const query = new URLSearchParams({ q: orderNumber ?? "" });
  return (
    <Alert
      tone="warning"
      title={t("sameOrder", { number: sameOrder + 1 })}
      actions={
        <LinkButton size="sm" variant="outline" to={`?${query}`}>
          {t("sameOrderShow")}
        </LinkButton>
      }
    >
      {t("sameOrderText", { number: sameOrder + 1 })}
    </Alert>
  );
}

function Steps({ lead: { id, steps } }: { lead: LeadDetails }) {
  const t = useTranslation("leads");
  const { search } = useLocation();
  const canChange = useHasPermission("leads.change");
  if (!canChange) return null;
  if (steps.length === 0) return <p className="text-sm text-muted">{t("noSteps")}</p>;
  // Actions that require a reason come first, so that the main action is at the end.
  const orderedSteps = [...steps.filter(requiresReason), ...steps.filter((step) => !requiresReason(step))];
  return (
    <>
      {orderedSteps.map((step, index) => (
        <LinkButton
          key={step}
          variant={!requiresReason(step) && index === orderedSteps.length - 1 ? "solid" : "outline"}
          className={requiresReason(step) ? "text-danger!" : undefined}
          to={recordSearch(search, { view: id, step })}
          preventScrollReset
        >
          {t(`step_${step}`)}
        </LinkButton>
      ))}
    </>
  );
}

function LeadFacts({ lead }: { lead: LeadDetails }) {
  const t = useTranslation("leads");
  const names = useTranslation("cash-back");
  const { currency, reason, reasonNote, decidedBy } = lead;
  const code = (text: string) => (
    <bdi dir="ltr" className="figures text-sm break-all">
      {text}
    </bdi>
  );
  const facts: LabelledValue[] = [
    [t("member"), <PersonName key="member" person={lead.member} />],
    [
      t("network"),
      <span key="network" className="flex flex-wrap items-center gap-2">
        <bdi>{lead.network.name}</bdi>
        {lead.trust && <TrustBadge trust={lead.trust} />}
      </span>,
    ],
    [t("transaction"), code(lead.transactionId)],
    [t("order"), lead.orderNumber ? code(lead.orderNumber) : "–"],
    [
      t("orderAmount"),
      <span key="order">
        <Money amount={lead.orderAmount} currency={currency} />
        <ConvertedFrom from={lead.conversion?.sale} />
      </span>,
    ],
    [
      t("commission"),
      <span key="commission">
        <Money amount={lead.commission} currency={currency} />
        <ConvertedFrom from={lead.conversion?.commission} />
      </span>,
    ],
    [
      t("cashBack"),
      <Money key="cash-back" amount={lead.cashBack} currency={currency} className="font-semibold" />,
    ],
    [t("source"), t(`source_${lead.source}`)],
    [t("occurred"), <DateTime key="occurred" value={lead.occurredAt} style="minute" className="" />],
    [t("payable"), <DateTime key="payable" value={lead.payableAt ?? lead.expectedPayableAt} />],
  ];
  if (lead.networkPaidAt)
    facts.push([
      t("networkPaid"),
      <span key="paid">
        <DateTime value={lead.networkPaidAt} />
        {lead.networkPaymentId && <span className="block">{code(lead.networkPaymentId)}</span>}
      </span>,
    ]);
  else if (lead.waitsForPayment) facts.push([t("networkPaid"), t("networkPaid_no")]);
  if (lead.click) facts.push([t("click"), code(lead.click)]);
  if (reason) facts.push([t("reason"), names(`reason_${reason}`)]);
  if (reasonNote) facts.push([t("note"), <bdi key="note">{reasonNote}</bdi>]);
  if (decidedBy) facts.push([t("decidedBy"), <bdi key="decider">{decidedBy.name}</bdi>]);
  return <FactGrid facts={facts} className="content-start gap-x-8 @xs:grid-cols-2" />;
}
