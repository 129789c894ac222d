import type { AdminOffer } from "#contract/offers/admin-offers.ts";
import type { Cell, Column } from "../../csv/write.ts";
import { percentOf } from "../../money.ts";

/** Returns a rate as a plain number: percent of a purchase, or an amount in major units. */
function rateCell({ rateKind, currency }: AdminOffer, value: number): Cell {
  return rateKind === "flat" ? { amount: value, currency } : percentOf(value);
}

/** Columns of the CSV file of offers. */
export const offerColumns: Column<AdminOffer>[] = [
  { header: "offer", cell: ({ id }) => id },
  { header: "state", cell: ({ state }) => state },
  { header: "store", cell: ({ store }) => store.name },
  { header: "network", cell: ({ network }) => network.key },
  { header: "programme", cell: ({ programme }) => programme },
  { header: "kindOfRates", cell: ({ rateKind }) => rateKind },
  {
    header: "cashBack",
    cell: (offer) => rateCell(offer, offer.rate),
  },
  {
    header: "tiers",
    cell: ({ tiers }) => (tiers.length > 0 ? JSON.stringify(tiers) : null),
  },
  {
    header: "commission",
    cell: (offer) => rateCell(offer, offer.commission),
  },
  { header: "currency", cell: ({ currency }) => currency },
  {
    header: "cap",
    cell: ({ cap, currency }) => (cap === null ? null : { amount: cap, currency }),
  },
  { header: "audience", cell: ({ boost }) => boost?.audience ?? null },
  {
    header: "budget",
    cell: ({ boost, currency }) => (boost?.budget ? { amount: boost.budget, currency } : null),
  },
  { header: "starts", time: ({ startsAt }) => startsAt },
  { header: "ends", time: ({ endsAt }) => endsAt },
  {
    header: "clicks30Days",
    cell: ({ clicks }) => clicks,
  },
  {
    header: "earned30Days",
    cell: ({ earned: amount, currency }) => ({ amount, currency }),
  },
];
