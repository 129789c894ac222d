import type { LeadDetails } from "#contract/leads/admin-leads.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { Badge } from "~/components/ui/badge";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";

type Part = LeadDetails["parts"][number] & { key: string };

/**
 * Lists the items and corrections whose sum is the lead. Renders nothing if the lead was reported as one
 * amount.
 */
export function LeadParts({ lead: { parts, currency } }: { lead: LeadDetails }) {
  const t = useTranslation("leads");
  if (parts.length === 0) return null;
  const money = (id: "amount" | "commission" | "cashBack", header: string): Column<Part> => ({
    id,
    header,
    align: "end",
    cell: (part) => <Money amount={part[id]} currency={currency} />,
  });
  const columns: Column<Part>[] = [
    {
      id: "part",
      header: t("part"),
      primary: true,
      cell: ({ part, item }) => (
        <bdi dir="ltr" className="figures break-all">
          {item ?? part ?? t("wholePurchase")}
          {item !== null && part !== null && part !== item && (
            <span className="block text-sm font-normal text-muted">{part}</span>
          )}
        </bdi>
      ),
    },
    money("amount", t("orderAmount")),
    money("commission", t("commission")),
    money("cashBack", t("cashBack")),
    {
      id: "status",
      header: t("state"),
      cell: ({ status, counts }) => (
        <Badge tone={counts ? "neutral" : "danger"}>{t(`partStatus_${status}`)}</Badge>
      ),
    },
  ];
  const rows = parts.map((part, index) => ({ ...part, key: String(index) }));
  return (
    <section aria-label={t("parts")} className="mt-6">
      <h3 className="mb-1 font-semibold">{t("parts")}</h3>
      <p className="mb-3 text-sm text-muted">{t("partsText")}</p>
      <PlainTable label={t("parts")} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </section>
  );
}
