import { Download } from "lucide-react";
import { data } from "react-router";
import { getAdminAnalytics } from "#contract/analytics/admin-analytics.ts";
import { PartRegion } from "~/components/states/part-region";
import { EarningsTable } from "~/features/administration/earnings-table";
import { leadsPath } from "~/features/administration/overview-links";
import { overviewQuery, periodSearch, readChoice } from "~/features/administration/period/period-choice";
import { ReportScreen } from "~/features/administration/period/report-screen";
import { useTranslation } from "~/i18n/use-translation";
import { requireScreenPermission } from "~/middleware/guards.server";
import { csvPath } from "~/navigation/csv-path";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { Audience } from "./audience";
import { Cohorts } from "./cohorts";
import { Forecast } from "./forecast";
import { Funnel } from "./funnel";
import { Hours } from "./hours";
import { Latest } from "./latest";
import { PayoutTimes } from "./payout-times";
import { RejectionReasons } from "./rejection-reasons";

export const middleware: Route.MiddlewareFunction[] = [requireScreenPermission];
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("analytics", "clicks", "lead-reasons", "overview");

export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = readChoice(url.searchParams);
  const analytics = await loadPart(
    providerClient(context)
      .call(getAdminAnalytics, { query: overviewQuery(choice) })
      .then(({ data }) => data),
  );
  const isTyped = Object.keys(choice.issues).length === 0;
  return data({ choice, analytics }, { status: isTyped ? statusOf([analytics]) : 400 });
}

export default function Analytics({ loaderData: { choice, analytics } }: Route.ComponentProps) {
  const t = useTranslation("analytics");
  return (
    <ReportScreen
      path="/dashboards/analytics"
      subtitle={t("subtitle")}
      choice={choice}
      shown={analytics.state === "loaded" ? analytics.data.period : null}
      actions={
        <LocalizedLinkButton
          to={csvPath("/dashboards/analytics") + periodSearch(choice, {})}
          reloadDocument
          variant="outline"
        >
          <Download aria-hidden className="size-4" />
          {t("download")}
        </LocalizedLinkButton>
      }
    >
      <PartRegion part={analytics}>
        {(analytics) => (
          <>
            <Funnel analytics={analytics} />
            <div className="grid gap-6 lg:grid-cols-2">
              <RejectionReasons refused={analytics.refused} period={analytics.period} />
              <PayoutTimes analytics={analytics} />
            </div>
            <Hours hours={analytics.hours} period={analytics.period} />
            <Audience analytics={analytics} />
            <Cohorts cohorts={analytics.cohorts} />
            <Forecast forecast={analytics.forecast} currency={analytics.currency} />
            <EarningsTable
              of="network"
              title={t("networksTitle")}
              rows={analytics.networks}
              currency={analytics.currency}
              to={({ key }) => leadsPath(analytics.period, { network: key })}
            />
            <Latest analytics={analytics} />
          </>
        )}
      </PartRegion>
    </ReportScreen>
  );
}
