import { useLoaderData } from "react-router";
import { Badge } from "~/components/ui/badge";
import { Money } from "~/components/ui/money";
import { countryName } from "~/i18n/country-name";
import { formatDate, formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ListCard } from "../cards/list-card";
import { OrdersCard } from "../cards/orders-card";
import { PeopleCard } from "../cards/people-card";
import { ProgressCard } from "../cards/progress-card";
import { RewardCard } from "../cards/reward-card";
import { Trend } from "../cards/trend";
import { BoardGroup } from "../kits/board-group";
import { DemoScreen } from "../kits/demo-screen";
import { ResetDemo } from "../kits/reset-demo";
import { ActivityCard } from "./activity-card";
import { deliveries, earnings, meetings, salesByCountry, transactions } from "./advanced-figures";
import { amountRows } from "./amount-rows";
import { CourseCards } from "./course-cards";
import { MeetupCard, WebinarCard } from "./event-cards";
import { AnalyticsCard, FinanceCard, MoneyFlowCard } from "./finance-cards";
import { RestaurantCard } from "./restaurant-card";
import { TeamTable } from "./team-table";
import type { loader } from "./toggles.server";
import { VisitsTable } from "./visits-table";

/** Cards of several parts: lists, tables, routes, a timeline. */
export function Advanced() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const { on, orders, time } = useLoaderData<typeof loader>();
  const number = (value: number) => formatNumber(value, language);
  const money = (amount: number) => formatMoney(amount, "USD", language, { short: true });
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
                {t("sales", { count: sales, number: number(sales) })}
                <Trend change={change} isShort />
              </>
            ),
            value: <Money amount={amount} currency="USD" />,
          }))}
        />
        <ProgressCard
          title={t("totalEarning")}
          figure={money(24_895_00)}
          change={0.1}
          rows={earnings.map(({ name, amount, percent }) => ({
            label: t(`topic_${name}`),
            percent,
            text: money(amount),
          }))}
        />
        <FinanceCard />
        <MoneyFlowCard />
        <AnalyticsCard />
      </BoardGroup>
      <BoardGroup title={t("groupWork")}>
        <OrdersCard orders={orders} />
        <ListCard
          title={t("delivery")}
          rows={deliveries.map(({ name, value, ...trend }) => ({
            title: t(`delivery_${name}`),
            note: <Trend {...trend} />,
            value: number(value),
          }))}
        />
        <PeopleCard
          title={t("meetings")}
          people={meetings.map(({ name, at, about }) => ({
            name,
            note: formatDate(at, language, "minute"),
            value: <Badge tone="info">{t(about)}</Badge>,
          }))}
        />
        <CourseCards />
      </BoardGroup>
      <BoardGroup title={t("groupEvents")}>
        <WebinarCard isJoined={on.includes("webinar")} />
        <ActivityCard />
        <RestaurantCard on={on} time={time} />
        <MeetupCard on={on} />
      </BoardGroup>
      <TeamTable />
      <VisitsTable />
      <RewardCard
        title={t("upgrade")}
        text={t("upgradeText")}
        figure={money(29_00)}
        note={t("perMonthNote")}
        action={t("upgradeAction")}
        to="/pages/dialog-examples?dialog=pricing"
        picture="rocket"
      />
      <ResetDemo />
    </DemoScreen>
  );
}
