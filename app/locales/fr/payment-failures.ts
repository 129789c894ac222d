import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/payment-failures";

export const texts = {
  account_wrong: "Numéro de compte incorrect",
  account_closed: "Compte clôturé",
  account_blocked: "Compte bloqué",
  not_accepted: "Le compte n’accepte pas ces paiements",
  name_mismatch: "Le nom ne correspond pas",
  bank_unreachable: "Banque non accessible",
  duplicate: "Pris pour un doublon",
  details_missing: "La banque demande des précisions",
  not_claimed: "Non récupéré sous 30 jours",
  unspecified: "Aucun motif donné",
} satisfies Translation<typeof english, "fr">;
