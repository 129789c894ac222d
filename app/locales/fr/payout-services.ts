import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/payout-services";

export const texts = {
  title: "Connexion PayPal",
  subtitle: "Envoyez les lots de paiement par l’API de PayPal ; les résultats arrivent automatiquement.",
  back: "Lots de paiement",
  credentials: "Identifiants",
  credentialsText:
    "Ceux de votre application dans l’espace développeur de PayPal, avec Payouts activé. Le secret est chiffré et n’est plus jamais affiché.",
  clientId: "ID du client",
  clientSecret: "Secret",
  secretHint: "Affiché à côté de l’ID du client.",
  webhookId: "ID du webhook",
  webhookHint: "Facultatif : les résultats arrivent immédiatement, sans attendre la prochaine lecture.",
  webhookUrl: "URL du webhook",
  webhookUrlText:
    "Créez dans votre application un webhook pour les événements de Payouts avec cette adresse, puis saisissez son ID.",
  connect: "Connecter",
  replace: "Remplacer les identifiants",
  save: "Enregistrer",
  cancel: "Retour",
  connected: "PayPal connecté",
  disconnected: "PayPal déconnecté",
  disconnect: "Déconnecter",
  disconnectText: "Sans elle, les lots se paient avec un fichier pour le site de PayPal.",
  since: "Connecté depuis le",
  none: "Aucun",
  test: "Tester la connexion",
  testGood: "PayPal accepte les identifiants",
  testAccount: "Application :",
  testBad: "Le test a échoué",
  httpStatus: "(HTTP {{status}})",
  missing: "Remplissez ce champ.",
  failure_unauthorized: "PayPal refuse les identifiants.",
  failure_forbidden: "Les identifiants sont valables, mais Payouts n’est pas activé pour eux.",
  failure_throttled: "PayPal n’accepte plus de requêtes pour le moment. Nous réessaierons plus tard.",
  failure_timeout: "PayPal n’a pas répondu à temps.",
  failure_unreachable: "PayPal est injoignable.",
  failure_server_error: "PayPal a une panne.",
  failure_unreadable: "La réponse de PayPal est illisible.",
  failure_too_large: "La réponse de PayPal est trop longue.",
  failure_redirected: "PayPal renvoie vers une autre adresse, que nous ne suivons pas.",
  failure_refused: "PayPal refuse la requête.",
  failure_credentials_unreadable: "Les identifiants enregistrés sont illisibles. Saisissez-les de nouveau.",
  failure_failed: "Une erreur inattendue s’est produite. Le journal du programme en donne les détails.",
  failure_not_connected: "Le compte depuis lequel ce lot est envoyé n’est pas connecté.",
  failure_batch_unknown:
    "PayPal a reçu les paiements, mais n’a pas nommé le lot. Son prochain événement le fera ; sinon, importez les résultats depuis le site de PayPal.",
  failure_recipient_blocked:
    "Un membre de ce lot a été suspendu, ou un compte a été refusé. Annulez le lot et créez-en un nouveau.",
  failure_too_old:
    "Le lot est trop ancien pour être renvoyé sans risque. Consultez le site de PayPal et saisissez ce qu’il est devenu.",
} satisfies Translation<typeof english, "fr">;
