import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/register";

export const texts = {
  registerTitle: "Créer votre compte",
  registerLead: "Achetez comme d’habitude et récupérez une partie du prix.",
  terms: "J’accepte les règles du programme",
  termsSummary: "Les règles en bref",
  ruleConfirmation: "Le cashback vous appartient dès que le magasin a confirmé l’achat.",
  ruleReturns: "Ce qui est retourné ou annulé est repris.",
  ruleAccount: "Un seul compte par personne.",
  haveAccount: "Déjà membre ?",
  sentTitle: "Consultez votre messagerie",
  sentText:
    "Nous avons écrit à l’adresse indiquée. Si elle est nouvelle ici, le message la confirme et vous pouvez déjà vous connecter avec votre mot de passe. Si elle a déjà un compte, le message vous le dit.",
  otherAddress: "Une autre adresse ?",
} satisfies Translation<typeof english, "fr">;
