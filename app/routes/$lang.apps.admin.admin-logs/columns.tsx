import type { ActivityLog } from "#contract/activity-logs/activity-logs.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { activities, type ActivityName } from "#contract/activity-logs/activities.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import { detailPath } from "~/features/administration/detail-path";
import { queuePath } from "~/features/operation/paths";
import { apiKeyPath } from "~/features/api-keys/paths";
import { fraudCasePath, fraudRulePath } from "~/features/fraud/paths";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { Change } from "./change";

/** Returns the columns of the activity log. */
export function logColumns(
  t: Translate<Namespaces["administration"]>,
  names: Translate<Namespaces["activity-names"]>,
): Column<ActivityLog>[] {
  return [
    {
      id: "time",
      header: t("time"),
      cell: ({ at }) => <DateTime value={at} style="minute" className="inline-block sm:max-w-32" />,
    },
    {
      id: "activity",
      header: t("activity"),
      primary: true,
      cell: ({ action }) => (isActivity(action) ? names(action) : <bdi dir="ltr">{action}</bdi>),
    },
    {
      id: "actor",
      header: t("actor"),
      cell: ({ actor: { email, apiKey } }) => (
        <>
          <bdi>{readableEmail(email)}</bdi>
          {apiKey && (
            <span className="block text-xs text-muted">
              {t("withApiKey")} <bdi>{apiKey.name}</bdi>
            </span>
          )}
        </>
      ),
    },
    { id: "object", header: t("object"), cell: (log) => <LoggedObject log={log} /> },
    { id: "change", labelled: true, header: t("change"), cell: (log) => <Change log={log} /> },
    {
      id: "origin",
      header: `${t("ip")} · ${t("requestId")}`,
      cell: ({ ip, requestId }) =>
        !ip && !requestId ? (
          <span className="max-sm:hidden">–</span>
        ) : (
          <span className="figures block">
            <bdi dir="ltr">{ip}</bdi>
            <span className="block text-xs text-muted" title={requestId ?? undefined}>
              <bdi dir="ltr" className="inline-block max-w-28 truncate align-bottom">
                {requestId}
              </bdi>
            </span>
          </span>
        ),
    },
  ];
}

function LoggedObject({ log: { object, after } }: { log: ActivityLog }) {
  const label = <bdi className="tabular-nums">{readableEmail(object.label ?? object.id ?? "")}</bdi>;
  const to = pathOf(object, after);
  if (!to) return label;
  return (
    <LocalizedLink to={to} className="whitespace-nowrap text-primary hover:underline">
      {label}
    </LocalizedLink>
  );
}

function pathOf({ type, id }: ActivityLog["object"], after: ActivityLog["after"]): string | undefined {
  if (type === "withdrawal") return detailPath(id, after?.state);
  if (type === "claim") return `/apps/admin/claims?view=${id}`;
  if (type === "ticket") return `/apps/admin/tickets?view=${id}`;
  if (type === "order") return `/apps/ecommerce/orders/details/${id}`;
  if (type === "product") return `/apps/ecommerce/products/add?id=${id}`;
  if (type === "job-queue") return queuePath(id);
  if (type === "api-key") return apiKeyPath(id);
  if (type === "fraud-case") return fraudCasePath(id);
  if (type === "fraud-rule") return fraudRulePath(id);
  return type === "mail" ? `/apps/admin/mails?view=${id}` : undefined;
}

function isActivity(action: string): action is ActivityName {
  return (activities as readonly string[]).includes(action);
}
