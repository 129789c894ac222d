import type { Analytics } from "#contract/analytics/admin-analytics.ts";
import { Card } from "~/components/ui/card";
import { clicksPath } from "~/features/administration/overview-links";
import { countryName } from "~/i18n/country-name";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ShareBars } from "~/features/administration/share-bars";

/** Shows the devices and countries of clicks, if known. */
export function Audience({ analytics }: { analytics: Analytics }) {
  const t = useTranslation("analytics");
  const clicks = useTranslation("clicks");
  const language = useLanguage();
  const { devices, countries, otherCountries, period } = analytics;
  const countryRows = countries.map(({ country, clicks: count }) => ({
    id: country ?? "unknown",
    name: country ? countryName(country, language) : t("unknownLabel"),
    count,
    to: country ? clicksPath(period, { country }) : undefined,
  }));
  if (otherCountries > 0)
    countryRows.push({ id: "others", name: t("otherCountries"), count: otherCountries, to: undefined });
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card title={t("devicesTitle")} subtitle={t("devicesText")}>
        <ShareBars
          empty={t("audienceEmpty")}
          rows={devices.map(({ device, clicks: count }) => ({
            id: device ?? "unknown",
            name: device ? clicks(`device_${device}`) : t("unknownLabel"),
            count,
            to: device ? clicksPath(period, { device }) : undefined,
          }))}
        />
      </Card>
      <Card title={t("countriesTitle")} subtitle={t("countriesText")}>
        <ShareBars empty={t("audienceEmpty")} rows={countryRows} />
      </Card>
    </div>
  );
}
