import type { ReactNode } from "react";
import { Donut } from "~/components/chart/donut";
import { Card } from "~/components/ui/card";
import { formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

interface DonutCardProps {
  title: string;
  parts: { label: string; value: number }[];
  /** Facts below the chart. */
  children?: ReactNode;
}

/** Renders the parts of a whole as a ring chart. The table below lists the figures. */
export function DonutCard({ title, parts, children }: DonutCardProps) {
  const language = useLanguage();
  return (
    <Card title={title}>
      <Donut
        title={title}
        slices={parts.map((part) => ({ key: part.label, ...part }))}
        format={(value) => formatNumber(value, language)}
        formatShare={(share) => formatNumber(share, language, { style: "percent", maximumFractionDigits: 0 })}
      />
      {children}
    </Card>
  );
}
