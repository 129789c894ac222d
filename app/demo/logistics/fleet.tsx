import { Timeline } from "~/components/timeline/timeline";
import { Card } from "~/components/ui/card";
import { Chevron } from "~/components/ui/chevron";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { ProgressBar } from "../cards/progress-bar";
import { DemoScreen } from "../kits/demo-screen";
import { FleetMap } from "./fleet-map";
import { useFleet } from "./use-fleet";

type OpenVehicle = ReturnType<typeof useFleet>["vehicles"][number];

/** Renders the vehicles as a list and on a map. Links in both set the selected vehicle in the URL. */
export function Fleet() {
  const t = useTranslation("demo-logistics");
  const { map, vehicles, open } = useFleet();
  return (
    <DemoScreen title={t("fleet")} subtitle={t("fleetLead")}>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_2fr]">
        <Card label={t("vehicles")} padded={false}>
          <ul className="divide-y divide-line">
            {vehicles.map((vehicle) => (
              <li key={vehicle.id}>
                <Link
                  to={`?vehicle=${vehicle.id === open ? "none" : vehicle.id}`}
                  replace
                  preventScrollReset
                  aria-current={vehicle.id === open ? "true" : undefined}
                  className="flex items-center gap-3 px-5 py-4 hover:bg-sunken"
                >
                  <span className="flex-1">
                    <bdi className="block font-medium">{vehicle.id}</bdi>
                    <span className="text-sm text-muted">
                      <bdi>{vehicle.from}</bdi> – <bdi>{vehicle.to}</bdi>
                    </span>
                  </span>
                  <Chevron className={vehicle.id === open ? "rotate-180" : ""} />
                </Link>
                {vehicle.id === open && <Details vehicle={vehicle} />}
              </li>
            ))}
          </ul>
        </Card>
        <FleetMap map={map} vehicles={vehicles} open={open} />
      </div>
    </DemoScreen>
  );
}

function Details({ vehicle: { progress, driver, from, to } }: { vehicle: OpenVehicle }) {
  const t = useTranslation("demo-logistics");
  const language = useLanguage();
  return (
    <div className="space-y-5 px-5 pb-5">
      <div>
        <p className="mb-1.5 flex justify-between text-sm">
          <span>{t("delivery")}</span>
          <span className="figures text-muted">{formatNumber(progress, language)}%</span>
        </p>
        <ProgressBar percent={progress} />
      </div>
      <Timeline
        events={[
          {
            key: "created",
            title: t("created"),
            at: "2026-03-02T07:30:00Z",
            mark: "done",
            text: <bdi>{from}</bdi>,
          },
          {
            key: "out",
            title: t("out"),
            at: "2026-03-02T11:05:00Z",
            mark: "done",
            text: <bdi>{driver}</bdi>,
          },
          {
            key: "arrives",
            title: t("arrives"),
            at: "2026-03-04T16:00:00Z",
            mark: "awaited",
            text: <bdi>{to}</bdi>,
          },
        ]}
      />
    </div>
  );
}
