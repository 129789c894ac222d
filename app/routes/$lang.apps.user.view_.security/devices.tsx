import { Form, useLocation } from "react-router";
import { IntentButton } from "~/components/form/intent-button";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { buttonStyle } from "~/components/ui/button-style";
import { Card } from "~/components/ui/card";
import { Chevron } from "~/components/ui/chevron";
import { DateTime } from "~/components/ui/date-time";
import { Input } from "~/components/ui/input";
import { LinkButton } from "~/components/ui/link-button";
import { RecentTime } from "~/components/ui/recent-time";
import { usePageDay } from "~/components/ui/use-page-day";
import { DeviceIcon, DeviceName } from "~/features/account/device-name";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import type { DeviceGroup, DevicePage, Session } from "./device-groups";

/** Lists the member's sessions, with the current device first, and buttons that end them. */
export function Devices({ devices }: { devices: DevicePage }) {
  const t = useTranslation("security");
  const { search } = useLocation();
  const { groups, sessions, hasMore, newer, older, newIds } = devices;
  const isPaged = !hasMore && (newer !== null || older !== null || devices.search !== "");
  const pages = [
    hasMore && { page: 1, label: t("allDevices", { number: sessions }) },
    newer !== null && { page: newer, label: t("newerDevices") },
    older !== null && { page: older, label: t("olderDevices") },
  ].filter((one) => one !== false);
  return (
    <Card
      id="devices"
      title={t("devicesTitle")}
      subtitle={t("devicesSubtitle")}
      actions={
        sessions > 1 && (
          <LinkButton size="sm" variant="outline" to="?ask=others" preventScrollReset>
            {t("endOthers")}
          </LinkButton>
        )
      }
    >
      {(hasMore || isPaged) && <DeviceSearch search={devices.search} />}
      {groups.length === 0 && <p className="py-3 text-muted">{t("noDeviceFound")}</p>}
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <Device key={group[0].id} group={group} isNew={newIds.includes(group[0].id)} />
        ))}
      </ul>
      {pages.length > 0 && (
        <nav aria-label={t("devicePages")} className="mt-4 flex flex-wrap gap-2">
          {pages.map(({ page, label }) => (
            <Link
              key={label}
              to={pageHref(search, page)}
              preventScrollReset
              className={buttonStyle("outline", "sm")}
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
    </Card>
  );
}

/** Searches the devices by browser, system or IP address. */
function DeviceSearch({ search }: { search: string }) {
  const t = useTranslation("security");
  return (
    <Form role="search" preventScrollReset className="mb-3 flex flex-wrap gap-2">
      <input type="hidden" name="devices" value="1" />
      <Input
        key={search}
        type="search"
        name="find"
        aria-label={t("findDevice")}
        placeholder={t("findDevice")}
        defaultValue={search}
        maxLength={100}
        className="min-w-0 flex-1 basis-48 sm:max-w-70"
      />
      <Button type="submit" variant="outline">
        {t("find")}
      </Button>
    </Form>
  );
}

/** Returns the URL of a page of devices. It keeps the state of the security log. */
function pageHref(search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("ask");
  parameters.set("devices", String(page));
  return `?${parameters}#devices`;
}

/**
 * Shows similar sessions as one row. The expanded row shows their times and IP addresses, and on phones also
 * the buttons.
 */
function Device({ group, isNew }: { group: DeviceGroup; isNew: boolean }) {
  const t = useTranslation("security");
  const today = usePageDay();
  const [latest] = group;
  const { machine, isCurrent, isExtension, lastSeenAt } = latest;
  return (
    <li className="flex items-start gap-2 py-1.5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <details className="group">
          <summary className="flex min-h-14 items-center gap-3">
            <DeviceIcon device={machine} />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 font-medium">
                <DeviceName device={machine} />
                {isCurrent && <Badge tone="success">{t("thisDevice")}</Badge>}
                {isExtension && <Badge tone="primary">{t("extension")}</Badge>}
                {isNew && <Badge tone="warning">{t("newDevice")}</Badge>}
                {group.length > 1 && (
                  <span className="text-sm font-normal text-muted">
                    {t("logins", { count: group.length })}
                  </span>
                )}
              </span>
              {!isCurrent && (
                <span className="block text-sm text-muted">
                  {t("active")} <RecentTime value={lastSeenAt} today={today} isInSentence />
                </span>
              )}
            </span>
            <Chevron className="shrink-0 text-muted group-open:rotate-180" />
          </summary>
          <ul className="divide-y divide-line ps-13">
            {group.map((row) => (
              <li key={row.id} className="flex flex-wrap items-start justify-between gap-3 py-2">
                <div>
                  <p className="text-sm text-muted">
                    <bdi dir="ltr" className="figures">
                      {row.ip ?? t("unknownAddress")}
                    </bdi>
                  </p>
                  <Times session={row} />
                </div>
                {!isCurrent && (
                  <div className={group.length > 1 ? undefined : "sm:hidden"}>
                    <EndForm sessions={[row]} />
                  </div>
                )}
              </li>
            ))}
            {group.length > 1 && (
              <li className="py-2 sm:hidden">
                <EndForm sessions={group} />
              </li>
            )}
          </ul>
        </details>
        {isNew && (
          <p className="flex flex-wrap items-center gap-x-2 ps-13 text-sm text-muted">
            {t("wasThisYou")}
            <a href="#change-password" className="inline-flex min-h-6 items-center font-medium text-primary">
              {t("notMe")}
            </a>
          </p>
        )}
      </div>
      {!isCurrent && (
        <div className="pt-2.5 max-sm:hidden">
          <EndForm sessions={group} />
        </div>
      )}
    </li>
  );
}

function Times({ session: { createdAt, lastSeenAt, isCurrent } }: { session: Session }) {
  const t = useTranslation("security");
  return (
    <>
      <p className="text-sm text-muted">
        {t("firstSeen")} <DateTime value={createdAt} style="minute" />
      </p>
      {!isCurrent && (
        <p className="text-sm text-muted">
          {t("lastSeen")} <DateTime value={lastSeenAt} style="minute" />
        </p>
      )}
    </>
  );
}

/** A form that ends one or several sessions. For several sessions, the button shows how many. */
function EndForm({ sessions }: { sessions: Session[] }) {
  const t = useTranslation("security");
  const count = sessions.length;
  return (
    <Form method="post" preventScrollReset>
      {sessions.map(({ id }) => (
        <input key={id} type="hidden" name="session" value={id} />
      ))}
      <IntentButton
        intent="end"
        label={count > 1 ? t("endSeveral", { count }) : t("end")}
        size="sm"
        variant="ghost"
      />
    </Form>
  );
}
