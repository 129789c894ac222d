import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/account";

export const texts = {
  tabs: "حسابي",
  tabOverview: "نظرة عامة",
  tabAccount: "الحساب",
  tabSecurity: "الأمان",
  tabNotifications: "الإشعارات",
  browserOnSystem: "{{browser}} على {{system}}",
  unknownMachine: "جهاز غير معروف",

  overviewTitle: "الملف الشخصي",
  overviewSubtitle: "لمحة عنك وعن آخر ما حدث.",
  role_member: "عضو",
  role_admin: "مسؤول",
  email: "البريد الإلكتروني",
  joined: "عضو منذ",
  edit: "تعديل الملف الشخصي",
  latest: "آخر الحركات",
  latestEmpty: "لا توجد حركات بعد.",
  allEntries: "رصيدي",
  withdrawals: "السحوبات",
  withdrawalsEmpty: "لا توجد سحوبات بعد.",
  allWithdrawals: "كل السحوبات",
  claims: "المطالبات",
  claimsEmpty: "لا توجد مطالبات بعد.",
  allClaims: "كل المطالبات",

  accountTitle: "الحساب",
  accountSubtitle: "اسمك كما يظهر فيما ترسله.",
  personTitle: "معلوماتك",
  name: "الاسم",
  nameInvalid: "أدخل اسمك: من حرفين إلى 80 حرفًا.",
  languageHint: "تجد لغة الرسائل والمنطقة الزمنية في",
  save: "حفظ",
  saved: "تم حفظ حسابك.",
} satisfies Translation<typeof english, "ar">;
