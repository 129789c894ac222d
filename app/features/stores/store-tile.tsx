import type { StoreTile as Store } from "#contract/stores.ts";
import { Badge } from "~/components/ui/badge";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { cashBackText } from "./cash-back-text";
import { StoreLogo } from "./store-logo";

/** A store with what it gives back, leading to its page. */
export function StoreTile({ store }: { store: Store }) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const { slug, name, cashBack, coupons } = store;
  return (
    <li className="relative flex items-center gap-3 rounded-md border border-line p-4 transition-colors focus-within:border-primary hover:border-primary hover:bg-sunken">
      <StoreLogo store={store} />
      <div className="min-w-0 flex-1">
        <LocalizedLink
          to={`/stores/${slug}`}
          className="block truncate font-medium after:absolute after:inset-0 after:rounded-md print:after:content-none"
        >
          <bdi>{name}</bdi>
        </LocalizedLink>
        {cashBack && (
          <p suppressHydrationWarning className="text-sm font-medium text-success">
            {cashBackText(t, language, cashBack)}
          </p>
        )}
        {coupons > 0 && (
          <p className="mt-1">
            <Badge>{t("coupons", { count: coupons })}</Badge>
          </p>
        )}
        {!cashBack && coupons === 0 && <p className="text-sm text-muted">{t("noCashBack")}</p>}
      </div>
    </li>
  );
}
