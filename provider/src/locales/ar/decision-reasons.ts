import type { decisionReasons as en } from "../en/decision-reasons.ts";

export const decisionReasons: typeof en = {
  name_mismatch: "اسم صاحب الحساب لا يطابق اسمك",
  target_invalid: "طريقة السحب غير موجودة أو أُغلقت",
  terms: "المشتريات المرتبطة بها تخالف شروطنا",
  unverified: "لم نتمكن من التحقق من هويتك",
  bank_returned: "أعاد البنك الدفعة",
};
