import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/notification-types";

export const texts = {
  withdrawal_approved: "Retrait approuvé",
  withdrawal_held: "Retrait en cours de vérification",
  withdrawal_rejected: "Retrait refusé",
  withdrawal_paid: "Retrait versé",
  withdrawal_failed: "Versement échoué",
  withdrawal_returned: "Versement renvoyé",
  withdrawal_unclaimed: "Paiement en attente chez PayPal",
  cashback_earned: "Cashback gagné",
  offer_completed: "Achat enregistré",
  favourite_rate_raised: "Hausse du taux d’un favori",
  favourite_coupon_ending: "Code promo d’un favori bientôt expiré",
  gift_card_unused: "Carte cadeau non utilisée",
  weekly_summary: "Résumé de la semaine",
  order_delivered: "Commande prête",
  order_refunded: "Commande remboursée",
  referral_paid: "Prime de parrainage",
  referral_undone: "Prime annulée",
} satisfies Translation<typeof english, "fr">;
