import type { BankLine } from "#contract/bank/bank-statements.ts";
import type { Column } from "~/components/data-table/columns";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { recordSearch } from "~/features/administration/record-search";
import { invoicePath } from "~/features/invoices/invoice-paths";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { LocalizedLink } from "~/navigation/localized-link";

const tones = { open: "warning", assigned: "success", aside: "neutral", returned: "neutral" } as const;

/** Returns the columns of the bank transactions. `search` is the list's query string. */
export function movementColumns(t: Translate<Namespaces["bank"]>, search: string): Column<BankLine>[] {
  return [
    {
      id: "text",
      header: t("text"),
      primary: true,
      cell: ({ text }) => <bdi className="line-clamp-2 min-w-0 sm:max-w-96">{text || "–"}</bdi>,
    },
    { id: "day", header: t("day"), cell: ({ bookedOn }) => <DateTime value={bookedOn} /> },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      id: "state",
      header: t("state"),
      cell: ({ state, invoice }) => (
        <span className="block">
          <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          {invoice && (
            <LocalizedLink
              to={invoicePath(invoice.id)}
              className="block text-sm text-primary hover:underline"
            >
              <bdi dir="ltr">{invoice.number}</bdi>
            </LocalizedLink>
          )}
        </span>
      ),
    },
    {
      id: "actions",
      header: t("open"),
      isUnlabelled: true,
      cell: ({ id, text, state }) => (
        <LinkButton
          to={recordSearch(search, { view: id })}
          size="sm"
          variant="outline"
          preventScrollReset
          aria-label={t(state === "open" ? "assignLabel" : "openLabel", { text })}
        >
          {t(state === "open" ? "assign" : "open")}
        </LinkButton>
      ),
    },
  ];
}
