import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/notification-types";

export const texts = {
  withdrawal_approved: "تمت الموافقة على السحب",
  withdrawal_held: "عملية السحب قيد المراجعة",
  withdrawal_rejected: "رُفض السحب",
  withdrawal_paid: "تم دفع السحب",
  withdrawal_failed: "تعذّر الدفع",
  withdrawal_returned: "أعاد البنك الدفعة",
  withdrawal_unclaimed: "دفعة بانتظارك في PayPal",
  cashback_earned: "استرداد نقدي مكتسب",
  offer_completed: "شراء مسجّل",
  favourite_rate_raised: "معدّل أعلى لدى متجر مفضّل",
  favourite_coupon_ending: "كوبون متجر مفضّل ينتهي",
  gift_card_unused: "بطاقة هدية غير مستخدمة",
  weekly_summary: "ملخص الأسبوع",
  order_delivered: "طلبك جاهز",
  order_refunded: "أُعيد مبلغ الطلب",
  referral_paid: "مكافأة دعوة صديق",
  referral_undone: "إلغاء مكافأة دعوة صديق",
} satisfies Translation<typeof english, "ar">;
