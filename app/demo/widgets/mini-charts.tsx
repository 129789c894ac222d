import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { DrawnCard } from "../cards/drawn-card";
import { BoardGroup } from "../kits/board-group";
import { miniCharts } from "./sample-stats";

/** Renders figures with very small charts, one of each kind. */
export function MiniCharts() {
  const t = useTranslation("demo-widgets");
  const language = useLanguage();
  const day = (index: number) =>
    formatDate(new Date(Date.UTC(2026, 2, 2 + index)).toISOString(), language, "shortWeekday");
  return (
    <BoardGroup title={t("group_mini")} columns={3}>
      {miniCharts.map(({ name, kind, change, values }) => {
        const title = t(`stat_${name}`);
        const isShare = kind === "gauge";
        const format = (value: number) => formatNumber(value, language) + (isShare ? "%" : "");
        const labels = isShare ? [title] : values.map((_, index) => day(index));
        const sum = values.reduce<number>((total, value) => total + value, 0);
        return (
          <DrawnCard
            key={name}
            kind={kind}
            title={title}
            total={isShare ? undefined : format(sum)}
            change={change}
            labels={labels}
            series={[{ label: title, values }]}
            format={format}
          />
        );
      })}
    </BoardGroup>
  );
}
