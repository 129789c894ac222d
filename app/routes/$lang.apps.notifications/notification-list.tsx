import { type FormEvent, useRef, useSyncExternalStore } from "react";
import { Form, useNavigation } from "react-router";
import { BulkBar } from "~/components/data-table/bulk-bar";
import { PageSelection } from "~/components/data-table/row-selection";
import { useSelection } from "~/components/data-table/use-selection";
import { Button } from "~/components/ui/button";
import { useTimeZone } from "~/components/ui/use-time-zone";
import { readMinute, subscribeToMinutes } from "~/features/notifications/minute-clock";
import { formatDate } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { applyPending } from "./apply-pending";
import { groupByDay } from "./day-groups";
import { listQuery } from "./list-state";
import type { ListPage } from "./load-list.server";
import { MoreRows } from "./more-rows";
import { NotificationRow } from "./notification-row";
import { EmptyNotifications } from "./empty-notifications";
import { useListChanges } from "./use-list-changes";
import { useNotificationKeys } from "./use-notification-keys";
import { useRowFocus } from "./use-row-focus";

interface NotificationListProps {
  page: ListPage;
  /** The server's time in milliseconds since 1970. */
  now: number;
}

const bulkForm = "chosen-notifications";

/** The list grouped by day, with actions on one or several notifications and a link to older ones. */
export function NotificationList({ page, now: servedAt }: NotificationListProps) {
  const t = useTranslation("notifications");
  const language = useLanguage();
  const { state } = page;
  const path = useLocalizedPath("/apps/notifications");
  const list = useRef<HTMLDivElement>(null);
  const changes = useListChanges(path + listQuery(state));
  const rows = applyPending(page.rows, changes.underWay);
  const ids = rows.map(({ id }) => id);
  const { attach, ...selection } = useSelection(ids);
  const now = useSyncExternalStore(subscribeToMinutes, readMinute, () => servedAt);
  const zone = useTimeZone();
  const isBusy = useNavigation().state === "loading";
  useNotificationKeys(list);
  useRowFocus(list, ids.join());

  return (
    <div ref={list} tabIndex={-1} className="outline-none" aria-busy={isBusy || undefined}>
      {rows.length === 0 && page.rows.length === 0 && <EmptyNotifications state={state} />}
      {rows.length > 0 && (
        <div ref={attach} onChange={selection.onChange}>
          <Form
            id={bulkForm}
            method="post"
            replace
            preventScrollReset
            onSubmit={(event) => changes.submit(submittedForm(event))}
          />
          <div className="no-print needs-script border-b border-line px-4 py-2">
            <PageSelection selection={selection} isLabelVisible />
          </div>
          <BulkBar
            all={false}
            chosen={selection.chosen}
            bulk={{
              form: bulkForm,
              controls: (["read", "unread", "delete"] as const).map((intent) => (
                <Button
                  key={intent}
                  type="submit"
                  form={bulkForm}
                  name="intent"
                  value={intent}
                  data-bulk={intent}
                  size="sm"
                  variant="outline"
                >
                  {t(`bulk_${intent}`)}
                </Button>
              )),
            }}
          />
          {groupByDay(rows, now, zone).map(({ day, name, rows: ofDay }) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2
                id={`day-${day}`}
                className="bg-sunken px-4 py-1.5 text-xs font-semibold tracking-wide text-muted"
              >
                {name ? t(name) : formatDate(`${day}T12:00:00Z`, language, "weekday")}
              </h2>
              <ul className="divide-y divide-line">
                {ofDay.map((row) => (
                  <NotificationRow
                    key={row.id}
                    notification={row}
                    state={state}
                    now={now}
                    bulkForm={bulkForm}
                    onSubmit={(event) => changes.submit(submittedForm(event))}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <MoreRows page={page} />
    </div>
  );
}

/** Prevents a form's submission and returns its data, including that of the pressed button. */
function submittedForm(event: FormEvent<HTMLFormElement>): FormData {
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  return new FormData(event.currentTarget, submitter);
}
