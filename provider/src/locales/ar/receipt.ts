import type { receipt as en } from "../en/receipt.ts";

export const receipt: typeof en = {
  receipt: "إيصال",
  reference: "السحب",
  member: "مدفوع إلى",
  method: "طريقة السحب",
  kinds: { bank_transfer: "تحويل بنكي", paypal: "PayPal", us_account: "حساب بنكي أمريكي" },
  requested: "تاريخ الطلب",
  paid: "تاريخ الدفع",
  paymentReference: "مرجع الدفع",
  amount: "المبلغ",
  fee: "الرسوم",
  received: "استلمت",
};
