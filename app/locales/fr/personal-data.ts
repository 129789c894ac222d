import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/personal-data";

export const texts = {
  title: "Vos données",
  subtitle: "Emportez ce que nous savons de vous, ou faites-le supprimer.",
  exportTitle: "Tout sur vous dans un fichier",
  exportSubtitle:
    "JSON, avec vos achats, votre argent, vos messages, vos connexions et vos réglages, selon les tables où ils sont gardés. Mots de passe et clés n’y sont pas. Nous vous prévenons par e-mail à chaque téléchargement.",
  export: "Télécharger le fichier",
  exportFailed: "Le fichier n’a pas pu être créé",
  deleteTitle: "Supprimer votre compte",
  deleteSubtitle: "Il disparaît après 14 jours. D’ici là, vous pouvez finalement le garder.",
  goes: "Ce qui disparaît : nom, adresse e-mail, photo, numéro de téléphone, coordonnées de versement, messages, connexions, appareils, réglages, notifications et e-mails.",
  stays:
    "Ce qui reste, sans votre nom : les écritures comptables, achats, retraits et commandes, comme la loi le veut, et le journal de ce que l’équipe a fait.",
  later: "Vous renoncez à ce que vos achats apporteraient encore.",
  dueTitle: "Votre compte va être supprimé",
  dueAt: "Il disparaît le",
  keep: "Garder mon compte",
  kept: "Votre compte reste.",
  staff:
    "Vous travaillez pour Cashlane avec ce compte. Un autre administrateur doit d’abord vous rendre membre.",
  money:
    "De l’argent se trouve sur votre compte ou est en route. Retirez-le ou dépensez-le d’abord, ou attendez qu’il soit réglé. Pour un montant inférieur au minimum, écrivez-nous.",
  toBalance: "Mon solde",
  agree: "Je comprends ce qui disparaît, ce qui reste et à quoi je renonce.",
  agreeMissing: "Cochez pour continuer.",
  delete: "Supprimer mon compte",
  asked: "Votre compte disparaît dans 14 jours.",
} satisfies Translation<typeof english, "fr">;
