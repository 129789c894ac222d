import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { problemTexts } from "#contract/text/input/problem-texts.ts";

export const withdrawals = {
  ...problemTexts.ar,
  payout_method_unknown: "طريقة السحب هذه غير موجودة.",
  payout_method_duplicate: "طريقة السحب هذه مضافة لديك بالفعل.",
  payout_method_limit: "يمكنك الاحتفاظ بـ {maximum} طرق دفع كحد أقصى.",
  payout_method_unavailable: "طريقة السحب هذه غير متاحة حاليًا. اختر طريقة أخرى.",
  withdrawal_fee_changed: "تغيّرت الرسوم منذ أن رأيتها. راجعها ثم أكّد.",
  amount_below_minimum: "الحد الأدنى هو {minimum}.",
  amount_above_maximum: "الحد الأقصى هو {maximum}.",
  amount_above_available: "يمكنك سحب {available} كحد أقصى.",
  withdrawals_wait_email: "تغيّر بريدك الإلكتروني: يمكنك السحب من جديد ابتداءً من {until}.",
  withdrawals_wait_password: "تغيّرت كلمة مرورك: يمكنك السحب من جديد ابتداءً من {until}.",
  withdrawals_wait_second_factor: "تغيّر التحقق بخطوتين: يمكنك السحب من جديد ابتداءً من {until}.",
  withdrawals_wait_service: "تغيّرت إحدى طرق دخولك: يمكنك السحب من جديد ابتداءً من {until}.",
  withdrawals_wait_payout_method: "لديك طريقة سحب جديدة: يمكنك السحب من جديد ابتداءً من {until}.",
  withdrawals_do_not_wait: "عمليات سحب هذا المستخدم غير محظورة.",
  withdrawals_blocked: "السحب موقوف إلى أن يصبح رصيدك موجبًا من جديد.",
  withdrawal_already_decided: "سبق أن راجعها {name}: {state}.",
  withdrawal_decision_queued:
    "اتخذ {name} للتو قرارًا بشأن هذا السحب ولا يزال بإمكانه التراجع عنه. أعد المحاولة بعد ثوانٍ قليلة.",
  withdrawal_not_approved: "لم تتم الموافقة على هذا السحب بعد.",
  withdrawal_held: "عملية السحب هذه معلّقة. ارفع التعليق قبل الموافقة عليها.",
  withdrawal_not_held: "عملية السحب هذه ليست معلّقة.",
  withdrawal_not_cancelable: "لم يعد بالإمكان إلغاء هذا السحب.",
  withdrawal_in_run: "عملية السحب هذه ضمن دفعة الصرف {number}. أخرجها من الدفعة أولًا.",
  withdrawal_unpayable:
    "لا يمكن دفع {reference}: العضو موقوف أو رُفض حسابه. أعد تفعيل العضو أولًا، أو سجّل الدفع على أنه فشل.",
  payout_method_returned: "عادت إلينا دفعة أُرسلت إلى هذا الحساب. احذفه وأضف البيانات الصحيحة.",
  payout_method_outdated: "أفاد البنك بأن هذه البيانات تغيّرت. احذف هذا الحساب وأضفه ببياناته الحالية.",
  payout_account_missing:
    "أدخل أولًا اسم شركتك بالأحرف اللاتينية وحسابها البنكي في إعدادات الفوترة، لأن ملف البنك يذكر الحساب الدافع.",
  payout_account_deleted: "حُذف حساب هذا العضو، ولا يمكن إيداع المال فيه.",
  payout_rail_unavailable: "هذا النوع من الدفع غير ممكن بعملتك.",
  payout_run_empty: "لا توجد عمليات سحب لدفعها ضمن هذه الدفعة.",
  payout_run_changed: "غيّر شخص آخر دفعة الصرف هذه في هذه الأثناء. راجعها مرة أخرى.",
  payout_run_needs_other_admin: "أنت من أنشأ دفعة الصرف هذه. يجب أن يعتمدها مشرف آخر.",
  payout_item_changed: "تغيّرت حالة هذه الدفعة. راجع دفعة الصرف مرة أخرى.",
  payout_item_unpayable: "لم يعد دفع {reference} ممكنًا: العضو موقوف أو رُفض حسابه. أزِل الدفعة من هذا الصرف.",
  payout_run_unpayable:
    "لم يعد دفع {reference} ممكنًا: العضو موقوف، أو رُفض حسابه، أو قد يكون المال مستحقًا الرد. ألغِ دفعة الصرف هذه وأنشئ دفعة جديدة.",
  payout_run_transferring: "ربما استلم PayPal هذه الدفعة، وسيبلّغ بنتيجتها تلقائيًا. يُرجى الانتظار.",
  payout_service_missing: "اربط واجهة PayPal البرمجية أولًا.",
  payout_service_busy: "توجد دفعة جماعية قيد الإرسال عبر هذا الربط. انتظر حتى تنتهي.",
  payout_answer_unreadable:
    "تتعذر قراءة هذا الملف. اختر ملف pain.002 أو camt.053 أو camt.054، أو ملف النتائج من PayPal أو Wise.",
  payout_answer_too_large: "الملف كبير جدًا. الحد الأقصى 8 ميغابايت.",
  own_withdrawal: "لا يمكنك مراجعة سحب يخصّك.",
  approval_already_given: "لقد وافقت على هذا السحب من قبل. يجب أن يوافق عليه مشرف آخر أيضًا.",
  amount_zero: "أدخل مبلغًا غير الصفر.",
  adjustment_above_available: "يمكن خصم {available} كحد أقصى.",
  adjustment_already_decided: "سبق أن راجعها {name}.",
  adjustment_needs_other_admin: "يجب أن يراجعها مشرف آخر: أنت من طلب هذه التسوية.",
  adjustment_requester_gone: "من طلبها لم يعد مشرفًا. ارفضها واطلب تقديمها من جديد.",
  payout_needs_other_admin:
    "يجب أن يسجّل مشرف آخر هذه الدفعة: أنت من وافق عليها، وستتجاوز وحدك حدّ اليوم أو كان لك دور في أموال هذا العضو.",
  reversed_since:
    "منذ تقديم الطلب أُلغيت عملية شراء أو أصبح رصيد العضو أقل من الصفر أو فُتحت حالة احتيال. أكّد أن الدفع تم رغم ذلك.",
} satisfies Partial<Record<ErrorKey, string>>;
