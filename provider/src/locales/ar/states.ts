import type { states as en } from "../en/states.ts";

export const states: typeof en = {
  claim: { sent: "مُرسلة", with_store: "لدى المتجر", accepted: "مقبولة", refused: "مرفوضة" },
  lead: {
    pending: "مُسجَّلة",
    confirmed: "مؤكدة",
    payable: "متاحة",
    rejected: "مرفوضة",
    reversed: "ملغاة",
    on_hold: "معلّقة",
  },
  withdrawal: {
    requested: "مطلوب",
    approved: "تمت الموافقة",
    sent: "أُرسل إلى البنك",
    unclaimed: "بانتظار الاستلام من PayPal",
    paid: "تم الدفع",
    returned: "أعاده البنك",
    rejected: "مرفوض",
    canceled: "ملغى",
    failed: "فشل الدفع",
  },
};
