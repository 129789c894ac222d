import type { CallMeta } from "#contract/call.ts";
import type { listPurchases, Purchase, PurchaseDetail } from "#contract/cash-back.ts";
import type { TableState } from "~/components/data-table/table-specification";

export interface ListView {
  kind: "list";
  table: TableState;
  rows: Purchase[];
  meta: CallMeta<typeof listPurchases>;
}
export interface DetailView {
  kind: "detail";
  purchase: PurchaseDetail;
}
