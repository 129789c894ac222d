import type { AdminClick } from "#contract/admin-clicks.ts";
import type { Column } from "../../csv/write.ts";

/** The columns of the clicks' file. */
export const clickColumns: Column<AdminClick>[] = [
  { header: { en: "Click", fr: "Clic", ar: "النقرة" }, cell: ({ id }) => id },
  { header: { en: "Time", fr: "Heure", ar: "الوقت" }, cell: ({ createdAt }) => createdAt },
  { header: { en: "Member", fr: "Membre", ar: "العضو" }, cell: ({ member }) => member.name },
  { header: { en: "E-mail", fr: "E-mail", ar: "البريد الإلكتروني" }, cell: ({ member }) => member.email },
  { header: { en: "Store", fr: "Boutique", ar: "المتجر" }, cell: ({ store }) => store.name },
  { header: { en: "Network", fr: "Réseau", ar: "الشبكة" }, cell: ({ network }) => network.key },
  { header: { en: "Device", fr: "Appareil", ar: "الجهاز" }, cell: ({ device }) => device },
  { header: { en: "Country", fr: "Pays", ar: "البلد" }, cell: ({ country }) => country },
  { header: { en: "Came from", fr: "Provenance", ar: "جاء من" }, cell: ({ referrer }) => referrer },
  { header: { en: "Outcome", fr: "Résultat", ar: "النتيجة" }, cell: ({ outcome }) => outcome },
  {
    header: { en: "Expires", fr: "Expire le", ar: "تنتهي في" },
    cell: ({ expiresAt }) => expiresAt,
  },
  {
    header: { en: "Purchases", fr: "Achats", ar: "عمليات الشراء" },
    cell: ({ leads }) => leads.map(({ id }) => id).join(" "),
  },
];
