import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/verify-email";

export const texts = {
  title: "Confirmez votre adresse e-mail",
  opened: "Un clic confirme que cette adresse est la vôtre.",
  lead: "Nous avons envoyé un lien et un code à {{email}}. Ouvrez le lien, ou saisissez le code ici.",
  code: "Code",
  codeHint: "Six chiffres, valables 24 heures.",
  codeInvalid: "Saisissez les six chiffres de l’e-mail.",
  confirm: "Confirmer",
  sent: "Un nouvel e-mail est en route. C’est son code qui compte désormais.",
  nothingThere:
    "Rien reçu ? Regardez dans les indésirables, ou faites-le renvoyer. Trois e-mails au plus par quart d’heure.",
  resend: "Renvoyer",
  resendIn: "Renvoyer dans {{seconds}} s",
  later: "Plus tard",
  logIn: "Se connecter",
  logInFirst: "Connectez-vous : nous vous enverrons un autre lien et un autre code.",
  doneTitle: "Votre adresse e-mail est confirmée",
  doneText: "Vous pouvez ajouter un mode de versement et retirer vos gains.",
  goOn: "Aller aux retraits",
  passkeyTitle: "Connectez-vous sans mot de passe",
  passkeyText:
    "Utilisez votre doigt, votre visage ou un code PIN. Dès lors, votre mot de passe seul n’ouvre plus votre compte.",
  passkeyAdd: "Ajouter une clé d’accès",
  notMeTitle: "Ce n’était pas moi",
  notMeLead:
    "Si ce n’était pas vous, nous déconnectons tous les appareils et vous envoyons un lien pour changer de mot de passe.",
  notMe: "Sécuriser mon compte",
  notMeDone:
    "Tous les appareils sont déconnectés. Ouvrez le lien que nous venons de vous envoyer pour choisir un nouveau mot de passe. Si nous avons retiré des moyens de connexion ajoutés récemment, un autre e-mail les énumère.",
  undoTitle: "Garder votre adresse e-mail",
  undoLead:
    "Quelqu’un d’autre a changé l’adresse de votre compte ? Un clic la rétablit, déconnecte tous les appareils et vous envoie un lien pour un nouveau mot de passe.",
  undo: "Garder mon adresse",
  undoDone:
    "Votre adresse est rétablie. Ouvrez le lien que nous venons de vous envoyer pour choisir un nouveau mot de passe. Si nous avons retiré des moyens de connexion ajoutés récemment, un autre e-mail les énumère.",
  undoMissing: "Ce lien est incomplet. Rouvrez-le depuis l’e-mail.",
} satisfies Translation<typeof english, "fr">;
