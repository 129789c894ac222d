import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/personal-data";

export const texts = {
  title: "Vos données",
  subtitle: "Téléchargez vos données ou supprimez votre compte.",
  exportTitle: "Tout sur vous dans un fichier",
  exportSubtitle:
    "Un ZIP avec vos achats, votre argent, vos messages, vos connexions et vos réglages en JSON et en CSV, selon les tables où ils sont gardés, et les fichiers que vous avez envoyés. Mots de passe et clés n’y sont pas. Nous vous prévenons par e-mail quand il est demandé et quand il est prêt.",
  export: "Faire préparer le fichier",
  exportAgain: "En faire préparer un nouveau",
  exportAsked: "Le fichier est en préparation.",
  exportFailed: "Le fichier n’a pas pu être téléchargé",
  waiting: "Votre fichier attend son tour.",
  working: "Préparation de votre fichier : {{done}} parties sur {{total}} sont faites.",
  progress: "Avancement du fichier",
  mayLeave: "Vous pouvez quitter cette page : nous vous écrivons quand il est prêt.",
  look: "Voir où il en est",
  ready: "Votre fichier est prêt.",
  readyUntil: "Vous pouvez le télécharger jusqu’au",
  download: "Télécharger le fichier",
  expired: "Votre dernier fichier a été effacé après sept jours.",
  failed: "Votre fichier n’a pas pu être créé. Redemandez-le ; si cela échoue encore, écrivez-nous.",
  deleteTitle: "Supprimer votre compte",
  deleteSubtitle: "Il disparaît après 14 jours. D’ici là, vous pouvez finalement le garder.",
  goes: "Ce qui disparaît : nom, adresse e-mail, photo, numéro de téléphone, coordonnées de versement, messages, connexions, appareils, réglages, notifications et e-mails.",
  stays:
    "Ce qui reste, sans votre nom : les écritures comptables, achats, retraits et commandes, comme la loi le veut, et le journal de ce que l’équipe a fait.",
  later: "Vous renoncez à ce que vos achats apporteraient encore.",
  dueTitle: "Votre compte va être supprimé",
  dueAt: "Il disparaît le",
  keep: "Garder mon compte",
  kept: "Votre compte reste.",
  staff:
    "Vous travaillez pour Cashlane avec ce compte. Un autre administrateur doit d’abord vous rendre membre.",
  money:
    "De l’argent se trouve sur votre compte ou est en route. Retirez-le ou dépensez-le d’abord, ou attendez qu’il soit réglé. Pour un montant inférieur au minimum, écrivez-nous.",
  order:
    "Une de vos commandes est encore en cours de vérification. Elle doit d’abord être livrée ou remboursée.",
  toOrders: "Vos commandes",
  claim: "Une de vos réclamations est encore ouverte. Elle doit d’abord recevoir une réponse.",
  toClaims: "Vos réclamations",
  toBalance: "Mon solde",
  agree: "Je comprends ce qui disparaît, ce qui reste et à quoi je renonce.",
  agreeMissing: "Cochez pour continuer.",
  delete: "Supprimer mon compte",
  asked: "Votre compte disparaît dans 14 jours.",
} satisfies Translation<typeof english, "fr">;
