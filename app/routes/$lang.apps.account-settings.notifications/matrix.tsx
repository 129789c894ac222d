import type { NotificationSettings } from "#contract/notifications/notification-settings.ts";
import { settableTypes } from "#contract/notifications/notification-types.ts";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { channels, isMandatory } from "./choices";
import type { Cell } from "./schema";
import { Toggle } from "./toggle";

interface MatrixProps {
  channels: NotificationSettings["channels"];
  /** The cells that were checked in a refused form. */
  sent: string[] | undefined;
}

/**
 * A table of notification types and channels. Without scripts, its checkboxes are part of the surrounding
 * form; with scripts, each one is saved immediately.
 */
export function Matrix({ channels: stored, sent }: MatrixProps) {
  const t = useTranslation("preferences");
  const types = useTranslation("notification-types");
  return (
    <Card title={t("matrixTitle")} subtitle={<span className="needs-script">{t("matrixHint")}</span>}>
      <table className="w-full max-w-3xl text-sm" aria-label={t("matrix")}>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pe-2 text-start font-medium">
              {t("type")}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="px-1 py-2 text-center font-medium">
                {t(channel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settableTypes.map((type) => (
            <tr key={type} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pe-2 text-start font-medium">
                {types(type)}
              </th>
              {channels.map((channel) => {
                const cell: Cell = `${type}.${channel}`;
                const label = t("choice", { type: types(type), channel: t(channel) });
                return (
                  <td key={channel} className="px-1 py-2 text-center">
                    <Toggle
                      cell={cell}
                      label={label}
                      isOn={sent?.includes(cell) ?? stored[type][channel]}
                      isMandatory={isMandatory(type, channel)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-muted">{t("alwaysHint")}</p>
      <p className="mt-1 text-sm text-muted">{t("browserHint")}</p>
    </Card>
  );
}
