import type { AdminLead } from "#contract/leads/admin-leads.ts";
import { Money } from "~/components/ui/money";
import { BulkForm, type BulkProps } from "~/features/administration/bulk-form";
import { useTranslation } from "~/i18n/use-translation";
import type { LeadSelection } from "./bulk.server";
import { StepReason } from "./step-reason";

/** The confirmation form for a bulk action on purchases. */
export function BulkLeads({ step, ...selection }: BulkProps<LeadSelection>) {
  const t = useTranslation("leads");
  return (
    <BulkForm
      {...selection}
      title={t(`bulkAsk_${step}`)}
      effect={t(`effect_${step}`)}
      line={(lead) => <LeadLine lead={lead} />}
      inputs={(field) => <StepReason step={step} field={field} />}
      submit={{ name: "step", value: step, label: t(`step_${step}`), isHarmful: step === "reject" }}
    />
  );
}

function LeadLine({ lead: { store, member, transactionId, cashBack, currency } }: { lead: AdminLead }) {
  return (
    <>
      <span className="min-w-0">
        <bdi className="font-medium">{store.name}</bdi> · <bdi>{member.name}</bdi>
        <bdi dir="ltr" className="figures block break-all text-muted">
          {transactionId}
        </bdi>
      </span>
      <Money amount={cashBack} currency={currency} className="font-semibold" />
    </>
  );
}
