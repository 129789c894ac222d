import { lazyPart } from "~/components/lazy/lazy-part";
import { Money } from "~/components/ui/money";
import { countryName } from "~/i18n/country-name";
import { formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ListCard } from "../cards/list-card";
import { ProgressCard } from "../cards/progress-card";
import { Trend } from "../cards/trend";
import { BoardGroup } from "../kits/board-group";
import { DemoScreen } from "../kits/demo-screen";
import { ResetDemo } from "../kits/reset-demo";
import { earnings, salesByCountry, transactions } from "./advanced-data";
import { amountRows } from "./amount-rows";
import { AnalyticsCard, FinanceCard, MoneyFlowCard } from "./finance-cards";

// Loaded separately because it is below the fold.
const BelowFold = lazyPart(async () => (await import("./more-advanced-cards")).MoreAdvancedCards);

/** Renders cards with several parts: lists, tables, routes and a timeline. */
export function Advanced() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const formatCount = (value: number) => formatNumber(value, language);
  const formatAmount = (amount: number) => formatMoney(amount, "USD", language, { short: true });
  return (
    <DemoScreen title={t("titleAdvanced")} subtitle={t("leadAdvanced")}>
      <BoardGroup title={t("groupMoney")}>
        <ListCard title={t("transactions")} rows={amountRows(transactions, t)} />
        <ListCard
          title={t("countries")}
          rows={salesByCountry.map(({ country, amount, sales, change }) => ({
            title: countryName(country, language),
            note: (
              <>
                {t("sales", { count: sales, number: formatCount(sales) })}
                <Trend change={change} isShort />
              </>
            ),
            value: <Money amount={amount} currency="USD" />,
          }))}
        />
        <ProgressCard
          title={t("totalEarning")}
          total={formatAmount(24_895_00)}
          change={0.1}
          rows={earnings.map(({ name, amount, percent }) => ({
            label: t(`topic_${name}`),
            percent,
            text: formatAmount(amount),
          }))}
        />
        <FinanceCard />
        <MoneyFlowCard />
        <AnalyticsCard />
      </BoardGroup>
      <BelowFold />
      <ResetDemo />
    </DemoScreen>
  );
}
