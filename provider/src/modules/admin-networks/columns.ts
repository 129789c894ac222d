import type { ListedNetwork } from "#contract/admin-networks.ts";
import type { Column } from "../../csv/write.ts";

/** The columns of the networks' file. */
export const networkColumns: Column<ListedNetwork>[] = [
  { header: { en: "Network", fr: "Réseau", ar: "الشبكة" }, cell: ({ key }) => key },
  { header: { en: "Name", fr: "Nom", ar: "الاسم" }, cell: ({ name }) => name },
  { header: { en: "Status", fr: "Statut", ar: "الحالة" }, cell: ({ status }) => status },
  {
    header: { en: "Last report", fr: "Dernier rapport", ar: "آخر تقرير" },
    cell: ({ lastReportAt }) => lastReportAt,
  },
  {
    header: { en: "Postback URL", fr: "URL de postback", ar: "رابط الإشعار" },
    cell: (row) => row.postbackUrl,
  },
  {
    header: { en: "Hold (days)", fr: "Délai (jours)", ar: "مدة الحجز (بالأيام)" },
    cell: (row) => row.holdDays,
  },
  {
    header: { en: "Decided in 90 days", fr: "Décidés en 90 jours", ar: "ما حُسم خلال 90 يومًا" },
    cell: ({ decided }) => decided,
  },
  {
    header: { en: "Of these refused", fr: "Dont refusés", ar: "المرفوض منها" },
    cell: ({ refused }) => refused,
  },
  {
    header: { en: "In quarantine", fr: "En quarantaine", ar: "قيد العزل" },
    cell: ({ quarantined }) => quarantined,
  },
];
