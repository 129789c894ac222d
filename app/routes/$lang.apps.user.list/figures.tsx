import { PartRegion } from "~/components/states/part-region";
import { FigureLine } from "~/features/administration/figure-line";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";
import type { Figure, FigureName } from "./figures.server";

const links: Record<FigureName, string> = {
  all: "",
  staff: "?f.group=staff",
  pending: "?f.email=unconfirmed",
  suspended: "?f.status=suspended",
};

/** Shows the number of accounts of each kind, with links to the filtered list. */
export function Figures({ part }: { part: PagePart<Figure[]> }) {
  const t = useTranslation("users");
  const language = useLanguage();
  return (
    <PartRegion part={part}>
      {(figures) => (
        <FigureLine
          figures={figures.map(({ name, total, isExact }) => {
            const count = formatNumber(total, language);
            const value = isExact ? count : t("atLeast", { number: count });
            return { label: t(`figure_${name}`), value, to: `/apps/user/list${links[name]}` };
          })}
        />
      )}
    </PartRegion>
  );
}
