import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/sample-menu";

export const texts = {
  title: "قائمة نموذجية",
  shop: "المتجر",
  elsewhere: "خارج التطبيق",
  dashboards: "لوحات المعلومات",
  sales: "المبيعات",
  visitors: "الزوار",
  orders: "الطلبات",
  orderList: "قائمة الطلبات",
  orderDetails: "تفاصيل الطلب",
  invoices: "الفواتير",
  archive: "الأرشيف",
  archiveOld: "العام الماضي",
  archiveOlder: "أعوام سابقة",
  reviews: "المراجعات",
  reports: "التقارير",
  frontPage: "الصفحة العامة",
  documentation: "التوثيق",
  isNew: "جديد",
  beta: "تجريبي",
} satisfies Translation<typeof english, "ar">;
