import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { DemoScreen } from "../demo-screen";
import { ChartCard, type PlotModule } from "./chart-card";
import type { ChartDefinition } from "./chart-definition";

interface ChartsScreenProps {
  library: { name: string; address: string };
  charts: readonly ChartDefinition[];
  plotModule: PlotModule;
}

/** Renders all charts of a library and a link to its documentation. */
export function ChartsScreen({ library: { name, address }, charts, plotModule }: ChartsScreenProps) {
  const t = useTranslation("demo-charts");
  return (
    <DemoScreen title={name} subtitle={t("lead")}>
      <div>
        <LinkButton to={address} variant="soft" size="sm" target="_blank" rel="noreferrer">
          {t("documentation", { name })}
        </LinkButton>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {charts.map((definition) => (
          <ChartCard key={definition.name} definition={definition} plotModule={plotModule} />
        ))}
      </div>
    </DemoScreen>
  );
}
