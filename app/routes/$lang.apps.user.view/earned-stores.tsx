import type { EarnedStore } from "#contract/cash-back/cash-back.ts";
import { DateTime } from "~/components/ui/date-time";
import { StoreLogo } from "~/features/stores/store-logo";
import { HideableMoney } from "~/features/wallet/hideable-money";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Lists the stores with the most purchases, each with its cash back. */
export function EarnedStores({ rows, hidden }: { rows: EarnedStore[]; hidden: boolean }) {
  const t = useTranslation("account");
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ store, purchases, earned, currency, latestAt }) => (
        <li key={store.slug} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
          <StoreLogo store={store} />
          <span className="min-w-0 grow">
            <LocalizedLink
              to={`/stores/${store.slug}`}
              className="block truncate font-medium text-primary hover:underline"
            >
              <bdi className="block truncate">{store.name}</bdi>
            </LocalizedLink>
            <span className="block text-sm text-muted">
              {t("purchases", { count: purchases })} · <DateTime value={latestAt} />
            </span>
          </span>
          <HideableMoney
            hidden={hidden}
            amount={earned}
            currency={currency}
            className="shrink-0 font-semibold"
          />
        </li>
      ))}
    </ul>
  );
}
