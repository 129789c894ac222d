import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const accounts = {
  notification_settings_changed:
    "Ces réglages ont été modifiés entre-temps dans une autre fenêtre. Vos choix sont conservés : enregistrez de nouveau pour les garder.",
  account_changed:
    "Votre compte a été modifié entre-temps dans une autre fenêtre. Votre saisie est conservée : enregistrez de nouveau pour la garder.",
  email_taken: "Un compte existe déjà avec cette adresse e-mail.",
  email_unverified: "Confirmez d’abord votre adresse e-mail : ouvrez le lien reçu, ou demandez-en un autre.",
  sign_in_unverified:
    "Confirmez d’abord votre adresse e-mail : d’ici là, aucun autre moyen de connexion ne peut être ajouté.",
  email_verified_already: "Votre adresse e-mail est déjà confirmée.",
  email_unchanged: "C’est déjà votre adresse actuelle.",
  password_too_short: "Utilisez au moins 10 caractères.",
  password_too_long: "Utilisez au plus 200 caractères.",
  password_common: "Ce mot de passe est très répandu, donc vite deviné. Choisissez-en un autre.",
  password_personal:
    "Ce mot de passe reprend surtout votre nom ou votre adresse e-mail. Choisissez-en un autre.",
  password_unchanged: "C’est déjà votre mot de passe actuel.",
  view_name_taken: "Vous avez déjà une vue de ce nom pour cette liste. Choisissez un autre nom.",
  view_limit: "Il y a trop de vues. Supprimez-en une d’abord.",
  export_not_ready:
    "Aucun fichier à télécharger : il n’est pas encore prêt, ou ses sept jours sont passés. Voyez Données dans votre compte.",
  account_closed: "Le compte de ce membre a été supprimé : rien ne peut y être crédité.",
  deletion_order:
    "Une de vos commandes est encore en cours de vérification. Attendez qu’elle soit livrée ou remboursée.",
  deletion_claim: "Une de vos réclamations est encore ouverte. Attendez la réponse.",
  deletion_money:
    "De l’argent se trouve sur votre compte ou est en route : retirez-le ou dépensez-le d’abord, ou attendez qu’il soit réglé. Pour un montant inférieur au minimum, écrivez-nous.",
  deletion_staff:
    "Vous travaillez pour Cashlane avec ce compte. Un autre administrateur doit d’abord vous rendre membre.",
  country_unknown: "Choisissez un pays de la liste.",
  currency_without_rate: "Choisissez une devise de la liste : celle-ci n’a plus de taux.",
  phone_invalid: "Nous ne lisons pas ce numéro. Écrivez-le avec + et l’indicatif du pays.",
  avatar_too_large: "L’image dépasse 800 ko.",
  avatar_type_unknown: "Une image est un fichier JPEG, PNG ou WebP.",
  avatar_broken: "Cette image n’a pas pu être lue. Essayez-en une autre.",
} satisfies Partial<Record<ErrorKey, string>>;
