import { Form, Link, useLocation } from "react-router";
import { IntentButton } from "~/components/form/intent-button";
import { Badge } from "~/components/ui/badge";
import { buttonStyle } from "~/components/ui/button-style";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { FoldSummary } from "~/components/ui/fold-summary";
import { LinkButton } from "~/components/ui/link-button";
import { MachineIcon, MachineName } from "~/features/account/machine-name";
import { useTranslation } from "~/i18n/use-translation";
import type { DeviceGroup, DevicePage, Session } from "./device-groups";

/** The member's sessions by page, this device first, with buttons to end them. */
export function Devices({ devices: { groups, newer, older } }: { devices: DevicePage }) {
  const t = useTranslation("security");
  const { search } = useLocation();
  const hasOthers = newer !== null || groups.some(([row]) => !row.isCurrent);
  return (
    <Card
      id="devices"
      title={t("devicesTitle")}
      subtitle={t("devicesSubtitle")}
      actions={
        hasOthers && (
          <LinkButton size="sm" variant="outline" to="?ask=others" preventScrollReset>
            {t("endOthers")}
          </LinkButton>
        )
      }
    >
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <Device key={group[0].id} group={group} />
        ))}
      </ul>
      {(newer !== null || older !== null) && (
        <nav aria-label={t("devicePages")} className="mt-4 flex flex-wrap gap-2">
          {newer !== null && (
            <Link to={pageHref(search, newer)} preventScrollReset className={buttonStyle("outline", "sm")}>
              {t("newerDevices")}
            </Link>
          )}
          {older !== null && (
            <Link to={pageHref(search, older)} preventScrollReset className={buttonStyle("outline", "sm")}>
              {t("olderDevices")}
            </Link>
          )}
        </nav>
      )}
    </Card>
  );
}

/** Returns the address of a page of devices. The state of the security log is kept. */
function pageHref(search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("ask");
  parameters.set("devices", String(page));
  return `?${parameters}#devices`;
}

function Device({ group }: { group: DeviceGroup }) {
  const t = useTranslation("security");
  const [latest, ...earlier] = group;
  const { ip, machine, isCurrent } = latest;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <MachineIcon machine={machine} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <MachineName machine={machine} />
          {isCurrent && <Badge tone="success">{t("thisDevice")}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <bdi dir="ltr" className="figures">
            {ip ?? t("unknownAddress")}
          </bdi>
        </p>
        <Times session={latest} />
        {earlier.length > 0 && (
          <details className="group mt-2 text-sm">
            <FoldSummary
              label={t("earlierLogins", { count: earlier.length })}
              className="text-muted hover:text-ink"
            />
            <ul className="mt-2 divide-y divide-line">
              {earlier.map((row) => (
                <li key={row.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
                  <div>
                    <Times session={row} />
                  </div>
                  <EndForm id={row.id} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {!isCurrent && <EndForm id={latest.id} />}
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

function EndForm({ id }: { id: string }) {
  const t = useTranslation("security");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="session" value={id} />
      <IntentButton intent="end" label={t("end")} size="sm" variant="outline" />
    </Form>
  );
}
