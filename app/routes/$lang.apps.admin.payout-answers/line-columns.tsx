import type { ReportLineOutcome } from "#contract/payout-runs/report-states.ts";
import type { PayoutReportLine } from "#contract/payout-runs/payout-reports.ts";
import type { Column } from "~/components/data-table/columns";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import type { Tone } from "~/components/ui/tone";
import { PaymentFailureText } from "~/features/payout-runs/payment-failure";
import { payoutRunPath } from "~/features/payout-runs/paths";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { LocalizedLink } from "~/navigation/localized-link";

const tones: Record<ReportLineOutcome, Tone> = {
  unclear: "danger",
  unknown: "danger",
  waiting: "warning",
  own: "warning",
  recalls: "warning",
  fails: "danger",
  returns: "danger",
  corrects: "warning",
  unclaimed: "warning",
  pays: "success",
  noted: "info",
  known: "neutral",
  incoming: "neutral",
  outgoing: "neutral",
};

/** Returns the columns of the lines in a bank's response. */
export function lineColumns(t: Translate<Namespaces["payout-answers"]>): Column<PayoutReportLine>[] {
  return [
    {
      id: "payment",
      header: t("payment"),
      primary: true,
      cell: ({ line, reference, references, text }) => (
        <span className="block min-w-0 sm:max-w-96">
          {reference && (
            <bdi dir="ltr" className="figures font-medium">
              {reference}
            </bdi>
          )}
          {references > 1 && <span> {t("andOthers", { count: references - 1 })}</span>}
          {text && text !== reference && <bdi className="line-clamp-2 text-sm font-normal">{text}</bdi>}
          <span className="block text-sm font-normal text-muted">{t("line", { line })}</span>
        </span>
      ),
    },
    {
      id: "run",
      header: t("run"),
      cell: ({ run }) =>
        run ? (
          <LocalizedLink to={payoutRunPath(run.id)} className="figures text-primary hover:underline">
            <bdi dir="ltr">CL{run.number}</bdi>
          </LocalizedLink>
        ) : (
          "–"
        ),
    },
    {
      id: "day",
      header: t("day"),
      cell: ({ bookedOn }) => (bookedOn ? <DateTime value={bookedOn} /> : "–"),
    },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: ({ amount, currency }) =>
        amount !== null && currency ? <Money amount={amount} currency={currency} /> : "–",
    },
    {
      id: "outcome",
      header: t("outcome"),
      cell: ({ outcome, reason, failure }) => (
        <span className="block">
          <Badge tone={tones[outcome]}>{t(`outcome_${outcome}`)}</Badge>
          <PaymentFailureText failure={failure} />
          {reason && (
            <bdi dir="ltr" className="block text-sm text-muted">
              {reason}
            </bdi>
          )}
        </span>
      ),
    },
  ];
}
