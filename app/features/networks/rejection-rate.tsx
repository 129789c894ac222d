import type { ListedNetwork } from "#contract/networks/admin-networks.ts";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Shows the share of recently decided purchases that a network rejected or reversed. */
export function RejectionRate({ network: { decided, refused } }: { network: ListedNetwork }) {
  const t = useTranslation("networks");
  const language = useLanguage();
  if (decided === 0) return <span title={t("nothingDecided")}>–</span>;
  const share = formatNumber(refused / decided, language, { style: "percent", maximumFractionDigits: 1 });
  const counts = { refused: formatNumber(refused, language), decided: formatNumber(decided, language) };
  return (
    <bdi className="figures" title={t("refusedShareOf", counts)}>
      {share}
    </bdi>
  );
}
