import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import { RecentTime } from "~/components/ui/recent-time";
import { usePageDay } from "~/components/ui/use-page-day";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { ItemIcon } from "./item-icon";
import { ItemAmount, itemPath, itemState, itemTitle } from "./item-texts";

/** The latest rows of a member's statement; phones show three. Each row is a link. */
export function LatestItems({ items, hidden }: { items: WalletItem[]; hidden: boolean }) {
  const t = useTranslation("wallet");
  const today = usePageDay();
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => {
        const path = itemPath(item);
        const title = <bdi>{itemTitle(item, t)}</bdi>;
        return (
          <li key={item.id} className="look-latest-row">
            <ItemIcon subject={item.subject} />
            <span className="min-w-0 flex-1">
              {path ? (
                <LocalizedLink to={path} className="look-row-link">
                  {title}
                </LocalizedLink>
              ) : (
                <span className="block truncate font-medium">{title}</span>
              )}
              <span className="block text-sm text-muted">{itemState(item, t)}</span>
            </span>
            <span className="shrink-0 text-end large-text:ms-auto">
              <ItemAmount item={item} hidden={hidden} className="block" />
              <RecentTime value={item.changedAt} today={today} className="block text-sm text-muted" />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
