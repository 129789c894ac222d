import type { SecurityEvent, SecurityEventKind } from "#contract/accounts/security-events.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { ListTable } from "~/components/data-table/list-table";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { RecentTime } from "~/components/ui/recent-time";
import { DeviceName } from "~/features/account/device-name";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

interface LatestEventsProps {
  events: SecurityEvent[];
  today: string;
}

/** Lists the latest security events, with a link to the complete log. */
export function LatestEvents({ events, today }: LatestEventsProps) {
  const t = useTranslation("security");
  return (
    <Card
      title={t("logTitle")}
      subtitle={t("logSubtitle")}
      actions={
        <LinkButton size="sm" variant="outline" to="?log=all">
          {t("wholeLog")}
        </LinkButton>
      }
    >
      {events.length === 0 && <p className="text-muted">{t("logEmptyText")}</p>}
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap items-center justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0"
          >
            <span className="min-w-0">
              <span className="block font-medium">{t(`kind_${event.kind}`)}</span>
              <span className="block text-sm text-muted">
                <DeviceName device={event.machine} />
              </span>
            </span>
            <span className="text-end text-sm text-muted">
              <RecentTime value={event.at} today={today} className="block" />
              {logins.includes(event.kind) && (
                <a
                  href="#change-password"
                  className="inline-flex min-h-6 items-center font-medium text-primary"
                >
                  {t("notMe")}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Events that another person who knows the password may have caused. */
const logins: SecurityEventKind[] = ["login", "login_new_device"];

/** Lists all security events of the account, newest first. */
export function SecurityLog({ list }: { list: ListPage<SecurityEvent> }) {
  const t = useTranslation("security");
  return (
    <section aria-labelledby="security-log">
      <h2 id="security-log" className="text-lg font-semibold">
        {t("logTitle")}
      </h2>
      <p className="mb-4 text-sm text-muted">
        {t("logSubtitle")}{" "}
        <LocalizedLink to="/apps/user/view/security" className="font-medium text-primary">
          {t("backToSecurity")}
        </LocalizedLink>
      </p>
      <ListTable
        list={list}
        label={t("logTitle")}
        columns={columns(t, list.today)}
        rowLabel={(event) => t(`kind_${event.kind}`)}
        filterLabel={filterLabels(t)}
        empty={<EmptyState illustration="locked" title={t("logEmpty")} text={t("logEmptyText")} />}
      />
    </section>
  );
}

function columns(t: Translate<Namespaces["security"]>, today: string): Column<SecurityEvent>[] {
  return [
    { id: "what", header: t("what"), primary: true, cell: ({ kind }) => t(`kind_${kind}`) },
    { id: "at", header: t("at"), cell: ({ at }) => <RecentTime value={at} today={today} /> },
    { id: "machine", header: t("machine"), cell: ({ machine }) => <DeviceName device={machine} /> },
    {
      id: "address",
      header: t("address"),
      cell: ({ ip }) => (
        <bdi dir="ltr" className="figures">
          {ip ?? t("unknownAddress")}
        </bdi>
      ),
    },
  ];
}
