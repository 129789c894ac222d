import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/wordings";

export const texts = {
  listTitle: "Les notifications et leurs e-mails",
  listText:
    "Chacune est annoncée dans l’appli et par e-mail, au choix du membre. Leurs textes peuvent être les vôtres.",
  name: "Notification",
  wording: "Texte",
  builtIn: "Texte d’origine",
  own: "Texte propre : {{languages}}",
  othersTitle: "Autres e-mails",
  othersText:
    "Ils touchent à la sécurité d’un compte ou ont été demandés : toujours envoyés, toujours en ces termes.",
  mail_email: "Confirmer une adresse e-mail, ancienne ou nouvelle",
  mail_password: "Choisir un nouveau mot de passe, et annonce du changement",
  mail_device: "Connexion depuis un nouvel appareil",
  mail_factors: "Changements de la vérification en deux étapes, des clés d’accès et des codes de secours",
  mail_data: "Copie des données et fin d’un compte",
  mail_staff: "Invitation dans l’équipe",
  mail_friend: "Invitation d’un ami par un membre",
  mail_answer: "Notre réponse à un message",
  mail_invoice: "Facture à un réseau",
  mail_digest: "Notifications d’un jour ou d’une semaine en un e-mail",
  back: "Toutes les notifications",
  placeholders: "Les noms entre accolades remplacent ce qui s’est passé. Ce texte peut employer :",
  emptyHint: "Un champ vide, ou au texte d’origine, suit les prochaines versions.",
  preview: "Aperçu",
  previewTitle: "Aperçu",
  previewText: "Les e-mails, avec des chiffres inventés. Rien n’est encore enregistré.",
} satisfies Translation<typeof english, "fr">;
