import type { notifications as en } from "../en/notifications.ts";

export const notifications: typeof en = {
  withdrawal_approved: {
    title: "تمت الموافقة على طلب السحب",
    description: "تمت الموافقة على طلبك لسحب {amount} (الرقم المرجعي {reference}). سيُحوَّل المبلغ إليك قريبًا.",
  },
  withdrawal_held: {
    title: "نراجع طلب السحب الخاص بك",
    description:
      "نُجري مراجعة إضافية لطلبك سحب {amount} (الرقم المرجعي {reference}). يبقى المبلغ محجوزًا له ولا يلزمك فعل أي شيء. سنُعلمك فور اتخاذ القرار.",
  },
  withdrawal_rejected: {
    title: "رُفضت عملية السحب",
    description:
      "رُفض طلبك لسحب {amount} (الرقم المرجعي {reference}). أُعيد المبلغ إلى رصيدك المتاح. السبب: {reason}",
  },
  withdrawal_paid: {
    title: "تم تحويل أموالك",
    description: "حوّلنا {net} مقابل طلب السحب {reference}. مرجع الدفع: {paymentReference}",
  },
  withdrawal_failed: {
    title: "تعذّر تحويل المبلغ",
    description:
      "تعذّر تحويل مبلغ طلبك لسحب {amount} (الرقم المرجعي {reference}). أُعيد المبلغ إلى رصيدك المتاح. السبب: {reason}",
  },
  withdrawal_returned: {
    title: "عادت إلينا دفعتك",
    description: "أعاد البنك مبلغ السحب {amount} ({reference}). عاد {returned} إلى رصيدك المتاح. {reason}",
  },
  withdrawal_unclaimed: {
    title: "استلم أموالك من PayPal",
    description:
      "أرسلنا {net} لعملية السحب {reference}، لكن لا يوجد في PayPal حساب بعنوانك بعد. افتح حسابًا بهذا العنوان حتى {claimableUntil}، وإلا عاد المبلغ إلى رصيدك.",
  },
  cashback_earned: {
    title: "حصلت على استرداد نقدي",
    description: "أُضيف استرداد نقدي بقيمة {amount} من {store} إلى رصيدك المتاح. يمكنك سحبه الآن.",
  },
  referral_paid: {
    title: "وصلت مكافأتك",
    description: "أُضيف {amount} إلى رصيدك المتاح مكافأةً على دعوة صديق.",
  },
  referral_undone: {
    title: "استُردّت مكافأة",
    description: "أُلغي الشراء الذي جاءت منه مكافأة دعوة الصديق وقدرها {amount}، فخُصمت من رصيدك المتاح.",
  },
  favourite_rate_raised: {
    title: "{store} يمنحك المزيد",
    description: "{store}، من متاجرك المفضّلة، يمنح الآن استرداداً نقدياً يصل إلى {rate}.",
  },
  favourite_coupon_ending: {
    title: "كوبون لدى {store} ينتهي قريبًا",
    description: "تنتهي «{coupon}» لدى {store}، من متاجرك المفضّلة، في {endsAt}.",
  },
  gift_card_unused: {
    title: "بطاقة الهدية بانتظارك",
    description: "لم تفتح بعد رموز طلبك {reference} بقيمة {amount}. إنها جاهزة للاستخدام.",
  },
  weekly_summary: {
    title: "أسبوعك مع Cashlane",
    description:
      "كسبت {earned} استردادًا نقديًا الأسبوع الماضي. يمكن على الأرجح سحب {payable} هذا الأسبوع. متاجر مفضلة تدفع أكثر من قبل: {favourites}",
  },
  order_delivered: {
    title: "طلبك جاهز",
    description: "طلبك {reference} بقيمة {amount} جاهز. افتحه لترى الرموز.",
  },
  order_refunded: {
    title: "عاد إليك مالك",
    description: "عاد مبلغ {amount} من طلبك {reference} إلى رصيدك المتاح. السبب: {reason}",
  },
  ticket_answered: {
    title: "أجبنا على رسالتك",
    description: "بخصوص «{subject}»: {answer}",
  },
  payout_method_outdated: {
    title: "صحّح طريقة السحب",
    description:
      "أفاد البنك بأن بيانات {account} تغيّرت. احذف طريقة السحب هذه وأضفها ببياناتها الحالية كي يصلك سحبك التالي.",
  },
  payout_transfer_failing: {
    title: "دفعة الصرف {run}: فشل الطلبات إلى PayPal",
    description:
      "فشلت آخر الطلبات إلى PayPal بشأن دفعة الصرف {run}، وقد لا يكون الأعضاء قد تلقوا أموالهم بعد. تُعاد الطلبات تلقائيًا، والسبب مذكور في صفحة الدفعة.",
  },
  connection_failing: {
    title: "تتعذر قراءة {network}",
    description: "فشلت آخر ثلاث محاولات لقراءة الشبكة {network}. السبب مذكور في صفحة اتصالها.",
  },
  connection_stale: {
    title: "{network}: مضى على البيانات أكثر من يوم",
    description: "لم تُقرأ تغييرات الشبكة {network} كاملة منذ أكثر من يوم.",
  },
  programmes_missing: {
    title: "{network}: معظم البرامج غائبة",
    description: "تدرج الشبكة {network} أقل من نصف برامجك. تستمر عروضها حتى تؤكد ذلك في صفحة برامج الشبكة.",
  },
  webhook_failing: {
    title: "تعذّر إرسال الأحداث إلى {address}",
    description:
      "يرفض البرنامج في {address} الأحداث منذ فترة. سيُعاد إرسالها لاحقًا، ويمكنك الاطلاع على الردود في صفحة نقطة الاستقبال.",
  },
  webhook_disabled: {
    title: "أُوقف إرسال الأحداث إلى {address}",
    description:
      "لن يُرسل شيء بعد الآن إلى {address}، فقد أُلغي هذا العنوان أو رفض كل شيء مدة ثلاثة أيام. أعد تشغيله بعد إصلاحه، ثم أعد إرسال ما فات.",
  },
  fraud_hold: {
    title: "عمليات سحب معلّقة",
    description:
      "علّقت قواعد الاحتيال عمليات سحب، آخرها تخص {member} (الحالة {reference}). راجع الحالات قبل انتهاء مهلتها.",
  },
  programme_ended: {
    title: "{store}: انتهى العرض",
    description:
      "انتهى برنامج {store} لدى {network} أو لم يعد يدفع عمولة تناسب العرض. توقّف العرض ولم يعد بإمكان الأعضاء الانتقال إليه.",
  },
  commission_lowered: {
    title: "{store}: انخفضت العمولة",
    description: "أصبحت {network} تدفع أقل مقابل {store}. خُفّضت نسب العرض إلى العمولة الجديدة؛ يُرجى مراجعتها.",
  },
  offer_completed: {
    title: "سُجّلت عملية الشراء",
    description:
      "سُجّلت عملية شرائك من {store}. استرداد نقدي بقيمة {amount} بانتظار التأكيد، ومن المتوقع أن يمكن سحبه ابتداءً من {expectedPayableAt}.",
  },
};

export const estimatedPurchase =
  "سُجّلت عملية شرائك من {store}. استرداد نقدي بقيمة {amount} بانتظار التأكيد، ويمكن سحبه عادةً بعد {usualDays} يومًا من الشراء.";
