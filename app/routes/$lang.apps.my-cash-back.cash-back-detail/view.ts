import type { CallMeta } from "#contract/calls/call.ts";
import type { listPurchases, Purchase, PurchaseDetail } from "#contract/cash-back/cash-back.ts";
import type { ListPage } from "~/components/data-table/list-page";

export interface ListView extends ListPage<Purchase, CallMeta<typeof listPurchases>> {
  kind: "list";
}
export interface DetailView {
  kind: "detail";
  purchase: PurchaseDetail;
}
