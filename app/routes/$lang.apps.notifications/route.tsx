import { Keyboard } from "lucide-react";
import { data, redirect } from "react-router";
import { saveListKeys } from "~/components/data-table/keys-cookie.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { Alert } from "~/components/ui/alert";
import { classNames } from "~/components/ui/class-names";
import { LinkButton } from "~/components/ui/link-button";
import { useLiveFeed } from "~/features/notifications/store/live-feed";
import { LiveChip } from "~/features/notifications/bell/live-chip";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { log } from "~/server/log.server";
import { useLocalizedPath } from "~/navigation/localized-link";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { handleNotificationAction } from "./handle-action.server";
import { DetailPane } from "./detail-pane";
import { Filters } from "./filters";
import { KeysHelp } from "./keys-help";
import { LanguageOffer } from "./language-offer";
import { loadLanguageOffer } from "./language-offer.server";
import { listQuery, readListState } from "./list-state";
import { loadList } from "./load-list.server";
import { MarkAllRead } from "./mark-all-read";
import { NotificationList } from "./notification-list";
import { openNotification, viewedNotification } from "./open-notification.server";
import { readOneTimeState } from "./one-time-state.server";
import { UndoNotice } from "./undo-notice";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("notifications", "notification-types");
export const middleware: Route.MiddlewareFunction[] = [openNotification];

export async function loader({ context, url }: Route.LoaderArgs) {
  const listState = readListState(url.searchParams);
  const viewed = viewedNotification(context);
  const shownNotification = viewed.state === "open" ? viewed.notification : undefined;
  const [list, offer] = await Promise.all([
    loadPart(loadList(providerClient(context), listState, shownNotification)),
    loadLanguageOffer(context),
  ]);
  const state = list.state === "loaded" ? list.data.state : listState;
  const listStatus = list.state === "failed" && !shownNotification ? list.status : 200;
  return data(
    {
      state,
      viewed,
      list,
      offer,
      now: Date.now(),
      ...readOneTimeState(url.searchParams),
    },
    { status: viewed.state === "gone" ? 404 : listStatus },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "notifications");
  const { change, error, undo } = await handleNotificationAction(context, await readForm(request));
  const state = readListState(url.searchParams);
  if (change.intent === "keys") {
    const headers = { "Set-Cookie": await saveListKeys(change.keys) };
    return redirect(url.pathname + listQuery(state, { help: true }), { headers });
  }
  const isReading = change.intent === "read" || change.intent === "read-all";
  if (error && !isReading) {
    const { status, message } = error;
    const goneMessage = change.intent === "restore" ? t("restoreGone") : t("gone");
    return data({ problem: status === 404 ? goneMessage : message }, { status });
  }
  // A failure to mark notifications as read is only logged.
  if (error) log.warn({ kind: error.kind, status: error.status }, "notifications could not be marked read");
  // Closes the notification. Otherwise, the page would report a deleted notification as missing, and would
  // mark one that was marked unread as read again.
  const closes = change.intent === "delete" || change.intent === "unread";
  const isViewed = closes && state.viewId !== undefined && change.ids.includes(state.viewId);
  const path = url.pathname + listQuery(state, { ...(isViewed && { viewId: undefined }), undo });
  if (error || change.intent === "language" || change.intent === "read" || change.intent === "unread" || undo)
    return redirect(path);
  const titles = { delete: t("deleted"), restore: t("restored"), "read-all": t("allMarkedRead") };
  return redirectWithToast(path, { tone: "success", title: titles[change.intent] });
}

/**
 * Also reloads after a refusal, so that the list no longer shows notifications that were deleted elsewhere.
 */
export function shouldRevalidate() {
  return true;
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { state, viewed, list, offer, now, undo, help } = loaderData;
  const t = useTranslation("notifications");
  const path = useLocalizedPath("/apps/notifications");
  const chip = <LiveChip feed={useLiveFeed()} labels={{ live: t("live"), offline: t("offline") }} />;
  const unreadCount = list.state === "loaded" ? list.data.unreadCount : 0;
  const actions = (
    <>
      {unreadCount > 0 && <MarkAllRead />}
      <LinkButton
        to={path + listQuery(state, { help: true })}
        preventScrollReset
        variant="outline"
        size="sm"
        data-keys-help=""
        className="needs-script pointer-coarse:hidden"
      >
        <Keyboard aria-hidden className="size-4" />
        {t("keys")}
      </LinkButton>
    </>
  );
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={actions}>
      {actionData && <Alert tone="danger">{actionData.problem}</Alert>}
      <UndoNotice undo={undo} state={state} />
      {offer && <LanguageOffer offer={offer} />}
      <div
        className={classNames(
          "grid items-start gap-6",
          // Without an open notification, the list has the whole width.
          viewed.state !== "none" && "lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]",
        )}
      >
        <section
          aria-label={t("list")}
          // On small screens, the open notification replaces the list.
          className={classNames(
            "group/table card-surface min-w-0",
            viewed.state === "open" && "max-lg:hidden",
          )}
        >
          <Filters state={state} unreadCount={unreadCount} chip={chip} />
          <PartRegion part={list}>{(page) => <NotificationList page={page} now={now} />}</PartRegion>
        </section>
        <DetailPane viewed={viewed} state={state} now={now} />
      </div>
      {help && <KeysHelp state={state} />}
    </Screen>
  );
}
