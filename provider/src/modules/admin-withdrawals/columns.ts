import type { AdminWithdrawal } from "#contract/admin-withdrawals.ts";
import type { Column } from "../../csv/write.ts";

/** The columns of the withdrawals' file. Payout details stay masked: who needs them asks for one by one. */
export const withdrawalColumns: Column<AdminWithdrawal>[] = [
  { header: { en: "Reference", fr: "Référence", ar: "المرجع" }, cell: ({ reference }) => reference },
  { header: { en: "State", fr: "État", ar: "الحالة" }, cell: ({ state }) => state },
  { header: { en: "Member", fr: "Membre", ar: "العضو" }, cell: ({ member }) => member.name },
  { header: { en: "E-mail", fr: "E-mail", ar: "البريد الإلكتروني" }, cell: ({ member }) => member.email },
  { header: { en: "Method", fr: "Moyen", ar: "الطريقة" }, cell: ({ method }) => method.kind },
  { header: { en: "Account", fr: "Compte", ar: "الحساب" }, cell: ({ method }) => method.masked },
  { header: { en: "Currency", fr: "Devise", ar: "العملة" }, cell: ({ currency }) => currency },
  {
    header: { en: "Amount", fr: "Montant", ar: "المبلغ" },
    cell: ({ amount, currency }) => ({ amount, currency }),
  },
  {
    header: { en: "Fee", fr: "Frais", ar: "الرسوم" },
    cell: ({ fee: amount, currency }) => ({ amount, currency }),
  },
  {
    header: { en: "Net amount", fr: "Montant net", ar: "المبلغ الصافي" },
    cell: ({ net: amount, currency }) => ({ amount, currency }),
  },
  {
    header: { en: "Requested", fr: "Demandé le", ar: "تاريخ الطلب" },
    cell: ({ requestedAt }) => requestedAt,
  },
  {
    header: { en: "Approved", fr: "Approuvé le", ar: "تاريخ الموافقة" },
    cell: ({ approvedAt }) => approvedAt,
  },
  { header: { en: "Ended", fr: "Terminé le", ar: "تاريخ الانتهاء" }, cell: ({ settledAt }) => settledAt },
  {
    header: { en: "Decided by", fr: "Décidé par", ar: "صاحب القرار" },
    cell: ({ decidedBy }) => decidedBy?.email ?? null,
  },
  {
    header: { en: "Payment reference", fr: "Référence du paiement", ar: "مرجع الدفع" },
    cell: ({ paymentReference }) => paymentReference,
  },
  { header: { en: "Reason", fr: "Motif", ar: "السبب" }, cell: ({ reason }) => reason },
];
