import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const content = {
  own_referral: "Vous ne pouvez pas traiter votre propre prime.",
  own_review: "Vous ne pouvez pas traiter votre propre avis.",
  review_not_bought: "Les avis sont réservés aux membres qui ont acheté dans cette boutique avec nous.",
  review_changed: "L’auteur a modifié cet avis. Relisez-le.",
  review_text_invalid: "Écrivez entre 10 et 2 000 caractères.",
  review_reply_invalid: "La réponse ne doit pas dépasser 1 000 caractères.",
  referral_not_held: "Cette prime n’attend plus.",
  invitation_limit: "Vous avez invité beaucoup d’amis. Réessayez demain.",
  invitation_own: "C’est votre propre adresse.",
  invitation_too_many: "Invitez dix amis au plus à la fois.",
  course_changed:
    "Quelqu’un d’autre a modifié ce cours entre-temps. Votre saisie est conservée : vérifiez-la, puis enregistrez de nouveau.",
  course_lessons_fixed: "Un cours garde son nombre de leçons.",
  help_changed:
    "Quelqu’un d’autre a modifié ce texte entre-temps. Votre saisie est conservée : vérifiez-la, puis enregistrez de nouveau.",
  help_slug_taken: "Un autre texte porte déjà ce nom dans son adresse.",
  help_full: "Il y a déjà autant de ces textes que possible.",
} satisfies Partial<Record<ErrorKey, string>>;
