import type { ListedInvoice } from "#contract/invoices/invoices.ts";
import { Badge } from "~/components/ui/badge";
import type { Tone } from "~/components/ui/tone";
import { useTranslation } from "~/i18n/use-translation";

const tones = {
  draft: "neutral",
  sent: "info",
  partially_paid: "warning",
  paid: "success",
  void: "neutral",
  overdue: "danger",
} as const satisfies Record<ListedInvoice["state"] | "overdue", Tone>;

/** A badge for the state of an invoice, or one that says it is overdue. */
export function InvoiceBadge({ invoice }: { invoice: Pick<ListedInvoice, "state" | "isOverdue"> }) {
  const t = useTranslation("invoices");
  const state = invoice.isOverdue ? "overdue" : invoice.state;
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}
