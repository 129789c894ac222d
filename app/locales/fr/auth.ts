import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/auth";

export const texts = {
  loginTitle: "Connexion",
  loginLead: "Heureux de vous revoir. Votre solde vous attend.",
  name: "Nom",
  email: "Adresse e-mail",
  password: "Mot de passe",
  forgot: "Oublié ?",
  logIn: "Se connecter",
  signUp: "Créer le compte",
  noAccount: "Pas encore membre ?",
  nameInvalid:
    "Saisissez votre nom : 2 à 80 caractères. Il faut une lettre au moins, sans adresse web ni e-mail.",
  emailMissing: "Saisissez votre adresse e-mail.",
  emailInvalid: "Saisissez une adresse e-mail valide.",
  passwordMissing: "Saisissez votre mot de passe.",
  termsMissing: "Acceptez les règles pour créer un compte.",
  linkOffer:
    "C’est bien vous ? Nous pouvons vous envoyer un lien qui permet à ce navigateur de se connecter.",
  sendLink: "M’envoyer un lien",
  withPasskey: "Se connecter avec une clé d’accès",
  knownTitle: "Ce navigateur peut maintenant se connecter",
  knownText: "Connectez-vous avec votre mot de passe.",
} satisfies Translation<typeof english, "fr">;
