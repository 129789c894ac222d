import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/unsent";

export const texts = {
  offlineTitle: "Non envoyé : pas de connexion",
  offlineText: "Votre saisie est toujours là. Renvoyez-la dès que la connexion est rétablie.",
  failedTitle: "Une erreur est survenue pendant l’envoi",
  failedText: "Votre saisie est toujours là. Veuillez la renvoyer dans un instant.",
  signedOutTitle: "Non envoyé : vous avez été déconnecté",
  signedOutText:
    "Votre saisie est rétablie. Vérifiez-la et renvoyez-la. Les mots de passe, les codes et les fichiers sont à saisir de nouveau.",
} satisfies Translation<typeof english, "fr">;
