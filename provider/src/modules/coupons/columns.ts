import type { AdminCoupon } from "#contract/coupons/admin-coupons.ts";
import type { Column } from "../../csv/write.ts";
import { percentOf } from "../../money.ts";

/** Columns of the CSV file of coupons. */
export const couponColumns: Column<AdminCoupon>[] = [
  { header: "store", cell: ({ store }) => store.name },
  { header: "name", cell: ({ title }) => title.en },
  { header: "kind", cell: ({ kind }) => kind },
  { header: "code", cell: ({ code }) => code },
  { header: "link", cell: ({ link }) => link },
  { header: "percent", cell: ({ worthKind, worth }) => (worthKind === "percent" ? percentOf(worth) : null) },
  { header: "currency", cell: ({ currency }) => currency },
  {
    header: "amount",
    cell: ({ worthKind, worth, currency }) => (worthKind === "amount" ? { amount: worth, currency } : null),
  },
  { header: "state", cell: ({ state }) => state },
  { header: "starts", time: ({ startsAt }) => startsAt },
  { header: "ends", time: ({ endsAt }) => endsAt },
  { header: "worked", cell: ({ votes }) => votes.worked },
  { header: "failed", cell: ({ votes }) => votes.failed },
];
