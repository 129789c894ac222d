import { data } from "react-router";
import { getAdminOverview } from "#contract/overview/admin-overview.ts";
import { PartRegion } from "~/components/states/part-region";
import { StoreEarnings } from "~/features/administration/earnings-table";
import { overviewQuery, readChoice } from "~/features/administration/period/period-choice";
import { PeriodPicker } from "~/features/administration/period/period-picker";
import { ReportTabs } from "~/features/administration/period/report-tabs";
import { WorkQueue } from "~/features/administration/work-queue";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { Figures } from "./figures";
import { Networks } from "./networks";
import { StoreShares } from "./store-shares";
import { Trend } from "./trend";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("overview", "settings-areas");

export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = readChoice(url.searchParams);
  const query = overviewQuery(choice);
  const overview = await loadPart(
    providerClient(context)
      .call(getAdminOverview, { query })
      .then(({ data }) => data),
  );
  const isTyped = Object.keys(choice.issues).length === 0;
  return data({ choice, overview, now: Date.now() }, { status: isTyped ? statusOf([overview]) : 400 });
}

export default function Overview({ loaderData: { choice, overview, now } }: Route.ComponentProps) {
  const t = useTranslation("overview");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <ReportTabs choice={choice} current="/apps/details/overview" />
      <PeriodPicker choice={choice} shown={overview.state === "loaded" ? overview.data.period : null} />
      <PartRegion part={overview}>
        {(found) => (
          <>
            <WorkQueue queue={found.queue} currency={found.currency} />
            <Figures overview={found} compares={choice.compares} />
            <Trend overview={found} choice={choice} />
            <StoreShares overview={found} />
            <StoreEarnings title={t("storesTitle")} found={found} />
            <Networks overview={found} now={now} />
          </>
        )}
      </PartRegion>
    </Screen>
  );
}
