import type { InvoiceLanguage } from "#contract/invoices/invoice-limits.ts";
import type { WalletEntryKind } from "#contract/wallet/wallet.ts";

/** The words on a member's statement. */
interface StatementWords {
  statement: string;
  member: string;
  from: string;
  to: string;
  timeZone: string;
  date: string;
  what: string;
  amount: string;
  balance: string;
  opening: string;
  closing: string;
  none: string;
  page: (page: number, pages: number) => string;
  kinds: Record<WalletEntryKind, string>;
}

export const statementWords: Record<InvoiceLanguage, StatementWords> = {
  en: {
    statement: "Statement of available balance",
    member: "Member",
    from: "From",
    to: "To",
    timeZone: "Time zone",
    date: "Date",
    what: "What",
    amount: "Amount",
    balance: "Balance",
    opening: "Opening balance",
    closing: "Closing balance",
    none: "No movements in this period",
    page: (page, pages) => `Page ${page} of ${pages}`,
    kinds: {
      cashback_pending: "Cash back tracked",
      cashback_payable: "Cash back available",
      cashback_rejected: "Cash back rejected",
      cashback_reversed: "Cash back taken back",
      cashback_corrected: "Cash back corrected",
      withdrawal_requested: "Withdrawal requested",
      withdrawal_released: "Withdrawal returned",
      withdrawal_paid: "Withdrawal paid",
      withdrawal_sent: "Withdrawal sent to the bank",
      withdrawal_recalled: "Withdrawal taken back from the bank",
      withdrawal_returned: "Withdrawal returned by the bank",
      adjustment: "Adjustment",
      shop_purchase: "Bought in the shop",
      shop_refund: "Refund from the shop",
      referral_bonus: "Bonus for a friend",
      referral_undone: "Bonus for a friend taken back",
      course_bonus: "Bonus for a course",
    },
  },
  fr: {
    statement: "Relevé du solde disponible",
    member: "Membre",
    from: "Du",
    to: "Au",
    timeZone: "Fuseau horaire",
    date: "Date",
    what: "Libellé",
    amount: "Montant",
    balance: "Solde",
    opening: "Solde initial",
    closing: "Solde final",
    none: "Aucun mouvement sur cette période",
    page: (page, pages) => `Page ${page} sur ${pages}`,
    kinds: {
      cashback_pending: "Cashback enregistré",
      cashback_payable: "Cashback disponible",
      cashback_rejected: "Cashback refusé",
      cashback_reversed: "Cashback repris",
      cashback_corrected: "Cashback corrigé",
      withdrawal_requested: "Retrait demandé",
      withdrawal_released: "Retrait restitué",
      withdrawal_paid: "Retrait versé",
      withdrawal_sent: "Retrait transmis à la banque",
      withdrawal_recalled: "Retrait repris à la banque",
      withdrawal_returned: "Retrait renvoyé par la banque",
      adjustment: "Ajustement",
      shop_purchase: "Achat dans la boutique",
      shop_refund: "Remboursement de la boutique",
      referral_bonus: "Prime de parrainage",
      referral_undone: "Prime de parrainage reprise",
      course_bonus: "Prime pour un cours",
    },
  },
  ar: {
    statement: "كشف الرصيد المتاح",
    member: "العضو",
    from: "من",
    to: "إلى",
    timeZone: "المنطقة الزمنية",
    date: "التاريخ",
    what: "البيان",
    amount: "المبلغ",
    balance: "الرصيد",
    opening: "الرصيد الافتتاحي",
    closing: "الرصيد الختامي",
    none: "لا حركات في هذه الفترة",
    page: (page, pages) => `صفحة ${page} من ${pages}`,
    kinds: {
      cashback_pending: "تم تسجيل استرداد نقدي",
      cashback_payable: "استرداد نقدي متاح",
      cashback_rejected: "استرداد نقدي مرفوض",
      cashback_reversed: "استرداد نقدي مسترجع",
      cashback_corrected: "استرداد نقدي مصحَّح",
      withdrawal_requested: "طلب سحب",
      withdrawal_released: "سحب أُعيد إلى الرصيد",
      withdrawal_paid: "سحب مدفوع",
      withdrawal_sent: "سحب أُرسل إلى البنك",
      withdrawal_recalled: "سحب استُرجع من البنك",
      withdrawal_returned: "سحب أعاده البنك",
      adjustment: "تعديل",
      shop_purchase: "شراء من متجر المكافآت",
      shop_refund: "استرداد من متجر المكافآت",
      referral_bonus: "مكافأة دعوة صديق",
      referral_undone: "استرداد مكافأة دعوة صديق",
      course_bonus: "مكافأة إتمام دورة",
    },
  },
};
