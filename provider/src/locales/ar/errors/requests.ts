import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const requests = {
  bad_request: "تعذّر فهم الطلب.",
  validation_failed: "يُرجى مراجعة الحقول المشار إليها.",
  field_invalid: "هذه القيمة غير صالحة.",
  field_out_of_years: "أدخل تاريخًا بين عامي 2000 و2100.",
  unauthenticated: "فشلت المصادقة",
  token_expired: "فشلت المصادقة",
  forbidden: "الوصول ممنوع",
  not_found: "غير موجود.",
  conflict: "تغيّر هذا في هذه الأثناء.",
  payload_too_large: "الطلب كبير جدًا.",
  rate_limited: "محاولات كثيرة جدًا. أعد المحاولة بعد {seconds} ثانية.",
  internal_error: "حدث خطأ من جانبنا. لم يتغيّر أي شيء.",
  unavailable: "الخدمة غير متاحة الآن. يُرجى المحاولة مجددًا.",
  text_missing: "أدخل نصًا.",
  idempotency_key_missing: "لا يحمل الطلب مفتاح عدم التكرار.",
  idempotency_key_reused: "أُرسل هذا النموذج من قبل بقيم أخرى. يُرجى البدء من جديد.",
  idempotency_in_flight: "ما زال هذا الطلب قيد المعالجة.",
} satisfies Partial<Record<ErrorKey, string>>;
