import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/register";

export const texts = {
  registerTitle: "Créer votre compte",
  registerLead: "Achetez comme d’habitude et récupérez une partie du prix.",
  terms: "J’accepte les {{terms}} et j’ai lu la {{privacy}}.",
  termsField: "Conditions d’utilisation",
  termsSummary: "Les règles en bref",
  ruleConfirmation: "Le cashback vous appartient dès que la boutique a confirmé l’achat.",
  ruleReturns: "Le cashback d’un achat retourné ou annulé est annulé.",
  ruleAccount: "Un seul compte par personne.",
  haveAccount: "Déjà membre ?",
  sentTitle: "Consultez vos e-mails",
  otherAddress: "Une autre adresse ?",
  sentText:
    "Nous vous avons écrit. Si vous êtes nouveau, confirmez votre adresse avec cet e-mail ; vous pouvez déjà vous connecter. Si vous avez un compte, l’e-mail vous le dit.",
  sentTo:
    "Nous avons écrit à {{email}}. Si vous êtes nouveau, confirmez votre adresse avec cet e-mail ; vous pouvez déjà vous connecter. Si vous avez un compte, l’e-mail vous le dit.",
  openMailbox: "Ouvrir {{name}}",
  sentHint:
    "Pas d’e-mail ? Regardez dans vos indésirables. Une fois connecté, vous pouvez le faire renvoyer.",
  resendHint: "Pas d’e-mail ? Regardez dans vos indésirables ou faites-le renvoyer.",
  resend: "Renvoyer",
  resendIn: "Renvoyer dans {{seconds}} s",
  resent: "Nous l’avons renvoyé. Utilisez l’e-mail le plus récent.",
  termsLink: "conditions d’utilisation",
  privacyLink: "politique de confidentialité",
  reasonTitle: "Des boutiques qui vous remboursent",
  reasonFree: "Gratuit, sans carte. Retrait dès {{minimum}}.",
  reasonFreeShort: "Gratuit, sans carte.",
  reasonTerms: "Le taux affiché à l’ouverture de la boutique vous est acquis.",
  reasonClaims: "Un achat manque ? Une personne s’en occupe.",
} satisfies Translation<typeof english, "fr">;
