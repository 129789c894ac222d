import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const requests = {
  bad_request: "La requête n’a pas pu être comprise.",
  validation_failed: "Veuillez vérifier les champs signalés.",
  field_invalid: "Cette valeur n’est pas valide.",
  field_out_of_years: "Indiquez une date entre 2000 et 2100.",
  unauthenticated: "Échec de l’authentification",
  token_expired: "Échec de l’authentification",
  forbidden: "Accès interdit",
  not_found: "Introuvable.",
  conflict: "Ceci a été modifié entre-temps.",
  payload_too_large: "La requête est trop volumineuse.",
  rate_limited: "Trop de tentatives. Réessayez dans {seconds} secondes.",
  internal_error: "Une erreur est survenue de notre côté. Rien n’a été modifié.",
  unavailable: "Le service est indisponible pour le moment. Veuillez réessayer.",
  read_only:
    "Aucune modification n’est possible pour le moment : le service est en lecture seule. Rien n’a été enregistré ; veuillez réessayer plus tard.",
  maintenance: "Le service est en maintenance. Rien n’a été enregistré ; veuillez réessayer plus tard.",
  text_missing: "Saisissez un texte.",
  idempotency_key_missing: "La requête n’a pas de clé d’idempotence.",
  idempotency_key_reused: "Ce formulaire a déjà été envoyé avec d’autres valeurs. Veuillez recommencer.",
  idempotency_in_flight: "Cette demande est encore en cours de traitement.",
  api_key_invalid:
    "Cette clé d’API est inconnue, expirée ou révoquée, ou le compte de la personne qui l’a créée est suspendu.",
  api_key_address: "Cette clé d’API ne peut pas être utilisée depuis cette adresse.",
  api_key_call: "Une clé d’API ne permet pas cet appel. Connectez-vous pour le faire.",
  api_key_step_up:
    "Cet appel demande la confirmation récente d’une personne, qu’une clé d’API ne peut pas donner.",
  api_key_limit: "Il existe déjà 50 clés d’API. Révoquez-en une qui ne sert plus.",
  api_key_beyond_own:
    "Une clé ne peut avoir que des permissions que vous avez et qui sont ouvertes aux clés.",
  api_key_of_other: "Seule la personne au nom de laquelle la clé agit peut remplacer son jeton.",
  api_key_ended: "Cette clé a expiré ou a été révoquée. Créez-en une nouvelle.",
} satisfies Partial<Record<ErrorKey, string>>;
