import { settableTypes, type SettableType } from "#contract/notifications/notification-types.ts";
import type { NotificationWordings } from "#contract/settings/settings.ts";
import { PlainTable } from "~/components/data-table/plain-table";
import { Card } from "~/components/ui/card";
import { settingsPaths } from "~/features/shop-admin/settings/settings-paths";
import { wordingLanguages } from "~/features/shop-admin/settings/wording-fields";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Lists all notifications, with the languages in which the operator has changed their texts. */
export function TypeList({ wordings }: { wordings: NotificationWordings }) {
  const t = useTranslation("wordings");
  const types = useTranslation("notification-types");
  const names = new Intl.DisplayNames(useLanguage(), { type: "language" });

  function languagesOf(type: SettableType): string {
    const changedLanguages = wordingLanguages.filter((language) => {
      const texts = wordings[type]?.[language];
      return texts && (texts.title || texts.description);
    });
    return changedLanguages.map((language) => names.of(language)).join(", ");
  }

  return (
    <Card title={t("listTitle")} subtitle={t("listText")}>
      <PlainTable
        label={t("listTitle")}
        rows={settableTypes}
        rowKey={(type) => type}
        columns={[
          {
            id: "name",
            header: t("name"),
            primary: true,
            cell: (type) => (
              <LocalizedLink
                to={`${settingsPaths.notifications}?type=${type}`}
                className="text-primary hover:underline"
              >
                {types(type)}
              </LocalizedLink>
            ),
          },
          {
            id: "wording",
            header: t("wording"),
            cell: (type) => {
              const languages = languagesOf(type);
              if (!languages) return <span className="text-muted">{t("builtIn")}</span>;
              return t("own", { languages });
            },
          },
        ]}
      />
    </Card>
  );
}
