import type { NotificationSettings } from "#contract/notifications/notification-settings.ts";
import { CheckboxField } from "~/components/form/checkbox-field";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import type { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { digests, languages } from "./choices";
import { ZoneField } from "./zone-field";

interface DeliverySettingsProps {
  settings: NotificationSettings;
  zones: string[];
  form: ReturnType<typeof useFormCheck>;
}

/** The default start and end of the quiet hours. */
export const defaultQuietHours = { start: "22:00", end: "07:00" };

/** Fields for language, digest and quiet hours, which the form's button saves. */
export function DeliverySettings({ settings, zones, form }: DeliverySettingsProps) {
  const t = useTranslation("preferences");
  const { language, digest, quietHours, timeZone, discreet } = settings;
  const night = quietHours ?? defaultQuietHours;
  // After a refusal the form contains the submitted values. Unchecked boxes aren't submitted, so they have no
  // value there.
  const wasSubmitted = form.state.values.language !== undefined;
  const field = (name: string, stored: string) => {
    const bound = form.field(name);
    return { ...bound, defaultValue: bound.defaultValue ?? stored };
  };
  const { start, end } = night;
  const isDiscreet = wasSubmitted ? form.state.values.discreet === "on" : discreet;
  const isQuiet = wasSubmitted ? form.state.values.quiet === "on" : quietHours !== null;
  return (
    <Card title={t("howTitle")}>
      <div className="grid max-w-3xl gap-x-6 gap-y-4 sm:grid-cols-2">
        <SelectField
          {...field("language", language)}
          label={t("language")}
          hint={t("languageHint")}
          options={languages.map((value) => ({ value, label: t(`language_${value}`) }))}
        />
        <SelectField
          {...field("digest", digest)}
          label={t("digest")}
          options={digests.map((value) => ({ value, label: t(`digest_${value}`) }))}
        />
        <ZoneField {...field("timeZone", timeZone ?? "")} zones={zones} />
        <div className="sm:col-span-2">
          <CheckboxField name="quiet" defaultChecked={isQuiet} label={t("quiet")} />
          <div className="grid max-w-sm grid-cols-2 gap-4">
            <TextField {...field("quietStart", start)} label={t("quietStart")} type="time" />
            <TextField {...field("quietEnd", end)} label={t("quietEnd")} type="time" />
          </div>
          <p className="text-sm text-muted">{t("quietHint")}</p>
          <CheckboxField name="discreet" defaultChecked={isDiscreet} label={t("discreet")} />
        </div>
      </div>
    </Card>
  );
}
