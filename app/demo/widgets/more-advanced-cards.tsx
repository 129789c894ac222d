import { useLoaderData } from "react-router";
import { Badge } from "~/components/ui/badge";
import { formatDate, formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { deliveryIcons } from "../cards/delivery-icons";
import { ListCard } from "../cards/list-card";
import { OrdersCard } from "../cards/orders-card";
import { PeopleCard } from "../cards/people-card";
import { RewardCard } from "../cards/reward-card";
import { Trend } from "../cards/trend";
import { BoardGroup } from "../kits/board-group";
import { ActivityCard } from "./activity-card";
import { deliveries, meetings } from "./work-data";
import { CourseCards } from "./course-cards";
import { MeetupCard, WebinarCard } from "./event-cards";
import { RestaurantCard } from "./restaurant-card";
import { TeamTable } from "./team-table";
import type { loader } from "./toggles.server";
import { VisitsTable } from "./visits-table";

/** Renders the advanced cards further down the page: work, events and tables. */
export function MoreAdvancedCards() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const { on, orders, time } = useLoaderData<typeof loader>();
  return (
    <>
      <BoardGroup title={t("groupWork")}>
        <OrdersCard orders={orders} />
        <ListCard
          title={t("delivery")}
          rows={deliveries.map(({ name, value, ...trend }) => ({
            icon: deliveryIcons[name],
            title: t(`delivery_${name}`),
            note: <Trend {...trend} />,
            value: formatNumber(value, language),
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
        value={formatMoney(29_00, "USD", language, { short: true })}
        note={t("perMonthNote")}
        action={t("upgradeAction")}
        to="/pages/dialog-examples?dialog=pricing"
        picture="rocket"
      />
    </>
  );
}
