import type { NotificationSettings } from "#contract/notifications/notification-settings.ts";
import { settableTypes, type SettableType } from "#contract/notifications/notification-types.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { useTranslation } from "~/i18n/use-translation";
import { channels } from "../$lang.apps.account-settings.notifications/choices";

type Row = SettableType;

/** Shows a member's notification settings. Only the member can change them. */
export function Notifications({ settings }: { settings: NotificationSettings }) {
  const t = useTranslation("preferences");
  const types = useTranslation("notification-types");
  const texts = useTranslation("shop-customers");
  const { language, digest, quietHours, timeZone } = settings;
  const columns: Column<Row>[] = [
    { id: "type", header: t("type"), primary: true, cell: (type) => types(type) },
    ...channels.map((channel) => ({
      id: channel,
      header: t(channel),
      labelled: true,
      cell: (type: Row) => {
        const isOn = settings.channels[type][channel];
        return <Badge tone={isOn ? "success" : "neutral"}>{texts(isOn ? "on" : "off")}</Badge>;
      },
    })),
  ];
  const facts = [
    { label: t("language"), value: t(`language_${language}`) },
    { label: t("digest"), value: t(`digest_${digest}`) },
    {
      label: texts("quiet"),
      value: quietHours ? (
        <bdi dir="ltr">
          {quietHours.start}–{quietHours.end}
        </bdi>
      ) : (
        texts("quietNone")
      ),
    },
    { label: texts("zone"), value: timeZone ? <bdi dir="ltr">{timeZone}</bdi> : texts("zoneOfDevice") },
  ];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title={t("matrixTitle")} subtitle={texts("ownChoice")} padded={false}>
        <PlainTable label={t("matrix")} columns={columns} rows={settableTypes} rowKey={(type) => type} />
      </Card>
      <Card title={t("howTitle")}>
        <Facts facts={facts} />
      </Card>
    </div>
  );
}
