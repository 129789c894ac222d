import type { Interpretation } from "#contract/postbacks.ts";
import { DateTime } from "~/components/ui/date-time";
import { type Fact, Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";

/** A report in our terms. */
export function Reading({ interpretation: said }: { interpretation: Interpretation }) {
  const t = useTranslation("networks");
  const code = (text: string) => (
    <bdi dir="ltr" className="figures text-sm break-all">
      {text}
    </bdi>
  );
  const facts: Fact[] = [
    { label: t("parameter_click"), value: code(said.click) },
    { label: t("parameter_transaction"), value: code(said.transaction) },
    { label: t("parameter_status"), value: t(`status_${said.status}`) },
    { label: t("parameter_amount"), value: <Money amount={said.amount} currency={said.currency} /> },
    { label: t("parameter_commission"), value: <Money amount={said.commission} currency={said.currency} /> },
    { label: t("parameter_time"), value: <DateTime value={said.at} style="minute" /> },
  ];
  if (said.changedAt)
    facts.push({
      label: t("parameter_changedAt"),
      value: <DateTime value={said.changedAt} style="minute" />,
    });
  if (said.order) facts.push({ label: t("parameter_order"), value: code(said.order) });
  if (said.item) facts.push({ label: t("parameter_item"), value: code(said.item) });
  return <Facts facts={facts} />;
}
