import type { ActivityLog } from "#contract/activity-logs.ts";
import type { Column } from "../../csv/write.ts";

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The columns of the activity log's file. */
export const logColumns: Column<ActivityLog>[] = [
  { header: { en: "Number", fr: "Numéro", ar: "الرقم" }, cell: ({ id }) => Number(id) },
  { header: { en: "Time", fr: "Date et heure", ar: "الوقت" }, cell: ({ at }) => at },
  { header: { en: "Admin", fr: "Administrateur", ar: "المشرف" }, cell: ({ actor }) => actor.email },
  { header: { en: "Activity", fr: "Action", ar: "النشاط" }, cell: ({ action }) => action },
  {
    header: { en: "Kind of object", fr: "Type d’objet", ar: "نوع العنصر" },
    cell: ({ object }) => object.type,
  },
  { header: { en: "Object", fr: "Objet", ar: "العنصر" }, cell: ({ object }) => object.id },
  { header: { en: "Label", fr: "Libellé", ar: "الاسم" }, cell: ({ object }) => object.label },
  { header: { en: "Before", fr: "Avant", ar: "قبل" }, cell: ({ before }) => asJson(before) },
  { header: { en: "After", fr: "Après", ar: "بعد" }, cell: ({ after }) => asJson(after) },
  { header: { en: "IP address", fr: "Adresse IP", ar: "عنوان IP" }, cell: ({ ip }) => ip },
  { header: { en: "Request", fr: "Requête", ar: "رقم الطلب" }, cell: ({ requestId }) => requestId },
  { header: { en: "SHA-256", fr: "SHA-256", ar: "SHA-256" }, cell: ({ hash }) => hash },
];
