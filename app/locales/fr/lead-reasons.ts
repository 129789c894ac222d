import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/lead-reasons";

export const texts = {
  reason_order_canceled: "Commande annulée",
  reason_order_returned: "Commande retournée",
  reason_terms_not_met: "Conditions non remplies",
  reason_other_source: "Attribué à un autre site",
  reason_duplicate_order: "Déjà compté",
  reason_not_paid_by_store: "Non payé par la boutique",
  reason_commission_too_low: "Commission trop faible",
  reason_suspected_abuse: "Abus présumé",
  reason_under_review: "En cours d’examen",
  reason_unspecified: "Sans motif",
} satisfies Translation<typeof english, "fr">;
