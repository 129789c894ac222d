import type { AdminOffer } from "#contract/admin-offers.ts";
import type { Cell, Column } from "../../csv/write.ts";

/** A rate as a plain number: percent of a purchase, or an amount in major units. */
function rateCell({ rateKind, currency }: AdminOffer, value: number): Cell {
  return rateKind === "flat" ? { amount: value, currency } : value / 100;
}

/** The columns of the offers' file. */
export const offerColumns: Column<AdminOffer>[] = [
  { header: { en: "Offer", fr: "Offre", ar: "العرض" }, cell: ({ id }) => id },
  { header: { en: "State", fr: "État", ar: "الحالة" }, cell: ({ state }) => state },
  { header: { en: "Store", fr: "Boutique", ar: "المتجر" }, cell: ({ store }) => store.name },
  { header: { en: "Network", fr: "Réseau", ar: "الشبكة" }, cell: ({ network }) => network.key },
  { header: { en: "Kind of rates", fr: "Type de taux", ar: "نوع النسب" }, cell: ({ rateKind }) => rateKind },
  {
    header: { en: "Cash back", fr: "Cashback", ar: "الاسترداد النقدي" },
    cell: (offer) => rateCell(offer, offer.rate),
  },
  {
    header: { en: "Tiers", fr: "Paliers", ar: "الشرائح" },
    cell: ({ tiers }) => (tiers.length > 0 ? JSON.stringify(tiers) : null),
  },
  {
    header: { en: "Commission", fr: "Commission", ar: "العمولة" },
    cell: (offer) => rateCell(offer, offer.commission),
  },
  { header: { en: "Currency", fr: "Devise", ar: "العملة" }, cell: ({ currency }) => currency },
  {
    header: { en: "Cap", fr: "Plafond", ar: "الحد الأقصى" },
    cell: ({ cap, currency }) => (cap === null ? null : { amount: cap, currency }),
  },
  { header: { en: "Starts", fr: "Début", ar: "البداية" }, cell: ({ startsAt }) => startsAt },
  { header: { en: "Ends", fr: "Fin", ar: "النهاية" }, cell: ({ endsAt }) => endsAt },
  {
    header: { en: "Clicks, 30 days", fr: "Clics, 30 jours", ar: "النقرات، 30 يومًا" },
    cell: ({ clicks }) => clicks,
  },
  {
    header: { en: "Earned, 30 days", fr: "Gain, 30 jours", ar: "الكسب، 30 يومًا" },
    cell: ({ earned: amount, currency }) => ({ amount, currency }),
  },
];
