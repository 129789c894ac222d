import type { Column } from "~/components/data-table/columns";
import { Badge } from "~/components/ui/badge";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { ProgressBar } from "../cards/progress-bar";
import { fleet, type Vehicle } from "./vehicles";

const tones = {
  none: "success",
  temperature: "danger",
  fuel: "warning",
  oil: "info",
  delay: "neutral",
} as const;
const idsOnMap = fleet.map(({ id }) => id);

/** Returns the columns of the vehicles en route. Vehicles on the map link to it. */
export function useVehicleColumns(): Column<Vehicle>[] {
  const t = useTranslation("demo-logistics");
  const language = useLanguage();
  return [
    {
      id: "id",
      header: t("vehicle"),
      primary: true,
      cell: ({ id }) =>
        idsOnMap.includes(id) ? (
          <LocalizedLink to={`/apps/logistics/fleet?vehicle=${id}`} className="text-primary hover:underline">
            {id}
          </LocalizedLink>
        ) : (
          <bdi>{id}</bdi>
        ),
    },
    { id: "from", header: t("from"), cell: ({ from }) => <bdi>{from}</bdi> },
    { id: "to", header: t("to"), cell: ({ to }) => <bdi>{to}</bdi> },
    {
      id: "warning",
      header: t("warning"),
      cell: ({ warning }) => <Badge tone={tones[warning]}>{t(`warning_${warning}`)}</Badge>,
    },
    {
      id: "progress",
      header: t("progress"),
      align: "end",
      cell: ({ progress }) => (
        <span className="flex items-center justify-end gap-3">
          <span className="w-24">
            <ProgressBar percent={progress} />
          </span>
          <bdi className="figures w-10">{formatNumber(progress, language)}%</bdi>
        </span>
      ),
    },
  ];
}
