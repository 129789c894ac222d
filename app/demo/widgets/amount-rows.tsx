import { Money } from "~/components/ui/money";
import type { useTranslation } from "~/i18n/use-translation";
import type { deposits, payouts, transactions } from "./advanced-data";

/** Returns incoming and outgoing amounts as list rows. */
export function amountRows(
  rows: typeof transactions | typeof deposits | typeof payouts,
  t: ReturnType<typeof useTranslation<"demo-cards">>,
) {
  return rows.map(({ title, note, amount }) => ({
    title,
    note: t(note),
    value: <Money amount={amount} currency="USD" sign="always" colored />,
  }));
}
