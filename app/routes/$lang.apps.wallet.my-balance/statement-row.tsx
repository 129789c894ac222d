import { useLocation } from "react-router";
import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import { Badge } from "~/components/ui/badge";
import { RecentTime } from "~/components/ui/recent-time";
import { useTimeZone } from "~/components/ui/use-time-zone";
import { recordSearch } from "~/features/administration/record-search";
import { ItemIcon } from "~/features/wallet/item-icon";
import { ItemAmount, itemAccount, itemState, itemTitle } from "~/features/wallet/item-texts";
import { formatDate } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";

interface StatementRowProps {
  item: WalletItem;
  today: string;
  isOpened: boolean;
  hidden: boolean;
}

/** A transaction. The whole row is a link that opens it in the panel. */
export function StatementRow({ item, today, isOpened, hidden }: StatementRowProps) {
  const t = useTranslation("wallet");
  const { search } = useLocation();
  const tone = attentionTone(item.subject);
  return (
    <li data-row="" aria-current={isOpened || undefined} className="look-statement-row">
      <ItemIcon subject={item.subject} size="md" />
      <span className="min-w-0 flex-1">
        <Link to={recordSearch(search, { view: item.id })} preventScrollReset className="look-row-link">
          <Title item={item} />
        </Link>
        <ItemLine item={item} today={today} />
      </span>
      {tone && (
        <span className="max-sm:hidden">
          <Badge tone={tone}>{itemState(item, t)}</Badge>
        </span>
      )}
      <span className="shrink-0 text-end large-text:ms-auto">
        <ItemAmount item={item} hidden={hidden} className="block" />
        <RecentTime value={item.createdAt} today={today} className="block text-sm text-muted sm:hidden" />
      </span>
    </li>
  );
}

/**
 * The title of a transaction. On phones, it doesn't contain a withdrawal's account, which is in the next line
 * instead.
 */
function Title({ item }: Pick<StatementRowProps, "item">) {
  const t = useTranslation("wallet");
  const title = itemTitle(item, t);
  const account = itemAccount(item);
  if (!account) return <bdi>{title}</bdi>;
  const [start, end] = title.split(account);
  return (
    <bdi>
      {start}
      <span className="max-sm:hidden">{account}</span>
      {end}
    </bdi>
  );
}

/** The state of a transaction, such as "Confirmed · due Dec 9" or "Failed · Returned to your balance". */
function ItemLine({ item, today }: Pick<StatementRowProps, "item" | "today">) {
  const t = useTranslation("wallet");
  const language = useLanguage();
  const zone = useTimeZone();
  const { purchase, withdrawal } = item.subject;
  const account = itemAccount(item);
  const isPending = purchase?.state === "pending" || purchase?.state === "confirmed";
  const details =
    isPending && purchase.expectedPayableAt > today
      ? t("dueOn", { date: formatDate(purchase.expectedPayableAt, language, "shortDay", zone) })
      : withdrawal && item.amount === 0 && t("returned");
  return (
    <span suppressHydrationWarning className="block truncate text-sm text-muted">
      {itemState(item, t)}
      {details && ` · ${details}`}
      {account && <span className="sm:hidden"> · {account}</span>}
    </span>
  );
}

/** Returns the tone of the badge for a transaction that needs the member's attention. */
function attentionTone({ purchase, withdrawal, order }: WalletItem["subject"]) {
  if (purchase?.state === "on_hold") return "warning";
  return withdrawal?.state === "failed" || order?.state === "failed" ? "danger" : undefined;
}
