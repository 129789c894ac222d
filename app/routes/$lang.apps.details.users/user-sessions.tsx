import { useLocation } from "react-router";
import type { UserDetails } from "#contract/accounts/admin-users.ts";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { recordSearch } from "~/features/administration/record-search";

/** Lists the user's sessions, each with a link to end it. */
export function UserSessions({ user: { id, sessions, steps } }: { user: UserDetails }) {
  const t = useTranslation("users");
  const { search } = useLocation();
  return (
    <Card title={t("sessions")}>
      {sessions.length === 0 && <p className="text-muted">{t("noSessions")}</p>}
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <span className="min-w-0">
              <bdi dir="ltr" className="figures block font-medium">
                {session.ip ?? t("unknownAddress")}
              </bdi>
              <bdi className="block truncate text-sm text-muted" title={session.userAgent ?? undefined}>
                {session.userAgent ?? t("unknownBrowser")}
              </bdi>
              <span className="block text-sm text-muted">
                {t("lastSeen")} <DateTime value={session.lastSeenAt} style="minute" />
              </span>
            </span>
            {steps.includes("end_sessions") && (
              <LinkButton
                size="sm"
                variant="outline"
                className="no-print shrink-0"
                to={recordSearch(search, { view: id, ask: "end_sessions", session: session.id })}
                preventScrollReset
              >
                {t("endSession")}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
