import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const staff = {
  mail_not_dead:
    "Seul un e-mail impossible à remettre peut être réessayé. Celui-ci est déjà envoyé ou de nouveau en attente.",
  own_account: "Vous ne pouvez pas faire cela avec votre propre compte.",
  user_already_suspended: "Rien n’a changé : ce compte est déjà suspendu.",
  user_tier_already: "Rien n’a changé : ce compte a déjà cette formule.",
  user_not_suspended: "Rien n’a changé : ce compte n’est pas suspendu.",
  second_factor_reset_by_you:
    "Vous avez désactivé la validation en deux étapes de ce membre : un autre administrateur doit lever l’attente.",
  role_unknown: "Ce rôle n’existe plus.",
  role_name_taken: "Un autre rôle porte ce nom.",
  role_changed: "Quelqu’un a modifié ce rôle entre-temps. Vérifiez-le, puis enregistrez.",
  role_limit: "Il n’y a plus de place pour un rôle : supprimez-en un d’abord.",
  role_beyond_own: "Vous ne pouvez pas donner des autorisations que vous n’avez pas.",
  role_unchanged: "Rien n’a changé : c’est déjà son rôle.",
  role_request_gone: "Cette demande est close, ou son auteur n’en a plus le droit.",
  role_needs_other_admin: "La demande vient de vous : une autre personne doit l’approuver.",
  role_replacement_gains: "Choisissez un rôle qui n’a aucune autorisation de plus.",
  role_needs_confirmed_address:
    "Cette personne n’a pas encore confirmé son adresse e-mail : elle doit le faire avant de recevoir un rôle.",
  role_needs_active_account: "Ce compte est suspendu : rétablissez-le avant de lui donner un rôle.",
  role_delete_needs_two:
    "Des personnes ayant ce rôle touchent à l’argent. Donnez d’abord un autre rôle à chacune d’elles ; une deuxième personne doit l’approuver.",
  role_too_new:
    "Une seule personne a approuvé votre rôle : vous pourrez approuver des versements à partir du {from}.",
  suspension_undecided:
    "Une suspension que vous avez demandée, ou qui vous concerne, attend une deuxième personne. D’ici là, vous ne pouvez pas approuver de versements.",
  user_step_needs_two:
    "Cette personne touche à l’argent, ou y a touché : faites la demande sur sa page, où une deuxième personne l’approuvera.",
} satisfies Partial<Record<ErrorKey, string>>;
