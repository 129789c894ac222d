import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/auth";

export const texts = {
  loginTitle: "Connexion",
  loginLead: "Heureux de vous revoir. Votre solde vous attend.",
  registerTitle: "Créer votre compte",
  registerLead: "Achetez comme d’habitude et récupérez une partie du prix.",
  name: "Nom",
  email: "Adresse e-mail",
  password: "Mot de passe",
  forgot: "Oublié ?",
  terms: "J’accepte les règles du programme",
  termsSummary: "Les règles en bref",
  ruleConfirmation: "Le cashback vous appartient dès que le magasin a confirmé l’achat.",
  ruleReturns: "Ce qui est retourné ou annulé est repris.",
  ruleAccount: "Un seul compte par personne.",
  logIn: "Se connecter",
  signUp: "Créer le compte",
  noAccount: "Pas encore membre ?",
  haveAccount: "Déjà membre ?",
  nameInvalid: "Saisissez votre nom : 2 à 80 caractères.",
  emailMissing: "Saisissez votre adresse e-mail.",
  emailInvalid: "Saisissez une adresse e-mail valide.",
  passwordMissing: "Saisissez votre mot de passe.",
  termsMissing: "Acceptez les règles pour créer un compte.",
  linkOffer:
    "C’est bien vous ? Nous pouvons envoyer à cette adresse un lien qui ouvre votre compte à ce navigateur.",
  sendLink: "M’envoyer un lien",
  knownTitle: "Ce navigateur est maintenant connu",
  knownText: "Connectez-vous avec votre mot de passe.",
} satisfies Translation<typeof english, "fr">;
