import { exportAnalytics } from "#contract/admin-analytics.ts";
import { downloadFile } from "~/features/administration/download-list.server";
import { overviewQuery, readChoice } from "~/features/administration/period/period-choice";
import type { Route } from "./+types/$lang.dashboards.analytics_.csv";

/** Every figure of the screen for the period of its address, as a file. */
export function loader(args: Route.LoaderArgs) {
  const input = { query: overviewQuery(readChoice(args.url.searchParams)) };
  return downloadFile(args, { call: exportAnalytics, input, name: "analytics" });
}
