import type { PostbackEvent } from "#contract/admin-postbacks.ts";
import type { Cell, Column } from "../../csv/write.ts";

/** An amount a report was read to have; nothing where it could not be read. */
function amount(field: "amount" | "commission") {
  return ({ interpretation }: PostbackEvent): Cell =>
    interpretation && { amount: interpretation[field], currency: interpretation.currency };
}

/** The columns of the file of networks' reports. */
export const postbackColumns: Column<PostbackEvent>[] = [
  { header: { en: "Report", fr: "Rapport", ar: "البلاغ" }, cell: ({ id }) => id },
  { header: { en: "Network", fr: "Réseau", ar: "الشبكة" }, cell: ({ network }) => network.key },
  { header: { en: "Source", fr: "Origine", ar: "المصدر" }, cell: ({ source }) => source },
  { header: { en: "Received", fr: "Reçu", ar: "الوصول" }, cell: ({ receivedAt }) => receivedAt },
  { header: { en: "Signed", fr: "Signé", ar: "التوقيع" }, cell: ({ signedAt }) => signedAt },
  { header: { en: "From", fr: "De", ar: "من" }, cell: ({ ip }) => ip },
  { header: { en: "State", fr: "État", ar: "الحال" }, cell: ({ state }) => state },
  { header: { en: "Reason", fr: "Motif", ar: "السبب" }, cell: ({ reason }) => reason },
  {
    header: { en: "Transaction", fr: "Transaction", ar: "رقم المعاملة" },
    cell: ({ interpretation }) => interpretation?.transaction ?? null,
  },
  {
    header: { en: "Status", fr: "Statut", ar: "الحالة" },
    cell: ({ interpretation }) => interpretation?.status ?? null,
  },
  {
    header: { en: "Currency", fr: "Devise", ar: "العملة" },
    cell: ({ interpretation }) => interpretation?.currency ?? null,
  },
  { header: { en: "Order amount", fr: "Montant de la commande", ar: "مبلغ الطلب" }, cell: amount("amount") },
  { header: { en: "Commission", fr: "Commission", ar: "العمولة" }, cell: amount("commission") },
  { header: { en: "Purchase", fr: "Achat", ar: "عملية الشراء" }, cell: ({ lead }) => lead },
  { header: { en: "Times sent", fr: "Envoyé (fois)", ar: "مرات الإرسال" }, cell: ({ copies }) => copies },
  { header: { en: "As it came", fr: "Tel que reçu", ar: "كما وصل" }, cell: ({ payload }) => payload },
];
