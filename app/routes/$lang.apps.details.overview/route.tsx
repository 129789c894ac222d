import { data } from "react-router";
import { getAdminOverview } from "#contract/overview/admin-overview.ts";
import { PartRegion } from "~/components/states/part-region";
import { StoreEarnings } from "~/features/administration/earnings-table";
import { overviewQuery, readChoice } from "~/features/administration/period/period-choice";
import { ReportScreen } from "~/features/administration/period/report-screen";
import { WorkQueue } from "~/features/administration/work-queue";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { OverviewStats } from "./overview-stats";
import { Networks } from "./networks";
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
    <ReportScreen
      path="/apps/details/overview"
      subtitle={t("subtitle")}
      choice={choice}
      shown={overview.state === "loaded" ? overview.data.period : null}
      canCompare
    >
      <PartRegion part={overview}>
        {(overview) => (
          <>
            <WorkQueue queue={overview.queue} currency={overview.currency} />
            <OverviewStats overview={overview} compares={choice.compares} />
            <Trend overview={overview} choice={choice} />
            <StoreEarnings overview={overview} />
            <Networks overview={overview} now={now} />
          </>
        )}
      </PartRegion>
    </ReportScreen>
  );
}
