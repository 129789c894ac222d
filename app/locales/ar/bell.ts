import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/bell";

export const texts = {
  title: "الإشعارات",
  unread_zero: "لا جديد",
  unread_one: "إشعار جديد",
  unread_two: "إشعاران جديدان",
  unread_few: "{{shown}} إشعارات جديدة",
  unread_many: "{{shown}} إشعارًا جديدًا",
  unread_other: "{{shown}} إشعار جديد",
  live: "مباشر",
  offline: "غير متصل",
  markAllRead: "تعليم الكل كمقروء",
  empty: "ليس لديك إشعارات غير مقروءة.",
  seeAll: "عرض كل الإشعارات",
  remove: "حذف: {{title}}",
  removeHint: "حذف",
  arrived: "إشعار جديد:",
  exhausted: "فشلت إعادة الاتصال بعد بلوغ الحد الأقصى للمحاولات",
  updated: "آخر تحديث {{time}}",
} satisfies Translation<typeof english, "ar">;
