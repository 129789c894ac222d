import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/errors";

export const texts = {
  apiRequestFailed: "La requête à l’API a échoué",
  authenticationFailed: "Échec de l’authentification",
  refreshFailed: "Impossible de renouveler la session",
  loggingOut: "Déconnexion en cours",
  loginFailed: "Échec de la connexion",
  invalidResponse: "Réponse du serveur invalide",
  unreachable: "Le service est injoignable pour le moment. Veuillez réessayer.",
  timeout: "Le service met trop de temps à répondre. Veuillez réessayer.",
  forbidden: "Accès refusé",
  badRequest: "La requête n’a pas pu être comprise.",
  methodNotAllowed: "Cette adresse n’accepte pas ce type de requête.",
  brokenAddress: "Cette adresse est incomplète ou contient une faute de frappe.",
  lengthRequired: "La requête n’indique pas sa taille.",
  payloadTooLarge: "La requête est trop volumineuse.",
  foreignOrigin: "Ce formulaire vient d’un autre site : rien n’a été fait.",
  unlistedOrigin:
    "Rien n’a été fait, car cette adresse ne figure pas dans PUBLIC_ORIGIN. Ouvrez {{origin}} ou ajoutez cette adresse à PUBLIC_ORIGIN.",
  readOnlyTitle: "Les modifications sont suspendues",
  readOnlyText:
    "Vous pouvez tout consulter, mais rien ne peut être modifié pour le moment. Votre solde est en sécurité.",
  maintenanceTitle: "Nous revenons bientôt",
  maintenanceText:
    "Cashlane est en maintenance. Votre solde est en sécurité et les achats que vous faites entre-temps ne sont pas perdus.",
  maintenanceForStaff:
    "Les membres voient la page de maintenance. Seule l’équipe autorisée à changer de mode voit cette page.",
  modeUntil: "Fin prévue : {{time}}.",
  modeRetry: "Réessayer",
  modeStatus: "État du service",
  modeLogIn: "Connexion de l’équipe",
  goBack: "Retour à l’accueil",
} satisfies Translation<typeof english, "fr">;
