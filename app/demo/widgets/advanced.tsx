import { useLoaderData } from "react-router";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ListCard } from "../cards/list-card";
import { OrdersCard } from "../cards/orders-card";
import { PeopleCard } from "../cards/people-card";
import { ProgressCard } from "../cards/progress-card";
import { RewardCard } from "../cards/reward-card";
import { countryName } from "~/i18n/country-name";
import { DemoScreen } from "../kits/demo-screen";
import { ActivityCard } from "./activity-card";
import { deposits, meetings, salesByCountry, team, transactions } from "./advanced-figures";
import { ToggleButton } from "./toggle-button";
import type { Toggle } from "./toggles";
import type { loader } from "./toggles.server";
import { VisitsTable } from "./visits-table";

/** Cards of several parts: lists, tables, routes, a timeline. */
export function Advanced() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const { on, orders } = useLoaderData<typeof loader>();
  const country = (code: string) => countryName(code, language);
  const amountsOf = (rows: typeof transactions | typeof deposits) =>
    rows.map(({ title, note, amount }) => ({
      title,
      note: t(note),
      value: <Money amount={amount} currency="USD" sign="always" coloured />,
    }));
  return (
    <DemoScreen title={t("titleAdvanced")} subtitle={t("leadAdvanced")}>
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        <ListCard title={t("transactions")} rows={amountsOf(transactions)} />
        <ListCard title={t("deposits")} rows={amountsOf(deposits)} />
        <ListCard
          title={t("countries")}
          rows={salesByCountry.map(({ country: code, amount, sales }) => ({
            title: country(code),
            note: t("sales", { count: sales, number: formatNumber(sales, language) }),
            value: <Money amount={amount} currency="USD" />,
          }))}
        />
        <OrdersCard orders={orders} />
        <PeopleCard
          title={t("meetings")}
          people={meetings.map(({ name, at }) => ({ name, note: formatDate(at, language, "minute") }))}
        />
        <ProgressCard
          title={t("team")}
          rows={team.map(({ name, role, done, total }) => ({
            label: `${name}, ${t(role)}`,
            percent: Math.round((100 * done) / total),
            text: t("tasks", { done: formatNumber(done, language), total: formatNumber(total, language) }),
          }))}
        />
        <FinanceCard />
        <ActivityCard />
        <EventCard on={on} />
      </div>
      <VisitsTable />
      <RewardCard
        title={t("upgrade")}
        text={t("upgradeText")}
        action={t("upgradeAction")}
        to="/pages/dialog-examples?dialog=pricing"
        picture="rocket"
      />
    </DemoScreen>
  );
}

function FinanceCard() {
  const t = useTranslation("demo-cards");
  const money = (amount: number) => <Money amount={amount} currency="USD" />;
  return (
    <Card title={t("finance")}>
      <Facts
        facts={[
          { label: t("income"), value: money(24_895_00) },
          { label: t("expenses"), value: money(8_650_00) },
          { label: t("profit"), value: money(16_245_00), strong: true },
        ]}
      />
    </Card>
  );
}

function EventCard({ on }: { on: readonly Toggle[] }) {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  return (
    <Card title={t("meetup")} subtitle={formatDate("2026-05-21T17:00:00Z", language, "weekday")}>
      <p className="mb-4">{t("meetupText")}</p>
      <div className="flex flex-wrap gap-2">
        <ToggleButton name="join" isOn={on.includes("join")} captions={{ off: t("join"), on: t("joined") }} />
        <ToggleButton name="book" isOn={on.includes("book")} captions={{ off: t("book"), on: t("booked") }} />
      </div>
    </Card>
  );
}
