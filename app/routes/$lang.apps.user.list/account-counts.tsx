import { PartRegion } from "~/components/states/part-region";
import { StatLine } from "~/features/administration/stat-line";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";
import type { AccountCount, CountName } from "./account-counts.server";

const links: Record<CountName, string> = {
  all: "",
  staff: "?f.group=staff",
  pending: "?f.email=unconfirmed",
  suspended: "?f.status=suspended",
};

/** Shows the number of accounts of each kind, with links to the filtered list. */
export function AccountCounts({ part }: { part: PagePart<AccountCount[]> }) {
  const t = useTranslation("users");
  const language = useLanguage();
  return (
    <PartRegion part={part}>
      {(counts) => (
        <StatLine
          stats={counts.map(({ name, total, isExact }) => {
            const count = formatNumber(total, language);
            const value = isExact ? count : t("atLeast", { number: count });
            return { label: t(`figure_${name}`), value, to: `/apps/user/list${links[name]}` };
          })}
        />
      )}
    </PartRegion>
  );
}
