import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/welcome";

export const texts = {
  heroTitle: "Récupérez de l’argent sur vos achats de tous les jours",
  heroText:
    "Ouvrez une boutique depuis Cashlane, achetez comme d’habitude, et une partie du prix vous revient en argent réel.",
  signUp: "S’inscrire gratuitement",
  logIn: "Se connecter",
  membersCount: "{{count}}+",
  membersWhat: "membres économisent déjà avec nous",
  howTitle: "Comment ça marche",
  step1Title: "Ouvrez une boutique",
  step1Text: "Choisissez l’une de nos boutiques partenaires. Nous retenons que vous venez de chez nous.",
  step2Title: "Achetez comme d’habitude",
  step2Text: "Vous payez le prix normal. La boutique nous rémunère, et nous partageons avec vous.",
  step3Title: "Retirez votre argent",
  step3Text: "Dès que la boutique confirme, retirez sur votre compte bancaire ou PayPal.",
  readyTitle: "Votre prochain achat pourrait déjà vous rapporter",

  payoutTitle: "À quoi ressemble un versement",
  payoutText: "Vous demandez, nous vérifions, l’argent part. Vous êtes prévenu à chaque étape.",
  example: "Exemple",
  payoutMethod: "Vers",
  payoutMethodValue: "Compte bancaire",
  payoutAmount: "Montant",
  payoutFee: "Frais",
  payoutNet: "Vous recevez",
  payoutRequested: "Demandé",
  payoutRequestedNote: "avec votre mot de passe",
  payoutApproved: "Approuvé",
  payoutApprovedNote: "par un administrateur",
  payoutPaid: "Payé",
  payoutPaidNote: "sur votre compte après 1 à 3 jours ouvrés",
  safeTitle: "Votre argent est en sécurité",
  safeText:
    "Chaque centime a deux écritures dans des livres que personne ne peut modifier après coup. Les mots de passe sont conservés sous forme d’empreintes, les coordonnées de versement sont chiffrées, et l’argent ne bouge qu’avec votre mot de passe.",
  safeLink: "Comment nous protégeons vos données",
  faqTitle: "Les premières questions des membres",
  faqAll: "Toutes les questions",
} satisfies Translation<typeof english, "fr">;
