import type { AdminLead } from "#contract/admin-leads.ts";
import type { Column } from "../../csv/write.ts";

/** The columns of the leads' file. */
export const leadColumns: Column<AdminLead>[] = [
  { header: { en: "Purchase", fr: "Achat", ar: "عملية الشراء" }, cell: ({ id }) => id },
  { header: { en: "State", fr: "État", ar: "الحالة" }, cell: ({ state }) => state },
  { header: { en: "Member", fr: "Membre", ar: "العضو" }, cell: ({ member }) => member.name },
  { header: { en: "E-mail", fr: "E-mail", ar: "البريد الإلكتروني" }, cell: ({ member }) => member.email },
  { header: { en: "Store", fr: "Boutique", ar: "المتجر" }, cell: ({ store }) => store.name },
  { header: { en: "Network", fr: "Réseau", ar: "الشبكة" }, cell: ({ network }) => network.key },
  {
    header: { en: "Transaction", fr: "Transaction", ar: "رقم المعاملة" },
    cell: ({ transactionId }) => transactionId,
  },
  {
    header: { en: "Order number", fr: "Numéro de commande", ar: "رقم الطلب" },
    cell: ({ orderNumber }) => orderNumber,
  },
  { header: { en: "Source", fr: "Origine", ar: "المصدر" }, cell: ({ source }) => source },
  { header: { en: "Click", fr: "Clic", ar: "النقرة" }, cell: ({ click }) => click },
  { header: { en: "Currency", fr: "Devise", ar: "العملة" }, cell: ({ currency }) => currency },
  {
    header: { en: "Order amount", fr: "Montant de la commande", ar: "مبلغ الطلب" },
    cell: ({ orderAmount: amount, currency }) => ({ amount, currency }),
  },
  {
    header: { en: "Commission", fr: "Commission", ar: "العمولة" },
    cell: ({ commission: amount, currency }) => ({ amount, currency }),
  },
  {
    header: { en: "Cash back", fr: "Cash-back", ar: "الاسترداد النقدي" },
    cell: ({ cashBack: amount, currency }) => ({ amount, currency }),
  },
  { header: { en: "Purchased", fr: "Acheté le", ar: "تاريخ الشراء" }, cell: ({ occurredAt }) => occurredAt },
  {
    header: { en: "Payable from", fr: "Payable à partir du", ar: "مستحق الدفع من" },
    cell: ({ payableAt, expectedPayableAt }) => payableAt ?? expectedPayableAt,
  },
  { header: { en: "Closed", fr: "Clos le", ar: "تاريخ الإغلاق" }, cell: ({ closedAt }) => closedAt },
  { header: { en: "Reason", fr: "Motif", ar: "السبب" }, cell: ({ reason }) => reason },
  { header: { en: "Note", fr: "Note", ar: "ملاحظة" }, cell: ({ reasonNote }) => reasonNote },
  {
    header: { en: "Decided by", fr: "Décidé par", ar: "صاحب القرار" },
    cell: ({ decidedBy }) => decidedBy?.email ?? null,
  },
];
