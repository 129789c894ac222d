import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/preferences";

export const texts = {
  title: "Réglages des notifications",
  subtitle: "Choisissez vos notifications et leurs canaux.",

  matrixTitle: "Types et canaux",
  matrixHint: "Chaque choix est enregistré immédiatement.",
  matrix: "Notifications par type et par canal",
  type: "Notification",
  inApp: "Dans l’appli",
  browser: "Push",
  email: "E-mail",
  choice: "{{type}} : {{channel}}",
  always: "toujours",
  alwaysHint: "L’argent parti ou revenu est toujours annoncé dans l’appli.",
  browserHint:
    "Les notifications push reprennent ce qui est annoncé dans l’appli, sur les appareils ci-dessous et dans ce navigateur tant que Cashlane est à l’arrière-plan.",

  switchedOn: "{{choice}} est activé.",
  switchedOff: "{{choice}} est désactivé.",
  undo: "Annuler",
  notSaved: "{{choice}} n’a pas été modifié",

  unreachable: "Cashlane est injoignable. Vérifiez votre connexion et réessayez.",

  howTitle: "Langue et heures",
  language: "Langue des notifications et des e-mails",
  languageHint: "Ce qui vous a déjà été annoncé reste tel quel.",
  language_vi: "Tiếng Việt",
  language_en: "English",
  language_fr: "Français",
  language_ar: "العربية",
  timeZone: "Fuseau horaire",
  deviceZone: "Celui de cet appareil",
  useZone: "Utiliser {{zone}}",
  quiet: "Heures calmes",
  quietHint:
    "Pendant ces heures, aucun e-mail ni aucune notification push n’est envoyé. Les envois attendent leur fin.",
  discreet: "Notifications push sans montant ni nom de boutique",
  quietStart: "De",
  quietEnd: "À",
  digest: "E-mails",
  digest_off: "Immédiatement, un par notification",
  digest_daily: "Un par jour, à 8 h du matin",
  digest_weekly: "Un par semaine, le lundi à 8 h du matin",
  save: "Enregistrer",
  saved: "Vos réglages sont enregistrés.",

  languageInvalid: "Choisissez l’une des langues.",
  digestInvalid: "Choisissez la fréquence.",
  timeInvalid: "Indiquez une heure, par exemple 22:30.",
  timesEqual: "La fin des heures calmes doit différer de leur début.",
  zoneInvalid: "Choisissez un fuseau horaire de la liste.",

  unsubscribeTitle: "Arrêter les e-mails",
  unsubscribeQuestion: "Faut-il arrêter tous les e-mails de notification à {{email}} ?",
  unsubscribeKept: "L’appli continue de vous dire ce qui arrive à votre argent.",
  unsubscribe: "Arrêter les e-mails",
  unsubscribedTitle: "Plus d’e-mails",
  unsubscribedText: "Nous n’envoyons plus d’e-mails de notification à {{email}}.",
  unsubscribeSettings: "Vous pouvez en réactiver certains dans vos réglages.",
  toSettings: "Réglages des notifications",
  unsubscribeBroken:
    "Ce lien est incomplet ou n’est pas valable. Utilisez le lien à la fin de l’un de nos e-mails.",
} satisfies Translation<typeof english, "fr">;
