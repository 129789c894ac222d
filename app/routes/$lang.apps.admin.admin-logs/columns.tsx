import type { ActivityLog } from "#contract/activity-logs/activity-logs.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { activities, type ActivityName } from "#contract/activity-logs/activities.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import { detailPath } from "~/features/administration/detail-path";
import { queuePath } from "~/features/operation/paths";
import { apiKeyPath } from "~/features/api-keys/paths";
import { fraudCasePath, fraudRulePath } from "~/features/fraud/paths";
import { productHref } from "~/features/shop-admin/shop-admin-paths";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { PermittedLink } from "~/navigation/permitted-link";
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
  const target = targetOf(object, after);
  if (!target) return label;
  return (
    <PermittedLink {...target} className="whitespace-nowrap text-primary hover:underline">
      {label}
    </PermittedLink>
  );
}

interface Target {
  to: string;
  permission: Permission;
}

function targetOf({ type, id }: ActivityLog["object"], after: ActivityLog["after"]): Target | undefined {
  const targets: Record<string, Target | undefined> = {
    withdrawal: { to: detailPath(id, after?.state), permission: "withdrawals.read" },
    claim: { to: `/apps/admin/claims?view=${id}`, permission: "claims.read" },
    ticket: { to: `/apps/admin/tickets?view=${id}`, permission: "tickets.read" },
    order: { to: `/apps/ecommerce/orders/details/${id}`, permission: "shop.read" },
    product: { to: productHref(id), permission: "shop.write" },
    "job-queue": { to: queuePath(id), permission: "operation.read" },
    "api-key": { to: apiKeyPath(id), permission: "api-keys.read" },
    "fraud-case": { to: fraudCasePath(id), permission: "fraud.read" },
    "fraud-rule": { to: fraudRulePath(id), permission: "fraud.read" },
    mail: { to: `/apps/admin/mails?view=${id}`, permission: "mails.read" },
  };
  return targets[type];
}

function isActivity(action: string): action is ActivityName {
  return (activities as readonly string[]).includes(action);
}
