import { Form } from "react-router";
import type { CallData } from "#contract/calls/call.ts";
import type { getIssuer } from "#contract/invoices/invoice-issuer.ts";
import type { Issuer } from "#contract/invoices/issuer.ts";
import { groupedIban } from "#contract/text/input/grouped-iban.ts";
import { PlainTable } from "~/components/data-table/plain-table";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";

type Proposal = NonNullable<CallData<typeof getIssuer>["proposal"]>;

interface IssuerProposalProps {
  proposal: Proposal;
  formKey: string;
  result: SubmissionResult | undefined;
}

const fields = [
  "name",
  "address",
  "email",
  "taxId",
  "bank",
  "iban",
  "bic",
  "achRouting",
  "achCompanyId",
] as const;
const labelOf = {
  name: "partyName",
  address: "partyAddress",
  email: "partyEmail",
  taxId: "taxId",
  bank: "bank",
  iban: "iban",
  bic: "bic",
  achRouting: "achRouting",
  achCompanyId: "achCompanyId",
} as const;

/**
 * Shows a proposed change of the issuer, with buttons for the second admin who decides on it. The admin who
 * proposed the change can withdraw it.
 */
export function IssuerProposal({ proposal, formKey, result }: IssuerProposalProps) {
  const t = useTranslation("invoices");
  const settings = useTranslation("settings");
  const form = useFormCheck(result);
  const canWrite = useHasPermission("invoices.write");
  const { before, value, requestedBy, requestedAt, canDecide } = proposal;
  return (
    <Alert tone="warning" title={settings("waitingTitle")}>
      <p>
        <bdi>{settings("requestedBy", { name: requestedBy.name })}</bdi>{" "}
        <DateTime value={requestedAt} style="minute" className="text-muted" />
      </p>
      <div className="my-4">
        <PlainTable
          label={settings("differences")}
          rows={fields.filter((field) => before[field] !== value[field]).map((field) => ({ field }))}
          rowKey={({ field }) => field}
          columns={[
            { id: "field", header: settings("setting"), cell: ({ field }) => t(labelOf[field]) },
            { id: "before", header: settings("inForce"), cell: ({ field }) => valueText(before, field) },
            { id: "after", header: settings("asked"), cell: ({ field }) => valueText(value, field) },
          ]}
        />
      </div>
      {canWrite && (
        <Form method="post" className="grid gap-3" preventScrollReset {...form.props}>
          <FormErrors state={form.state} />
          <FormKey state={form.state} fresh={formKey} />
          <input type="hidden" name="proposal" value={proposal.id} />
          <div className="flex flex-wrap gap-3">
            {canDecide && <IntentButton intent="approve" label={settings("approve")} />}
            <IntentButton
              intent="refuse"
              label={settings(canDecide ? "refuse" : "takeBack")}
              variant="outline"
            />
          </div>
        </Form>
      )}
    </Alert>
  );
}

function valueText(issuer: Issuer, field: (typeof fields)[number]) {
  const text = field === "iban" ? groupedIban(issuer.iban) : issuer[field];
  return <bdi className="figures whitespace-pre-line">{text || "–"}</bdi>;
}
