import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/two-steps";

export const texts = {
  title: "Saisissez votre code",
  leadApp: "Votre application d’authentification l’affiche. Il change toutes les 30 secondes.",
  leadRecovery: "L’un des dix codes gardés quand vous avez activé la validation en deux étapes.",
  codeApp: "Code à six chiffres",
  codeRecovery: "Code de secours",
  usePasskey: "Utiliser une clé d’accès",
  useApp: "Utiliser l’application",
  useRecovery: "Pas d’application ?",
  codeMissing: "Saisissez le code.",
  codeInvalid: "Six chiffres, ou un code de secours.",
  remember: "Ne plus demander sur ce navigateur pendant 30 jours",
  continue: "Se connecter",
  over: "Cette connexion est terminée. Reconnectez-vous avec votre mot de passe.",
  notHere: "Un problème ?",
  startAgain: "Recommencer",
} satisfies Translation<typeof english, "fr">;
