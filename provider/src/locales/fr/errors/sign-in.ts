import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const signIn = {
  invalid_credentials: "L’adresse e-mail ou le mot de passe est incorrect.",
  account_locked:
    "Trop de mots de passe erronés pour ce compte. Attendez {seconds} secondes, ou faites-vous envoyer un lien.",
  account_suspended: "Ce compte est suspendu. Veuillez contacter l’assistance.",
  refresh_token_invalid: "Échec du renouvellement du jeton",
  wrong_password: "Le mot de passe est incorrect.",
  step_up_required: "Saisissez à nouveau votre mot de passe pour confirmer.",
  second_step_required: "Saisissez le code de votre application d’authentification pour vous connecter.",
  second_step_over: "Cette connexion est terminée. Reconnectez-vous avec votre mot de passe.",
  second_factor_on: "La validation en deux étapes est déjà activée.",
  second_factor_off: "La validation en deux étapes est désactivée.",
  second_factor_not_begun: "Cette configuration est terminée. Recommencez.",
  second_factor_needed:
    "Un administrateur a besoin de la validation en deux étapes pour approuver les retraits. Activez-la sous Mon compte, Sécurité.",
  code_wrong: "Ce code est faux, trop ancien ou déjà utilisé.",
  passkey_unknown: "Cette clé d’accès n’appartient à aucun compte ici.",
  passkey_refused: "La clé d’accès n’a pas pu être vérifiée. Réessayez.",
  passkey_over: "Cela a pris trop de temps ou a déjà été fait. Réessayez.",
  passkey_known: "Cette clé d’accès est déjà utilisée.",
  passkey_limit: "Dix clés d’accès au plus. Supprimez-en une d’abord.",
  service_not_offered: "Ce service n’est plus proposé ici. Connectez-vous autrement.",
  service_over: "Cela a pris trop de temps ou a déjà été fait. Recommencez.",
  service_denied: "{name} n’a pas confirmé que c’est vous. Rien n’a changé ; vous pouvez recommencer.",
  service_refused: "La réponse de {name} est invalide. Recommencez ; si cela persiste, écrivez-nous.",
  service_silent: "{name} ne répond pas. Réessayez dans un instant, ou utilisez un autre moyen.",
  service_unknown:
    "Aucun compte n’est associé à celui de {name}. Connectez-vous avec votre mot de passe, puis associez-le sous Mon compte, Comptes associés.",
  service_taken:
    "Ce compte {name} est associé à un autre compte ici. Dissociez-le d’abord de celui-ci, ou déconnectez-vous de {name} et prenez-en un autre.",
  service_connected: "Un compte {name} est déjà associé au vôtre. Dissociez-le d’abord.",
  extension_unknown: "Cette extension n’est pas connue ici : elle ne peut pas être connectée.",
  extension_code_invalid:
    "La demande a expiré ou a déjà servi. Cliquez de nouveau sur « Se connecter » dans l’extension.",
  link_unknown:
    "Ce lien est incomplet ou n’est pas de nous. Ouvrez-le depuis l’e-mail ou copiez-le en entier.",
  link_used: "Ce lien a déjà servi. Chaque lien ne sert qu’une fois : demandez-en un autre si besoin.",
  link_expired: "Ce lien a expiré. Demandez-en un autre.",
} satisfies Partial<Record<ErrorKey, string>>;
