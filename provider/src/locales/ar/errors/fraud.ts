import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const fraud = {
  own_fraud_case: "تخص هذه الحالة حسابك، لذا يجب أن يراجعها شخص آخر.",
  fraud_case_decided: "لم تعد هذه الحالة تنتظر قرارًا.",
  fraud_case_needs_other_admin: "أنت من أكّد هذه الحالة، لذا يجب أن يراجع شخص آخر الاعتراض.",
  fraud_rule_changed: "غيّر شخص آخر هذه القاعدة في هذه الأثناء. ما أدخلته باقٍ هنا: راجعه ثم احفظ من جديد.",
  fraud_rule_limit: "لا مكان لقاعدة أخرى.",
  fraud_rule_name_taken: "هذا الاسم مستخدم لقاعدة أخرى.",
  fraud_condition_twice: "لا يمكن أن تتكرر الإشارة نفسها.",
  withdrawal_held_by_rule: "تعلّق قاعدة احتيال عملية السحب هذه. راجع حالة الاحتيال الخاصة بالعضو.",
} satisfies Partial<Record<ErrorKey, string>>;
