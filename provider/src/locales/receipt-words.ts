import type { InvoiceLanguage } from "#contract/invoices/invoice-limits.ts";
import type { PayoutMethodKind } from "#contract/withdrawals/payout-methods.ts";

/** The words on a withdrawal's receipt. */
interface ReceiptWords {
  receipt: string;
  reference: string;
  member: string;
  method: string;
  kinds: Record<PayoutMethodKind, string>;
  requested: string;
  paid: string;
  paymentReference: string;
  amount: string;
  fee: string;
  received: string;
}

export const receiptWords: Record<InvoiceLanguage, ReceiptWords> = {
  en: {
    receipt: "Receipt",
    reference: "Withdrawal",
    member: "Paid to",
    method: "Method",
    kinds: { bank_transfer: "Bank transfer", paypal: "PayPal", us_account: "US bank account" },
    requested: "Requested",
    paid: "Paid",
    paymentReference: "Payment reference",
    amount: "Amount",
    fee: "Fee",
    received: "You received",
  },
  fr: {
    receipt: "Reçu",
    reference: "Retrait",
    member: "Versé à",
    method: "Mode de paiement",
    kinds: { bank_transfer: "Virement bancaire", paypal: "PayPal", us_account: "Compte bancaire américain" },
    requested: "Demandé",
    paid: "Payé",
    paymentReference: "Référence du paiement",
    amount: "Montant",
    fee: "Frais",
    received: "Vous avez reçu",
  },
  ar: {
    receipt: "إيصال",
    reference: "السحب",
    member: "مدفوع إلى",
    method: "طريقة السحب",
    kinds: { bank_transfer: "تحويل بنكي", paypal: "PayPal", us_account: "حساب مصرفي أمريكي" },
    requested: "تاريخ الطلب",
    paid: "تاريخ الدفع",
    paymentReference: "مرجع الدفع",
    amount: "المبلغ",
    fee: "الرسوم",
    received: "استلمت",
  },
};
