import type { AdminClaim } from "#contract/admin-claims.ts";
import type { Column } from "../../csv/write.ts";

/** The columns of the claims' file. */
export const claimColumns: Column<AdminClaim>[] = [
  { header: { en: "Claim", fr: "Réclamation", ar: "المطالبة" }, cell: ({ id }) => id },
  { header: { en: "State", fr: "État", ar: "الحالة" }, cell: ({ state }) => state },
  { header: { en: "Member", fr: "Membre", ar: "العضو" }, cell: ({ member }) => member.name },
  { header: { en: "E-mail", fr: "E-mail", ar: "البريد الإلكتروني" }, cell: ({ member }) => member.email },
  { header: { en: "Store", fr: "Boutique", ar: "المتجر" }, cell: ({ store }) => store.name },
  { header: { en: "Network", fr: "Réseau", ar: "الشبكة" }, cell: ({ network }) => network.key },
  { header: { en: "Click", fr: "Clic", ar: "النقرة" }, cell: ({ click }) => click.id },
  { header: { en: "Clicked", fr: "Cliqué le", ar: "تاريخ النقرة" }, cell: ({ click }) => click.at },
  {
    header: { en: "Order number", fr: "Numéro de commande", ar: "رقم الطلب" },
    cell: ({ orderNumber }) => orderNumber,
  },
  { header: { en: "Ordered", fr: "Commandé le", ar: "تاريخ الطلب" }, cell: ({ orderedOn }) => orderedOn },
  { header: { en: "Currency", fr: "Devise", ar: "العملة" }, cell: ({ currency }) => currency },
  {
    header: { en: "Order amount", fr: "Montant de la commande", ar: "مبلغ الطلب" },
    cell: ({ orderAmount: amount, currency }) => ({ amount, currency }),
  },
  {
    header: { en: "Cash back", fr: "Cash-back", ar: "الاسترداد النقدي" },
    cell: ({ cashBack: amount, currency }) => ({ amount, currency }),
  },
  { header: { en: "Sent", fr: "Envoyée le", ar: "تاريخ الإرسال" }, cell: ({ createdAt }) => createdAt },
  {
    header: { en: "Decided by", fr: "Décidé par", ar: "صاحب القرار" },
    cell: ({ decidedBy }) => decidedBy?.email ?? null,
  },
  { header: { en: "Reason", fr: "Motif", ar: "السبب" }, cell: ({ reason }) => reason },
];
