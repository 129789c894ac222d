import { Eye, ShoppingBag, Users, Wallet } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { AvatarStack } from "../cards/avatar-stack";
import { IconFacts } from "../cards/icon-facts";
import { ListRows } from "../cards/list-card";
import { ProgressRows } from "../cards/progress-rows";
import { deposits, payouts, team } from "./advanced-data";
import { amountRows } from "./amount-rows";

/** Renders a yearly summary: five figures, the satisfaction rate and the team in charge. */
export function FinanceCard() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const renderAmount = (amount: number) => <Money amount={amount} currency="USD" />;
  return (
    <Card title={t("finance")} actions={<Badge tone="warning">{t("age", { number: "2" })}</Badge>}>
      <Facts
        facts={[
          { label: t("income"), value: renderAmount(24_895_00) },
          { label: t("expenses"), value: renderAmount(8_650_00) },
          { label: t("taxes"), value: renderAmount(2_480_00) },
          { label: t("saved"), value: renderAmount(1_915_00) },
          { label: t("profit"), value: renderAmount(11_850_00), strong: true },
        ]}
      />
      <div className="mt-5 space-y-5">
        <ProgressRows rows={[{ label: t("content"), percent: 86, text: `${formatNumber(86, language)}%` }]} />
        <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <AvatarStack names={team.map(({ name }) => name)} />
          {t("lookedAfter")}
        </div>
      </div>
    </Card>
  );
}

/** Renders incoming and outgoing amounts side by side. */
export function MoneyFlowCard() {
  const t = useTranslation("demo-cards");
  return (
    <Card title={t("moneyFlow")}>
      <h3 className="mb-3 font-semibold">{t("deposits")}</h3>
      <ListRows rows={amountRows(deposits, t)} />
      <h3 className="mt-6 mb-3 font-semibold">{t("payouts")}</h3>
      <ListRows rows={amountRows(payouts, t)} />
    </Card>
  );
}

/** Renders four figures with icons. */
export function AnalyticsCard() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const formatCount = (value: number) => formatNumber(value, language, { notation: "compact" });
  return (
    <Card title={t("analytics")}>
      <IconFacts
        facts={[
          { icon: ShoppingBag, label: t("purchases"), value: formatCount(24_500) },
          { icon: Users, label: t("customers"), value: formatCount(12_400), tone: "success" },
          { icon: Eye, label: t("visits"), value: formatCount(86_400), tone: "warning" },
          { icon: Wallet, label: t("payouts"), value: formatCount(1_540), tone: "info" },
        ]}
      />
    </Card>
  );
}
