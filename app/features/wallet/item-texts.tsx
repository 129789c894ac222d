import { Clock } from "lucide-react";
import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import { classNames } from "~/components/ui/class-names";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { HideableMoney } from "./hideable-money";

type Text = Translate<Namespaces["wallet"]>;

/** Returns the title of a row in the statement: "Nike", "Withdrawal to bank ••6092". */
export function itemTitle({ subject, kind }: Pick<WalletItem, "subject" | "kind">, t: Text): string {
  const { label, withdrawal, order } = subject;
  if (withdrawal)
    return t(`withdrawal_${withdrawal.method.kind}`, { masked: itemAccount({ subject }) ?? "" });
  if (order) return t("order", { reference: `\u2066${label ?? ""}\u2069` });
  return label ?? t(`kind_${kind}`);
}

/** Returns the masked account of a withdrawal. Account numbers are left-to-right in every language. */
export function itemAccount({ subject: { withdrawal } }: Pick<WalletItem, "subject">): string | undefined {
  return withdrawal ? `\u2066${withdrawal.method.masked}\u2069` : undefined;
}

/**
 * Returns the current state of a row, with the same words as on the page of its purchase, withdrawal or order.
 * Adjustments have no state; their kind is returned.
 */
export function itemState(
  { subject, kind, amount }: Pick<WalletItem, "subject" | "kind" | "amount">,
  t: Text,
): string {
  const { purchase, withdrawal, order, label } = subject;
  if (purchase) return t(`purchase_${purchase.state}`);
  if (withdrawal) return t(`withdrawal_${withdrawal.state}`);
  if (order) return t(`order_${order.state}`);
  // Without a label, the kind is already the title.
  if (label === null && amount >= 0) return t(amount > 0 ? "purchase_payable" : "purchase_reversed");
  return t(`kind_${kind}`);
}

/** Returns the path of a row's purchase, withdrawal or order; undefined for bonuses and adjustments. */
export function itemPath({ id, subject: { type } }: Pick<WalletItem, "id" | "subject">): string | undefined {
  if (type === "none") return undefined;
  if (type === "order") return `/apps/orders/${id}`;
  const screen = type === "purchase" ? "cash-back-detail" : "withdraw-history";
  return `/apps/my-cash-back/${screen}?view=${encodeURIComponent(id)}`;
}

/**
 * The signed amount of a row: green if the money is available, muted with a clock while it is pending, struck
 * through if it was returned or lost.
 */
export function ItemAmount({
  item,
  hidden,
  className,
}: {
  item: WalletItem;
  hidden: boolean;
  className?: string;
}) {
  const t = useTranslation("wallet");
  const { amount, initial, pending, currency, subject } = item;
  if (amount === 0)
    return (
      <s className={classNames("text-muted", className)}>
        {subject.withdrawal && <span className="sr-only">{t("returned")} </span>}
        <HideableMoney hidden={hidden} amount={initial} currency={currency} />
      </s>
    );
  const isPending = amount > 0 && pending !== 0;
  const color = amount > 0 && (isPending ? "text-muted" : "text-success");
  return (
    <span className={classNames("font-medium", color, className)}>
      {isPending && <Clock aria-hidden className="me-1 inline size-3.5 align-[-0.125em]" />}
      <HideableMoney hidden={hidden} amount={amount} currency={currency} sign="always" />
    </span>
  );
}
