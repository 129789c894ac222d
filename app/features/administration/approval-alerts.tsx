import type { WorkQueue } from "#contract/overview/admin-overview.ts";
import { recordedAreas } from "#contract/settings/settings-areas.ts";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { useColon } from "~/i18n/use-colon";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

type Request = WorkQueue["requests"][number];

type ApprovalAlertsProps = Pick<WorkQueue, "requests" | "unusualAdmins" | "failingConnections">;

/**
 * Alerts about requests that wait for a second admin, networks whose reports can't be fetched, and admins
 * with unusual activity. Renders nothing if there are none.
 */
export function ApprovalAlerts({ requests, unusualAdmins, failingConnections }: ApprovalAlertsProps) {
  const t = useTranslation("overview");
  const colon = useColon();
  const areas = useTranslation("settings-areas");
  function labelOf({ kind, label }: Request): string {
    const area = recordedAreas.find((candidate) => kind === "settings" && candidate === label);
    return area ? areas(area) : label;
  }
  return (
    <div className="mt-4 grid gap-4 empty:hidden">
      {requests.length > 0 && (
        <Alert tone="info" title={t("requestsTitle")}>
          <ul className="grid gap-1">
            {requests.map((request) => (
              <li key={`${request.kind} ${request.id}`}>
                <LocalizedLink to={pathOf(request)} className="underline">
                  {t(`request_${request.kind}`)}
                  {colon}
                  <bdi>{labelOf(request)}</bdi>
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {failingConnections.length > 0 && (
        <Alert tone="danger" title={t("failingTitle")}>
          <ul className="grid gap-1">
            {failingConnections.map(({ key, name, changedThrough }) => (
              <li key={key}>
                <LocalizedLink
                  to={`/apps/details/networks/${encodeURIComponent(key)}/connection`}
                  className="underline"
                >
                  <bdi>{name}</bdi>
                </LocalizedLink>{" "}
                ·{" "}
                {changedThrough === null ? (
                  t("failingNever")
                ) : (
                  <>
                    {t("failingSince")} <DateTime value={changedThrough} style="minute" />
                  </>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {unusualAdmins.length > 0 && (
        <Alert tone="warning" title={t("unusualTitle")}>
          <ul className="grid gap-1">
            {unusualAdmins.map(({ id, name, email, actions, beyond }) => (
              <li key={id}>
                <LocalizedLink
                  to={`/apps/admin/admin-logs?q=${encodeURIComponent(email)}`}
                  className="underline"
                >
                  <bdi>{name}</bdi>
                </LocalizedLink>{" "}
                · {t("unusualActions", { count: actions })} · {t("unusualBeyond", { count: beyond })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

function pathOf({ kind, id }: Request): string {
  const encodedId = encodeURIComponent(id);
  switch (kind) {
    case "report":
      return `/apps/details/leads/import?report=${encodedId}`;
    case "hold_days":
      return `/apps/details/networks/${encodedId}`;
    case "settings":
      if (id === "issuer") return "/apps/invoice/billing";
      return id === "payouts" ? "/apps/ecommerce/settings" : `/apps/ecommerce/settings/${encodedId}`;
  }
}
