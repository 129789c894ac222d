import type { getNotificationTexts, previewNotification } from "#contract/settings/admin-settings.ts";
import type { CallData } from "#contract/calls/call.ts";
import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { IntentButton } from "~/components/form/intent-button";
import { Card } from "~/components/ui/card";
import type { loadSettings, SettingsActionData } from "~/features/shop-admin/settings/settings.server";
import { SettingsForm } from "~/features/shop-admin/settings/settings-form";
import { settingsPaths } from "~/features/shop-admin/settings/settings-paths";
import { wordingGroup } from "~/features/shop-admin/settings/wording-fields";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

interface WordingFormProps {
  opened: CallData<typeof getNotificationTexts>[number];
  settings: Awaited<ReturnType<typeof loadSettings>>["settings"];
  formKey: string;
  actionData: SettingsActionData | undefined;
  mails: CallData<typeof previewNotification> | undefined;
}

/** The form that edits a notification's texts in each language, with a preview of its mails. */
export function WordingForm({ opened, mails, ...form }: WordingFormProps) {
  const t = useTranslation("wordings");
  const { type, placeholders, texts } = opened;

  function builtIn({ path }: { path: string }): string | undefined {
    const [, language, part] = path.split(".") as [string, NotificationLanguage, "title" | "description"];
    return texts[language][part];
  }

  return (
    <>
      <LocalizedLink to={settingsPaths.notifications} className="text-primary hover:underline">
        {t("back")}
      </LocalizedLink>
      {mails && <Preview mails={mails} />}
      <Card title={t("placeholders")} subtitle={t("emptyHint")}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {placeholders.map(({ name, example }) => (
            <li key={name}>
              <code dir="ltr" className="font-medium">{`{${name}}`}</code>{" "}
              <bdi className="text-muted">{example}</bdi>
            </li>
          ))}
        </ul>
      </Card>
      <SettingsForm
        {...form}
        area="notifications"
        groups={[wordingGroup(type)]}
        fallback={builtIn}
        extra={<IntentButton intent="preview" label={t("preview")} variant="outline" />}
      />
    </>
  );
}

function Preview({ mails }: { mails: CallData<typeof previewNotification> }) {
  const t = useTranslation("wordings");
  return (
    <Card title={t("previewTitle")} subtitle={t("previewText")}>
      <div role="status" className="grid gap-4 lg:grid-cols-2">
        {mails.map(({ language, subject, text }) => (
          <article
            key={language}
            lang={language}
            dir={language === "ar" ? "rtl" : "ltr"}
            className="min-w-0 rounded-md border border-line p-4"
          >
            <h3 className="font-semibold wrap-anywhere">{subject}</h3>
            <p className="mt-2 text-sm whitespace-pre-line text-muted wrap-anywhere">{text}</p>
          </article>
        ))}
      </div>
    </Card>
  );
}
