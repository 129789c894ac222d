import type { Interpretation } from "#contract/networks/postbacks.ts";
import { DateTime } from "~/components/ui/date-time";
import { type Fact, Facts } from "~/components/ui/facts";
import { foreignMoney } from "~/i18n/foreign-money";
import { Money } from "~/components/ui/money";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Shows how a report was interpreted. */
export function ReportInterpretation({ interpretation: report }: { interpretation: Interpretation }) {
  const t = useTranslation("networks");
  const codeText = (text: string) => (
    <bdi dir="ltr" className="figures text-sm break-all">
      {text}
    </bdi>
  );
  const facts: Fact[] = [
    { label: t("parameter_click"), value: codeText(report.click) },
    { label: t("parameter_transaction"), value: codeText(report.transaction) },
    { label: t("parameter_status"), value: t(`status_${report.status}`) },
    {
      label: t("parameter_amount"),
      value: report.hasNoAmount ? (
        t("amountNone")
      ) : (
        <ReportedMoney amount={report.amount} currency={report.currency} digits={report.digits} />
      ),
    },
    {
      label: t("parameter_commission"),
      value: (
        <ReportedMoney
          amount={report.commission}
          currency={report.commissionCurrency ?? report.currency}
          digits={report.commissionDigits}
        />
      ),
    },
    { label: t("parameter_time"), value: <DateTime value={report.at} style="minute" /> },
  ];
  if (report.changedAt)
    facts.push({
      label: t("parameter_changedAt"),
      value: <DateTime value={report.changedAt} style="minute" />,
    });
  if (report.lockedAt)
    facts.push({
      label: t("parameter_lockedAt"),
      value: <DateTime value={report.lockedAt} style="minute" />,
    });
  if (report.paid) {
    const { at, paymentId } = report.paid;
    facts.push({
      label: t("parameter_paid"),
      value: at ? <DateTime value={at} style="minute" /> : t("paidYes"),
    });
    if (paymentId) facts.push({ label: t("parameter_paymentId"), value: codeText(paymentId) });
  }
  if (report.order) facts.push({ label: t("parameter_order"), value: codeText(report.order) });
  if (report.item) facts.push({ label: t("parameter_item"), value: codeText(report.item) });
  if (report.part) facts.push({ label: t("parameter_part"), value: codeText(report.part) });
  return <Facts facts={facts} />;
}

interface ReportedMoneyProps {
  amount: number;
  currency: string;
  /** The number of decimals, if the currency differs from the accounts' currency. */
  digits: number | undefined;
}

function ReportedMoney({ amount, currency, digits }: ReportedMoneyProps) {
  const language = useLanguage();
  if (digits === undefined) return <Money amount={amount} currency={currency} />;
  const text = (amount / 10 ** digits).toFixed(digits);
  return (
    <bdi suppressHydrationWarning className="figures whitespace-nowrap">
      {foreignMoney(text, currency, language)}
    </bdi>
  );
}
