import { data, redirect } from "react-router";
import { PartRegion } from "~/components/states/part-region";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { Alert } from "~/components/ui/alert";
import { classNames } from "~/components/ui/class-names";
import { useLiveFeed } from "~/features/notifications/live-feed";
import { LiveChip } from "~/features/notifications/live-chip";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { log } from "~/log.server";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { carryOut } from "./change.server";
import { DetailPane } from "./detail-pane";
import { Filters } from "./filters";
import { listQuery, readListState } from "./list-state";
import { loadList } from "./load-list.server";
import { MarkAllRead } from "./mark-all-read";
import { NotificationList } from "./notification-list";
import { openViewed, viewedOf } from "./open-viewed.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("notifications");
export const middleware: Route.MiddlewareFunction[] = [openViewed];

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams);
  const viewed = viewedOf(context);
  const now = Date.now();
  const list = await loadPart(loadList(providerClient(context), state, now));
  const failed = list.state === "failed" && viewed.state !== "open" ? list.status : 200;
  return data({ state, viewed, list, now }, { status: viewed.state === "gone" ? 404 : failed });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "notifications");
  const { asked, refusal } = await carryOut(context, await request.formData());
  if (refusal && asked.intent === "delete") {
    const { status, message } = refusal;
    return data({ problem: status === 404 ? t("gone") : message }, { status });
  }
  const state = readListState(url.searchParams);
  const isViewed = asked.intent === "delete" && asked.id === state.viewId;
  const path = url.pathname + listQuery(state, isViewed ? { viewId: undefined } : {});
  // A mark that fails is only logged (specification §8).
  if (refusal)
    log.warn({ kind: refusal.kind, status: refusal.status }, "notifications could not be marked read");
  if (refusal || asked.intent === "read") return redirect(path);
  const title = asked.intent === "delete" ? t("deleted") : t("allMarkedRead");
  return redirectWithToast(path, { tone: "success", title });
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { state, viewed, list, now } = loaderData;
  const t = useTranslation("notifications");
  const chip = <LiveChip feed={useLiveFeed()} labels={{ live: t("live"), offline: t("offline") }} />;
  const unreadCount = list.state === "loaded" ? list.data.unreadCount : 0;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={unreadCount > 0 && <MarkAllRead />}>
      {actionData && <Alert tone="danger">{actionData.problem}</Alert>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <section
          aria-label={t("list")}
          // On small screens what was opened takes the place of the list.
          className={classNames("card-surface min-w-0", viewed.state === "open" && "max-lg:hidden")}
        >
          <Filters state={state} unreadCount={unreadCount} chip={chip} />
          <PartRegion part={list}>
            {(page) => <NotificationList page={page} state={state} now={now} />}
          </PartRegion>
        </section>
        <DetailPane viewed={viewed} state={state} now={now} />
      </div>
    </Screen>
  );
}
